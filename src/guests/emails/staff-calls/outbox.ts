import * as v from 'valibot';
import { HAS_OUTBOX, HAS_SENDING_FUNCTION } from '@/lib/env';
import { supabase } from '@/lib/supabase';
import { callRest, callRestRows } from '@/lib/call-rest';
import { columnsOf, rowSchema, rowTimestamp } from '@/content/store/staff-calls/row-schema';
import { askChanged, deleteRow } from '@/content/store/staff-calls/writes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { outboxToasts } from '@/words/staff';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { GUESTS_TO_NOTIFY_KEY } from '@/desk/stays/staff-calls/reservations';
import type { ToastText } from '@/words/toast-text';

export const EMAIL_STATUSES = ['queued', 'sent', 'failed', 'held'] as const;

const fields = {
  id: v.string(),
  kind: v.string(),
  channel: v.string(),
  recipient: v.string(),
  reservationId: v.nullable(v.string()),
  /** Null while its words are not written yet. */
  subject: v.nullable(v.string()),
  status: v.picklist(EMAIL_STATUSES),
  attempts: v.number(),
  nextTryAt: rowTimestamp,
  /** Why it was not taken. */
  errorCode: v.nullable(v.string()),
  createdAt: rowTimestamp,
};

export const row = rowSchema(fields);
export const columns = columnsOf(fields);

/** What was put into the outbox; `sent` only once the service has taken it. */
export type OutboxEmail = v.InferOutput<typeof row>;

export const TABLE = 'outbox';

const LIST_MAX = 50;

/** About one stay or message. */
const ABOUT_MAX = 20;

/** True where the hotel has set up what sends letters (docs/deploy.md). */
export const canSendEmails: boolean = HAS_OUTBOX;

const all = () => supabase().from(TABLE).select(columns);

function newest(letters: ReturnType<typeof all>, max: number): Promise<OutboxEmail[]> {
  return callRestRows(letters.order('created_at', { ascending: false }).limit(max), row);
}

/** Letters about these reservations, newest first; the bell is not among them. @throws ServiceError */
export function fetchEmails(reservationIds: readonly string[]): Promise<OutboxEmail[]> {
  return newest(all().in('reservation_id', reservationIds).neq('kind', 'bell'), ABOUT_MAX);
}

/** Replies to a message, newest first. @throws ServiceError */
export function fetchReplies(messageId: string): Promise<OutboxEmail[]> {
  return newest(all().eq('message_id', messageId), ABOUT_MAX);
}

/** Lets letters go that wait for it. @throws ServiceError */
export async function releaseHeld(ids: readonly string[]): Promise<void> {
  const held = supabase().from(TABLE).update({ status: 'queued' }).in('id', ids);
  await callRestRows(held.eq('status', 'held').select(columns), row);
  startSender();
}

/** Takes letters out that wait to be let go. @throws ServiceError */
export async function discardHeld(ids: readonly string[]): Promise<void> {
  const held = supabase().from(TABLE).delete().in('id', ids);
  await callRestRows(held.eq('status', 'held').select(columns), row);
}

/** The embedded backend looks by itself after every write. */
export function startSender(): void {
  if (HAS_SENDING_FUNCTION) void supabase().functions.invoke('send-outbox', { method: 'POST' });
}

export const EMAILS_KEY = [...STAFF_KEY, 'letters'] as const;

/** While a letter waits it is looked after this often, in milliseconds. */
const WAITING_MS = 5000;

/** Else the outbox is looked at this often. */
const INTERVAL_MS = 30_000;

/** For `refetchInterval`. @param otherwise how often where no letter waits */
export function whileWaiting(otherwise: number | false) {
  return ({ state }: { state: { data: OutboxEmail[] | undefined } }) =>
    state.data?.some(({ status }) => status === 'queued') ? WAITING_MS : otherwise;
}

/** Letters about a reservation. @param together rooms of its booking, itself among them */
export function useEmails(reservationId: string, together: readonly string[] = []) {
  return useQuery({
    queryKey: [...EMAILS_KEY, reservationId, ...together],
    queryFn: () => fetchEmails(together.length > 0 ? together : [reservationId]),
    enabled: canSendEmails,
    refetchInterval: whileWaiting(false),
  });
}

/** What was put into the outbox last. @param kind only of this kind */
export function useOutbox(kind?: string) {
  return useQuery({
    queryKey: [...EMAILS_KEY, 'list', kind ?? ''],
    queryFn: () => newest(kind === undefined ? all() : all().eq('kind', kind), LIST_MAX),
    refetchInterval: whileWaiting(INTERVAL_MS),
  });
}

/** Waiting letters until staff let them go. @param areSome as the state of the outbox says */
export function useHeld(areSome: boolean) {
  return useQuery({
    queryKey: [...EMAILS_KEY, 'held'],
    queryFn: () => newest(all().eq('status', 'held'), LIST_MAX),
    enabled: areSome,
    refetchInterval: INTERVAL_MS,
  });
}

/** With a letter, who was told is another as well. */
export const invalidates = [GUESTS_TO_NOTIFY_KEY, EMAILS_KEY];

function useOutboxChange<T>(
  mutationFn: (what: T) => Promise<unknown>,
  success: ToastText,
  failure = outboxToasts.notChanged,
) {
  return useMutation({ mutationFn, meta: { success, failure, invalidates } });
}

export const useReleaseHeld = () => useOutboxChange(releaseHeld, outboxToasts.letGo);

export const useDiscardHeld = () => useOutboxChange(discardHeld, outboxToasts.removed);

/** Has one that was not sent tried again, now. */
export const useRetryEmail = () => useOutboxChange(retryEmail, outboxToasts.queuedAgain);

async function retryEmail(id: string): Promise<void> {
  const again = supabase().from(TABLE).update({ status: 'queued' }).eq('id', id);
  await askChanged(again.select(columns), row);
  startSender();
}

export const useDeleteUnsent = () => useOutboxChange(deleteUnsent, outboxToasts.removed);

/** Takes one out that has not left. @throws ServiceError */
export async function deleteUnsent(id: string): Promise<void> {
  await deleteRow(TABLE, id);
}

/** Sends a test to each of these addresses, or to Telegram. */
export const useSendTest = () =>
  useOutboxChange(sendTests, outboxToasts.testQueued, outboxToasts.testFailed);

async function sendTests(to: readonly string[] | 'telegram'): Promise<void> {
  const [channel, addresses] = to === 'telegram' ? [to, ['']] : ['email', to];
  for (const address of addresses) {
    const sent = supabase().rpc('send_test', { to_channel: channel, to_address: address });
    await callRest(sent, v.string());
    startSender();
  }
}
