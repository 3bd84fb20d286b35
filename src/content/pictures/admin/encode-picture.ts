import { toHex } from '@/basics/rules/colour';
import { BRIGHTNESS_WEIGHTS, UPLOAD_MAX_BYTES } from '@/basics/rules/limits';
import type { PictureFile, PreparedPicture } from '@/content/pictures/staff-calls/images';
import type { ImageHeader } from './image-header';
import { drawScaled, readPixels } from './canvas';

/** The main file's limits (pixels). Few browsers show this file: others get a smaller WebP copy. */
const MAIN_MAX_WIDTH = 1920;
const MAIN_MAX_HEIGHT = 3840;
const VARIANT_WIDTHS = [480, 960, 1440, 1920];
const VARIANT_QUALITY = 0.75;
const MAIN_QUALITIES = [0.75, 0.65, 0.55];
const SHRINK = 0.75;
/** Alpha (of 255) below which a pixel is transparent: scaling lowers it at opaque edges. */
const OPAQUE_FROM = 250;
const SAMPLE = 256;

/**
 * Encodes the files to store: a JPEG (PNG if parts are transparent) and smaller WebP copies,
 * without camera metadata. A GIF is unchanged, because it may be animated.
 */
export async function encodePicture(
  file: Blob,
  { type, alpha }: ImageHeader,
  bitmap: ImageBitmap,
  onProgress: (done: number) => void,
): Promise<PreparedPicture> {
  const pixels = await readPixels(bitmap, SAMPLE, SAMPLE);
  const measured = { colour: meanColour(pixels), luminance: textGroundBrightness(pixels) };
  if (type === 'image/gif') {
    const main: PictureFile = { blob: file, type, width: bitmap.width };
    return { main, variants: [], height: bitmap.height, ...measured };
  }
  const seeThrough = alpha && hasTransparency(pixels);
  const { blob, width, height } = await encodeMain(bitmap, seeThrough ? 'image/png' : 'image/jpeg');
  const main: PictureFile = { blob, type: seeThrough ? 'image/png' : 'image/jpeg', width };
  const widths = VARIANT_WIDTHS.filter((candidate) => candidate <= width);
  const variants: PictureFile[] = [];
  for (const [index, variantWidth] of widths.entries()) {
    onProgress((index + 1) / (widths.length + 1));
    const variant = await encodeVariant(bitmap, variantWidth, seeThrough);
    if (variant) variants.push(variant);
  }
  onProgress(1);
  return { main, variants, height, ...measured };
}

async function encodeMain(bitmap: ImageBitmap, type: 'image/png' | 'image/jpeg') {
  const scale = Math.min(1, MAIN_MAX_WIDTH / bitmap.width, MAIN_MAX_HEIGHT / bitmap.height);
  const qualities = type === 'image/png' ? [1] : MAIN_QUALITIES;
  for (let width = Math.round(bitmap.width * scale); width >= 1; width *= SHRINK) {
    for (const quality of qualities) {
      const drawn = await drawScaled(bitmap, Math.max(1, Math.round(width)), type, quality);
      if (drawn.blob.size <= UPLOAD_MAX_BYTES) return drawn;
    }
  }
  throw new RangeError('no size of this picture is small enough');
}

/** Undefined if the browser cannot write WebP and the picture is transparent. */
async function encodeVariant(
  bitmap: ImageBitmap,
  width: number,
  seeThrough: boolean,
): Promise<PictureFile | undefined> {
  const { blob } = await drawScaled(bitmap, width, 'image/webp', VARIANT_QUALITY);
  if (blob.type === 'image/webp') return { blob, type: 'image/webp', width };
  if (seeThrough) return undefined;
  const jpeg = await drawScaled(bitmap, width, 'image/jpeg', VARIANT_QUALITY);
  return { blob: jpeg.blob, type: 'image/jpeg', width };
}

type Pixels = Uint8ClampedArray;

function hasTransparency(pixels: Pixels): boolean {
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) < OPAQUE_FROM) return true;
  return false;
}

function meanColour(pixels: Pixels): string | null {
  const mean = meanOf(pixels, () => true);
  return mean && toHex(mean);
}

/** Mean brightness of the lower left quarter, where the hero's title and text are. */
function textGroundBrightness(pixels: Pixels): number | null {
  const half = SAMPLE / 2;
  const mean = meanOf(pixels, (x, y) => x < half && y >= half);
  const { red, green, blue } = BRIGHTNESS_WEIGHTS;
  return mean && (mean.red * red + mean.green * green + mean.blue * blue) / 1000;
}

function meanOf(pixels: Pixels, counts: (x: number, y: number) => boolean) {
  let [red, green, blue, weight] = [0, 0, 0, 0];
  for (let index = 0; index < SAMPLE * SAMPLE; index += 1) {
    if (!counts(index % SAMPLE, Math.floor(index / SAMPLE))) continue;
    const alpha = pixels[index * 4 + 3] ?? 0;
    red += (pixels[index * 4] ?? 0) * alpha;
    green += (pixels[index * 4 + 1] ?? 0) * alpha;
    blue += (pixels[index * 4 + 2] ?? 0) * alpha;
    weight += alpha;
  }
  return weight === 0 ? null : { red: red / weight, green: green / weight, blue: blue / weight };
}
