import * as v from 'valibot';
import { availabilitySchema } from '@/hotel/booking/availability';
import type { Availability } from '@/hotel/booking/availability';
import { addDays } from '@/hotel/time/dates';
import { NEXT_FREE_DATES } from '@/hotel/rules/limits';
import { rest } from '@/lib/rest';
import { restError, ServiceError } from '@/lib/service-error';

/**
 * Whether the room is free on each of these nights; if not, days from which it is.
 * @param from first night, `YYYY-MM-DD` @throws ServiceError
 */
export async function fetchAvailability(
  roomId: string,
  from: string,
  nights: number,
  signal?: AbortSignal,
): Promise<Availability> {
  const call = rest().rpc(
    'room_availability',
    { room_id: roomId, from_date: from, to_date: addDays(from, nights) },
    { get: true },
  );
  const { data, error, status } = await (signal ? call.abortSignal(signal) : call);
  if (error) throw restError(error, status);
  if (!Array.isArray(data)) throw new ServiceError('shape', 'no list of nights', status);
  if (data.length === 0) return { isFree: true, nextFree: [] };
  return { isFree: false, nextFree: await fetchFreeDates(roomId, from, nights) };
}

async function fetchFreeDates(roomId: string, from: string, nights: number): Promise<string[]> {
  const { data, error, status } = await rest().rpc(
    'next_free_dates',
    { room_id: roomId, nights, from_date: from, how_many: NEXT_FREE_DATES },
    { get: true },
  );
  if (error) throw restError(error, status);
  const rows = v.safeParse(v.array(v.object({ check_in: v.string() })), data);
  const dates = rows.success ? rows.output.map(({ check_in: date }) => date) : undefined;
  const parsed = v.safeParse(availabilitySchema.entries.nextFree, dates);
  if (parsed.success) return parsed.output;
  throw new ServiceError('shape', 'no list of dates', status);
}
