import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { inboxToasts, csvWords } from '@/words/staff';
import { MESSAGE_STATUS_LABEL } from '@/guests/messages/message';
import type { MessageStatus, StoredMessage } from '@/guests/messages/message';
import * as service from '@/guests/messages/staff-services/messages-service';
import { removeFromLists, replaceInLists, useList } from '@/desk/lists/staff-queries/lists';
import { invalidateFigures } from '@/desk/lists/staff-queries/figures-queries';
import { STAFF_KEY } from '@/basics/session/staff-queries/session';
import type { ExportSource } from '@/desk/lists/staff-services/export-service';
import { calledByStaff } from '@/words/staff-languages';

const KEY = [...STAFF_KEY, 'messages'] as const;
const LISTS = [...KEY, 'list'] as const;
const oneKey = (id: string) => [...KEY, 'one', id] as const;

/** Messages of the contact form, newest first. */
export function useMessages(filter: service.MessageFilter) {
  return useList(
    [...LISTS, filter],
    (after, size, signal) => service.fetchMessages(filter, after, size, signal),
    inboxToasts.listFailed('messages'),
  );
}

/** One message; the list's own copy is shown until it comes. `null` when there is none. */
export function useMessage(id: string | undefined, listed: StoredMessage | undefined) {
  const { data, isError } = useQuery({
    queryKey: oneKey(id ?? ''),
    queryFn: async () => (await service.fetchMessage(id ?? '')) ?? null,
    enabled: id !== undefined && listed === undefined,
    placeholderData: keepPreviousData,
    meta: { failure: inboxToasts.listFailed('message') },
  });
  if (id === undefined) return { message: undefined, isFailed: false };
  if (listed) return { message: listed, isFailed: false };
  return { message: data === null || data?.id === id ? data : undefined, isFailed: isError };
}

/** Marks a message read or unread, archives it or takes it back. */
export function useFileMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, to }: { id: string; to: MessageStatus; from: MessageStatus }) =>
      service.fileMessage(id, to),
    onSuccess: async (stored) => {
      await replaceInLists(client, LISTS, stored);
      client.setQueryData(oneKey(stored.id), stored);
      invalidateFigures(client);
    },
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

/** Says that a message is answered another way than by a letter from here, or not. */
export function useSetAnswered() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isAnswered }: { id: string; isAnswered: boolean }) =>
      service.setAnswered(id, isAnswered),
    onSuccess: async (stored) => {
      await replaceInLists(client, LISTS, stored);
      client.setQueryData(oneKey(stored.id), stored);
    },
    meta: { failure: inboxToasts.messageFailed },
  });
}

/** Messages from an address, newest first. */
export function useMessagesFrom(email: string) {
  return useQuery({
    queryKey: [...KEY, 'from', email],
    queryFn: () => service.fetchMessagesFrom(email),
  });
}

/** All that is shown of messages is asked for again. */
export async function refetchMessages(client: QueryClient): Promise<void> {
  invalidateFigures(client);
  await client.invalidateQueries({ queryKey: KEY });
}

/** Deletes a message for good. */
export function useDeleteMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: service.deleteMessage,
    onSuccess: async (_nothing, id) => {
      await removeFromLists(client, LISTS, id);
      client.removeQueries({ queryKey: oneKey(id) });
      invalidateFigures(client);
    },
    meta: { success: inboxToasts.messageDeleted, failure: inboxToasts.deleteFailed('message') },
  });
}

/** All messages, for a file. */
export const messagesExport: ExportSource = {
  headings: csvWords.messages,
  page: async (after, size, signal) => {
    const { items, next } = await service.fetchMessages({ status: 'any' }, after, size, signal);
    const lines = items.map((row) => [
      row.createdAt,
      MESSAGE_STATUS_LABEL[row.status],
      row.name,
      row.email,
      row.subject,
      row.message,
      calledByStaff(row.language),
    ]);
    return { items: lines, next };
  },
};
