import { textOn } from '@/basics/rules/colour';
import type { HotelInfo } from '@/content/schema/sections/hotel-info';
import { firstLetter } from '@/content/brand/initial-icon';
import { usesInitialIcon } from '@/content/brand/view/logo';
import { drawPng } from '@/content/pictures/admin/canvas';
import type { HotelImage } from '@/content/schema/image';
import type { PreparedPicture } from '@/content/pictures/staff-calls/images';

/** The largest icon that home screens and manifests use, in pixels. */
const SIDE = 512;
const LETTER = SIDE * 0.62;

type Hotel = Pick<HotelInfo, 'name' | 'logo' | 'icon' | 'primaryColor'>;

/**
 * Returns the hotel's own icon, or '' if the logo is the icon. Without either, makes a PNG of the
 * name's first letter, because iPhones accept no SVG.
 * @param store stores a picture and returns its name
 */
export async function iconToSave(
  before: Hotel,
  now: Hotel,
  images: readonly HotelImage[],
  store: (picture: PreparedPicture) => Promise<string>,
): Promise<string> {
  const isDrawn = images.some((image) => image.path === now.icon && isLetter(image, before));
  if (now.icon !== '' && !isDrawn) return now.icon;
  if (!usesInitialIcon(now.logo, images)) return '';
  const looks = ({ name, primaryColor }: Hotel) => firstLetter(name) + primaryColor;
  if (isDrawn && looks(before) === looks(now)) return now.icon;
  try {
    return await store(await letterPicture(now));
  } catch {
    // If the upload fails, saving continues, and the build's SVG letter is the icon.
    return now.icon;
  }
}

/** True for the generated letter. An uploaded icon of this size and colour has smaller versions. */
function isLetter({ path, width, colour, variants }: HotelImage, { primaryColor }: Hotel): boolean {
  return (
    width === SIDE && colour === primaryColor && variants.length === 0 && path.endsWith('.png')
  );
}

async function letterPicture({ name, primaryColor }: Hotel): Promise<PreparedPicture> {
  const letter = firstLetter(name);
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  const font = `${LETTER}px ${family}`;
  // `allSettled`, because one font missing on this device would make `all` reject.
  const faces = family.split(',').map((one) => document.fonts.load(`${LETTER}px ${one}`, letter));
  await Promise.allSettled(faces);
  const blob = await drawPng(SIDE, SIDE, (context) => {
    context.fillStyle = primaryColor;
    context.fillRect(0, 0, SIDE, SIDE);
    context.fillStyle = textOn(primaryColor);
    context.font = font;
    context.textAlign = 'center';
    const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } =
      context.measureText(letter);
    context.fillText(letter, SIDE / 2, (SIDE + above - below) / 2);
  });
  const main = { blob, type: 'image/png' as const, width: SIDE };
  return { main, variants: [], height: SIDE, colour: primaryColor, luminance: null };
}
