import { FunctionsHttpError } from '@supabase/supabase-js';
import * as v from 'valibot';
import { itemTable } from '@/content/store/staff-calls/item-table';
import { rowSchema, rowTimestamp } from '@/content/store/staff-calls/row-schema';
import { ConflictError, refuseIn } from '@/content/store/staff-calls/writes';
import { listingSchema, type Listing, type ListingDraft } from '@/desk/channels/listing';
import { foundSchema } from '@/desk/channels/channel-event';
import { listingRefusalWords, channelToasts as words } from '@/words/staff';
import { ask, askRows } from '@/lib/ask';
import { SUPABASE_URL } from '@/lib/env';
import type { RefusalWords } from '@/lib/refusal';
import { restError, ServiceError } from '@/lib/service-error';
import { supabase } from '@/lib/supabase';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { AVAILABILITY_KEY } from '@/selling/booking/queries/booking-queries';
import { LIST_INTERVAL_MS } from '@/desk/lists/staff-calls/lists';

const time = v.nullable(rowTimestamp);

const listingRow = rowSchema({
  ...listingSchema.entries,
  readAt: time,
  errorSince: time,
  heardAt: rowTimestamp,
  updatedAt: rowTimestamp,
});

const listingTable = itemTable<Listing, Partial<Listing>>({ table: 'listings', row: listingRow });

/** Our calendar gets another address; the one before leads nowhere. @throws ServiceError */
export function changeKey({ id, updatedAt }: Listing): Promise<Listing> {
  // The database makes one of its own whatever is sent.
  return listingTable.update(id, { exportKey: '' }, updatedAt);
}

const readAnswer = v.object({
  error: v.nullable(v.string()),
  detail: v.nullable(v.string()),
  taken: v.nullable(v.object({ found: v.optional(v.array(rowSchema(foundSchema.entries)), []) })),
});

/** Where channels read ours. */
export function calendarAddress({ exportKey }: Listing): string {
  return `${SUPABASE_URL}/functions/v1/calendar/${exportKey}.ics`;
}

const WORDS: RefusalWords = {
  ...listingRefusalWords,
  'listing-twice': ({ room }) => listingRefusalWords['listing-twice'](String(room)),
};

export const KEY = [...STAFF_KEY, 'channels'] as const;

/** The clock of the server reads meanwhile: what is shown is looked at again. */
export const looked = {
  refetchInterval: LIST_INTERVAL_MS,
  refetchOnWindowFocus: true,
  meta: { failure: words.notLoaded },
} as const;

/** All of them, by room and booking site. */
export function useListings() {
  return useQuery({
    queryKey: [...KEY, 'listings'],
    queryFn: () => {
      const listings = supabase().from('listings').select('*').order('room_id').order('channel');
      return askRows(listings.order('name').order('slot').order('id'), listingRow);
    },
    ...looked,
  });
}

export type ListingSave = { id: string; draft: ListingDraft; seen: string | undefined };

/** Adds a listing, or stores it over the version that was seen. */
export function useSaveListing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, draft, seen }: ListingSave) => {
      const saved = seen ? listingTable.update(id, draft, seen) : listingTable.insert(id, draft);
      return await saved.catch(refuseIn(WORDS));
    },
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
    mutationFn: async ({ id, look }: { id: string; look: boolean }) => {
      const body = look ? { listing: id, look } : { listing: id };
      const answered = await supabase().functions.invoke<unknown>('read-calendars', { body });
      const failure: unknown = answered.error;
      if (failure) {
        const status =
          failure instanceof FunctionsHttpError ? Number(failure.context?.status ?? 0) : 0;
        throw restError({ message: '' }, status);
      }
      const data = answered.data;
      const { error, taken } = await ask(
        Promise.resolve({ data, error: null, status: 200 }),
        readAnswer,
      );
      return { error, found: taken?.found ?? [] };
    },
    onSettled: () => readAgain(client),
    meta: { about: 'listing', failure: words.notRead },
  });
}

export function useChangeKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (listing: Listing) => changeKey(listing),
    onSettled: () => readAgain(client),
    meta: { about: 'listing', success: words.newKey, failure: words.notSaved },
  });
}

export function useRemoveListing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => listingTable.remove(id),
    onSettled: () => readAgain(client),
    meta: { about: 'listing', success: words.removed, failure: words.notSaved },
  });
}

export function readAgain(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: AVAILABILITY_KEY });
  return client.invalidateQueries({ queryKey: KEY });
}

/** What someone else has stored meanwhile; undefined of any other failure. */
export function listingConflict(error: unknown): { current: Listing | undefined } | undefined {
  // Of the table of listings: nothing else is written by these mutations.
  return error instanceof ConflictError ? (error as ConflictError<Listing>) : undefined;
}
