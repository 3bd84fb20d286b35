import { useContent } from '@/content/store/queries/content';
import type { Page } from '@/content/schema/page';
import { customPages } from '@/website/custom-pages/shown-pages';
import { useDay } from '@/basics/time/view/use-day';

export function useCustomPages(): { pages: Page[]; today: string } {
  const { pages } = useContent().content;
  const today = useDay((day) =>
    customPages(pages, day)
      .map(({ slug }) => slug)
      .join(' '),
  );
  return { pages: customPages(pages, today), today };
}
