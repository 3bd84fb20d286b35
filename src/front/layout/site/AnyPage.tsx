import { Navigate, useLocation } from '@/ui/router';
import { useContent } from '@/content/store/queries/content';
import { correctedPath } from '@/website/custom-pages/corrected-path';
import { pageAtSlug } from '@/website/custom-pages/shown-pages';
import { CustomPage } from '@/website/custom-pages/site/CustomPage';
import { useCustomPages } from '@/website/custom-pages/site/use-custom-pages';
import { withoutSlash } from '@/basics/rules/paths';
import { NotFoundPage } from './NotFoundPage';

/** Any address without a route: a custom page, a redirect, or the 404 page. */
export function AnyPage() {
  const { content } = useContent();
  const { today } = useCustomPages();
  const { pathname, search, hash } = useLocation();
  const found = pageAtSlug(content.pages, withoutSlash(pathname).slice(1), today);
  const meant = found ? undefined : correctedPath(pathname, content);
  const to = found?.movedTo === undefined ? meant : `/${found.movedTo}`;
  if (to !== undefined) return <Navigate replace to={to + search + hash} />;
  if (!found) return <NotFoundPage />;
  return <CustomPage page={found.page} content={content} />;
}
