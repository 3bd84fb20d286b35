import * as v from 'valibot';
import { RETENTION_DEFAULT_MONTHS, RETENTION_MAX_MONTHS } from '@/basics/rules/limits';
import { supabase } from '@/lib/supabase';
import { ask, askRows } from '@/lib/ask';
import { askChanged } from '@/content/store/staff-services/writes';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const erasedSchema = v.object({
  reservations: count,
  messages: count,
  letters: count,
  /** A purge leaves the newsletter alone. */
  subscribers: v.optional(count, 0),
});
export type Erased = v.InferOutput<typeof erasedSchema>;

const CONFIG = 'hotel_config';
const KEY = 'privacy';

/** The row of the privacy settings; what cannot be read of it is as if nothing had been set. */
const retentionSchema = v.fallback(
  v.pipe(
    v.object({
      value: v.object({
        retentionMonths: v.pipe(v.number(), v.minValue(1), v.maxValue(RETENTION_MAX_MONTHS)),
      }),
    }),
    v.transform(({ value }) => value.retentionMonths),
  ),
  RETENTION_DEFAULT_MONTHS,
);

/** Takes out what tells of one guest; stays remain as room, nights and price. @throws ServiceError */
export function eraseGuest(email: string): Promise<Erased> {
  return ask(supabase().rpc('erase_guest', { email }), erasedSchema);
}

/** The same for everybody whose time is over. @throws ServiceError */
export function purgeExpired(): Promise<Erased> {
  return ask(supabase().rpc('purge_expired', {}), erasedSchema);
}

/** How long guests' data are kept, in months. @throws ServiceError */
export async function fetchRetention(): Promise<number> {
  const settings = supabase().from(CONFIG).select('value').eq('key', KEY);
  const [months = RETENTION_DEFAULT_MONTHS] = await askRows(settings, retentionSchema);
  return months;
}

/** Sets how long guests' data are kept. @throws ServiceError */
export async function saveRetention(months: number): Promise<number> {
  const row = { key: KEY, value: { retentionMonths: months } };
  await askChanged(
    supabase().from(CONFIG).upsert(row).select('key'),
    v.object({ key: v.string() }),
  );
  return months;
}
