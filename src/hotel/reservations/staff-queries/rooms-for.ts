import { skipToken, useQuery } from '@tanstack/react-query';
import { STAFF_KEY } from '@/hotel/accounts/staff-queries/session';
import { AVAILABILITY_KEY } from '@/hotel/booking/queries/availability';
import { fetchRoomsFor } from '@/hotel/reservations/staff-services/rooms-for';
import type { RoomFor, WantedStay } from '@/hotel/reservations/staff-services/rooms-for';

export type { RoomFor, WantedStay };

/**
 * Each room of the house, and whether it could take such a stay.
 * @param wanted undefined while nobody asks
 */
export function useRoomsFor(wanted: WantedStay | undefined) {
  return useQuery({
    // Asked anew with what visitors are told of free nights.
    queryKey: [...AVAILABILITY_KEY, ...STAFF_KEY, wanted],
    queryFn: wanted ? () => fetchRoomsFor(wanted) : skipToken,
    refetchOnWindowFocus: true,
  });
}
