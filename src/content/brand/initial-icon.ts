import { textOn } from '../../basics/rules/colour.ts';
import type { Sections } from '../schema/sections.ts';

export const SITE_ICON = '/favicon.svg';

/** The name's first letter. Khmer vowel signs are left out: they are unreadable at icon size. */
export function firstLetter(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '';
}

/** Returns an SVG icon for a hotel without its own: the hotel's initial on its colour. */
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
