import type { CheckedRequest, RequestDraft } from '@/selling/booking/booking-request';
import type { Room } from '@/content/schema/room';
import { visitorToasts } from '@/words/visitors';
import { failureText } from '@/kit/sending/queries/failure-text';
import { useLazyMutation } from '@/kit/sending/queries/use-lazy-mutation';
import { loadOnPress } from '@/lib/code-files';

const service = loadOnPress(() => import('@/selling/booking/services/booking-requests'));

/** Sends a booking request. @param phone shown if sending fails */
export function useBookRoom({ name, capacity }: Pick<Room, 'name' | 'capacity'>, phone: string) {
  return useLazyMutation({
    mutationFn: async (draft: RequestDraft) => {
      const { requestStay } = await service();
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
