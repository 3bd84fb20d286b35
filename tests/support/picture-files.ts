import { crc32, deflateSync } from 'node:zlib';
import type { PreparedPicture } from '@/content/pictures/staff-calls/picture-files';

type Colour = [red: number, green: number, blue: number, alpha: number];

/** A complete PNG of one colour; it has an alpha channel only if the colour is transparent. */
export function png(width: number, height: number, colour: Colour = [196, 162, 86, 255]): Buffer {
  const hasAlpha = colour[3] < 255;
  const pixel = Buffer.from(hasAlpha ? colour : colour.slice(0, 3));
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(width * pixel.length, pixel)]);
  const pixels = Buffer.concat(Array.from({ length: height }, () => row));
  return pngOf(width, height, 8, hasAlpha ? 6 : 2, deflateSync(pixels));
}

/** A small file with a huge picture: one bit per pixel, all equal. */
export function pngBomb(side: number): Buffer {
  const pixels = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  return pngOf(side, side, 1, 0, deflateSync(pixels, { level: 9 }));
}

function pngOf(width: number, height: number, depth: number, colourType: number, data: Buffer) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colourType, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk('IHDR', head),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, sum]);
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** The start of a JPEG up to its dimensions, after a number of comment segments. */
export function jpegHead(width: number, height: number, marker = 0xc0, comments = 0): Buffer {
  const frame = Buffer.of(8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const comment = segment(0xfe, Buffer.alloc(60_000, 'x'));
  return Buffer.concat([
    Buffer.of(0xff, 0xd8),
    ...Array.from({ length: comments }, () => comment),
    segment(marker, frame),
  ]);
}

export function withExif(jpeg: Buffer, orientation: number): Buffer {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16BE(tag, 0);
    bytes.writeUInt16BE(type, 2);
    bytes.writeUInt32BE(count, 4);
    if (type === 3) bytes.writeUInt16BE(value, 8);
    else bytes.writeUInt32BE(value, 8);
    return bytes;
  };
  // TIFF header at 0, first directory with two entries at 8, GPS directory with one entry at 38.
  const tiff = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\u0008', 'latin1'),
    Buffer.of(0, 2),
    entry(0x0112, 3, 1, orientation),
    entry(0x8825, 4, 1, 38),
    Buffer.alloc(4),
    Buffer.of(0, 1),
    entry(0x0001, 2, 2, 0x4e000000),
    Buffer.alloc(4),
    Buffer.from('GPS 10.4833 N 104.3167 E', 'latin1'),
  ]);
  const app1 = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
  return Buffer.concat([jpeg.subarray(0, 2), app1, jpeg.subarray(2)]);
}

export function movingGif(): Buffer {
  const frame = (index: number) =>
    Buffer.from(
      `21f904000a0000002c0000000002000200000202${index === 0 ? '8451' : '8c53'}00`,
      'hex',
    );
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from('02000200800000c4a256006837', 'hex'),
    Buffer.from('21ff0b4e45545343415045322e300301000000', 'hex'),
    frame(0),
    frame(1),
    Buffer.of(0x3b),
  ]);
}

export function webpHead(kind: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number): Buffer {
  const head = Buffer.alloc(40);
  head.write('RIFF', 0, 'latin1');
  head.write(`WEBP${kind}`, 8, 'latin1');
  if (kind === 'VP8 ') {
    head.writeUInt16LE(width, 26);
    head.writeUInt16LE(height, 28);
  } else if (kind === 'VP8L') {
    head.writeUInt32LE((width - 1) | ((height - 1) << 14) | (1 << 28), 21);
  } else {
    head.writeUInt8(0x10, 20);
    head.writeUIntLE(width - 1, 24, 3);
    head.writeUIntLE(height - 1, 27, 3);
  }
  return head;
}

export function prepared(
  widths: readonly number[] = [],
  type: PreparedPicture['main']['type'] = 'image/jpeg',
): PreparedPicture {
  const blob = (of: string) => new Blob([new Uint8Array(40).fill(7)], { type: of });
  return {
    main: { blob: blob(type), type, width: 1200 },
    variants: widths.map((width) => ({ blob: blob('image/webp'), type: 'image/webp', width })),
    height: 800,
    colour: '#c4a256',
    luminance: 91.5,
  };
}
