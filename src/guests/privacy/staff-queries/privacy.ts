import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { formatNumber } from '@/basics/rules/numbers';
import { inboxToasts } from '@/words/staff';
import * as service from '@/guests/privacy/staff-services/guests';
import { STAFF_KEY } from '@/basics/session/staff-queries/session';

const RETENTION_KEY = [...STAFF_KEY, 'retention'] as const;

export function useRetention() {
  return useQuery({
    queryKey: RETENTION_KEY,
    queryFn: service.fetchRetention,
    meta: { failure: inboxToasts.retentionNotLoaded },
  });
}

export function useSaveRetention() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: service.saveRetention,
    onSuccess: (months) => client.setQueryData(RETENTION_KEY, months),
    meta: {
      success: (months: unknown) => inboxToasts.retentionSaved(Number(months)),
      failure: inboxToasts.retentionFailed,
    },
  });
}

/** Erases one guest's data by e-mail. */
export function useEraseGuest() {
  return useErasure(service.eraseGuest);
}

/** Erases the data of everybody whose time is over. */
export function usePurge() {
  return useErasure(service.purgeExpired);
}

function useErasure<Of>(mutationFn: (of: Of) => Promise<service.Erased>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => resetGuestData(client),
    meta: { success: erasedWords, failure: inboxToasts.eraseFailed },
  });
}

/** Whatever was read before may be of somebody who is erased now. */
function resetGuestData(client: QueryClient): void {
  void client.resetQueries({
    queryKey: STAFF_KEY,
    predicate: ({ queryKey }) => OF_GUESTS.includes(queryKey[STAFF_KEY.length]),
  });
}

const OF_GUESTS: readonly unknown[] = [
  'reservations',
  'messages',
  'subscribers',
  'letters',
  'figures',
];

function erasedWords(data: unknown) {
  const { reservations, messages, letters, subscribers } = data as service.Erased;
  const entries = reservations + messages + letters + subscribers;
  return inboxToasts.erased(entries, formatNumber(entries));
}
