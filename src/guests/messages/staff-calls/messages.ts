import * as v from 'valibot';
import {
  storedMessageSchema,
  type MessageStatus,
  type StoredMessage,
} from '@/guests/messages/message';
import { supabase } from '@/lib/supabase';
import { callRestRows } from '@/lib/call-rest';
import { fetchPage, type Cursor, type Page } from '@/desk/lists/staff-calls/paging';
import { columnsOf, rowSchema, rowTimestamp } from '@/content/store/staff-calls/row-schema';
import { askChanged, deleteRow } from '@/content/store/staff-calls/writes';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { inboxToasts } from '@/words/staff';
import { removeFromLists, replaceInLists, useList, useOne } from '@/desk/lists/staff-calls/lists';
import { invalidateInboxCounts } from '@/desk/lists/staff-calls/inbox-counts';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';

/** Filters. No `status`: the inbox. `text` is searched in name, address, subject and message. */
export type MessageFilter = { status?: MessageStatus | 'any'; text?: string };

const TABLE = 'messages';

const FROM_MAX = 20;

const fields = {
  ...storedMessageSchema.entries,
  answeredAt: v.optional(v.nullable(rowTimestamp), null),
  createdAt: rowTimestamp,
  updatedAt: rowTimestamp,
};

const columns = columnsOf(fields);

export const row = rowSchema(fields);

export function fetchMessages(
  { status, text }: MessageFilter,
  after: Cursor | undefined,
  size: number,
  signal?: AbortSignal,
): Promise<Page<StoredMessage>> {
  return fetchPage({
    table: TABLE,
    columns,
    row,
    find: text ? { by: 'find_messages', args: { query: text, of_status: status } } : false,
    narrow: (select) => {
      if (status === 'any') return select;
      return status ? select.eq('status', status) : select.in('status', ['unread', 'read']);
    },
    after,
    size,
    signal,
  });
}

export async function fetchMessage(id: string): Promise<StoredMessage | undefined> {
  const [message] = await callRestRows(supabase().from(TABLE).select(columns).eq('id', id), row);
  return message;
}

export function fileMessage(id: string, to: MessageStatus): Promise<StoredMessage> {
  return changeMessage(id, { status: to });
}

/** Marks a message as answered by other means than a reply from here, or as not answered. */
export function setAnswered(id: string, isAnswered: boolean): Promise<StoredMessage> {
  // The database replaces this time by that of its own clock.
  return changeMessage(id, { answered_at: isAnswered ? new Date().toISOString() : null });
}

function changeMessage(id: string, change: object): Promise<StoredMessage> {
  return askChanged(supabase().from(TABLE).update(change).eq('id', id).select(columns), row);
}

export async function deleteMessage(id: string): Promise<void> {
  await deleteRow(TABLE, id);
}

export const MESSAGES_KEY = [...STAFF_KEY, 'messages'] as const;

const LISTS = [...MESSAGES_KEY, 'list'] as const;

const oneKey = (id: string) => [...MESSAGES_KEY, 'one', id] as const;

export function useMessages(filter: MessageFilter) {
  return useList(LISTS, filter, fetchMessages, 'messages');
}

export function useMessage(id: string | undefined, listed: StoredMessage | undefined) {
  return useOne(oneKey, fetchMessage, inboxToasts.listFailed('message'), id, listed);
}

/** Marks a message as read or unread, archives it, marks it as spam, or restores it. */
export function useFileMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, to }: { id: string; to: MessageStatus; from: MessageStatus }) =>
      fileMessage(id, to),
    onSuccess: (stored) => putMessage(client, stored),
    meta: {
      success: (_stored: unknown, { to, from }: { to: MessageStatus; from: MessageStatus }) => {
        if (to === 'archived') return inboxToasts.messageArchived;
        if (to === 'spam') return inboxToasts.messageIsSpam;
        return from === 'archived' || from === 'spam' ? inboxToasts.messageRestored : undefined;
      },
      failure: inboxToasts.messageFailed,
    },
  });
}

export function useSetAnswered() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isAnswered }: { id: string; isAnswered: boolean }) =>
      setAnswered(id, isAnswered),
    onSuccess: (stored) => putMessage(client, stored),
    meta: { failure: inboxToasts.messageFailed },
  });
}

/** Loads messages from an address, newest first, without spam. */
export function useMessagesFrom(email: string) {
  return useQuery({
    queryKey: [...MESSAGES_KEY, 'from', email],
    queryFn: () => {
      const from = supabase().from(TABLE).select(columns).eq('email', email).neq('status', 'spam');
      return callRestRows(from.order('created_at', { ascending: false }).limit(FROM_MAX), row);
    },
  });
}

async function putMessage(client: QueryClient, stored: StoredMessage): Promise<void> {
  await replaceInLists(client, LISTS, stored);
  client.setQueryData(oneKey(stored.id), stored);
  invalidateInboxCounts(client);
}

export function useDeleteMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteMessage,
    onSuccess: async (_nothing, id) => {
      await removeFromLists(client, LISTS, id);
      client.removeQueries({ queryKey: oneKey(id) });
      invalidateInboxCounts(client);
    },
    meta: { success: inboxToasts.messageDeleted, failure: inboxToasts.deleteFailed('message') },
  });
}
