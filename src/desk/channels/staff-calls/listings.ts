import { FunctionsHttpError } from '@supabase/supabase-js';
import * as v from 'valibot';
import { itemTable } from '@/content/store/staff-calls/item-table';
import { rowSchema, rowTimestamp } from '@/content/store/staff-calls/row-schema';
import { ConflictError, rethrowWorded } from '@/content/store/staff-calls/writes';
import { listingSchema, type Listing, type ListingDraft } from '@/desk/channels/listing';
import { foundSchema } from '@/desk/channels/channel-event';
import { listingRefusalWords, channelToasts as words } from '@/words/staff';
import { callRest, callRestRows } from '@/lib/call-rest';
import { SUPABASE_URL } from '@/lib/env';
import type { RefusalWords } from '@/lib/refusal';
import { restError, ServiceError } from '@/lib/service-error';
import { supabase } from '@/lib/supabase';
import { useMutation, useQuery } from '@tanstack/react-query';
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

const readAnswer = v.object({
  error: v.nullable(v.string()),
  detail: v.nullable(v.string()),
  taken: v.nullable(v.object({ found: v.optional(v.array(rowSchema(foundSchema.entries)), []) })),
});

/** The address at which a booking site reads the hotel's calendar. */
export function calendarAddress({ exportKey }: Listing): string {
  return `${SUPABASE_URL}/functions/v1/calendar/${exportKey}.ics`;
}

const WORDS: RefusalWords = {
  ...listingRefusalWords,
  'listing-twice': ({ room }) => listingRefusalWords['listing-twice'](String(room)),
};

export const KEY = [...STAFF_KEY, 'channels'] as const;

/** Query options: refetch at intervals, because the server imports calendars by itself. */
export const listingQueryOptions = {
  refetchInterval: LIST_INTERVAL_MS,
  refetchOnWindowFocus: true,
  meta: {
    // An account without the right, or still without its second factor, reads so in a notice.
    failure: (error: unknown) =>
      error instanceof ServiceError && error.status === 403 ? undefined : words.notLoaded,
  },
} as const;

export const invalidates = [AVAILABILITY_KEY, KEY];

export function useListings() {
  return useQuery({
    queryKey: [...KEY, 'listings'],
    queryFn: () => {
      const listings = supabase().from('listings').select('*').order('room_id').order('channel');
      return callRestRows(listings.order('name').order('slot').order('id'), listingRow);
    },
    ...listingQueryOptions,
  });
}

type ListingSave = { id: string; draft: ListingDraft; seen: string | undefined };

export function useSaveListing() {
  return useMutation({
    mutationFn: ({ id, draft, seen }: ListingSave) => {
      const saved = seen ? listingTable.update(id, draft, seen) : listingTable.insert(id, draft);
      return saved.catch(rethrowWorded(WORDS));
    },
    // The form shows refusals next to the field, so they get no toast.
    meta: {
      about: 'listing',
      invalidates,
      failure: (error: unknown) =>
        error instanceof ConflictError || (error instanceof ServiceError && error.message)
          ? undefined
          : words.notSaved,
    },
  });
}

/** Imports a listing's calendar now. With `look`, returns the entries and stores nothing. */
export function useReadListing() {
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
      const answer = Promise.resolve({ data: answered.data, error: null, status: 200 });
      const { error, taken } = await callRest(answer, readAnswer);
      return { error, found: taken?.found ?? [] };
    },
    meta: { about: 'listing', failure: words.notRead, invalidates },
  });
}

export function useChangeKey() {
  return useMutation({
    // Sends an empty value, because the database ignores the value and generates a new key.
    mutationFn: ({ id, updatedAt }: Listing) =>
      listingTable.update(id, { exportKey: '' }, updatedAt),
    meta: { about: 'listing', success: words.newKey, failure: words.notSaved, invalidates },
  });
}

export function useRemoveListing() {
  return useMutation({
    mutationFn: listingTable.remove,
    meta: { about: 'listing', success: words.removed, failure: words.notSaved, invalidates },
  });
}
