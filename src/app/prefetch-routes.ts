import type { ContentSource } from '@/content/store/queries/content';
import { routeAt } from '@/basics/rules/paths';
import { routePath } from './basename';
import { isForStaff, loadPageAt } from './pages';

/** What comes before a tap or a click, or says that a link has been reached with the keyboard. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** From now on, pointing at a link to a page of ours fetches that page's code. */
export function prefetchRoutes(source: ContentSource): void {
  const onSign = (event: Event) => prefetch(event, source);
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true });
}

function prefetch({ target }: Event, source: ContentSource): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== window.location.origin) return;
  const pathname = routePath(link.pathname);
  if (isForStaff(routeAt(pathname))) return;
  // Not to be had just now: following the link tries again, and says so.
  loadPageAt(source, pathname).catch(() => undefined);
}
