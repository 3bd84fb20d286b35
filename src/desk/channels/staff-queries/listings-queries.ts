import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-queries/session';
import { AVAILABILITY_KEY } from '@/selling/booking/queries/booking-queries';
import { ConflictError } from '@/content/store/staff-services/writes';
import { LIST_INTERVAL_MS } from '@/desk/lists/staff-queries/lists';
import type { Listing, ListingDraft } from '@/desk/channels/listing';
import * as service from '@/desk/channels/staff-services/listings-service';
import { shopToasts as words } from '@/desk/channels/shop-words';
import { ServiceError } from '@/lib/service-error';

export { calendarAddress } from '@/desk/channels/staff-services/listings-service';

const KEY = [...STAFF_KEY, 'shops'] as const;

/** The clock of the server reads meanwhile: what is shown is looked at again. */
const looked = {
  refetchInterval: LIST_INTERVAL_MS,
  refetchOnWindowFocus: true,
  meta: { failure: words.notLoaded },
} as const;

export function useListings() {
  return useQuery({ queryKey: [...KEY, 'listings'], queryFn: service.fetchListings, ...looked });
}

export function useShopEvents() {
  return useQuery({ queryKey: [...KEY, 'events'], queryFn: service.fetchEvents, ...looked });
}

export function useShopConflicts() {
  return useQuery({ queryKey: [...KEY, 'conflicts'], queryFn: service.fetchConflicts, ...looked });
}

export type ListingSave = { id: string; draft: ListingDraft; seen: string | undefined };

export function useSaveListing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, draft, seen }: ListingSave) => service.saveListing(id, draft, seen),
    onSettled: () => readAgain(client),
    // What is refused is said where it was typed.
    meta: {
      about: 'listing',
      failure: (error: unknown) =>
        error instanceof ConflictError || (error instanceof ServiceError && error.message)
          ? undefined
          : words.notSaved,
    },
  });
}

/** Reads a calendar now; `look` keeps nothing of it. */
export function useReadListing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, look }: { id: string; look: boolean }) => service.readListing(id, look),
    onSettled: () => readAgain(client),
    meta: { about: 'listing', failure: words.notRead },
  });
}

export function useChangeKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (listing: Listing) => service.changeKey(listing),
    onSettled: () => readAgain(client),
    meta: { about: 'listing', success: words.newKey, failure: words.notSaved },
  });
}

export function useRemoveListing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => service.removeListing(id),
    onSettled: () => readAgain(client),
    meta: { about: 'listing', success: words.removed, failure: words.notSaved },
  });
}

export function useSettleConflict() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => service.settleConflict(id),
    onSettled: () => readAgain(client),
    meta: { about: 'shop-event', success: words.settled, failure: words.notSaved },
  });
}

export function useLetEventGo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isLetGo }: { id: string; isLetGo: boolean }) =>
      service.letEventGo(id, isLetGo),
    onSettled: () => readAgain(client),
    meta: { about: 'shop-event', failure: words.notSaved },
  });
}

function readAgain(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: AVAILABILITY_KEY });
  return client.invalidateQueries({ queryKey: KEY });
}

/** What somebody else has stored meanwhile; undefined of any other failure. */
export function listingConflict(error: unknown): { current: Listing | undefined } | undefined {
  // Of the table of listings: nothing else is written by these mutations.
  return error instanceof ConflictError ? (error as ConflictError<Listing>) : undefined;
}
