import { Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messagePath } from '@/hotel/rules/paths';
import type { LatestMessage } from '@/hotel/desk/staff-queries/figures';
import { EmptyState } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { latestWords } from '@/words/staff';

type Props = { items: LatestMessage[] | undefined; isLoading: boolean };

/** The newest messages from the contact form. */
export function LatestMessages({ items, isLoading }: Props) {
  if (isLoading) return <Skeleton className="h-48 rounded-3" />;
  if (!items) return <p className="card">{latestWords.messagesFailed}</p>;
  if (items.length === 0) {
    return (
      <EmptyState icon={Mail} title={latestWords.noMessages} text={latestWords.noMessagesText} />
    );
  }
  return (
    <ul className="message-list">
      {items.map(({ id, name, subject }) => (
        <li key={id}>
          <Link to={messagePath(id)}>
            <b>{name}</b>
            <span>{subject}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
