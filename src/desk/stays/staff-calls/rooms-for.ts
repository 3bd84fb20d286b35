import { supabase } from '@/lib/supabase';
import { callRest } from '@/lib/call-rest';
import * as v from 'valibot';
import { useQuery, skipToken } from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { AVAILABILITY_KEY } from '@/selling/booking/queries/booking-queries';

const roomForSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** True if the room type holds the number of guests. */
  fits: v.boolean(),
  /** Nights on which the room type is full; the nights of the stay that moves do not count. */
  full: v.array(v.string()),
});

export type RoomFor = v.InferOutput<typeof roomForSchema>;

/** A stay that needs a room. `of` is the ID of a stay that moves: its own nights count as free. */
export type WantedStay = { checkIn: string; nights: number; guests: number; of?: string };

function fetchRoomsFor({ checkIn, nights, guests, of }: WantedStay): Promise<RoomFor[]> {
  const wanted = { from_date: checkIn, for_nights: nights, for_guests: guests };
  const call = supabase().rpc('rooms_for', of ? { ...wanted, of_stay: of } : wanted, { get: true });
  return callRest(call, v.array(roomForSchema));
}

/** Loads all room types with their full nights. Sends no request without `wanted`. */
export function useRoomsFor(wanted: WantedStay | undefined) {
  return useQuery({
    // The key begins like the public site's availability, so that both are refetched together.
    queryKey: [...AVAILABILITY_KEY, ...STAFF_KEY, wanted],
    queryFn: wanted ? () => fetchRoomsFor(wanted) : skipToken,
    refetchOnWindowFocus: true,
  });
}
