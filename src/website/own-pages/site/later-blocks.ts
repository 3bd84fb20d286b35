import { lazyPage } from '@/ui/lazy-page';
import { holdsBlocks } from '@/website/own-pages/arrangement';
import type { Page } from '@/content/schema/page';
import { ARRANGED } from '@/content/schema/parts';
import { withoutSlash } from '@/basics/rules/paths';
import { ROUTES } from '@/basics/rules/routes';

/** Blocks on a page that is there without them: a home page that holds none downloads none. */
export const { Page: LaterBlocks, load: loadBlocks } = lazyPage(
  async () => (await import('@/website/blocks/view/Blocks')).Blocks,
  null,
);

/**
 * Fetches what draws the blocks of the page at this address, where it is of the house's own, or the home
 * page or About with some: before the page is shown or taken over, so that they are there with the rest of it.
 * @throws where it cannot be had
 */
export async function loadBlocksAt(pathname: string, pages: readonly Page[]): Promise<void> {
  const path = withoutSlash(pathname);
  const name = ARRANGED.find((one) => ROUTES[one].path === path);
  const isOwn = pages.some(({ slug }) => `/${slug}` === path);
  if (isOwn || (name && holdsBlocks(pages, name))) await loadBlocks();
}
