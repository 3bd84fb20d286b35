import { supabase } from '@/lib/supabase';
import { callRest } from '@/lib/call-rest';
import * as v from 'valibot';
import { useQuery, skipToken } from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { AVAILABILITY_KEY } from '@/selling/booking/queries/booking-queries';

const roomForSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** So many guests have room in it. */
  fits: v.boolean(),
  /** Nights on which it is full; a stay's own do not count. */
  full: v.array(v.string()),
});

export type RoomFor = v.InferOutput<typeof roomForSchema>;

/** Which stay is looked for. @param of a stay that is to be moved: its own nights are free for it */
export type WantedStay = { checkIn: string; nights: number; guests: number; of?: string };

function fetchRoomsFor({ checkIn, nights, guests, of }: WantedStay): Promise<RoomFor[]> {
  const wanted = { from_date: checkIn, for_nights: nights, for_guests: guests };
  const call = supabase().rpc('rooms_for', of ? { ...wanted, of_stay: of } : wanted, { get: true });
  return callRest(call, v.array(roomForSchema));
}

/** Each room of the house, and whether it could take such a stay; undefined asks nothing. */
export function useRoomsFor(wanted: WantedStay | undefined) {
  return useQuery({
    // Asked anew with what visitors are told of free nights.
    queryKey: [...AVAILABILITY_KEY, ...STAFF_KEY, wanted],
    queryFn: wanted ? () => fetchRoomsFor(wanted) : skipToken,
    refetchOnWindowFocus: true,
  });
}
