import { Lock } from 'lucide-react';
import { Outlet, useLocation } from 'react-router-dom';
import { EmptyState } from '@/ui/EmptyState';
import { noRightsWords as words } from '@/words/staff';
import { DESK_ITEMS, OTHER_ITEMS } from './nav-items';
import { PageTitle } from '@/hotel/page/admin/PageTitle';
import { useHasRights } from './use-has-rights';

/** Pages about guests: without rights the database shows none, so whom to ask stands there instead. */
export function RequireRights() {
  const hasRights = useHasRights();
  const { pathname } = useLocation();
  if (hasRights) return <Outlet />;
  const item = [...DESK_ITEMS, ...OTHER_ITEMS].find(({ to }) => to === pathname);
  return (
    <>
      <PageTitle title={item?.label ?? words.title} purpose={words.purpose} />
      <EmptyState icon={Lock} level={2} title={words.emptyTitle} text={words.emptyText} />
    </>
  );
}
