import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { LeaveDialog } from '@/hotel/reservations/admin/LeaveDialog';
import { leavingOf } from '@/hotel/reservations/early-departure';
import type { Leaving } from '@/hotel/reservations/early-departure';
import { guestOf } from '@/hotel/reservations/reservation';
import type { ReservationStatus } from '@/hotel/rules/reservation-status';
import { reservationPath } from '@/hotel/rules/paths';
import { hotelToday } from '@/hotel/time/dates';
import { isDone, nextSteps, stepBack } from '@/hotel/today/day';
import { useTodayStep } from '@/hotel/today/staff-queries/today';
import type { TodayStay } from '@/hotel/today/staff-queries/today';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { useRest } from '@/ui/use-rest';
import { todayWords } from '@/words/staff';

/**
 * The next step of a stay, one press each; where it is done, that it is, and the way back. Buttons
 * that took the place of others rest for a moment: Undo lies where Left and No-show did.
 */
export function TodaySteps({ stay }: { stay: TodayStay }) {
  const step = useTodayStep();
  const acts = useRef<HTMLDivElement>(null);
  const { list, reservation, isSaving = false } = stay;
  const { id, status, checkIn } = reservation;
  const shown = useRef(status);
  const guest = guestOf(reservation);
  const [leaving, setLeaving] = useState<Leaving>();
  const resting = useRest(status);
  /** Until the step is drawn: between two presses there may be no time for it. */
  const isPressed = useRef(false);
  useEffect(() => {
    isPressed.current = false;
  }, [reservation]);

  // The button that was pressed is gone with the step: the keyboard goes on beside it.
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    if (document.activeElement === document.body) acts.current?.querySelector('button')?.focus();
  }, [status]);

  function become(to: ReservationStatus): void {
    if (isSaving || isPressed.current) return;
    const another = to === 'checked_out' ? leavingOf(reservation, hotelToday()) : undefined;
    if (another) return setLeaving(another);
    store({ status: to });
  }

  function store(change: Parameters<typeof step.mutate>[0]['change']): void {
    isPressed.current = true;
    step.mutate({ of: reservation, change }, { onError: () => (isPressed.current = false) });
  }

  if (isDone(stay)) {
    const back = stepBack(stay);
    return (
      <div className="row today-acts" ref={acts}>
        <span className="today-is" role="status">
          {list === 'asking' || list === 'cancelled'
            ? todayWords.isSeen[list]
            : todayWords.is[status]}
        </span>
        {back && (
          <Button
            variant="ghost"
            size="small"
            loading={isSaving}
            resting={resting}
            aria-label={todayWords.stepOf(todayWords.undo, guest)}
            onClick={() => become(back)}
          >
            {todayWords.undo}
          </Button>
        )}
        {list === 'waiting' && !isSaving && reservation.email && (
          <Link className="text-link tap basis-full text-end text-sm" to={reservationPath(id)}>
            {todayWords.write}
          </Link>
        )}
      </div>
    );
  }
  return (
    <div className="row today-acts" ref={acts}>
      {list === 'asking' && (
        <Link className={buttonClass('primary', 'small')} to={reservationPath(id)}>
          {todayWords.answerChange}
        </Link>
      )}
      {list === 'cancelled' && (
        <Button
          variant="ghost"
          size="small"
          loading={isSaving}
          resting={resting}
          aria-label={todayWords.stepOf(todayWords.seen, guest)}
          onClick={() => isSaving || isPressed.current || store({ cancelledUnseen: false })}
        >
          {todayWords.seen}
        </Button>
      )}
      {nextSteps(stay).map((to, place) =>
        // Without a date there is nothing to confirm yet: it is asked for first.
        to === 'confirmed' && !checkIn ? (
          <Link key={to} className={buttonClass('primary', 'small')} to={reservationPath(id)}>
            {todayWords.chooseDate}
          </Link>
        ) : (
          <Button
            key={to}
            variant={place === 0 && list !== 'staying' ? 'primary' : 'ghost'}
            size="small"
            loading={isSaving && place === 0}
            resting={resting}
            aria-label={todayWords.stepOf(todayWords.steps[to], guest)}
            onClick={() => become(to)}
          >
            {todayWords.steps[to]}
          </Button>
        ),
      )}
      {leaving && (
        <LeaveDialog
          leaving={leaving}
          reservation={reservation}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </div>
  );
}
