import { useContent } from '@/hotel/content/queries/content';
import type { Page } from '@/hotel/pages/page';
import { ownPages } from '@/hotel/pages/shown-pages';
import { useDay } from '@/hotel/time/view/use-day';

/** The house's own pages that visitors find today, in their order, and that day. */
export function useOwnPages(): { pages: Page[]; today: string } {
  const { pages } = useContent().content;
  const today = useDay((day) =>
    ownPages(pages, day)
      .map(({ slug }) => slug)
      .join(' '),
  );
  return { pages: ownPages(pages, today), today };
}
