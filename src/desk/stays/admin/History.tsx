import { momentLabel } from '@/basics/time/relative-time';
import { CHARGES, type Reservation } from '@/desk/stays/reservation';
import { useContent } from '@/content/store/queries/content';
import { useMoney } from '@/content/store/queries/use-money';
import { useHistory } from '@/desk/stays/staff-calls/other-stays';
import type { ReservationEvent } from '@/desk/stays/staff-calls/reservation-row';
import { Skeleton } from '@/ui/Skeleton';
import { historyWords, earlyDepartureWords, stayCostWords } from '@/words/staff';
import { formatDate, isCalendarDate } from '@/basics/time/dates';
import { RESERVATION_STATUSES, STATUS_LABEL } from '@/basics/rules/reservation-status';
import { countWords } from '@/words/visitors';

export function History({ reservation }: { reservation: Reservation }) {
  const { data, isError } = useHistory(reservation.id, reservation.updatedAt);
  const { rooms } = useContent().content;
  const money = useMoney();
  const roomName = (id: string) => rooms.find((room) => room.id === id)?.name ?? id;
  return (
    <section className="mt-[1.6rem]" aria-label={historyWords.title}>
      <h3>{historyWords.title}</h3>
      {isError && !data && <p className="hint">{historyWords.failed}</p>}
      {!isError && !data && <Skeleton className="mt-3 h-16" />}
      {data && (
        <ol className="history mt-[0.6rem] border-s border-line">
          {data.map(({ id, at, actorName, changes }) => (
            <li className="relative pb-[0.8rem] ps-[1.1rem] text-sm" key={id}>
              <p className="text-ink wrap-anywhere">{changeSentence(changes, roomName, money)}</p>
              <small>
                {historyWords.entry(actorName ?? historyWords.website, momentLabel(at))}
              </small>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

type Changes = ReservationEvent['changes'];

/** Describes a change, for example `Confirmed; check-in Tue 24 Nov 2026 → Wed 25 Nov 2026`. */
export function changeSentence(
  changes: Changes,
  roomName: (id: string) => string,
  money: (amount: number) => string,
): string {
  if (changes['erased']) return historyWords.erased;
  const status = statusLabel(changes['status']?.[1]);
  const isNew = changes['status'] !== undefined && changes['status'][0] === null;
  if (isNew)
    return historyWords.all([
      status === STATUS_LABEL.new ? historyWords.received : historyWords.enteredAs(status ?? ''),
      ...reasonsOf(changes),
    ]);
  const parts = [
    status,
    moved(historyWords.room, changes['room_id'], (id) => roomName(String(id))),
    moved(historyWords.checkIn, changes['check_in'], dateLabel),
    moved(historyWords.stay, changes['nights'], (nights) =>
      countWords.nightsInText(Number(nights)),
    ),
    moved(historyWords.guests, changes['guests'], String),
    moved(historyWords.children, changes['children'], agesLabel),
    moved(historyWords.price, changes['price'], (price) => money(Number(price))),
    cancelledLabel(changes),
    changes['asks_change'] &&
      (changes['asks_change'][1] ? historyWords.asked : historyWords.askedNoMore),
    ...(['told', 'link'] as const).map((field) => changes[field] && historyWords[field]),
    chargeLabel(changes['charged']?.[1]),
    ...reasonsOf(changes),
    ...(['email', 'guest_name', 'phone', 'language', 'extras', 'notes'] as const).map(
      (field) => changes[field] && historyWords[field],
    ),
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? historyWords.all(parts) : historyWords.changed;
}

function moved(
  words: (from: string, to: string) => string,
  change: readonly [unknown, unknown] | undefined,
  label: (value: unknown) => string,
): string | undefined {
  return change && words(label(change[0]), label(change[1]));
}

function agesLabel(ages: unknown): string {
  return (Array.isArray(ages) && ages.join(', ')) || historyWords.noDate;
}

function cancelledLabel({ cancelled_unseen: unseen, status }: Changes): string | undefined {
  if (unseen?.[1] === true) return historyWords.byGuest;
  return unseen && !status ? historyWords.seen : undefined;
}

function statusLabel(value: unknown): string | undefined {
  const status = RESERVATION_STATUSES.find((one) => one === value);
  return status && STATUS_LABEL[status];
}

function reasonsOf({ price_reason: agreed, rule_reason: passed }: Changes): string[] {
  return [
    ...(agreed?.[1] ? [stayCostWords.agreedBecause(String(agreed[1]))] : []),
    ...(passed?.[1] ? [stayCostWords.pastBecause(String(passed[1]))] : []),
  ];
}

function chargeLabel(value: unknown): string | undefined {
  const charge = CHARGES.find((one) => one === value);
  return charge && earlyDepartureWords.history[charge];
}

function dateLabel(value: unknown): string {
  return typeof value === 'string' && isCalendarDate(value)
    ? formatDate(value)
    : historyWords.noDate;
}
