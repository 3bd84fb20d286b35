import type { Page } from '@/content/schema/page';
import { lazyPage } from '@/ui/lazy-page';

const ownLinks = () => import('./OwnLinks');
const bar = lazyPage(async () => (await ownLinks()).OwnLinks, null);
const more = lazyPage(async () => (await ownLinks()).MorePages, null);

/** Links to own pages: a house that has none in its header downloads nothing of them. */
export const [LaterOwnLinks, LaterMorePages] = [bar.Page, more.Page];

/**
 * Fetches them where there are any, before a page is shown or taken over.
 * @throws where they cannot be had
 */
export async function loadOwnLinks(pages: readonly Pick<Page, 'place'>[]): Promise<void> {
  if (pages.some(isInHeader)) await Promise.all([bar.load(), more.load()]);
}

export function isInHeader({ place }: Pick<Page, 'place'>): boolean {
  return place === 'header';
}
