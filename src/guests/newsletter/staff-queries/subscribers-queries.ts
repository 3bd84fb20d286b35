import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inboxToasts, csvWords } from '@/words/staff';
import type { StoredSubscriber } from '@/guests/newsletter/subscriber';
import {
  deleteSubscriber,
  fetchSubscribers,
} from '@/guests/newsletter/staff-services/subscribers-service';
import { removeFromLists, useList } from '@/desk/lists/staff-queries/lists';
import { STAFF_KEY } from '@/basics/session/staff-queries/session';
import type { ExportSource } from '@/desk/lists/staff-services/export-service';

const LISTS = [...STAFF_KEY, 'subscribers'] as const;

/** Addresses of the newsletter, newest first. */
export function useSubscribers(filter: { email?: string }) {
  return useList(
    [...LISTS, filter],
    (after, size, signal) => fetchSubscribers(filter, after, size, signal),
    inboxToasts.listFailed('subscribers'),
  );
}

/** Takes an address off the list. */
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

/** All addresses of the newsletter, for a file. */
export const subscribersExport: ExportSource = {
  headings: csvWords.subscribers,
  page: async (after, size, signal) => {
    const { items, next } = await fetchSubscribers({}, after, size, signal);
    return { items: items.map((row) => [row.createdAt, row.email]), next };
  },
};
