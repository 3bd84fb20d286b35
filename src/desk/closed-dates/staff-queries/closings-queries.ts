import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-queries/session';
import { AVAILABILITY_KEY } from '@/selling/booking/queries/booking-queries';
import type { Closing, ClosingDraft } from '@/desk/closed-dates/closing';
import * as service from '@/desk/closed-dates/staff-services/closings-service';
import { ConflictError } from '@/content/store/staff-services/writes';
import { LIST_INTERVAL_MS } from '@/desk/lists/staff-queries/lists';
import { ServiceError } from '@/lib/service-error';
import { closingWords } from '@/words/staff';

const KEY = [...STAFF_KEY, 'closings'] as const;

export function useClosings(from: string, to: string) {
  return useQuery({
    queryKey: [...KEY, from, to],
    queryFn: () => service.fetchClosings(from, to),
    refetchInterval: LIST_INTERVAL_MS,
    refetchOnWindowFocus: true,
    meta: { failure: closingWords.listFailed },
  });
}

export function useSaveClosing() {
  const client = useQueryClient();
  return useMutation({
    /** @param id of the closing; made by the form for a new one */
    mutationFn: ({ id, of, draft }: { id: string; of?: Closing; draft: ClosingDraft }) =>
      of ? service.changeClosing(of, draft) : service.addClosing(id, draft),
    // Also after a refusal: what is shown of the nights is old then.
    onSettled: () => readAgain(client),
    meta: {
      about: 'closing',
      success: closingWords.saved,
      failure: (error: unknown) => {
        if (error instanceof ConflictError) return closingWords.conflict;
        const says = error instanceof ServiceError ? error.message : '';
        const isRefusal = error instanceof ServiceError && [409, 422].includes(error.status);
        return isRefusal && says !== ''
          ? { ...closingWords.failed, description: says }
          : closingWords.failed;
      },
    },
  });
}

export function useRemoveClosing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => service.removeClosing(id),
    onSuccess: () => readAgain(client),
    meta: { about: 'closing', success: closingWords.removed, failure: closingWords.failed },
  });
}

function readAgain(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: AVAILABILITY_KEY });
  return client.invalidateQueries({ queryKey: KEY });
}
