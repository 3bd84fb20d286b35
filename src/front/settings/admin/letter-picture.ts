import { textOn } from '@/basics/rules/colour';
import type { HotelInfo } from '@/content/schema/sections/hotel-info';
import { firstLetter } from '@/content/brand/initial-icon';
import { usesInitialIcon } from '@/content/brand/view/logo';
import { drawPng } from '@/content/pictures/admin/canvas';
import type { HotelImage } from '@/content/schema/image';
import type { PreparedPicture } from '@/content/pictures/staff-calls/images';

/** What home screens and manifests ask for at most, in pixels. */
const SIDE = 512;
const LETTER = SIDE * 0.62;

type Hotel = Pick<HotelInfo, 'name' | 'logo' | 'icon' | 'primaryColor'>;

/**
 * The icon that a hotel is saved with: its own; none where the logo is the icon; else the first
 * letter of its name, drawn anew where name or colour have changed. iPhones take no SVG for a home
 * screen, and only a browser has the fonts to draw the letter with: so this one does.
 * @param before as it was when the person began
 * @param store gives the name of the stored picture
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
    // The rest is saved all the same; the letter then is the SVG of the build.
    return now.icon;
  }
}

/** Recognises our own letter icon: no picture that someone chose is a PNG of this size and colour without copies. */
function isLetter({ path, width, colour, variants }: HotelImage, { primaryColor }: Hotel): boolean {
  return (
    width === SIDE && colour === primaryColor && variants.length === 0 && path.endsWith('.png')
  );
}

async function letterPicture({ name, primaryColor }: Hotel): Promise<PreparedPicture> {
  const letter = firstLetter(name);
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  const font = `${LETTER}px ${family}`;
  // One by one: asked for together, a fallback that this machine does not have would end them all.
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
