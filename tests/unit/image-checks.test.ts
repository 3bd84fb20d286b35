import { canBeResized, checkFile, ImageRejected } from '@/content/pictures/admin/check-file';
import { parseDataUrl, RESIZE_MAX_BYTES } from '@/content/pictures/admin/check-file';
import type { RejectionReason } from '@/content/pictures/admin/check-file';
import { placeFiles } from '@/content/pictures/staff-calls/picture-files';
import { IMAGE_PATH_PATTERN } from '@/content/schema/find-images';
import { jpegHead, movingGif, png, pngBomb, prepared, webpHead } from '../support/picture-files.ts';

function file(content: Uint8Array<ArrayBuffer> | Buffer, type: string, name = 'photo'): File {
  return new File([new Uint8Array(content)], name, { type });
}

async function refusal(check: () => unknown): Promise<ImageRejected> {
  try {
    await check();
  } catch (error) {
    if (error instanceof ImageRejected) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

async function reason(check: () => unknown): Promise<RejectionReason> {
  return (await refusal(check)).reason;
}

test('[I-24] a photo of more than sixty megabytes cannot be made smaller', () => {
  // Only size and type are read; a real file of sixty megabytes would be slow.
  const huge = { size: RESIZE_MAX_BYTES + 1, type: 'image/jpeg' };
  expect(canBeResized(huge as Blob)).toBe(false);
});

test('more than 40 megapixels are refused by the head alone', async () => {
  expect(await reason(() => checkFile(file(pngBomb(16_000), 'image/png')))).toBe('pixels');
  expect(await reason(() => checkFile(file(jpegHead(8001, 5000), 'image/jpeg')))).toBe('pixels');
  const largest = file(jpegHead(8000, 5000), 'image/jpeg');
  expect(await checkFile(largest)).toMatchObject({ width: 8000, height: 5000 });
});

test('more than sixty bad files are refused before anything is decoded', async () => {
  const text = (content: string) => Buffer.from(content, 'latin1');
  const bad: [string, Buffer][] = [
    ['an SVG', text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', text('\uFEFF<html><script>alert(1)</script>')],
    ['a script', text('alert(1)')],
    ['a PDF', text('%PDF-1.7')],
    ['a ZIP', text('PK\u0003\u0004')],
    ['a program', text('MZ\u0090\0')],
    ['a bitmap', text('BM6\0\0\0')],
    ['a TIFF', text('II*\0')],
    ['an icon', text('\0\0\u0001\0')],
    ['a HEIC', text('\0\0\0\u0018ftypheic')],
    ['an AVIF', text('\0\0\0\u0018ftypavif')],
    ['a film', text('\0\0\0\u0018ftypmp42')],
    ['a sound', text('RIFF\0\0\0\0WAVEfmt ')],
    ['nothing', text('')],
    ['one byte', text('\u00ff')],
    ['half a PNG head', png(2, 2).subarray(0, 20)],
    ['half a JPEG head', jpegHead(70, 50).subarray(0, 8)],
    ['half a GIF head', movingGif().subarray(0, 8)],
    ['half a WebP head', webpHead('VP8X', 9, 9).subarray(0, 22)],
    ['a PNG without pixels', png(0, 5)],
    ['a GIF without pixels', text('GIF89a\0\0\0\0')],
    ['16,000 pixels square', pngBomb(16_000)],
    ['a JPEG that says 65,535 pixels square', jpegHead(65_535, 65_535)],
    ['a WebP that says 16,000,000 pixels wide', webpHead('VP8X', 16_000_000, 100)],
  ];
  let refused = 0;
  for (const [, content] of bad) {
    for (const type of ['image/png', 'image/jpeg', 'image/gif']) {
      expect(['type', 'pixels']).toContain(await reason(() => checkFile(file(content, type))));
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(60);
});

test('[I-08] a data URL needs a comma and a payload, else nothing is made of it', async () => {
  for (const text of [
    '',
    'data:image/png;base64',
    'data:image/png;base64,',
    'data:image/png;base64,   ',
    'image/png;base64,AAAA',
    'data:image/png;base64,*not base64*',
    'data:image/png,%zz',
  ]) {
    const { words } = await refusal(() => parseDataUrl(text));
    expect(words.description).toBe('Invalid image data format');
  }
});

test('[N-28] a data URL becomes the file that is in it', async () => {
  const bytes = png(2, 2);
  const blob = parseDataUrl(`data:image/PNG;base64,${bytes.toString('base64')}`);
  expect(blob.type).toBe('image/png');
  expect(Buffer.from(await blob.arrayBuffer()).equals(bytes)).toBe(true);
  expect(await parseDataUrl('data:text/plain;charset=utf-8,a%20b').text()).toBe('a b');
});

test('[I-05] [I-06] files are called {category}/{timestamp}-{random}.{true extension}', () => {
  const { stored, files } = placeFiles('room-deluxe', prepared([480]), 1_700_000_000);
  expect(stored.path).toMatch(/^room-deluxe\/1700000000-[a-z0-9]{9}\.jpg$/);
  expect(files.map(({ path }) => path)).toEqual([
    stored.path,
    stored.path.replace('.jpg', '-480.webp'),
  ]);
  expect(stored.variants).toEqual([{ path: files[1]?.path, width: 480, type: 'image/webp' }]);
  for (const { path } of files) expect(path).toMatch(IMAGE_PATH_PATTERN);
  expect(placeFiles('hero', prepared([], 'image/gif'), 1).stored.path).toMatch(/\.gif$/);
});

test('two pictures of the same moment get names of their own', () => {
  const names = Array.from({ length: 200 }, () => placeFiles('hero', prepared(), 1).stored.path);
  expect(new Set(names).size).toBe(names.length);
});
