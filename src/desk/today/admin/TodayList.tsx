import { Link } from '@/ui/router';
import { Allowed } from '@/kit/page-parts/admin/rights';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { PATH, reservationPath } from '@/basics/rules/paths';
import type { GuestToNotify } from '@/desk/stays/staff-calls/guests-to-notify';
import type { TodayView } from '@/desk/today/staff-calls/stays-of-day';
import { isDone, type TodayList as List, type ShownStay } from '@/desk/today/day';
import { partWords, todayWords as words, freeNightsWords } from '@/words/staff';
import { bookingMark } from '@/desk/stays/reservation-mark';
import { guestTextProps } from '@/desk/lists/admin/guest-text-props';
import { NotifyGuestMark } from '@/desk/stays/admin/notify-guests';
import { PhoneLinks } from '@/desk/stays/admin/StayHeader';
import { guestOf, type Reservation } from '@/desk/stays/reservation';
import { dayAndMonth, formatDate, partsOf, weekday } from '@/basics/time/dates';
import { countWords } from '@/words/visitors';
import { TodaySteps } from './TodaySteps';

type Props = {
  list: List;
  stays: readonly ShownStay[];
  day: TodayView;
  untold: readonly GuestToNotify[];
  /** A key that changes whenever a row appears, moves or disappears. */
  order: string;
};

export function TodayList({ list, stays, day: { today, waiting }, untold, order }: Props) {
  const { title, none, hint }: { title: string; none: string; hint?: string } = words.lists[list];
  const listed = stays.filter(({ isKept }) => !isKept).length;
  const count = list === 'waiting' ? waiting : listed;
  return (
    <section className="today-list box overflow-hidden" aria-labelledby={`today-${list}`}>
      <h3 className="flex items-baseline gap-2 px-[1.1rem] py-3" id={`today-${list}`}>
        <span>{title}</span>{' '}
        {stays.length > 0 && count > 0 && (
          <small className="text-ink-3 font-normal text-sm leading-[1] font-body">{count}</small>
        )}
      </h3>
      {hint && <p className="quiet px-[1.1rem] pb-[0.9rem] text-sm">{hint}</p>}
      {stays.length === 0 ? (
        <p className="quiet px-[1.1rem] pb-[0.9rem] text-sm">{none}</p>
      ) : (
        <ul>
          {stays.map((stay) => {
            const { id } = stay.reservation;
            return (
              <StaffErrorBoundary
                key={id}
                name={partWords.entry}
                as="item"
                data={[stay.reservation]}
              >
                <TodayRow
                  {...{ stay, today, order }}
                  untold={untold.find((one) => one.id === id)}
                />
              </StaffErrorBoundary>
            );
          })}
        </ul>
      )}
      {count > listed && (
        <Link
          className="text-link text-sm [display:block] px-[1.1rem] py-3 border-t border-line"
          to={`${PATH.adminReservations}?status=new`}
        >
          {words.allWaiting(waiting)}
        </Link>
      )}
    </section>
  );
}

type TodayRowProps = {
  stay: ShownStay;
  today: string;
  untold: GuestToNotify | undefined;
  order: string;
};

function TodayRow({ stay, today, untold, order }: TodayRowProps) {
  const { list, reservation } = stay;
  const { id, roomName, nights, guests, children, phone, message, notes } = reservation;
  const isToCome = list === 'arriving' || list === 'waiting';
  const late = isDone(stay) ? undefined : lateness(list, reservation, today);
  const facts = [
    roomName,
    ...bookingMark(reservation),
    countWords.nightsInText(nights),
    countWords.guestsInText(guests, children),
    ...when(list, reservation, today),
  ];
  const isFreed = list === 'freed';
  return (
    <li
      className="today-row flex gap-x-4 gap-y-[0.6rem] items-center justify-between px-[1.1rem] py-[0.7rem] max-md:flex-wrap max-md:py-3 border-t border-line"
      data-done={isDone(stay) || undefined}
      data-kept={stay.isKept}
    >
      <div className="min-w-0 wrap-anywhere text-ink-2 text-sm leading-[1.45] max-md:flex-[1_1_100%]">
        <Link
          className="today-name max-md:inline-flex max-md:min-h-9 max-md:items-center"
          to={reservationPath(id)}
        >
          <bdi>{guestOf(reservation)}</bdi>
        </Link>
        <p>{words.facts(facts)}</p>
        {late && <p className="untold-mark">{late}</p>}
        {untold && (
          <p>
            <NotifyGuestMark untold={untold} />
          </p>
        )}
        {(isToCome || isFreed) && message && (
          <p
            className="line-clamp-3 text-ink wrap-anywhere mt-[0.2rem]"
            {...guestTextProps(message, reservation.language)}
          >
            {words.word(message)}
          </p>
        )}
        {(isToCome || isFreed) && notes && (
          <p className="line-clamp-3 text-ink wrap-anywhere mt-[0.2rem]" dir="auto">
            {words.note(notes)}
          </p>
        )}
        {isFreed && stay.isWritten && <p>{words.isWritten}</p>}
        {isFreed && !stay.isWritten && reservation.email && !isDone(stay) && (
          <Allowed right="workAtDesk">
            <Link className="text-link tap" to={reservationPath(id)} state={{ write: 'freed' }}>
              {words.writeFreed}
            </Link>
          </Allowed>
        )}
        {phone && <PhoneLinks phone={phone} guest={guestOf(reservation)} />}
      </div>
      <Allowed right="workAtDesk">
        <TodaySteps stay={stay} order={order} />
      </Allowed>
    </li>
  );
}

const FROM: ReadonlySet<List> = new Set(['waiting', 'freed', 'asking', 'cancelled', 'unmarked']);

/** Returns a list's relevant day: arrival in `FROM` lists, else departure; none in `leaving`. */
function when(list: List, { checkIn, checkOut }: Reservation, today: string): string[] {
  if (FROM.has(list)) return [checkIn ? words.from(nearDay(checkIn, today)) : words.noDate];
  return list === 'leaving' || !checkOut ? [] : [words.until(nearDay(checkOut, today))];
}

/** Formats a date as `Thu 26 Nov`, with its year if that is not the current year. */
function nearDay(date: string, today: string): string {
  if (partsOf(date).year !== partsOf(today).year) return formatDate(date);
  const day = words.day(freeNightsWords.weekdays[weekday(date)] ?? '', dayAndMonth(date));
  return day.replaceAll(' ', '\u00a0');
}

function lateness(list: List, { checkIn, checkOut }: Reservation, today: string) {
  const arrival = checkIn && nearDay(checkIn, today);
  if (list === 'leaving' && checkOut && checkOut < today)
    return words.overdue(nearDay(checkOut, today));
  if (!checkIn || !arrival) return undefined;
  if (list === 'arriving' && checkIn < today) return words.expected(arrival);
  if (list === 'waiting' && checkIn < today) return words.passed;
  return list === 'staying' && checkIn > today ? words.early(arrival) : undefined;
}
