import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from '@/ui/router';
import { EmptyState } from '@/ui/EmptyState';
import { noRightsWords as words } from '@/words/staff';
import { DESK_ITEMS, OTHER_ITEMS } from './nav-items';
import { routeAt } from '@/basics/rules/paths';
import { PageTitle } from '@/kit/page-parts/admin/PageTitle';
import { useHasRights } from './use-has-rights';

/** Shows the page; tells accounts without rights whom to ask, because their lists are empty. */
export function RequireRights({ children }: { children: ReactNode }) {
  const hasRights = useHasRights();
  const { pathname } = useLocation();
  if (hasRights || routeAt(pathname)?.for !== 'rights') return children;
  const item = [...DESK_ITEMS, ...OTHER_ITEMS].find(({ to }) => to === pathname);
  return (
    <>
      <PageTitle title={item?.label ?? words.title} purpose={words.purpose} />
      <EmptyState icon={Lock} level={2} title={words.emptyTitle} text={words.emptyText} />
    </>
  );
}
