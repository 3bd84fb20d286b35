import { useMutation } from '@tanstack/react-query';
import type { CheckedRequest, RequestDraft } from '@/hotel/booking/booking-request';
import type { Room } from '@/hotel/rooms/room';
import { visitorToasts } from '@/words/visitors';
import { failureText } from './failure-text';

/**
 * Checks a booking request and sends it; the toast comes only once it is stored (DECISIONS 5). What
 * checks (valibot) and sends is fetched after the page answers.
 * @param room its name is for the toast
 * @param phone offered when the request cannot be sent
 */
export function useBookRoom({ name, capacity }: Pick<Room, 'name' | 'capacity'>, phone: string) {
  return useMutation({
    mutationFn: async (draft: RequestDraft) => {
      const { requestStay } = await import('@/hotel/booking/services/booking-requests');
      return requestStay(draft, capacity);
    },
    meta: {
      about: 'booking',
      success: ({ request }: CheckedRequest) =>
        request && visitorToasts.bookingInitiated(name, request.email),
      failure: (error: unknown) => failureText(error, visitorToasts.bookingFailed(phone)),
    },
  });
}
