import { supabase } from '@/lib/supabase';
import { callRestRows } from '@/lib/call-rest';
import {
  reservationColumns as columns,
  reservationRow as row,
  fetchHistory,
} from './reservation-row';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TABLE, KEY } from './reservations';

/** As many stays of one guest as are looked at. */
export const OTHERS_MAX = 20;

export function useHistory(id: string, version: string) {
  return useQuery({
    // Another version has another history.
    queryKey: [...KEY, 'history', id, version],
    queryFn: () => fetchHistory(id),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Other stays of the guest, by e-mail or phone, latest arrival first. @param guest both of them */
export function useOtherStays(id: string, guest: string) {
  return useQuery({
    // Who the guest is may be put right.
    queryKey: [...KEY, 'others', id, guest],
    queryFn: () => callRestRows(supabase().rpc('other_stays', { of_stay: id }).select(columns), row),
  });
}

/** Stays of an address, latest arrival first; as many as of a guest. */
export function useStaysOf(email: string) {
  return useQuery({
    queryKey: [...KEY, 'of', email],
    queryFn: () => {
      const stays = supabase().from(TABLE).select(columns).eq('email', email);
      const latest = stays.order('check_in', { ascending: false, nullsFirst: false });
      return callRestRows(latest.order('created_at', { ascending: false }).limit(OTHERS_MAX), row);
    },
  });
}
