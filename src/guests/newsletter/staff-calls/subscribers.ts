import { storedSubscriberSchema, type StoredSubscriber } from '@/guests/newsletter/subscriber';
import {
  emailBeginningWith,
  fetchPage,
  type Cursor,
  type Page,
} from '@/desk/lists/staff-calls/paging';
import { columnsOf, rowSchema, rowTimestamp } from '@/content/store/staff-calls/row-schema';
import { deleteRow } from '@/content/store/staff-calls/writes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inboxToasts, csvWords } from '@/words/staff';
import { removeFromLists, useList } from '@/desk/lists/staff-calls/lists';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import type { ExportSource } from '@/desk/lists/staff-calls/export-list';

const TABLE = 'subscribers';
const fields = { ...storedSubscriberSchema.entries, createdAt: rowTimestamp };

export function fetchSubscribers(
  { email }: { email?: string },
  after: Cursor | undefined,
  size: number,
  signal?: AbortSignal,
): Promise<Page<StoredSubscriber>> {
  return fetchPage({
    table: TABLE,
    columns: columnsOf(fields),
    row: rowSchema(fields),
    narrow: (select) => (email ? emailBeginningWith(select, email) : select),
    after,
    size,
    signal,
  });
}

export async function deleteSubscriber(id: string): Promise<void> {
  await deleteRow(TABLE, id);
}

const LISTS = [...STAFF_KEY, 'subscribers'] as const;

export function useSubscribers(filter: { email?: string }) {
  return useList(LISTS, filter, fetchSubscribers, 'subscribers');
}

export function useDeleteSubscriber() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: StoredSubscriber) => deleteSubscriber(id),
    onSuccess: (_nothing, { id }) => removeFromLists(client, LISTS, id),
    meta: {
      success: (_nothing: unknown, { email }: StoredSubscriber) =>
        inboxToasts.subscriberDeleted(email),
      failure: inboxToasts.deleteFailed('subscriber'),
    },
  });
}

export const subscribersExport: ExportSource = {
  headings: csvWords.subscribers,
  page: async (after, size, signal) => {
    const { items, next } = await fetchSubscribers({}, after, size, signal);
    return { items: items.map((row) => [row.createdAt, row.email]), next };
  },
};
