import type { HotelContent } from '../../content/store/hotel-content.ts';
import { roomPath, withoutSlash } from '../../basics/rules/paths.ts';
import { publishedRoutes } from '../../basics/rules/routes.ts';
import { hotelToday } from '../../basics/time/dates.ts';
import { customPages } from './shown-pages.ts';

/** Characters that a link copies from the text around it: a comma, a bracket, a space. */
const SIGNS_AT_END = /[^\p{L}\p{N}]+$/u;

/** Returns the existing page for a mistyped address: ignores case and trailing characters. */
export function correctedPath(
  pathname: string,
  { rooms, pages }: Pick<HotelContent, 'rooms' | 'pages'>,
): string | undefined {
  const meant = decoded(pathname).replace(SIGNS_AT_END, '').toLowerCase();
  const paths = [
    ...publishedRoutes().map(({ path }) => path),
    ...rooms.map(({ id }) => roomPath(id)),
    ...customPages(pages, hotelToday()).map(({ slug }) => `/${slug}`),
  ];
  const found = paths.find((path) => path.toLowerCase() === meant);
  return found === withoutSlash(pathname) ? undefined : found;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
