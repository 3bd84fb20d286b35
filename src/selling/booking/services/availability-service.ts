import * as v from 'valibot';
import { addDays, isCalendarDate } from '@/basics/time/dates';
import { NEXT_FREE_DATES } from '@/basics/rules/limits';
import { rest } from '@/lib/rest';
import { callRest } from '@/lib/call-rest';

const fullNights = v.pipe(
  v.array(v.object({ night: v.string() })),
  v.transform((rows) => rows.map((row) => row.night)),
);

const freeDates = v.pipe(
  v.array(v.object({ check_in: v.string() })),
  v.transform((rows) => rows.map((row) => row.check_in)),
  v.array(v.pipe(v.string(), v.check(isCalendarDate))),
);

/** Fetches the full nights. `to` is the day after the last night. @throws ServiceError */
export function fetchFullNights(
  roomId: string,
  from: string,
  to: string,
  signal = new AbortController().signal,
): Promise<string[]> {
  const nights = { room_id: roomId, from_date: from, to_date: to };
  const full = rest().rpc('room_availability', nights, { get: true });
  return callRest(full.abortSignal(signal), fullNights);
}

/** `nextFree`: the next arrivals from which as many nights are free. */
export type Availability = { isFree: boolean; nextFree: string[] };

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
  return { isFree: false, nextFree: await callRest(free.abortSignal(signal), freeDates) };
}
