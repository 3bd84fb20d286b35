import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Letter } from '@/hotel/letters/guest-mail';
import { inboxToasts, outboxToasts } from '@/words/staff';
import {
  canSendLetters,
  discard,
  fetchHeld,
  fetchLetters,
  fetchOutbox,
  letGo,
  queueAgain,
  queueLetter,
  sendTest,
  takeOut,
} from '@/hotel/letters/staff-services/outbox';
import type { QueuedLetter } from '@/hotel/letters/staff-services/outbox';
import { STAFF_KEY } from '@/hotel/accounts/staff-queries/session';
import { UNTOLD_KEY } from '@/hotel/reservations/staff-queries/reservations';

export { canSendLetters } from '@/hotel/letters/staff-services/outbox';
export type { QueuedLetter } from '@/hotel/letters/staff-services/outbox';

export const LETTERS_KEY = [...STAFF_KEY, 'letters'] as const;
const key = (reservationId: string) => [...LETTERS_KEY, reservationId] as const;
/** While a letter waits it is looked after this often, in milliseconds. */
const WAITING_MS = 5000;
/** Else the outbox is looked at this often. */
const INTERVAL_MS = 30_000;

/**
 * Letters about a reservation that the hotel's mail service was given.
 * @param together rooms of its booking, itself among them
 */
export function useLetters(reservationId: string, together: readonly string[] = []) {
  return useQuery({
    queryKey: [...key(reservationId), ...together],
    queryFn: () => fetchLetters(together.length > 0 ? together : [reservationId]),
    enabled: canSendLetters,
    refetchInterval: ({ state }) => (areWaiting(state.data) ? WAITING_MS : false),
  });
}

/** What was put into the outbox last. @param kind only of this kind */
export function useOutbox(kind?: string) {
  return useQuery({
    queryKey: [...LETTERS_KEY, 'list', kind ?? ''],
    queryFn: () => fetchOutbox(kind),
    refetchInterval: ({ state }) => (areWaiting(state.data) ? WAITING_MS : INTERVAL_MS),
  });
}

/** Waiting letters until staff let them go. @param areSome as the state of the outbox says */
export function useHeld(areSome: boolean) {
  return useQuery({
    queryKey: [...LETTERS_KEY, 'held'],
    queryFn: fetchHeld,
    enabled: areSome,
    refetchInterval: INTERVAL_MS,
  });
}

/** Lets letters go that wait for it. */
export function useLetGo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: letGo,
    onSettled: () => client.invalidateQueries({ queryKey: LETTERS_KEY }),
    meta: { success: outboxToasts.letGo, failure: outboxToasts.notChanged },
  });
}

/** Takes letters out that wait to be let go. */
export function useDiscard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: discard,
    onSettled: () => client.invalidateQueries({ queryKey: LETTERS_KEY }),
    meta: { success: outboxToasts.removed, failure: outboxToasts.notChanged },
  });
}

function areWaiting(letters: QueuedLetter[] | undefined): boolean {
  return letters?.some(({ status }) => status === 'queued') ?? false;
}

type Queued = { id: string; letter: Letter; kind?: string; stays?: readonly string[] };

/** What is shown of letters is old, and so is who was told. */
async function lettersChanged(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: UNTOLD_KEY });
  await client.invalidateQueries({ queryKey: LETTERS_KEY });
}

/** Gives a letter to the hotel's mail service. */
export function useQueueLetter(reservationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, letter, kind, stays }: Queued) =>
      queueLetter(id, letter, reservationId, kind, stays),
    onSuccess: () => lettersChanged(client),
    meta: { success: inboxToasts.letterQueued, failure: inboxToasts.letterFailed },
  });
}

/** Has one that was not sent tried again. */
export function useQueueAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: queueAgain,
    onSettled: () => lettersChanged(client),
    meta: { success: outboxToasts.queuedAgain, failure: outboxToasts.notChanged },
  });
}

/** Takes one out that has not left. */
export function useTakeOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: takeOut,
    onSettled: () => lettersChanged(client),
    meta: { success: outboxToasts.removed, failure: outboxToasts.notChanged },
  });
}

/** Sends a test to each of these addresses, or to Telegram. */
export function useSendTest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (to: readonly string[] | 'telegram') => {
      if (to === 'telegram') await sendTest('telegram');
      else for (const address of to) await sendTest('email', address);
    },
    onSettled: () => client.invalidateQueries({ queryKey: LETTERS_KEY }),
    meta: { success: outboxToasts.testQueued, failure: outboxToasts.testFailed },
  });
}
