import { supabase } from '@/lib/supabase';
import { callRestRows } from '@/lib/call-rest';
import {
  reservationColumns as columns,
  reservationRow as row,
  fetchHistory,
} from './reservation-row';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TABLE, KEY } from './reservations';

export const OTHERS_MAX = 20;

export function useHistory(id: string, version: string) {
  return useQuery({
    // The version is part of the key, because each change of the reservation adds to its history.
    queryKey: [...KEY, 'history', id, version],
    queryFn: () => fetchHistory(id),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Loads the guest's other stays, latest arrival first. */
export function useOtherStays(id: string, guest: string) {
  return useQuery({
    // The key includes `guest`, because a corrected e-mail address may belong to other stays.
    queryKey: [...KEY, 'others', id, guest],
    queryFn: () =>
      callRestRows(supabase().rpc('other_stays', { of_stay: id }).select(columns), row),
  });
}

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
