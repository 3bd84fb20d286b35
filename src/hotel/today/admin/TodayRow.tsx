import { Link } from 'react-router-dom';
import { bookingMark } from '@/hotel/reservations/admin/booking-mark';
import { guestTextProps } from '@/hotel/desk/admin/guest-text-props';
import { UntoldMark } from '@/hotel/reservations/admin/UntoldMark';
import type { Untold } from '@/hotel/reservations/staff-queries/untold';
import { PhoneLinks } from '@/hotel/reservations/admin/PhoneLinks';
import { guestOf } from '@/hotel/reservations/reservation';
import type { Reservation } from '@/hotel/reservations/reservation';
import { dayAndMonth, formatDate, partsOf, weekday } from '@/hotel/time/dates';
import { reservationPath } from '@/hotel/rules/paths';
import { isDone } from '@/hotel/today/next-steps';
import type { TodayList, TodayStay } from '@/hotel/today/staff-queries/today';
import { freeNightsWords, todayWords } from '@/words/staff';
import { countWords } from '@/words/visitors';
import { TodaySteps } from './TodaySteps';

type Props = {
  stay: TodayStay;
  today: string;
  /** What its guest does not know yet. */
  untold: Untold | undefined;
};

/** One stay of the day: whose, which room, how to reach them, and the next step. */
export function TodayRow({ stay, today, untold }: Props) {
  const { list, reservation } = stay;
  const { id, roomName, nights, guests, phone, message, notes } = reservation;
  // What one wants to know before they stand at the desk.
  const isToCome = list === 'arriving' || list === 'waiting';
  const late = isDone(stay) ? undefined : lateness(list, reservation, today);
  const facts = [
    roomName,
    ...bookingMark(reservation),
    countWords.nightsInText(nights),
    countWords.guestsInText(guests),
    ...when(list, reservation, today),
  ];
  return (
    <li className="today-row" data-done={isDone(stay) || undefined}>
      <div className="today-who">
        <Link className="today-name" to={reservationPath(id)}>
          <bdi>{guestOf(reservation)}</bdi>
        </Link>
        <p>{todayWords.facts(facts)}</p>
        {late && <p className="today-late">{late}</p>}
        <UntoldMark untold={untold} />
        {isToCome && message && (
          <p className="today-word" {...guestTextProps(message, reservation.language)}>
            {todayWords.word(message)}
          </p>
        )}
        {isToCome && notes && (
          <p className="today-word" dir="auto">
            {todayWords.note(notes)}
          </p>
        )}
        {phone && <PhoneLinks phone={phone} guest={guestOf(reservation)} />}
      </div>
      <TodaySteps stay={stay} />
    </li>
  );
}

/** Lists in which the day of arrival is what matters. */
const FROM: ReadonlySet<TodayList> = new Set(['waiting', 'asking', 'cancelled', 'unmarked']);

/** The day that matters: when those who come will go, and when a request is for. */
function when(list: TodayList, { checkIn, checkOut }: Reservation, today: string): string[] {
  if (FROM.has(list)) {
    return [checkIn ? todayWords.from(nearDay(checkIn, today)) : todayWords.noDate];
  }
  return list === 'leaving' || !checkOut ? [] : [todayWords.until(nearDay(checkOut, today))];
}

/** `Thu 26 Nov`; with its year where that is another one. */
function nearDay(date: string, today: string): string {
  if (partsOf(date).year !== partsOf(today).year) return formatDate(date);
  const day = todayWords.day(freeNightsWords.weekdays[weekday(date)] ?? '', dayAndMonth(date));
  return day.replaceAll(' ', '\u00a0');
}

function lateness(list: TodayList, { checkIn, checkOut }: Reservation, today: string) {
  if (list === 'arriving' && checkIn && checkIn < today) {
    return todayWords.expected(nearDay(checkIn, today));
  }
  if (list === 'leaving' && checkOut && checkOut < today) {
    return todayWords.overdue(nearDay(checkOut, today));
  }
  if (list === 'waiting' && checkIn && checkIn < today) return todayWords.passed;
  if (list === 'staying' && checkIn && checkIn > today) {
    return todayWords.early(nearDay(checkIn, today));
  }
  return undefined;
}
