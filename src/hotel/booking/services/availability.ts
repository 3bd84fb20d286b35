import * as v from 'valibot';
import { availabilitySchema, type Availability } from '@/hotel/booking/availability';
import { addDays } from '@/hotel/time/dates';
import { NEXT_FREE_DATES } from '@/hotel/rules/limits';
import { rest } from '@/lib/rest';
import { ask } from '@/lib/ask';

/** Rows of `room_availability()` as the nights in them. */
const fullNights = v.pipe(
  v.array(v.object({ night: v.string() })),
  v.transform((rows) => rows.map((row) => row.night)),
);

/** Rows of `next_free_dates()` as the days in them. */
const freeDates = v.pipe(
  v.array(v.object({ check_in: v.string() })),
  v.transform((rows) => rows.map((row) => row.check_in)),
  availabilitySchema.entries.nextFree,
);

/**
 * The nights on which nobody else can have the room. A year at most, not further than two years ahead.
 * @param from first night, `YYYY-MM-DD` @param to the day after the last @throws ServiceError
 */
export function fetchFullNights(
  roomId: string,
  from: string,
  to: string,
  signal = new AbortController().signal,
): Promise<string[]> {
  const nights = { room_id: roomId, from_date: from, to_date: to };
  const full = rest().rpc('room_availability', nights, { get: true });
  return ask(full.abortSignal(signal), fullNights);
}

/**
 * Whether the room is free on each of these nights; if not, days from which it is.
 * @param from first night, `YYYY-MM-DD` @throws ServiceError
 */
export async function fetchAvailability(
  roomId: string,
  from: string,
  nights: number,
  signal = new AbortController().signal,
): Promise<Availability> {
  const taken = await fetchFullNights(roomId, from, addDays(from, nights), signal);
  if (taken.length === 0) return { isFree: true, nextFree: [] };
  const wanted = { room_id: roomId, nights, from_date: from, how_many: NEXT_FREE_DATES };
  const free = rest().rpc('next_free_dates', wanted, { get: true });
  return { isFree: false, nextFree: await ask(free.abortSignal(signal), freeDates) };
}
