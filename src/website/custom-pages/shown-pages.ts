import type { Block } from '../../content/schema/block.ts';
import { isShownBlock } from '../blocks/shown-block.ts';
import { isWithin } from '../../basics/time/dates.ts';
import type { Page } from '../../content/schema/page.ts';
import { PAGES_WITH_PARTS } from '../../content/schema/built-in-parts.ts';

/** The fields that decide if a page is shown. This file has no schemas: pages need no validator. */
type Shown = Pick<Page, 'slug' | 'status' | 'showsFrom' | 'showsUntil'>;

/** True if visitors can see the page on this date, as `private.shown_pages` decides. */
export function isShownOn({ status, showsFrom, showsUntil }: Shown, today: string): boolean {
  return status === 'published' && isWithin(today, showsFrom, showsUntil);
}

/** Returns the custom pages that visitors can see today, in menu order. */
export function customPages<T extends Shown>(pages: readonly T[], today: string): T[] {
  return pages.filter(
    (page) => isShownOn(page, today) && !PAGES_WITH_PARTS.some((name) => name === page.slug),
  );
}

/** Returns the page at `/SLUG`; for a former address also `movedTo`, the current slug. */
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

/** Returns redirects from former to current slugs, without slugs that another page uses now. */
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

/** True if a page starts with a picture across the window, below the site's header. */
export function opensWide({ blocks }: { blocks: readonly Block[] }, today: string): boolean {
  const first = blocks.find((block) => isShownBlock(block, today));
  return first?.kind === 'opening' && first.look === 'wide' && first.image !== '';
}
