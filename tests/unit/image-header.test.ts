import { readImageHeader } from '@/content/pictures/admin/image-header';
import { jpegHead, movingGif, png, pngBomb, pngChunk, webpHead } from '../support/picture-files.ts';

test('kind and dimensions of a PNG are read from its head, and whether it is see-through', () => {
  const header = { type: 'image/png', width: 3, height: 2, alpha: false };
  expect(readImageHeader(png(3, 2))).toEqual(header);
  expect(readImageHeader(png(3, 2, [1, 2, 3, 100]))?.alpha).toBe(true);
});

test('a colour that a PNG names as see-through counts, but only before its pixels', () => {
  const whole = png(3, 2);
  const at = 8 + 25;
  const transparent = pngChunk('tRNS', Buffer.alloc(6));
  const before = Buffer.concat([whole.subarray(0, at), transparent, whole.subarray(at)]);
  const after = Buffer.concat([whole.subarray(0, -12), transparent, whole.subarray(-12)]);
  expect(readImageHeader(before)?.alpha).toBe(true);
  expect(readImageHeader(after)?.alpha).toBe(false);
});

test('a JPEG tells its dimensions after any number of other segments', () => {
  for (const marker of [0xc0, 0xc1, 0xc2, 0xcf]) {
    const header = { type: 'image/jpeg', width: 4032, height: 3024, alpha: false };
    expect(readImageHeader(jpegHead(4032, 3024, marker, 3))).toEqual(header);
  }
});

test('tables of a JPEG are not taken for its frame', () => {
  const tables = [0xc4, 0xc8, 0xcc].map((marker) => jpegHead(1, 1, marker).subarray(2));
  const whole = Buffer.concat([Buffer.of(0xff, 0xd8), ...tables, jpegHead(70, 50).subarray(2)]);
  expect(readImageHeader(whole)).toMatchObject({ width: 70, height: 50 });
});

test('a GIF and the three kinds of WebP are read', () => {
  expect(readImageHeader(movingGif())).toMatchObject({ type: 'image/gif', width: 2, height: 2 });
  for (const kind of ['VP8 ', 'VP8L', 'VP8X'] as const) {
    const header = { type: 'image/webp', width: 1600, height: 900, alpha: kind !== 'VP8 ' };
    expect(readImageHeader(webpHead(kind, 1600, 900))).toMatchObject(header);
  }
  const moving = webpHead('VP8X', 16, 9);
  moving.writeUInt8(0x12, 20);
  expect(readImageHeader(moving)).toMatchObject({ moves: true });
});

test('16,000 × 16,000 pixels are seen in a file of some kilobytes, before anything is decoded', () => {
  const bomb = pngBomb(16_000);
  expect(bomb.length).toBeLessThan(100_000);
  expect(readImageHeader(bomb)).toMatchObject({ width: 16_000, height: 16_000 });
});

test('a head that ends too early is no head, at any length', () => {
  const whole = [png(3, 2), jpegHead(70, 50, 0xc0, 1), movingGif(), webpHead('VP8X', 16, 9)];
  for (const bytes of whole) {
    for (let length = 0; length < Math.min(bytes.length, 64); length += 1) {
      expect(() => readImageHeader(bytes.subarray(0, length))).not.toThrow();
    }
    expect(readImageHeader(bytes.subarray(0, 9))).toBeUndefined();
  }
});

test('random bytes never make it throw', () => {
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) % 256;
  const heads = [png(3, 2), jpegHead(70, 50), movingGif(), webpHead('VP8L', 16, 9)];
  for (let round = 0; round < 4000; round += 1) {
    const bytes = Buffer.from(heads[round % heads.length] ?? []);
    for (let hits = 0; hits < 6; hits += 1) bytes[random() % bytes.length] = random();
    expect(() => readImageHeader(bytes)).not.toThrow();
  }
});
