import * as v from 'valibot';
import { own } from '@/hotel/content/content';
import { RETENTION_DEFAULT_MONTHS, RETENTION_MAX_MONTHS } from '@/hotel/rules/limits';
import { supabase } from '@/lib/supabase';
import { restError, ServiceError } from '@/lib/service-error';
import { changedRow, rowsOf } from '@/hotel/desk/staff-services/paging';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const erasedSchema = v.object({
  reservations: count,
  messages: count,
  letters: count,
  /** A purge leaves the newsletter alone. */
  subscribers: v.optional(count, 0),
});
/** How many entries were deleted, or had the guest's data taken out. */
export type Erased = v.InferOutput<typeof erasedSchema>;

const CONFIG = 'hotel_config';
const KEY = 'privacy';

/**
 * Takes everything out that tells of one guest. Stays remain as room, nights and price.
 * @throws ServiceError
 */
export async function eraseGuest(email: string): Promise<Erased> {
  const { data, error, status } = await supabase().rpc('erase_guest', { email });
  if (error) throw restError(error, status);
  return parseErased(data, status);
}

/** The same for everybody whose time is over. @throws ServiceError */
export async function purgeExpired(): Promise<Erased> {
  const { data, error, status } = await supabase().rpc('purge_expired', {});
  if (error) throw restError(error, status);
  return parseErased(data, status);
}

/** How long guests' data are kept, in months. @throws ServiceError */
export async function fetchRetention(): Promise<number> {
  const { data, error, status } = await supabase()
    .from(CONFIG)
    .select('value')
    .eq('key', KEY)
    .retry(false);
  if (error) throw restError(error, status);
  const months = own(own(rowsOf(data, status)[0], 'value'), 'retentionMonths');
  const isMonths = typeof months === 'number' && months >= 1 && months <= RETENTION_MAX_MONTHS;
  return isMonths ? months : RETENTION_DEFAULT_MONTHS;
}

/** Sets how long guests' data are kept. @throws ServiceError */
export async function saveRetention(months: number): Promise<number> {
  const row = { key: KEY, value: { retentionMonths: months } };
  const { data, error, status } = await supabase().from(CONFIG).upsert(row).select('key');
  if (error) throw restError(error, status);
  changedRow(data, status);
  return months;
}

function parseErased(data: unknown, status: number): Erased {
  const parsed = v.safeParse(erasedSchema, data);
  if (parsed.success) return parsed.output;
  throw new ServiceError('shape', 'no counts', status);
}
