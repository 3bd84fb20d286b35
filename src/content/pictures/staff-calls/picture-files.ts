import { imageVariantSchema } from '@/content/schema/image';
import type { HotelImage, ImageCategory, ImageVariant } from '@/content/schema/image';
import { fullBucketUrl } from '@/lib/bucket-url';

export type PictureFile = { blob: Blob; type: ImageVariant['type']; width: number };

export type PreparedPicture = {
  main: PictureFile;
  variants: PictureFile[];
  height: number;
  /** Mean colour, `#rrggbb`; null if the picture is fully transparent. */
  colour: string | null;
  /** Mean brightness, 0 to 255, of the part behind the hero's text. */
  luminance: number | null;
};

export type StoredPicture = Pick<
  HotelImage,
  'path' | 'width' | 'height' | 'colour' | 'luminance' | 'variants'
>;

const TYPES = imageVariantSchema.entries.type.options;
const extensionOf = (type: ImageVariant['type']) =>
  type.slice('image/'.length).replace('jpeg', 'jpg');

/** Names files `{category}/{timestamp}-{random}.{extension}`, smaller copies with their width. */
export function placeFiles(
  category: ImageCategory,
  picture: PreparedPicture,
  now: number,
): { stored: StoredPicture; files: { path: string; file: PictureFile }[] } {
  const name = `${category}/${now}-${randomName()}`;
  const path = `${name}.${extensionOf(picture.main.type)}`;
  const copies = picture.variants.map((file) => ({
    path: `${name}-${file.width}.${extensionOf(file.type)}`,
    file,
  }));
  return {
    stored: {
      path,
      width: picture.main.width,
      height: picture.height,
      colour: picture.colour,
      luminance: picture.luminance,
      variants: copies.map(({ path: copy, file: { width, type } }) => ({
        path: copy,
        width,
        type,
      })),
    },
    files: [{ path, file: picture.main }, ...copies],
  };
}

function typeOfFile(path: string): ImageVariant['type'] | undefined {
  return TYPES.find((type) => path.endsWith(`.${extensionOf(type)}`));
}

export function objectPaths({
  path,
  variants,
}: Pick<StoredPicture, 'path' | 'variants'>): string[] {
  return [path, ...variants.map((variant) => variant.path)];
}

function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

/** Longest download of the old picture (ms); if it takes longer, undoing is not offered. */
const DOWNLOAD_MAX_MS = 10_000;

/** Downloads a picture's files, to store it again. Undefined if that fails; never throws. */
export async function downloadPicture(image: HotelImage): Promise<PreparedPicture | undefined> {
  const { path, width, height, colour, luminance, variants } = image;
  if (width === null || height === null) return undefined;
  const signal = AbortSignal.timeout(DOWNLOAD_MAX_MS);
  try {
    const [main, ...copies] = await Promise.all([
      readFile(path, width, signal),
      ...variants.map((variant) => readFile(variant.path, variant.width, signal)),
    ]);
    return { main, variants: copies, height, colour, luminance };
  } catch {
    return undefined;
  }
}

async function readFile(path: string, width: number, signal: AbortSignal): Promise<PictureFile> {
  const response = await fetch(fullBucketUrl(path), { signal });
  const type = typeOfFile(path);
  if (!response.ok || !type) throw new Error(`${path} cannot be read`);
  return { blob: new Blob([await response.arrayBuffer()], { type }), type, width };
}
