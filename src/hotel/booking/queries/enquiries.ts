import { useMutation } from '@tanstack/react-query';
import { CONTACT_SENDING_MS } from '@/hotel/rules/limits';
import type { ReservationRequest } from '@/hotel/booking/booking-request';
import { visitorToasts } from '@/words/visitors';
import type { MessageSubmission } from '@/hotel/messages/services/messages';
import { failureText } from './failure-text';

/**
 * Sends a booking request; the toast comes only once it is stored (decision 5).
 * @param roomName for the toast @param phone offered when the request cannot be sent
 */
export function useBookRoom(roomName: string, phone: string) {
  return useMutation({
    mutationFn: async (request: ReservationRequest) => {
      const { submitReservation } = await import('@/hotel/booking/services/booking-requests');
      return submitReservation(request);
    },
    meta: {
      about: 'booking',
      success: (_data: unknown, request: ReservationRequest) =>
        visitorToasts.bookingInitiated(roomName, request.email),
      failure: (error: unknown) => failureText(error, visitorToasts.bookingFailed(phone)),
    },
  });
}

type Letter = {
  submission: MessageSubmission;
  /** How long to keep it before it is sent, in milliseconds. */
  waitMs: number;
};

/** Sends a contact message; "sending" lasts at least 1500 ms (specification 4, decision 6). */
export function useSendMessage() {
  return useMutation({
    mutationFn: async ({ submission, waitMs }: Letter) => {
      const sent = pause(waitMs).then(() => sendMessage(submission));
      const [stored] = await Promise.allSettled([sent, pause(CONTACT_SENDING_MS)]);
      if (stored.status === 'rejected') throw stored.reason;
    },
    meta: {
      about: 'message',
      success: visitorToasts.messageSent,
      failure: (error: unknown) => failureText(error, visitorToasts.messageFailed),
    },
  });
}

/** Takes an address off the newsletter. Gives false when it was not on it; the page says so. */
export function useUnsubscribe() {
  return useMutation({
    mutationFn: async (token: string) => {
      const { unsubscribe } = await import('@/hotel/subscribers/services/subscribers');
      return unsubscribe(token);
    },
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function sendMessage(submission: MessageSubmission): Promise<void> {
  const { submitMessage } = await import('@/hotel/messages/services/messages');
  return submitMessage(submission);
}
