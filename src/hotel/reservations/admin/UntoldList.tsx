import { Link } from 'react-router-dom';
import { useGuestTold, useUntold } from '@/hotel/reservations/staff-queries/untold';
import { reservationPath } from '@/hotel/rules/paths';
import { formatDate } from '@/hotel/time/dates';
import { Button } from '@/ui/Button';
import { erasedGuestWords, untoldWords } from '@/words/staff';
import './untold.css';

/** On Today: every guest who was not told yet, whenever they come; nothing where all were. */
export function UntoldList() {
  const told = useGuestTold();
  const untold = useUntold().filter(({ isOnItsWay }) => !isOnItsWay);
  if (untold.length === 0) return null;
  return (
    <section className="notice untold untold-list" aria-label={untoldWords.listTitle}>
      <p>
        <b>{untoldWords.listTitle}</b>
      </p>
      <ul>
        {untold.map(({ id, guest, kind, checkIn }) => {
          const name = guest ?? erasedGuestWords.erased;
          return (
            <li key={id}>
              <span>
                <Link to={reservationPath(id)}>
                  <bdi>{name}</bdi>
                </Link>
                {', '}
                {[untoldWords.short[kind], ...(checkIn ? [formatDate(checkIn)] : [])].join(', ')}
              </span>
              <Button
                variant="ghost"
                size="small"
                aria-label={untoldWords.toldOf(name)}
                onClick={() => told.mutate([id])}
              >
                {untoldWords.toldAnotherWay}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
