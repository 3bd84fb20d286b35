import { visitorToasts } from '@/words/visitors';
import type { RoomsDraft, SentRooms } from '@/selling/search/chosen-rooms';
import { failureText } from '@/kit/sending/queries/failure-text';
import { useLazyMutation } from '@/kit/sending/queries/use-lazy-mutation';
import { loadOnPress } from '@/lib/code-files';

const service = loadOnPress(() => import('@/selling/search/services/room-requests'));

/** Sends one request for several rooms. @param phone shown if sending fails */
export function useRequestRooms(names: string, phone: string) {
  return useLazyMutation({
    mutationFn: async (draft: RoomsDraft) => (await service()).requestRooms(draft),
    meta: {
      about: 'booking',
      success: ({ email }: SentRooms) =>
        email === undefined ? undefined : visitorToasts.bookingInitiated(names, email),
      failure: (error: unknown) => failureText(error, visitorToasts.bookingFailed(phone)),
    },
  });
}
