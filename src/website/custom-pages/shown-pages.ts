import type { Block } from '../../content/schema/block.ts';
import { isShownBlock } from '../blocks/shown-block.ts';
import { isWithin } from '../../basics/time/dates.ts';
import type { Page } from '../../content/schema/page.ts';
import { PAGES_WITH_PARTS } from '../../content/schema/built-in-parts.ts';

/** Apart from the schemas, so that a visitor's page needs no validator. */
type Shown = Pick<Page, 'slug' | 'status' | 'showsFrom' | 'showsUntil'>;

/** Whether visitors find it on this day of the hotel's calendar. The same as the policy of `pages`. */
export function isShownOn({ status, showsFrom, showsUntil }: Shown, today: string): boolean {
  return status === 'published' && isWithin(today, showsFrom, showsUntil);
}

/** The pages of the house's own that have an address today, in their order. */
export function customPages<T extends Shown>(pages: readonly T[], today: string): T[] {
  return pages.filter(
    (page) => isShownOn(page, today) && !PAGES_WITH_PARTS.some((name) => name === page.slug),
  );
}

/** The page at `/SLUG`; one that had this address before comes with where it went. */
export function pageAtSlug<T extends Shown & Pick<Page, 'formerSlugs'>>(
  pages: readonly T[],
  slug: string,
  today: string,
): { page: T; movedTo?: string } | undefined {
  const own = customPages(pages, today);
  const page = own.find((one) => one.slug === slug);
  if (page) return { page };
  const moved = own.find(({ formerSlugs }) => formerSlugs.includes(slug));
  return moved && { page: moved, movedTo: moved.slug };
}

/** Addresses that pages had before with those that they have now; none that another page has. */
export function movedSlugs(
  pages: readonly (Shown & Pick<Page, 'formerSlugs'>)[],
  today: string,
): { from: string; to: string }[] {
  const former = new Set(customPages(pages, today).flatMap(({ formerSlugs }) => formerSlugs));
  return [...former].flatMap((from) => {
    const to = pageAtSlug(pages, from, today)?.movedTo;
    return to === undefined ? [] : [{ from, to }];
  });
}

/** Whether a page opens with a picture across the window, over which the header is. */
export function opensWide({ blocks }: { blocks: readonly Block[] }, today: string): boolean {
  const first = blocks.find((block) => isShownBlock(block, today));
  return first?.kind === 'opening' && first.look === 'wide' && first.image !== '';
}
