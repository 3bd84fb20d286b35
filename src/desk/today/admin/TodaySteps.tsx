import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Link } from '@/ui/router';
import { CheckOutDialog } from '@/desk/stays/admin/CheckOutDialog';
import { leavingOf, type Leaving } from '@/desk/stays/early-departure';
import { guestOf } from '@/desk/stays/reservation';
import type { ReservationStatus } from '@/basics/rules/reservation-status';
import { reservationPath } from '@/basics/rules/paths';
import { hotelToday } from '@/basics/time/dates';
import { isDone, nextSteps, stepBack, type ShownStay } from '@/desk/today/day';
import { useTodayStep } from '@/desk/today/staff-calls/stays-of-day';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { useDoubleTapGuard } from '@/ui/use-double-tap-guard';
import { todayWords as words, stayWords } from '@/words/staff';
import { SmallButton } from '@/ui/SmallButton';

type Props = {
  stay: ShownStay;
  /** A key that changes whenever a row appears, moves or disappears. */
  order: string;
};

/** A row's buttons. They ignore the second tap of a double tap whose first tap moved them. */
export function TodaySteps({ stay, order }: Props) {
  const step = useTodayStep();
  const acts = useRef<HTMLDivElement>(null);
  const { list, reservation, isSaving = false } = stay;
  const { id, status, checkIn } = reservation;
  const shown = useRef(status);
  const [leaving, setLeaving] = useState<Leaving>();
  const resting = useDoubleTapGuard(`${status} ${order}`);
  /** True from a press until its step is rendered, because a second press may come before that. */
  const isPressed = useRef(false);
  useEffect(() => {
    isPressed.current = false;
  }, [reservation]);

  // The pressed button disappears with its step, so the button beside it gets the focus.
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

  const common = { guest: guestOf(reservation), loading: isSaving, resting };

  if (isDone(stay)) {
    const back = stepBack(stay);
    return (
      <div className="row today-acts flex-none gap-y-[0.4rem] justify-end max-md:flex-1" ref={acts}>
        <span className="today-is -order-1 text-sm font-[550] text-ok" role="status">
          {list === 'asking' || list === 'cancelled' ? words.isSeen[list] : words.is[status]}
        </span>
        {back && <StepButton {...common} label={words.undo} onClick={() => become(back)} />}
        {(list === 'waiting' || list === 'freed') && !isSaving && reservation.email && (
          <Link className="text-link tap basis-full text-end text-sm" to={reservationPath(id)}>
            {stayWords.write}
          </Link>
        )}
      </div>
    );
  }
  return (
    <div className="row today-acts flex-none gap-y-[0.4rem] justify-end max-md:flex-1" ref={acts}>
      {list === 'asking' && (
        <Link className={buttonClass('primary', 'small')} to={reservationPath(id)}>
          {words.answerChange}
        </Link>
      )}
      {list === 'cancelled' && (
        <StepButton
          {...common}
          label={words.seen}
          onClick={() => isSaving || isPressed.current || store({ cancelledUnseen: false })}
        />
      )}
      {nextSteps(stay).map((to, place) =>
        // Confirming a stay needs a date, so staff choose the date first.
        to === 'confirmed' && !checkIn ? (
          <Link key={to} className={buttonClass('primary', 'small')} to={reservationPath(id)}>
            {words.chooseDate}
          </Link>
        ) : (
          <StepButton
            key={to}
            {...common}
            label={words.steps[to]}
            variant={place === 0 && list !== 'staying' ? 'primary' : 'ghost'}
            loading={isSaving && place === 0}
            onClick={() => become(to)}
          />
        ),
      )}
      {leaving && (
        <CheckOutDialog
          leaving={leaving}
          reservation={reservation}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </div>
  );
}

type StepProps = ComponentProps<typeof Button> & { label: string; guest: string };

function StepButton({ label, guest, ...button }: StepProps) {
  const name = words.stepOf(label, guest);
  return <SmallButton label={label} aria-label={name} {...button} />;
}
