import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-queries/session';
import { AVAILABILITY_KEY } from '@/selling/booking/queries/booking-queries';
import { LIST_INTERVAL_MS } from '@/desk/lists/staff-queries/lists';
import { eventStayToasts, shopNightsWords } from '@/desk/channels/desk-words';
import type { EventStay } from '@/desk/channels/shop-nights';
import { fetchShopNights, makeStay } from '@/desk/channels/staff-services/shop-nights-service';
import { ServiceError } from '@/lib/service-error';
import { errorToast } from '@/words/toast-text';

const KEY = [...STAFF_KEY, 'shops'] as const;

/** What shops have sold of these nights. */
export function useShopNights(from: string, to: string) {
  return useQuery({
    queryKey: [...KEY, 'nights', from, to],
    queryFn: () => fetchShopNights(from, to),
    refetchInterval: LIST_INTERVAL_MS,
    refetchOnWindowFocus: true,
    meta: { failure: errorToast(shopNightsWords.failed) },
  });
}

export function useMakeStay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ eventId, stay }: { eventId: string; stay: EventStay }) =>
      makeStay(eventId, stay),
    // Also after a refusal: what is shown of the event is old then.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: AVAILABILITY_KEY });
      void client.invalidateQueries({ queryKey: [...STAFF_KEY, 'reservations'] });
      return client.invalidateQueries({ queryKey: KEY });
    },
    meta: {
      about: 'reservation',
      success: eventStayToasts.made,
      failure: (error: unknown) =>
        error instanceof ServiceError && error.message !== '' && [409, 422].includes(error.status)
          ? { ...eventStayToasts.failed, description: error.message }
          : eventStayToasts.failed,
    },
  });
}
