import { textOn } from '../../basics/rules/colour.ts';
import type { Sections } from '../schema/sections.ts';

/** Where the site's own icon lies, or this one in its place. */
export const SITE_ICON = '/favicon.svg';

/** Of a name in Khmer the letter without its signs, which are unreadable that small. */
export function firstLetter(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '';
}

/**
 * The first letter of the hotel's name on its colour, as SVG: the icon of a hotel that has none,
 * until its name or logo is saved next (admin/letter-picture.ts).
 */
export function initialIcon({
  name,
  primaryColor,
}: Pick<Sections['hotelInfo'], 'name' | 'primaryColor'>): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="14" fill="${primaryColor}"/>` +
    `<text x="32" y="32" dy=".35em" text-anchor="middle" font-family="Marcellus,Georgia,'Times New Roman',serif" font-size="40" fill="${textOn(primaryColor)}">${firstLetter(name)}</text>` +
    '</svg>\n'
  );
}
