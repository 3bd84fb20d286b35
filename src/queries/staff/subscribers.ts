import { useMutation, useQueryClient } from '@tanstack/react-query';
import { INBOX_TOAST } from '@/domain/inbox-texts';
import type { StoredSubscriber } from '@/domain/stored-subscriber';
import { deleteSubscriber, fetchSubscribers } from '@/services/staff/subscribers';
import { removeFromLists, useList } from './lists';
import { STAFF_KEY } from './session';

const LISTS = [...STAFF_KEY, 'subscribers'] as const;

/** Addresses of the newsletter, newest first. */
export function useSubscribers(filter: { email?: string }) {
  return useList(
    [...LISTS, filter],
    (after, size, signal) => fetchSubscribers(filter, after, size, signal),
    INBOX_TOAST.listFailed('subscribers'),
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
        INBOX_TOAST.subscriberDeleted(email),
      failure: INBOX_TOAST.deleteFailed('subscriber'),
    },
  });
}
