import { Navigate, useLocation } from '@/ui/router';
import { useContent } from '@/content/store/queries/content';
import { meantPath } from '@/website/own-pages/meant-path';
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
  const meant = found ? undefined : meantPath(pathname, content);
  const to = found?.movedTo === undefined ? meant : `/${found.movedTo}`;
  if (to !== undefined) return <Navigate replace to={to + search + hash} />;
  if (!found) return <NotFoundPage />;
  return <OwnPage page={found.page} content={content} />;
}
