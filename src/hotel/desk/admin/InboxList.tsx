import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { StaffPart } from '@/hotel/layout/admin/StaffPart';
import type { List } from '@/hotel/desk/staff-queries/lists';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';

type Props<T> = {
  list: List<T>;
  /** What the list holds, e.g. `reservations`. */
  nouns: string;
  /** True when only some of them are asked for. */
  isFiltered: boolean;
  /** What will appear here. */
  emptyText: string;
  row: (item: T) => ReactNode;
};

/** Rows of a list with its states: on its way, missing, empty, and more to come. */
export function InboxList<T extends { id: string }>({
  list,
  nouns,
  isFiltered,
  emptyText,
  row,
}: Props<T>) {
  const { items, isFailed, hasMore, isLoadingMore, loadMore, retry } = list;
  if (isFailed) {
    return (
      <div className="list-failed">
        <p>The {nouns} cannot be loaded at the moment.</p>
        <Button variant="ghost" size="small" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (!items) {
    return (
      <div className="list-skeleton" aria-busy="true">
        <p className="sr-only" role="status">
          Loading
        </p>
        {[0, 1, 2, 3, 4, 5].map((line) => (
          <Skeleton key={line} />
        ))}
      </div>
    );
  }
  if (items.length === 0) {
    return isFiltered ? (
      <EmptyState icon={Inbox} level={2} title="Nothing found" text="Try fewer or other filters." />
    ) : (
      <EmptyState icon={Inbox} level={2} title={`No ${nouns} yet`} text={emptyText} />
    );
  }
  return (
    <>
      <ul>
        {items.map((item) => (
          <StaffPart key={item.id} name="entry" as="item" data={[item]}>
            {row(item)}
          </StaffPart>
        ))}
      </ul>
      {hasMore && (
        <p className="list-more">
          <Button variant="ghost" size="small" loading={isLoadingMore} onClick={loadMore}>
            Show older {nouns}
          </Button>
        </p>
      )}
    </>
  );
}
