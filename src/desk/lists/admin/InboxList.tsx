import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import type { List } from '@/desk/lists/staff-calls/lists';
import { SmallButton } from '@/ui/SmallButton';
import { EmptyState } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { inboxWords as words, partWords, commonWords } from '@/words/staff';
import { Link } from '@/ui/router';
import { timeAgo } from '@/basics/time/relative-time';
import { cn } from '@/lib/cn';
import type { LanguageCode } from '@/words/languages';
import { guestTextProps } from './guest-text-props';
import { LiveRegion } from '@/ui/LiveRegion';

type Props<T> = {
  list: List<T>;
  nouns: Parameters<typeof words.none>[0];
  isFiltered: boolean;
  emptyText: string;
  row: (item: T) => ReactNode;
};

export function InboxList<T extends { id: string }>(props: Props<T>) {
  const { list, nouns, isFiltered, emptyText, row } = props;
  const { items, isFailed, hasMore, isLoadingMore, loadMore, retry } = list;
  if (isFailed) {
    return (
      <div className="grid justify-items-center gap-3 px-5 py-12 text-center">
        <p>{words.failed(nouns)}</p>
        <SmallButton label={commonWords.retry} onClick={retry} />
      </div>
    );
  }
  if (!items) {
    return (
      <div className="grid gap-[1.9rem] px-[1.2rem] py-[1.3rem]" aria-busy="true">
        <LiveRegion>{commonWords.loading}</LiveRegion>
        {[0, 1, 2, 3, 4, 5].map((line) => (
          <Skeleton key={line} className="h-[2.6rem]" />
        ))}
      </div>
    );
  }
  if (items.length === 0) {
    const [title, text] = isFiltered
      ? [words.nothingFound, words.nothingFoundText]
      : [words.none(nouns), emptyText];
    return <EmptyState icon={Inbox} level={2} title={title} text={text} />;
  }
  return (
    <>
      <ul>
        {items.map((item) => (
          <StaffErrorBoundary key={item.id} name={partWords.entry} as="item" data={[item]}>
            {row(item)}
          </StaffErrorBoundary>
        ))}
      </ul>
      {hasMore && (
        <p className="grid justify-items-center p-4 print:hidden">
          <SmallButton label={words.older(nouns)} loading={isLoadingMore} onClick={loadMore} />
        </p>
      )}
    </>
  );
}

type InboxRowProps = {
  id: string;
  to: { search: string };
  isOpen: boolean;
  isUnread: boolean;
  name: string;
  createdAt: string;
  text: string;
  /** Language of the page on which a guest wrote `text`. */
  language?: LanguageCode;
  status?: ReactNode;
  mark?: ReactNode;
  onOpen?: () => void;
};

export function InboxRow(props: InboxRowProps) {
  const { id, to, isOpen, isUnread, name, createdAt, text, language, status, mark, onOpen } = props;
  return (
    <li className={cn(isUnread && 'is-unread')}>
      <Link to={to} data-row={id} aria-current={isOpen || undefined} onClick={onOpen}>
        <span className="flex gap-4 items-baseline justify-between text-ink-3 text-xs *:last:flex-none">
          <span className="row-name truncate" dir="auto">
            {name}
          </span>
          <time dateTime={createdAt}>{timeAgo(createdAt)}</time>
        </span>
        <span className="flex gap-4 items-baseline justify-between text-ink-3 text-xs *:last:flex-none">
          <span
            className="truncate text-sm"
            dir="auto"
            {...(language && guestTextProps(text, language))}
          >
            {text}
          </span>
          {status}
        </span>
        {mark}
      </Link>
    </li>
  );
}
