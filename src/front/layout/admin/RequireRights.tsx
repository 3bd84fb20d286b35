import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from '@/ui/router';
import { EmptyState } from '@/ui/EmptyState';
import { noRightsWords as words, rightWords } from '@/words/staff';
import { DESK_ITEMS, OTHER_ITEMS, WEBSITE_ITEMS } from './nav-items';
import { useMay } from '@/basics/session/staff-calls/session';
import { roleNames } from '@/kit/page-parts/admin/rights';
import { PageTitle } from '@/kit/page-parts/admin/PageTitle';
import { PAGE_RIGHTS } from './page-rights';
import { useHasRights } from './use-has-rights';

/** Shows the page, or tells accounts without its right whom to ask. */
export function RequireRights({ children }: { children: ReactNode }) {
  const hasRights = useHasRights();
  const { pathname } = useLocation();
  const item = [...DESK_ITEMS, ...WEBSITE_ITEMS, ...OTHER_ITEMS].find(({ to }) => to === pathname);
  // Documents are the only page outside the menus.
  const right = item?.right ?? PAGE_RIGHTS.adminDocument;
  const mayOpen = useMay(right);
  if (right === 'ownAccount' || (hasRights && mayOpen)) return children;
  return (
    <>
      <PageTitle title={item?.label ?? words.title} purpose={words.purpose} />
      <EmptyState
        icon={Lock}
        level={2}
        title={words.emptyTitle}
        text={words.emptyText(rightWords.openFor(roleNames(right)))}
      />
    </>
  );
}
