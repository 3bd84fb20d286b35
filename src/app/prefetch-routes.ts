import type { ContentSource } from '@/content/store/queries/content';
import { routeAt } from '@/basics/rules/paths';
import { routePath } from './basename';
import { isForStaff, loadPageAt } from './pages';

/** Events that often happen shortly before somebody follows a link. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches the code of an internal page when somebody points at or focuses a link to it. */
export function prefetchRoutes(source: ContentSource): void {
  const onSign = (event: Event) => prefetch(event, source);
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true });
}

function prefetch({ target }: Event, source: ContentSource): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== window.location.origin) return;
  const pathname = routePath(link.pathname);
  if (isForStaff(routeAt(pathname))) return;
  // If the fetch fails, following the link tries again and shows the error.
  loadPageAt(source, pathname).catch(() => undefined);
}
