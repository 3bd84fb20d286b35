import { isCalendarDate } from '@/hotel/time/dates';
import { ServiceError } from '@/lib/service-error';

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

type Failure = { code?: string; message: string; details?: string | null; hint?: string | null };

/** A refusal of the database because every unit of the room is taken; undefined for any other. */
export function nightsTaken({
  code,
  message,
  details,
  hint,
}: Failure): NightsTakenError | undefined {
  if (code !== 'PT409') return undefined;
  return new NightsTakenError(message, dates(details), dates(hint));
}

function dates(list: string | null | undefined): string[] {
  return (list ?? '').split(',').filter(isCalendarDate);
}
