import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { StaffPart } from '@/hotel/page/admin/StaffPart';
import type { List } from '@/hotel/desk/staff-queries/lists';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { inboxWords as words, partWords } from '@/words/staff';

type Props<T> = {
  list: List<T>;
  /** What the list holds, e.g. `reservations`. */
  nouns: Parameters<typeof words.none>[0];
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
      <div className="grid justify-items-center gap-3 px-5 py-12 text-center">
        <p>{words.failed(nouns)}</p>
        <Button variant="ghost" size="small" onClick={retry}>
          {words.retry}
        </Button>
      </div>
    );
  }
  if (!items) {
    return (
      <div className="grid gap-[1.9rem] px-[1.2rem] py-[1.3rem]" aria-busy="true">
        <p className="sr-only" role="status">
          {words.loading}
        </p>
        {[0, 1, 2, 3, 4, 5].map((line) => (
          <Skeleton key={line} className="h-[2.6rem]" />
        ))}
      </div>
    );
  }
  if (items.length === 0) {
    return isFiltered ? (
      <EmptyState icon={Inbox} level={2} title={words.nothingFound} text={words.nothingFoundText} />
    ) : (
      <EmptyState icon={Inbox} level={2} title={words.none(nouns)} text={emptyText} />
    );
  }
  return (
    <>
      <ul>
        {items.map((item) => (
          <StaffPart key={item.id} name={partWords.entry} as="item" data={[item]}>
            {row(item)}
          </StaffPart>
        ))}
      </ul>
      {hasMore && (
        <p className="grid justify-items-center p-4 print:hidden">
          <Button variant="ghost" size="small" loading={isLoadingMore} onClick={loadMore}>
            {words.older(nouns)}
          </Button>
        </p>
      )}
    </>
  );
}
