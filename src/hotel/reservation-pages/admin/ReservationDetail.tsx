import { DetailHint } from '@/hotel/desk/admin/DetailHint';
import type { Reservation } from '@/hotel/reservations/reservation';
import { StayDetail } from './StayDetail';

type Props = {
  /** Undefined while it is on its way; null when there is none. */
  reservation: Reservation | null | undefined;
  isFailed: boolean;
  isChosen: boolean;
};

/** One reservation and what can be done with it, or why there is none. */
export function ReservationDetail({ reservation, isFailed, isChosen }: Props) {
  if (reservation) return <StayDetail key={reservation.id} reservation={reservation} />;
  const isGone = reservation === null || isFailed;
  return <DetailHint noun="reservation" isChosen={isChosen} isGone={isGone} />;
}
