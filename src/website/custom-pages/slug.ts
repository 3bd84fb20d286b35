import { LANGUAGE_CODES } from '../../words/languages.ts';
import { PAGES_WITH_PARTS } from '../../content/schema/built-in-parts.ts';
import { SLUG_MAX } from '../../basics/rules/limits.ts';
import { ROUTES } from '../../basics/rules/routes.ts';

/**
 * First parts of addresses that are something else already: pages of the site, its languages, its
 * folders and files, and what a backend on the same host answers.
 */
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

/** Whether a page may have this address. The same as `private.is_slug`. */
export function isSlug(slug: string): boolean {
  return slug.length <= SLUG_MAX && SLUG.test(slug) && !TAKEN_SLUGS.includes(slug);
}

/**
 * An address made from a title: its Latin letters and digits, without accents.
 * @param others addresses that pages have already
 * @returns one that is free; of a title without such letters `page`, `page-2` …
 */
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
