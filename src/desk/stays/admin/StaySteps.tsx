import { useState } from 'react';
import { leavingOf, type Leaving } from '@/desk/stays/early-departure';
import { guestOf, type Reservation } from '@/desk/stays/reservation';
import { statusSteps, type ReservationStatus } from '@/basics/rules/reservation-status';
import { useChangeReservation } from '@/desk/stays/staff-calls/change-reservation';
import { formatDate, hotelToday } from '@/basics/time/dates';
import { Button } from '@/ui/Button';
import { useDoubleTapGuard } from '@/ui/use-double-tap-guard';
import { stayWords, stepQuestionWords } from '@/words/staff';
import { CheckOutDialog } from './CheckOutDialog';
import { ConfirmDialog } from '@/kit/page-parts/admin/ConfirmDialog';

type Props = {
  reservation: Reservation;
  /** True while content above is loading and may move the buttons, so they ignore presses. */
  isHeld: boolean;
  onStepped: (to: ReservationStatus) => void;
  onNoDate: () => void;
};

/** The next steps' buttons. A step must not change content above, or the buttons would move. */
export function StaySteps({ reservation, isHeld, onStepped, onNoDate }: Props) {
  const { status, checkIn } = reservation;
  const change = useChangeReservation();
  const [asked, setAsked] = useState<ReservationStatus>();
  const [leaving, setLeaving] = useState<Leaving>();
  const isNew = useDoubleTapGuard(`${status} ${isHeld} ${reservation.cancelledUnseen}`);
  const resting = isNew || isHeld;
  const isJustAsked = useDoubleTapGuard(asked ?? '');
  const question = asked && stepQuestion(reservation, asked, hotelToday());

  function press(to: ReservationStatus): void {
    // A stay needs a date to be confirmed, so the form for the date opens first.
    if (to === 'confirmed' && !checkIn) return onNoDate();
    const another = to === 'checked_out' ? leavingOf(reservation, hotelToday()) : undefined;
    if (another) setLeaving(another);
    else if (stepQuestion(reservation, to, hotelToday())) setAsked(to);
    else become(to);
  }

  function become(to: ReservationStatus): void {
    if (change.isPending) return;
    change.mutate(
      { of: reservation, change: { status: to } },
      { onSuccess: () => onStepped(to), onSettled: () => setAsked(undefined) },
    );
  }

  return (
    <div className="detail-acts stay-steps gap-x-[1.4rem] gap-y-0">
      {statusSteps(status).map(({ to, label }, place) => (
        <Button
          key={place === 0 ? 'onward' : to}
          variant={place === 0 && isDue(reservation) ? 'primary' : 'ghost'}
          loading={change.isPending && change.variables.change.status === to}
          resting={resting || change.isPending}
          onClick={() => press(to)}
        >
          {label}
        </Button>
      ))}
      {asked && question && (
        <ConfirmDialog
          title={stepQuestionWords[question].title}
          yes={stepQuestionWords[question].yes}
          no={stepQuestionWords.no}
          isSending={change.isPending}
          resting={isJustAsked}
          onYes={() => become(asked)}
          onNo={() => setAsked(undefined)}
        >
          {stepQuestionWords[question].text(stayText(reservation))}
        </ConfirmDialog>
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

function stayText(reservation: Reservation): string {
  const { roomName, checkIn, checkOut } = reservation;
  const day = (date: string | null) => (date ? formatDate(date) : stayWords.noDate);
  return stepQuestionWords.stay(guestOf(reservation), roomName, day(checkIn), day(checkOut));
}

/** True if the next step is due: the request is new, or the day of arrival has come. */
function isDue({ status, checkIn }: Reservation): boolean {
  return status === 'new' || (checkIn !== null && checkIn <= hotelToday());
}

/** Returns the question before a step that must not happen by mistake, such as a cancellation. */
function stepQuestion({ status, checkIn }: Reservation, to: ReservationStatus, today: string) {
  if (to === 'cancelled' || to === 'no_show') return to;
  const isArrival = to === 'checked_in' && status !== 'checked_out';
  return isArrival && checkIn !== null && checkIn > today ? 'early' : undefined;
}
