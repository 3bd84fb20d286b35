import { CalendarCheck, Mail } from 'lucide-react';
import { Link } from '@/ui/router';
import { NotifyGuestMark } from '@/desk/stays/admin/notify-guests';
import { useGuestsToNotify } from '@/desk/stays/staff-calls/guests-to-notify';
import { statusPill } from '@/desk/stays/reservation-mark';
import { formatDate, isCalendarDate } from '@/basics/time/dates';
import { reservationPath, messagePath } from '@/basics/rules/paths';
import { useMoney } from '@/content/store/queries/use-money';
import { STATUS_LABEL } from '@/basics/rules/reservation-status';
import type { LatestReservation, LatestMessage } from '@/desk/lists/staff-calls/inbox-counts';
import { EmptyState } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { dashboardWords, reservationWords, stayWords } from '@/words/staff';

type Props<T> = { items: T[] | undefined; isLoading: boolean };

export function LatestReservations({ items, isLoading }: Props<LatestReservation>) {
  const money = useMoney();
  const untold = useGuestsToNotify();
  if (isLoading) return <Skeleton className="h-48 rounded-3" />;
  if (!items) return <p className="card">{dashboardWords.reservationsFailed}</p>;
  if (items.length === 0) {
    const text = reservationWords.emptyText;
    return <EmptyState icon={CalendarCheck} title={dashboardWords.noReservations} text={text} />;
  }
  return (
    <div className="table-wrap">
      <table className="stack">
        <thead>
          <tr>
            {(['guest', 'room', 'checkIn', 'total', 'status'] as const).map((name) => (
              <th key={name} scope="col" className={name === 'total' ? 'num' : undefined}>
                {dashboardWords[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, email, roomName, checkIn, total, status }) => (
            <tr key={id}>
              <th scope="row" className="cell-name">
                <Link className="quiet-link" to={reservationPath(id)}>
                  {email}
                </Link>
              </th>
              <td>{roomName}</td>
              <td>{checkIn && isCalendarDate(checkIn) ? formatDate(checkIn) : stayWords.noDate}</td>
              <td className="num">{money(total)}</td>
              <td>
                <span className={statusPill(status)}>{STATUS_LABEL[status]}</span>{' '}
                <NotifyGuestMark untold={untold.find((one) => one.id === id)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function LatestMessages({ items, isLoading }: Props<LatestMessage>) {
  if (isLoading) return <Skeleton className="h-48 rounded-3" />;
  if (!items) return <p className="card">{dashboardWords.messagesFailed}</p>;
  if (items.length === 0) {
    const { noMessages, noMessagesText } = dashboardWords;
    return <EmptyState icon={Mail} title={noMessages} text={noMessagesText} />;
  }
  return (
    <ul className="message-list box rows overflow-hidden">
      {items.map(({ id, name, subject }) => (
        <li key={id}>
          <Link
            className="grid px-4 py-3 text-sm hover:bg-brand-wash focus-visible:outline-offset-[-3px]"
            to={messagePath(id)}
          >
            <b>{name}</b>
            <span className="quiet truncate">{subject}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
