import * as v from 'valibot';
import { RETENTION_DEFAULT_MONTHS, RETENTION_MAX_MONTHS } from '@/basics/rules/limits';
import { supabase } from '@/lib/supabase';
import { callRest, callRestRows } from '@/lib/call-rest';
import { askChanged } from '@/content/store/staff-calls/writes';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { formatNumber } from '@/basics/rules/numbers';
import { inboxToasts } from '@/words/staff';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const erasedSchema = v.object({
  reservations: count,
  messages: count,
  letters: count,
  /** A purge answers without this count, because it does not delete subscribers. */
  subscribers: v.optional(count, 0),
});
export type Erased = v.InferOutput<typeof erasedSchema>;

const CONFIG = 'hotel_config';
const KEY = 'privacy';

/** The row of the privacy settings. Unreadable settings count as not set. */
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

/** Erases the personal data of a guest. Room, nights and price of stays remain. */
export function eraseGuest(email: string): Promise<Erased> {
  return callRest(supabase().rpc('erase_guest', { email }), erasedSchema);
}

/** Erases the personal data of all guests whose retention period is over. */
export function purgeExpired(): Promise<Erased> {
  return callRest(supabase().rpc('purge_expired', {}), erasedSchema);
}

export async function fetchRetention(): Promise<number> {
  const settings = supabase().from(CONFIG).select('value').eq('key', KEY);
  const [months = RETENTION_DEFAULT_MONTHS] = await callRestRows(settings, retentionSchema);
  return months;
}

export async function saveRetention(months: number): Promise<number> {
  const row = { key: KEY, value: { retentionMonths: months } };
  await askChanged(
    supabase().from(CONFIG).upsert(row).select('key'),
    v.object({ key: v.string() }),
  );
  return months;
}

const RETENTION_KEY = [...STAFF_KEY, 'retention'] as const;

export function useRetention() {
  return useQuery({
    queryKey: RETENTION_KEY,
    queryFn: fetchRetention,
    meta: { failure: inboxToasts.retentionNotLoaded },
  });
}

export function useSaveRetention() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveRetention,
    onSuccess: (months) => client.setQueryData(RETENTION_KEY, months),
    meta: {
      success: (months: unknown) => inboxToasts.retentionSaved(Number(months)),
      failure: inboxToasts.retentionFailed,
    },
  });
}

export function useEraseGuest() {
  return useErasure(eraseGuest);
}

export function usePurge() {
  return useErasure(purgeExpired);
}

function useErasure<Of>(mutationFn: (of: Of) => Promise<Erased>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => resetGuestData(client),
    meta: { success: erasedWords, failure: inboxToasts.eraseFailed },
  });
}

/** Resets cached data, which may belong to an erased guest. */
function resetGuestData(client: QueryClient): void {
  void client.resetQueries({
    queryKey: STAFF_KEY,
    predicate: ({ queryKey }) => OF_GUESTS.includes(queryKey[STAFF_KEY.length]),
  });
}

const OF_GUESTS: unknown[] = ['reservations', 'messages', 'subscribers', 'emails', 'figures'];

function erasedWords(data: unknown) {
  const { reservations, messages, letters, subscribers } = data as Erased;
  const entries = reservations + messages + letters + subscribers;
  return inboxToasts.erased(entries, formatNumber(entries));
}
