import { formatDate, isCalendarDate } from '@/hotel/time/dates';
import { RESERVATION_STATUSES } from '@/hotel/reservations/reservation-status';
import { factsOf, worded } from '@/lib/refusal';
import type { RefusalWords } from '@/lib/refusal';
import { ServiceError } from '@/lib/service-error';
import { staffRefusalWords } from '@/words/staff';
import { refusalWords } from '@/words/visitors';

/** The room is full on some of the nights; nothing was changed. */
export class NightsTakenError extends ServiceError {
  /** The nights that are full, and days on which the stay could begin instead. */
  readonly nights: string[];
  readonly nextFree: string[];

  constructor(message: string, nights: string[], nextFree: string[]) {
    super('conflict', message, 409);
    this.name = 'NightsTakenError';
    this.nights = nights;
    this.nextFree = nextFree;
  }
}

/** Every code that a write of a reservation may be refused with. */
const WORDS: RefusalWords = {
  ...refusalWords,
  'date-missing': staffRefusalWords['date-missing'],
  'status-step': ({ from, to }) => {
    const [before, after] = [from, to].map((name) =>
      RESERVATION_STATUSES.find((one) => one === name),
    );
    return before && after ? staffRefusalWords['status-step'](before, after) : '';
  },
  'nights-full': ({ room, nights, free }) =>
    staffRefusalWords['nights-full'](
      String(room),
      dates(nights).map((date) => formatDate(date)),
      dates(free).map((date) => formatDate(date)),
    ),
};

/**
 * The failure of a write of a reservation, with the database's refusal in words; a NightsTakenError
 * when every unit of the room is taken.
 */
export function reservationFailure(failure: unknown): unknown {
  if (!(failure instanceof ServiceError)) return failure;
  const inWords = worded(failure, WORDS);
  if (failure.message !== 'nights-full') return inWords;
  const { nights, free } = factsOf(failure);
  return new NightsTakenError(inWords.message, dates(nights), dates(free));
}

function dates(values: unknown): string[] {
  return Array.isArray(values) ? values.map(String).filter(isCalendarDate) : [];
}
