import { CalendarCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { statusPill } from '@/hotel/reservations/admin/status-pill';
import { formatDate, isCalendarDate } from '@/hotel/time/dates';
import { reservationPath } from '@/hotel/rules/paths';
import { formatPrice } from '@/hotel/rules/price';
import { STATUS_LABEL } from '@/hotel/reservations/reservation-status';
import type { LatestReservation } from '@/hotel/dashboard/staff-queries/figures';
import { EmptyState } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';

type Props = { items: LatestReservation[] | undefined; isLoading: boolean };

/** The newest requests for a room. */
export function LatestReservations({ items, isLoading }: Props) {
  if (isLoading) return <Skeleton className="h-48 rounded-3" />;
  if (!items) return <p className="card">Reservations cannot be loaded at the moment.</p>;
  if (items.length === 0) {
    return (
      <EmptyState
        icon={CalendarCheck}
        title="No reservations yet"
        text="A request for a room appears here as soon as it is sent."
      />
    );
  }
  return (
    <div className="table-wrap">
      <table className="stack">
        <thead>
          <tr>
            <th scope="col">Guest</th>
            <th scope="col">Room</th>
            <th scope="col">Check-in</th>
            <th scope="col" className="num">
              Total
            </th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, email, roomName, checkIn, total, status }) => (
            <tr key={id}>
              <th scope="row" className="cell-name">
                <Link className="latest-link" to={reservationPath(id)}>
                  {email}
                </Link>
              </th>
              <td>{roomName}</td>
              <td>{checkIn && isCalendarDate(checkIn) ? formatDate(checkIn) : 'Not set'}</td>
              <td className="num">{formatPrice(total)}</td>
              <td>
                <span className={statusPill(status)}>{STATUS_LABEL[status]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
