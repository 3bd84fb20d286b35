import { formatDate, isCalendarDate } from '@/hotel/time/dates';
import { formatPrice } from '@/hotel/rules/price';
import { RESERVATION_STATUSES, STATUS_LABEL } from '@/hotel/reservations/reservation-status';
import { countWords } from '@/words/visitors';
import type { ReservationEvent } from '@/hotel/reservations/staff-queries/reservations';

type Changes = ReservationEvent['changes'];

/**
 * What was changed, in words: `Confirmed; check-in Tue 24 Nov 2026 → Wed 25 Nov 2026`.
 * @param roomName of a room's id
 */
export function changeSentence(changes: Changes, roomName: (id: string) => string): string {
  if (changes['erased']) return "The guest's data were erased";
  const status = statusLabel(changes['status']?.[1]);
  const isNew = changes['status'] !== undefined && changes['status'][0] === null;
  if (isNew) return status === STATUS_LABEL.new ? 'Request received' : `Entered as ${status}`;
  const parts = [
    status,
    moved('room', changes['room_id'], (id) => roomName(String(id))),
    moved('check-in', changes['check_in'], dateLabel),
    moved('stay', changes['nights'], (nights) => countWords.nightsInText(Number(nights))),
    moved('guests', changes['guests'], String),
    moved('price', changes['price'], (price) => formatPrice(Number(price))),
    ...['email', 'guest_name', 'phone', 'notes'].map((field) =>
      changes[field] ? `${FIELD[field]} changed` : undefined,
    ),
  ].filter((part) => part !== undefined);
  const sentence = parts.join('; ');
  return sentence ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : 'Changed';
}

const FIELD: Record<string, string> = {
  email: 'e-mail',
  guest_name: 'name',
  phone: 'phone',
  notes: 'note',
};

function moved(
  noun: string,
  change: readonly [unknown, unknown] | undefined,
  label: (value: unknown) => string,
): string | undefined {
  return change && `${noun} ${label(change[0])} → ${label(change[1])}`;
}

function statusLabel(value: unknown): string | undefined {
  const status = RESERVATION_STATUSES.find((one) => one === value);
  return status && STATUS_LABEL[status];
}

function dateLabel(value: unknown): string {
  return typeof value === 'string' && isCalendarDate(value) ? formatDate(value) : 'none';
}
