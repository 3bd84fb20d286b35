import { Close, Content, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog';
import { Menu, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from '@/ui/router';
import type { AdminUser } from '@/basics/session/admin-user';
import type { ConnectionState } from '@/desk/lists/staff-calls/use-realtime-updates';
import { PATH } from '@/basics/rules/paths';
import { staffNavWords } from '@/words/staff';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { useScrollLock } from '@/ui/use-scroll-lock';
import { pendingLeave, subscribePendingLeave } from '@/kit/page-parts/admin/unsaved-work';
import { useInboxCounts } from '@/desk/lists/staff-calls/inbox-counts';
import { useContent } from '@/content/store/queries/content';
import { HotelBrand } from '@/kit/page-parts/view/HotelBrand';
import { AdminNav } from './AdminNav';
import { DESK_ITEMS, shownCount } from './nav-items';

/** The phone's fixed bar, and the menu as a sheet over the page. */
export function AdminMenu({ user, line }: { user: AdminUser; line: ConnectionState }) {
  // `key` changes with every followed link, even one to the same page, so that the sheet closes.
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const question = useSyncExternalStore(subscribePendingLeave, pendingLeave);
  // The sheet closes when a link is followed or the question about unsaved edits appears.
  const open = openAt === key && question === undefined;

  if (question && openAt) setOpenAt(undefined);

  useScrollLock(open);

  return (
    <Root open={open} onOpenChange={(wanted) => setOpenAt(wanted ? key : undefined)}>
      <header className="bar on-dark sticky top-0 z-20 flex min-h-15 items-center justify-between bg-brand-night ps-[1.1rem] pe-[0.6rem] text-on-deep md:hidden">
        <Link className="brand min-w-0 flex-1" to={PATH.dashboard}>
          <Brand />
        </Link>
        <ErrorBoundary fallback={null}>
          <BarCounts />
        </ErrorBoundary>
        <Trigger
          className="grid size-11 place-items-center text-[1.25rem]"
          aria-label={staffNavWords.menu}
        >
          <Menu className="icon" aria-hidden="true" />
        </Trigger>
      </header>
      <Portal>
        <Content className="side sheet on-dark" aria-describedby={undefined}>
          <Title className="sr-only">{staffNavWords.menu}</Title>
          <p className="brand mt-0 mb-[0.6rem] ms-[0.2rem] me-14">
            <Brand />
          </p>
          <Close
            className="absolute grid size-11 place-items-center text-[1.25rem] end-[0.6rem] top-2"
            aria-label={staffNavWords.closeMenu}
          >
            <X className="icon" aria-hidden="true" />
          </Close>
          <AdminNav user={user} line={line} />
        </Content>
      </Portal>
    </Root>
  );
}

/** The numbers of new entries, shown in the phone's bar while the menu is closed. */
function BarCounts() {
  const { figures } = useInboxCounts();
  return DESK_ITEMS.map(({ to, label, icon: Icon, waiting }) => {
    const counts = waiting.map((what) => ({ what, count: figures?.[what] ?? 0 }));
    const all = counts.reduce((sum, { count }) => sum + count, 0);
    if (all === 0) return null;
    const said = counts.flatMap(({ what, count }) => (count > 0 ? staffNavWords[what](count) : []));
    return (
      <Link
        key={to}
        to={to}
        className="relative grid size-11 place-items-center text-[1.25rem]"
        aria-label={[label, ...said].join(', ')}
      >
        <Icon className="icon" aria-hidden="true" />
        <span className="count absolute start-[1.45rem] top-[0.15rem]">{shownCount(all)}</span>
      </Link>
    );
  });
}

export function Brand() {
  const { sections, images } = useContent().content;
  return <HotelBrand hotelInfo={sections.hotelInfo} images={images} named onDark />;
}
