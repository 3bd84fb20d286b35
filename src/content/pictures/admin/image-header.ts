/** A picture's real type and size, read from its first bytes. */
export type ImageHeader = {
  type: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp';
  /** Width and height in pixels, before any rotation noted in the file. */
  width: number;
  height: number;
  alpha: boolean;
  /** True for an animated WebP, of which only the first frame is stored. */
  moves?: boolean;
};

const PNG_MAGIC = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * Reads the header without decoding, because a tiny file can decode to a huge picture.
 * @returns undefined for a type other than JPEG, PNG, GIF, WebP, or an incomplete header
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const header = png(view) ?? jpeg(view) ?? gif(view) ?? webp(view);
    return header && header.width > 0 && header.height > 0 ? header : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function png(view: DataView): ImageHeader | undefined {
  if (!PNG_MAGIC.every((byte, index) => view.getUint8(index) === byte)) return undefined;
  if (text(view, 12, 4) !== 'IHDR') return undefined;
  const colourType = view.getUint8(25);
  return {
    type: 'image/png',
    width: view.getUint32(16),
    height: view.getUint32(20),
    alpha: colourType === 4 || colourType === 6 || hasTransparencyChunk(view),
  };
}

/** The `tRNS` chunk declares transparency and precedes the picture's data. */
function hasTransparencyChunk(view: DataView): boolean {
  let at = 8;
  while (at + 8 <= view.byteLength) {
    const name = text(view, at + 4, 4);
    if (name === 'tRNS') return true;
    if (name === 'IDAT') return false;
    at += 12 + view.getUint32(at);
  }
  return false;
}

function jpeg(view: DataView): ImageHeader | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) {
      return {
        type: 'image/jpeg',
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        alpha: false,
      };
    }
    // Extra 0xFF bytes may stand before a marker as padding: skips them one by one.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** SOF0 to SOF15 are frames, except DHT, JPG and DAC in the same range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function gif(view: DataView): ImageHeader | undefined {
  if (!/^GIF8[79]a$/.test(text(view, 0, 6))) return undefined;
  return {
    type: 'image/gif',
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
    alpha: true,
  };
}

function webp(view: DataView): ImageHeader | undefined {
  if (text(view, 0, 4) !== 'RIFF' || text(view, 8, 4) !== 'WEBP') return undefined;
  const size = webpSize(view);
  return size && { type: 'image/webp', ...size };
}

function webpSize(view: DataView): Omit<ImageHeader, 'type'> | undefined {
  switch (text(view, 12, 4)) {
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
        alpha: false,
      };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return {
        width: (bits & 0x3fff) + 1,
        height: ((bits >>> 14) & 0x3fff) + 1,
        alpha: ((bits >>> 28) & 1) === 1,
      };
    }
    case 'VP8X':
      return {
        width: uint24(view, 24) + 1,
        height: uint24(view, 27) + 1,
        alpha: (view.getUint8(20) & 0x10) !== 0,
        moves: (view.getUint8(20) & 0x02) !== 0,
      };
    default:
      return undefined;
  }
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

function text(view: DataView, at: number, length: number): string {
  let result = '';
  for (let index = 0; index < length; index += 1) {
    result += String.fromCharCode(view.getUint8(at + index));
  }
  return result;
}
