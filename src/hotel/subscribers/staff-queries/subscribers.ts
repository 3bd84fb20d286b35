import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inboxToasts } from '@/words/staff';
import type { StoredSubscriber } from '@/hotel/subscribers/subscriber';
import { deleteSubscriber, fetchSubscribers } from '@/hotel/subscribers/staff-services/subscribers';
import { removeFromLists, useList } from '@/hotel/desk/staff-queries/lists';
import { STAFF_KEY } from '@/hotel/accounts/staff-queries/session';

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
