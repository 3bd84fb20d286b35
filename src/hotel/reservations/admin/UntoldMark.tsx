import type { Untold } from '@/hotel/reservations/staff-queries/untold';
import { untoldWords } from '@/words/staff';
import './untold.css';

/** On a row: its guest does not know yet what was decided; nothing where they do. */
export function UntoldMark({ untold }: { untold: Untold | undefined }) {
  if (!untold) return null;
  return (
    <span className="untold-mark" data-on-its-way={untold.isOnItsWay || undefined}>
      {untold.isOnItsWay ? untoldWords.onItsWay : untoldWords.mark}
    </span>
  );
}
