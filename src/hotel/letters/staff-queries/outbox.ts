import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Letter } from '@/hotel/letters/guest-mail';
import { inboxToasts } from '@/words/staff';
import { canSendLetters, fetchLetters, queueLetter } from '@/hotel/letters/staff-services/outbox';
import { STAFF_KEY } from '@/hotel/accounts/staff-queries/session';

export { canSendLetters } from '@/hotel/letters/staff-services/outbox';

const key = (reservationId: string) => [...STAFF_KEY, 'letters', reservationId] as const;
/** While a letter waits it is looked after this often, in milliseconds. */
const WAITING_MS = 5000;

/** Letters about a reservation that the hotel's mail service was given. */
export function useLetters(reservationId: string) {
  return useQuery({
    queryKey: key(reservationId),
    queryFn: () => fetchLetters(reservationId),
    enabled: canSendLetters,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'queued') ? WAITING_MS : false,
  });
}

/** Gives a letter to the hotel's mail service. */
export function useQueueLetter(reservationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, letter }: { id: string; letter: Letter }) =>
      queueLetter(id, letter, reservationId),
    onSuccess: () => client.invalidateQueries({ queryKey: key(reservationId) }),
    meta: { success: inboxToasts.letterQueued, failure: inboxToasts.letterFailed },
  });
}
