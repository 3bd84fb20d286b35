import { Navigate, useLocation } from '@/ui/router';
import { useContent } from '@/content/store/queries/content';
import { pageAtSlug } from '@/website/own-pages/shown-pages';
import { OwnPage } from '@/website/own-pages/site/OwnPage';
import { useOwnPages } from '@/website/own-pages/site/use-own-pages';
import { withoutSlash } from '@/basics/rules/paths';
import { NotFoundPage } from './NotFoundPage';

/** What has no route: a page of the house's own, where one has moved to, or that there is none. */
export function AnyPage() {
  const { content } = useContent();
  const { today } = useOwnPages();
  const { pathname, search, hash } = useLocation();
  const found = pageAtSlug(content.pages, withoutSlash(pathname).slice(1), today);
  if (!found) return <NotFoundPage />;
  if (found.movedTo) return <Navigate replace to={`/${found.movedTo}${search}${hash}`} />;
  return <OwnPage page={found.page} content={content} />;
}
