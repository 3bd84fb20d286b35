import type { Reservation } from '@/hotel/reservations/reservation';
import { useGuestTold } from '@/hotel/reservations/staff-queries/untold';
import type { Untold } from '@/hotel/reservations/staff-queries/untold';
import { Button } from '@/ui/Button';
import { useRest } from '@/ui/use-rest';
import { stayWords, untoldWords } from '@/words/staff';
import './untold.css';

type Props = {
  reservation: Reservation;
  /** All that were not told. */
  untold: readonly Untold[];
  onWrite: (kind: Untold['kind']) => void;
};

/**
 * On the stay: its guest does not know yet what was decided. Staff write, or say that they have told
 * it another way; with it all rooms of the booking are told.
 */
export function UntoldNotice({ reservation: { id, bookingId }, untold, onWrite }: Props) {
  const told = useGuestTold();
  const mine = untold.find((one) => one.id === id);
  const resting = useRest(mine?.kind ?? '');
  if (!mine) return null;
  const ids = untold
    .filter((one) => one.id === id || (bookingId !== null && one.bookingId === bookingId))
    .map((one) => one.id);
  if (mine.isOnItsWay) {
    return (
      <p className="notice untold" role="status">
        {untoldWords.wait}
      </p>
    );
  }
  return (
    <div className="notice untold" role="status">
      <p>
        <b>{untoldWords.mark}.</b> {untoldWords.what[mine.kind]}{' '}
        {(mine.kind === 'confirmed' || mine.kind === 'changed') && untoldWords.noReminder}
      </p>
      <Button size="small" resting={resting} onClick={() => onWrite(mine.kind)}>
        {stayWords.write}
      </Button>
      <Button
        variant="ghost"
        size="small"
        resting={resting}
        loading={told.isPending}
        onClick={() => told.mutate(ids)}
      >
        {untoldWords.toldAnotherWay}
      </Button>
    </div>
  );
}
