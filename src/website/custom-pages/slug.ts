import { LANGUAGE_CODES } from '../../words/languages.ts';
import { PAGES_WITH_PARTS } from '../../content/schema/built-in-parts.ts';
import { SLUG_MAX } from '../../basics/rules/limits.ts';
import { ROUTES } from '../../basics/rules/routes.ts';

/** First path segments that the site uses itself: routes, languages, folders, backend services. */
export const TAKEN_SLUGS: readonly string[] = [
  ...new Set([
    ...Object.values(ROUTES).map(({ path }) => path.split('/')[1] ?? ''),
    ...LANGUAGE_CODES,
    ...PAGES_WITH_PARTS,
    ...'app assets images fonts brand content rest auth storage functions realtime index show 404 api'.split(
      ' ',
    ),
  ]),
].filter(Boolean);

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** True if a custom page may have this address. Must equal `private.is_slug`. */
export function isSlug(slug: string): boolean {
  return slug.length <= SLUG_MAX && SLUG.test(slug) && !TAKEN_SLUGS.includes(slug);
}

/** Makes an address of a title's Latin letters and digits that is not among `others`. */
export function slugFrom(title: string, others: readonly string[]): string {
  const letters = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = letters
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX - 4);
  const base = words.replace(/^-+|-+$/g, '') || 'page';
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? base : `${base}-${count}`;
    if (isSlug(slug) && !others.includes(slug)) return slug;
  }
}
