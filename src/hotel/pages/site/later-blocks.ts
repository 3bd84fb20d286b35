import { lazyPage } from '@/ui/lazy-page';
import { arrangement, holdsBlocks } from '@/hotel/pages/arrangement';
import type { Page } from '@/hotel/pages/page';
import { ARRANGED } from '@/hotel/pages/slug';
import { ROUTES } from '@/hotel/rules/routes';
import { hotelToday } from '@/hotel/time/dates';

/** Blocks on a page that is there without them: a home page that holds none downloads none. */
export const { Page: LaterBlocks, load: loadBlocks } = lazyPage(
  async () => (await import('@/hotel/blocks/view/Blocks')).Blocks,
  null,
);

/**
 * Fetches what draws the blocks of the home page or About, where this address is one of them and has
 * some: before the page is shown or taken over, so that they stand there with the rest of it.
 * @throws where it cannot be had
 */
export async function loadBlocksAt(pathname: string, pages: readonly Page[]): Promise<void> {
  const name = ARRANGED.find((one) => ROUTES[one].path === pathname);
  if (name && holdsBlocks(arrangement(pages, name, hotelToday()))) await loadBlocks();
}
