import { useState } from 'react';
import { Link } from '@/ui/router';
import { payableRooms, roomsWithStatus, totalOf } from '@/desk/stays/booking-rooms';
import { isOverdue, nightsSlept } from '@/desk/stays/early-departure';
import type { Reservation } from '@/desk/stays/reservation';
import { STATUS_LABEL, statusSteps } from '@/basics/rules/reservation-status';
import type { ReservationStatus, StatusStep } from '@/basics/rules/reservation-status';
import { useBooking, useStepRooms } from '@/desk/stays/staff-calls/bookings';
import { reservationPath } from '@/basics/rules/paths';
import { useMoney } from '@/content/store/queries/use-money';
import { formatDate, hotelToday } from '@/basics/time/dates';
import { SmallButton } from '@/ui/SmallButton';
import { Skeleton } from '@/ui/Skeleton';
import { useDoubleTapGuard } from '@/ui/use-double-tap-guard';
import { bookingRoomsWords as words, stepQuestionWords } from '@/words/staff';
import { countWords } from '@/words/visitors';
import { ConfirmDialog } from '@/kit/page-parts/admin/ConfirmDialog';
import { statusPill } from '@/desk/stays/reservation-mark';
import './booking-rooms.css';

type Props = { reservation: Reservation; onStepped: (to: ReservationStatus) => void };

export function BookedTogether({ reservation, onStepped }: Props) {
  const money = useMoney();
  const { bookingId, status, id } = reservation;
  const { data: rooms, isError } = useBooking(bookingId);
  const step = useStepRooms();
  const alike = roomsWithStatus(rooms ?? [], status);
  const counted = payableRooms(rooms ?? []);
  const today = hotelToday();
  const leavesEarly = alike.some((room) => nightsSlept(room, today) !== undefined);
  const leavesLate = alike.some((room) => isOverdue(room, today));

  /** The step that waits for confirmation, because it changes several rooms at once. */
  const [asked, setAsked] = useState<StatusStep>();
  const resting = useDoubleTapGuard(status);
  const isJustAsked = useDoubleTapGuard(asked?.to ?? '');

  function stepAll({ to }: StatusStep): void {
    step.mutate(
      { rooms: alike, to },
      { onSuccess: () => onStepped(to), onSettled: () => setAsked(undefined) },
    );
  }

  return (
    <section className="my-[1.4rem]" aria-label={words.together}>
      <h3>{words.together}</h3>
      {isError && !rooms && <p className="hint">{words.failed}</p>}
      {!isError && !rooms && <Skeleton className="mt-3 h-24" />}
      {rooms && (
        <>
          <ul className="booked-rooms">
            {rooms.map((room) => (
              <BookedRoom
                key={room.id}
                room={room.id === id ? reservation : room}
                isThis={room.id === id}
                hasOtherDays={
                  room.checkIn !== reservation.checkIn || room.nights !== reservation.nights
                }
              />
            ))}
          </ul>
          <p className="flex justify-between gap-4 py-[0.7rem] text-sm">
            <span>
              <span>{words.totalOfAll}</span>
              {counted.length < rooms.length && (
                <small className="quiet block">{words.totalWithout}</small>
              )}
            </span>
            <b>{money(totalOf(counted))}</b>
          </p>
        </>
      )}
      {alike.length > 1 && (
        <div role="group" aria-label={words.steps(alike.length)}>
          <p className="hint mt-[0.3rem] mb-2">{words.steps(alike.length)}</p>
          <div className="detail-acts">
            {statusSteps(status)
              // Early and late check-outs are charged per room, so they cannot be made together.
              .filter(({ to }) => to !== 'checked_out' || !(leavesEarly || leavesLate))
              .map(({ to, label }) => (
                <SmallButton
                  label={label}
                  key={to}
                  resting={resting}
                  aria-label={words.stepAll(label, alike.length)}
                  onClick={() => setAsked({ to, label })}
                />
              ))}
          </div>
          {asked && (
            <ConfirmDialog
              title={stepQuestionWords.group.title(asked.label, alike.length)}
              yes={stepQuestionWords.group.yes(alike.length)}
              no={stepQuestionWords.no}
              isSending={step.isPending}
              resting={isJustAsked}
              onYes={() => stepAll(asked)}
              onNo={() => setAsked(undefined)}
            >
              {stepQuestionWords.group.text(alike.map(({ roomName }) => roomName))}
            </ConfirmDialog>
          )}
          {status === 'checked_in' && (leavesEarly || leavesLate) && (
            <p className="hint mt-[0.6rem]">{leavesLate ? words.late : words.early}</p>
          )}
        </div>
      )}
    </section>
  );
}

type RoomProps = { room: Reservation; isThis: boolean; hasOtherDays: boolean };

function BookedRoom({ room, isThis, hasOtherDays }: RoomProps) {
  const money = useMoney();
  const { id, roomName, guests, children, nights, checkIn, total, status } = room;
  const facts = [
    ...(isThis ? [words.thisRoom] : []),
    countWords.guestsInText(guests, children),
    ...(hasOtherDays && checkIn ? [formatDate(checkIn), countWords.nightsInText(nights)] : []),
    money(total),
  ];
  return (
    <li>
      {isThis ? (
        <b dir="auto">{roomName}</b>
      ) : (
        <Link className="text-link" to={reservationPath(id)}>
          {roomName}
        </Link>
      )}
      <span>{facts.join(', ')}</span>
      <span className={statusPill(status)}>{STATUS_LABEL[status]}</span>
    </li>
  );
}
