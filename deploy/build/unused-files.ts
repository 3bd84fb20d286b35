import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { HotelContent } from '../../src/content/store/hotel-content.ts';
import { DEFAULT_CONTENT } from '../../src/content/store/defaults.ts';
import { SAMPLE_HOTEL_NAME } from '../../src/content/schema/sample-name.ts';
import type { SiteIcon } from '../../src/website/head/site/site-icon.ts';
import { BUILT_IN_PICTURES, SAMPLE_CARD } from '../../src/content/store/built-in-pictures.ts';
import { LANGUAGE_CODES } from '../../src/words/languages.ts';

const PICTURES = 'images';
const SIZE_OR_LANGUAGE = new RegExp(`(-(${LANGUAGE_CODES.join('|')}))?(-\\d{3,})?$`);
/** Default icons, unused by hotels with an own icon, which overwrites the SVG icon. */
const SITE_ICONS = [
  'favicon.ico',
  'apple-touch-icon.png',
  'brand/icon-192.png',
  'brand/icon-512.png',
  'brand/icon-maskable-512.png',
];

/**
 * Files of public/ that this site never uses: pictures that its content does not name, the sample's
 * card and logo, and the default icons if the hotel has its own.
 */
export function unusedFiles(
  content: HotelContent,
  icon: SiteIcon | undefined,
  pictures: readonly string[],
): string[] {
  const { name: hotel, logo } = content.sections.hotelInfo;
  const mark = DEFAULT_CONTENT.sections.hotelInfo.logo;
  const said = JSON.stringify(content);
  const shown = Object.values(BUILT_IN_PICTURES)
    .filter(({ src }) => said.includes(`"${src}"`))
    .flatMap(({ src, portrait }) => [src, ...(portrait ? [portrait.src] : [])])
    .map(stemOf);
  const isShown = (name: string) => shown.includes(stemOf(name));
  return [
    ...pictures.filter((name) => !isShown(name)).map((name) => `${PICTURES}/${name}`),
    'brand/mark-themable.svg',
    ...(hotel === SAMPLE_HOTEL_NAME ? [] : [SAMPLE_CARD.src.slice(1)]),
    ...(logo === mark ? [] : [mark.slice(1)]),
    ...(icon ? SITE_ICONS : []),
  ];
}

/** Returns `map` for `map.jpg`, `map-900.avif` and, in Khmer, `map-km-900.avif`. */
function stemOf(file: string): string {
  return path.parse(file).name.replace(SIZE_OR_LANGUAGE, '');
}

export async function removeUnused(
  folder: string,
  content: HotelContent,
  icon: SiteIcon | undefined,
): Promise<void> {
  const pictures = await readdir(path.join(folder, PICTURES));
  for (const file of unusedFiles(content, icon, pictures))
    await rm(path.join(folder, file), { force: true });
}
