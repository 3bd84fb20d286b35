import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Letter } from '@/guests/letters/guest-mail';
import { inboxToasts, outboxToasts } from '@/words/staff';
import * as outbox from '@/guests/letters/staff-services/outbox-service';
import { STAFF_KEY } from '@/basics/session/staff-queries/session';
import { UNTOLD_KEY } from '@/desk/stays/staff-queries/reservations-queries';
import type { ToastText } from '@/words/toast-text';

export { canSendLetters } from '@/guests/letters/staff-services/outbox-service';
export type { QueuedLetter } from '@/guests/letters/staff-services/outbox-service';

export const LETTERS_KEY = [...STAFF_KEY, 'letters'] as const;
/** While a letter waits it is looked after this often, in milliseconds. */
const WAITING_MS = 5000;
/** Else the outbox is looked at this often. */
const INTERVAL_MS = 30_000;

/** For `refetchInterval`. @param otherwise how often where no letter waits */
export function whileWaiting(otherwise: number | false) {
  return ({ state }: { state: { data: outbox.QueuedLetter[] | undefined } }) =>
    state.data?.some(({ status }) => status === 'queued') ? WAITING_MS : otherwise;
}

/** Letters about a reservation. @param together rooms of its booking, itself among them */
export function useLetters(reservationId: string, together: readonly string[] = []) {
  return useQuery({
    queryKey: [...LETTERS_KEY, reservationId, ...together],
    queryFn: () => outbox.fetchLetters(together.length > 0 ? together : [reservationId]),
    enabled: outbox.canSendLetters,
    refetchInterval: whileWaiting(false),
  });
}

/** What was put into the outbox last. @param kind only of this kind */
export function useOutbox(kind?: string) {
  return useQuery({
    queryKey: [...LETTERS_KEY, 'list', kind ?? ''],
    queryFn: () => outbox.fetchOutbox(kind),
    refetchInterval: whileWaiting(INTERVAL_MS),
  });
}

/** Waiting letters until staff let them go. @param areSome as the state of the outbox says */
export function useHeld(areSome: boolean) {
  return useQuery({
    queryKey: [...LETTERS_KEY, 'held'],
    queryFn: outbox.fetchHeld,
    enabled: areSome,
    refetchInterval: INTERVAL_MS,
  });
}

/** What is shown of letters is old, and so is who was told. */
async function lettersChanged(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: UNTOLD_KEY });
  await client.invalidateQueries({ queryKey: LETTERS_KEY });
}

type Queued = { id: string; letter: Letter; kind?: string; stays?: readonly string[] };

/** Gives a letter to the hotel's mail service. */
export function useQueueLetter(reservationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, letter, kind, stays }: Queued) =>
      outbox.queueLetter(id, letter, reservationId, kind, stays),
    onSuccess: () => lettersChanged(client),
    meta: { success: inboxToasts.letterQueued, failure: inboxToasts.letterFailed },
  });
}

function useOutboxChange<T>(
  change: (what: T) => Promise<void>,
  success: ToastText,
  failure = outboxToasts.notChanged,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => lettersChanged(client),
    meta: { success, failure },
  });
}

/** Lets letters go that wait for it. */
export const useLetGo = () => useOutboxChange(outbox.letGo, outboxToasts.letGo);
/** Takes letters out that wait to be let go. */
export const useDiscard = () => useOutboxChange(outbox.discard, outboxToasts.removed);
/** Has one that was not sent tried again. */
export const useQueueAgain = () => useOutboxChange(outbox.queueAgain, outboxToasts.queuedAgain);
/** Takes one out that has not left. */
export const useTakeOut = () => useOutboxChange(outbox.takeOut, outboxToasts.removed);
/** Sends a test to each of these addresses, or to Telegram. */
export const useSendTest = () =>
  useOutboxChange(sendTests, outboxToasts.testQueued, outboxToasts.testFailed);

async function sendTests(to: readonly string[] | 'telegram'): Promise<void> {
  if (to === 'telegram') await outbox.sendTest('telegram');
  else for (const address of to) await outbox.sendTest('email', address);
}
