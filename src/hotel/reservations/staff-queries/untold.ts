import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LIST_INTERVAL_MS } from '@/hotel/desk/staff-queries/lists';
import { fetchUntold, saveGuestTold } from '@/hotel/reservations/staff-services/untold';
import type { Untold } from '@/hotel/reservations/staff-services/untold';
import { untoldWords } from '@/words/staff';
import { invalidateReservations, UNTOLD_KEY } from './reservations';

export type { Untold };

/** While a letter is on its way it is looked after this often, in milliseconds. */
const ON_ITS_WAY_MS = 5000;

/** Stays whose guests do not know yet what was decided, by arrival; none until that is known. */
export function useUntold(): readonly Untold[] {
  const { data = [] } = useQuery({
    queryKey: UNTOLD_KEY,
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
      await client.cancelQueries({ queryKey: UNTOLD_KEY });
      client.setQueryData<readonly Untold[]>(UNTOLD_KEY, (all) =>
        all?.filter(({ id }) => !ids.includes(id)),
      );
    },
    onSettled: () => invalidateReservations(client),
    meta: { about: 'reservation', success: untoldWords.told, failure: untoldWords.notTold },
  });
}
