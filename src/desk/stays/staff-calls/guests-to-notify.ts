import { supabase } from '@/lib/supabase';
import { callRest } from '@/lib/call-rest';
import * as v from 'valibot';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { untoldWords } from '@/words/staff';
import { KEY, GUESTS_TO_NOTIFY_KEY } from '@/desk/stays/staff-calls/reservations';
import { LIST_INTERVAL_MS } from '@/desk/lists/staff-calls/lists';

const guestToNotifySchema = v.object({
  id: v.string(),
  bookingId: v.nullable(v.string()),
  guest: v.nullable(v.string()),
  checkIn: v.nullable(v.string()),
  /** The kind of e-mail that would notify the guest. */
  kind: v.picklist(['confirmed', 'changed', 'declined', 'cancelled', 'general']),
  isOnItsWay: v.boolean(),
});

/** A decision of the hotel about a stay of which the guest has not been notified. */
export type GuestToNotify = v.InferOutput<typeof guestToNotifySchema>;

/** How often to check while an e-mail is being sent (ms). */
const ON_ITS_WAY_MS = 5000;

/** Stays whose guests must still be notified, by arrival; empty while unknown. */
export function useGuestsToNotify(): readonly GuestToNotify[] {
  const { data = [] } = useQuery({
    queryKey: GUESTS_TO_NOTIFY_KEY,
    queryFn: () =>
      callRest(supabase().rpc('untold', {}, { get: true }), v.array(guestToNotifySchema)),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data?.some(({ isOnItsWay }) => isOnItsWay) ? ON_ITS_WAY_MS : LIST_INTERVAL_MS,
  });
  return data;
}

/** Records that staff notified the guest in another way. The mark disappears at once. */
export function useMarkNotified() {
  const client = useQueryClient();
  return useMutation({
    /** `ids` are the reservations of one booking's rooms. */
    mutationFn: (ids: readonly string[]) =>
      callRest(supabase().rpc('guest_told', { stays: ids }), v.number()),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey: GUESTS_TO_NOTIFY_KEY });
      client.setQueryData<readonly GuestToNotify[]>(GUESTS_TO_NOTIFY_KEY, (all) =>
        all?.filter(({ id }) => !ids.includes(id)),
      );
    },
    meta: {
      about: 'reservation',
      success: untoldWords.told,
      failure: untoldWords.notTold,
      invalidates: [KEY],
    },
  });
}
