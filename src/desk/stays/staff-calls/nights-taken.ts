import { formatDate, isCalendarDate } from '@/basics/time/dates';
import { RESERVATION_STATUSES } from '@/basics/rules/reservation-status';
import { factsOf, withRefusalWords, type RefusalWords } from '@/lib/refusal';
import { ServiceError } from '@/lib/service-error';
import { bookingRoomsWords, quoteRefusalWords, staffRefusalWords } from '@/words/staff';
import { refusalWords } from '@/words/visitors';

/** A full room of a booking, with its full nights. @param place position in the booking, from 1 */
export type FullRoom = { place: number; room: string; nights: string[] };

/** Some nights are full, for a single room or for a room of a booking. Nothing was changed. */
export class NightsTakenError extends ServiceError {
  /** Full nights; `nextFree` are days on which the stay could begin instead. */
  readonly nights: string[];
  readonly nextFree: string[];
  /** The full rooms of a booking; undefined for a single room. */
  readonly rooms: FullRoom[] | undefined;

  constructor(message: string, nights: string[], nextFree: string[], rooms?: FullRoom[]) {
    super('conflict', message, 409);
    this.name = 'NightsTakenError';
    this.nights = nights;
    this.nextFree = nextFree;
    this.rooms = rooms;
  }
}

export function nightsTaken(error: unknown): NightsTakenError | undefined {
  return error instanceof NightsTakenError ? error : undefined;
}

const WORDS: RefusalWords = {
  ...refusalWords,
  ...quoteRefusalWords,
  'stay-rule': ({ rule }) =>
    quoteRefusalWords[
      JSON.stringify(rule ?? '').includes('"code-') ? 'code-refused' : 'stay-rule'
    ](),
  'staff-nights-out-of-range': staffRefusalWords['staff-nights-out-of-range'],
  'charge-invalid': staffRefusalWords['charge-invalid'],
  'date-missing': staffRefusalWords['date-missing'],
  'status-step': ({ from, to }) => {
    const [before, after] = [from, to].map((name) =>
      RESERVATION_STATUSES.find((one) => one === name),
    );
    return before && after ? staffRefusalWords['status-step'](before, after) : '';
  },
  'nights-full': ({ room, nights, free }) =>
    staffRefusalWords['nights-full'](String(room), written(nights), written(free)),
  'nights-sold': ({ room, nights }) =>
    staffRefusalWords['nights-sold'](String(room), written(nights)),
  'booking-rooms': staffRefusalWords['booking-rooms'],
  'booking-changed': staffRefusalWords['booking-changed'],
  'rooms-full': ({ rooms }) =>
    staffRefusalWords['rooms-full']([
      ...new Set(
        fullRooms(rooms).map((full) => bookingRoomsWords.fullRoom(full.room, written(full.nights))),
      ),
    ]),
};

export function reservationFailure(failure: unknown): unknown {
  if (!(failure instanceof ServiceError)) return failure;
  const inWords = withRefusalWords(failure, WORDS);
  const { nights, free, rooms } = factsOf(failure);
  const full = failure.message === 'rooms-full' ? fullRooms(rooms) : undefined;
  if (!full && !['nights-full', 'nights-sold'].includes(failure.message)) return inWords;
  const fullNights = full?.flatMap((room) => room.nights) ?? dates(nights);
  return new NightsTakenError(inWords.message, fullNights, dates(free), full);
}

function fullRooms(values: unknown): FullRoom[] {
  if (!Array.isArray(values)) return [];
  return values.map(({ place, room, nights }: Record<string, unknown>) => ({
    place: Number(place),
    room: String(room),
    nights: dates(nights),
  }));
}

function written(values: unknown): string[] {
  return dates(values).map((date) => formatDate(date));
}

function dates(values: unknown): string[] {
  return Array.isArray(values) ? values.map(String).filter(isCalendarDate) : [];
}
