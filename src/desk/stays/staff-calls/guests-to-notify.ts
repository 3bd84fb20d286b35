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
  /** The letter that would tell it. */
  kind: v.picklist(['confirmed', 'changed', 'declined', 'cancelled', 'general']),
  /** A letter with it waits in the outbox. */
  isOnItsWay: v.boolean(),
});

/** What the house has decided about a stay and its guest does not know yet. */
export type GuestToNotify = v.InferOutput<typeof guestToNotifySchema>;

/** While a letter is on its way it is looked after this often, in milliseconds. */
const ON_ITS_WAY_MS = 5000;

/** Stays whose guests do not know yet what was decided, by arrival; none until that is known. */
export function useGuestsToNotify(): readonly GuestToNotify[] {
  const { data = [] } = useQuery({
    queryKey: GUESTS_TO_NOTIFY_KEY,
    queryFn: () => callRest(supabase().rpc('untold', {}, { get: true }), v.array(guestToNotifySchema)),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data?.some(({ isOnItsWay }) => isOnItsWay) ? ON_ITS_WAY_MS : LIST_INTERVAL_MS,
  });
  return data;
}

/** Writes down that the guest was told another way; the mark goes at once. */
export function useMarkNotified() {
  const client = useQueryClient();
  return useMutation({
    /** @param ids rooms of one booking */
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
