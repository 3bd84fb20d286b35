import type { Leaving } from '@/hotel/reservations/early-departure';
import type { Reservation } from '@/hotel/reservations/reservation';
import { LeaveEarlyDialog } from './LeaveEarlyDialog';
import { LeaveLateDialog } from './LeaveLateDialog';

type Props = { leaving: Leaving; reservation: Reservation; onClose: () => void };

/** Checks a guest out on another day than the booked one. */
export function LeaveDialog({ leaving, reservation, onClose }: Props) {
  return leaving === 'late' ? (
    <LeaveLateDialog reservation={reservation} onClose={onClose} />
  ) : (
    <LeaveEarlyDialog reservation={reservation} nights={leaving.after} onClose={onClose} />
  );
}
