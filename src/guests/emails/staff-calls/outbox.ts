import * as v from 'valibot';
import { HAS_OUTBOX, HAS_SENDING_FUNCTION } from '@/lib/env';
import { supabase } from '@/lib/supabase';
import { callRest, callRestRows } from '@/lib/call-rest';
import { columnsOf, rowSchema, rowTimestamp } from '@/content/store/staff-calls/row-schema';
import { askChanged, deleteRow } from '@/content/store/staff-calls/writes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { outboxToasts } from '@/words/staff';
import { STAFF_KEY, useMay } from '@/basics/session/staff-calls/session';
import { GUESTS_TO_NOTIFY_KEY } from '@/desk/stays/staff-calls/reservations';
import type { ToastText } from '@/words/toast-text';

export const EMAIL_STATUSES = ['queued', 'sent', 'failed', 'held'] as const;

const fields = {
  id: v.string(),
  kind: v.string(),
  channel: v.string(),
  recipient: v.string(),
  reservationId: v.nullable(v.string()),
  /** Null until the e-mail is written. */
  subject: v.nullable(v.string()),
  status: v.picklist(EMAIL_STATUSES),
  attempts: v.number(),
  nextTryAt: rowTimestamp,
  errorCode: v.nullable(v.string()),
  createdAt: rowTimestamp,
};

export const row = rowSchema(fields);
export const columns = columnsOf(fields);

/** An entry of the outbox. `sent` means that the mail service has accepted it. */
export type OutboxEmail = v.InferOutput<typeof row>;

export const TABLE = 'outbox';

const LIST_MAX = 50;

const ABOUT_MAX = 20;

/** True if the hotel has set up sending (docs/deploy.md). */
export const canSendEmails: boolean = HAS_OUTBOX;

const all = () => supabase().from(TABLE).select(columns);

function newest(emails: ReturnType<typeof all>, max: number): Promise<OutboxEmail[]> {
  return callRestRows(emails.order('created_at', { ascending: false }).limit(max), row);
}

export function fetchEmails(reservationIds: readonly string[]): Promise<OutboxEmail[]> {
  return newest(all().in('reservation_id', reservationIds).neq('kind', 'bell'), ABOUT_MAX);
}

export function fetchReplies(messageId: string): Promise<OutboxEmail[]> {
  return newest(all().eq('message_id', messageId), ABOUT_MAX);
}

export async function releaseHeld(ids: readonly string[]): Promise<void> {
  const held = supabase().from(TABLE).update({ status: 'queued' }).in('id', ids);
  await callRestRows(held.eq('status', 'held').select(columns), row);
  startSender();
}

export async function discardHeld(ids: readonly string[]): Promise<void> {
  const held = supabase().from(TABLE).delete().in('id', ids);
  await callRestRows(held.eq('status', 'held').select(columns), row);
}

/** Starts the sender. The embedded backend starts it after every write anyway. */
export function startSender(): void {
  if (HAS_SENDING_FUNCTION) void supabase().functions.invoke('send-outbox', { method: 'POST' });
}

export const EMAILS_KEY = [...STAFF_KEY, 'emails'] as const;

/** How often to refetch while an e-mail waits (ms). */
const WAITING_MS = 5000;

/** How often to refetch the outbox otherwise (ms). */
const INTERVAL_MS = 30_000;

/** A value for `refetchInterval`. @param otherwise interval without waiting e-mails (ms) */
export function whileWaiting(otherwise: number | false) {
  return ({ state }: { state: { data: OutboxEmail[] | undefined } }) =>
    state.data?.some(({ status }) => status === 'queued') ? WAITING_MS : otherwise;
}

/** True if the hotel sends e-mails and the account may read them. */
export function useReadsEmails(): boolean {
  return useMay('workAtDesk') && canSendEmails;
}

/** Loads the e-mails about a reservation, or about the rooms booked `together`. */
export function useEmails(reservationId: string, together: readonly string[] = []) {
  const enabled = useReadsEmails();
  return useQuery({
    queryKey: [...EMAILS_KEY, reservationId, ...together],
    queryFn: () => fetchEmails(together.length > 0 ? together : [reservationId]),
    enabled,
    refetchInterval: whileWaiting(false),
  });
}

/** Loads the newest entries of the outbox. @param kind limits the entries to one kind */
export function useOutbox(kind?: string) {
  const enabled = useMay('workAtDesk');
  return useQuery({
    queryKey: [...EMAILS_KEY, 'list', kind ?? ''],
    queryFn: () => newest(kind === undefined ? all() : all().eq('kind', kind), LIST_MAX),
    enabled,
    refetchInterval: whileWaiting(INTERVAL_MS),
  });
}

/** Loads the e-mails that wait for staff. With `areSome` false, sends no request. */
export function useHeld(areSome: boolean) {
  return useQuery({
    queryKey: [...EMAILS_KEY, 'held'],
    queryFn: () => newest(all().eq('status', 'held'), LIST_MAX),
    enabled: areSome,
    refetchInterval: INTERVAL_MS,
  });
}

/** Also refetches the guests to notify, because a sent e-mail notifies a guest. */
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

export const useRetryEmail = () => useOutboxChange(retryEmail, outboxToasts.queuedAgain);

async function retryEmail(id: string): Promise<void> {
  const again = supabase().from(TABLE).update({ status: 'queued' }).eq('id', id);
  await askChanged(again.select(columns), row);
  startSender();
}

export const useDeleteUnsent = () => useOutboxChange(deleteUnsent, outboxToasts.removed);

export async function deleteUnsent(id: string): Promise<void> {
  await deleteRow(TABLE, id);
}

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
