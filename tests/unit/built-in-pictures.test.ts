import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_IN_PICTURES, type BuiltInFile } from '@/content/store/built-in-pictures';
import { builtInPicture, builtInSrcSet } from '@/content/store/built-in-pictures';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { pictureText } from '@/content/sample/sample-translations';
import { LANGUAGE_CODES } from '@/words/languages';

const PUBLIC = join(import.meta.dirname, '..', '..', 'public');
const pictures = Object.entries(BUILT_IN_PICTURES);
/** The drawn map contains words, so each language has its own file (decision 0032). */
const drawings = (picture: BuiltInFile) =>
  LANGUAGE_CODES.map((code) => pictureText(code, picture.src))
    .filter((src) => src !== picture.src)
    .map((src) => ({ ...picture, src }));
const files: BuiltInFile[] = pictures.flatMap(([, picture]) => [
  picture,
  ...(picture.portrait ? [picture.portrait] : []),
  ...drawings(picture),
]);

type Size = { width: number; height: number };

function sizeOf(src: string): Size {
  const bytes = readFileSync(join(PUBLIC, src));
  if (src.endsWith('.jpg')) return jpegSize(bytes);
  if (src.endsWith('.webp')) return webpSize(bytes);
  if (src.endsWith('.avif')) return avifSize(bytes);
  return svgSize(bytes.toString());
}

/** Skips segments up to the start of frame (C0–CF except C4, C8 and CC, which are tables). */
function jpegSize(bytes: Buffer): Size {
  let at = 2;
  while (bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error('a JPEG without a frame');
}

function webpSize(bytes: Buffer): Size {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind !== 'VP8 ') throw new Error(`expected a lossy WebP without extras, found ${kind}`);
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

/** The `ispe` property holds four bytes of version and flags, then width and height. */
function avifSize(bytes: Buffer): Size {
  const at = bytes.indexOf('ispe', 0, 'latin1');
  return { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
}

function svgSize(markup: string): Size {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(markup) ?? [];
  return { width: Number(width), height: Number(height) };
}

function copies(file: BuiltInFile): { src: string; width: number }[] {
  return (['avif', 'webp'] as const).flatMap((format) =>
    file.widths.map((width) => ({ src: file.src.replace(/\.jpg$/, `-${width}.${format}`), width })),
  );
}

describe.each(files)('$src', (file) => {
  test('has the stated size', () => {
    expect(sizeOf(file.src)).toEqual({ width: file.width, height: file.height });
  });

  test('has every stated copy, of that width and the same shape', () => {
    for (const { src, width } of copies(file)) {
      const size = sizeOf(src);
      expect(size.width, src).toBe(width);
      expect(Math.abs(size.height - (width * file.height) / file.width), src).toBeLessThan(1);
    }
  });

  test('states a colour, a focal point and a brightness that CSS can take', () => {
    expect(file.colour).toMatch(/^#[0-9a-f]{6}$/);
    for (const share of [file.focalX, file.focalY]) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
    expect(file.luminance).toBeGreaterThanOrEqual(0);
    expect(file.luminance).toBeLessThanOrEqual(255);
  });
});

test('every file in public/images belongs to a picture', () => {
  const known = files.flatMap((file) => [file.src, ...copies(file).map((copy) => copy.src)]);
  const found = readdirSync(join(PUBLIC, 'images')).map((name) => `/images/${name}`);
  expect(found.toSorted()).toEqual(known.filter((src) => src.startsWith('/images/')).toSorted());
});

test('a picture is found under its own path', () => {
  for (const [path, picture] of pictures) {
    expect(picture.src).toBe(path);
    expect(builtInPicture(path)).toBe(picture);
  }
});

test('an upload, a web address and a name of Object.prototype are not built in', () => {
  for (const src of ['', 'hero/1-a.jpg', 'https://example.com/images/hero.jpg', 'constructor']) {
    expect(builtInPicture(src), src).toBeUndefined();
  }
});

test('every picture of the default content is built in, with an alternative text', () => {
  const { heroSection, luxuryExperience, aboutSection } = DEFAULT_CONTENT.sections;
  const used = [
    heroSection.image,
    ...luxuryExperience.images,
    ...aboutSection.images,
    ...DEFAULT_CONTENT.rooms.flatMap((room) => room.images),
  ];
  for (const src of used) expect(builtInPicture(src)?.alt, src).toBeTruthy();
});

test('a srcset names each copy with its width', () => {
  const hero = BUILT_IN_PICTURES['/images/hero.jpg']?.portrait;
  expect(hero && builtInSrcSet(hero, 'avif')).toBe(
    [600, 900, 1350, 1800]
      .map((width) => `/images/hero-portrait-${width}.avif ${width}w`)
      .join(', '),
  );
});

test('a drawing has no srcset', () => {
  const placeholder = builtInPicture('/brand/placeholder-room.svg');
  expect(placeholder && builtInSrcSet(placeholder, 'webp')).toBe('');
});
