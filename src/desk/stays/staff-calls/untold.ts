import { supabase } from '@/lib/supabase';
import { ask } from '@/lib/ask';
import * as v from 'valibot';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { untoldWords } from '@/words/staff';
import * as reservations from '@/desk/stays/staff-calls/reservations';
import { LIST_INTERVAL_MS } from '@/desk/lists/staff-calls/lists';

const untoldSchema = v.object({
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
export type Untold = v.InferOutput<typeof untoldSchema>;

/** Stays whose guests do not know yet what was decided, by arrival. @throws ServiceError */
export function fetchUntold(): Promise<Untold[]> {
  return ask(supabase().rpc('untold', {}, { get: true }), v.array(untoldSchema));
}

/** Staff have told the guest another way. @param ids rooms of one booking @throws ServiceError */
export async function saveGuestTold(ids: readonly string[]): Promise<void> {
  await ask(supabase().rpc('guest_told', { stays: ids }), v.number());
}

/** While a letter is on its way it is looked after this often, in milliseconds. */
const ON_ITS_WAY_MS = 5000;

/** Stays whose guests do not know yet what was decided, by arrival; none until that is known. */
export function useUntold(): readonly Untold[] {
  const { data = [] } = useQuery({
    queryKey: reservations.UNTOLD_KEY,
    queryFn: fetchUntold,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data?.some(({ isOnItsWay }) => isOnItsWay) ? ON_ITS_WAY_MS : LIST_INTERVAL_MS,
  });
  return data;
}

/** Writes down that the guest was told another way; the mark goes at once. */
export function useGuestTold() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveGuestTold,
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey: reservations.UNTOLD_KEY });
      client.setQueryData<readonly Untold[]>(reservations.UNTOLD_KEY, (all) =>
        all?.filter(({ id }) => !ids.includes(id)),
      );
    },
    onSettled: () => reservations.invalidateReservations(client),
    meta: { about: 'reservation', success: untoldWords.told, failure: untoldWords.notTold },
  });
}
