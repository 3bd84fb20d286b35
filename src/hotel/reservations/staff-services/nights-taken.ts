import { isCalendarDate } from '@/hotel/time/dates';
import { getOwn } from '@/hotel/content/content';
import { hasCode, ServiceError } from '@/lib/service-error';

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

/** The failure of a write; a NightsTakenError when every unit of the room is taken. */
export function nightsTaken(failure: unknown): unknown {
  if (!hasCode(failure, 'PT409')) return failure;
  const { message, cause } = failure;
  return new NightsTakenError(message, dates(cause, 'details'), dates(cause, 'hint'));
}

function dates(failure: unknown, field: string): string[] {
  return String(getOwn(failure, field) ?? '')
    .split(',')
    .filter(isCalendarDate);
}
