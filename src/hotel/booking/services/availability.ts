import * as v from 'valibot';
import { availabilitySchema } from '@/hotel/booking/availability';
import type { Availability } from '@/hotel/booking/availability';
import { addDays } from '@/hotel/time/dates';
import { NEXT_FREE_DATES } from '@/hotel/rules/limits';
import { rest } from '@/lib/rest';
import { ask } from '@/lib/ask';

/** Rows of `next_free_dates()` as the days in them. */
const freeDates = v.pipe(
  v.array(v.object({ check_in: v.string() })),
  v.transform((rows) => rows.map((row) => row.check_in)),
  availabilitySchema.entries.nextFree,
);

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
  const stay = { room_id: roomId, from_date: from, to_date: addDays(from, nights) };
  const taken = rest().rpc('room_availability', stay, { get: true });
  const nightsTaken = await ask(taken.abortSignal(signal), v.array(v.unknown()));
  if (nightsTaken.length === 0) return { isFree: true, nextFree: [] };
  const wanted = { room_id: roomId, nights, from_date: from, how_many: NEXT_FREE_DATES };
  const free = rest().rpc('next_free_dates', wanted, { get: true });
  return { isFree: false, nextFree: await ask(free, freeDates) };
}
