import { FunctionsHttpError } from '@supabase/supabase-js';
import * as v from 'valibot';
import { itemTable } from '@/content/store/staff-calls/item-table';
import { rowSchema, rowTimestamp } from '@/content/store/staff-calls/row-schema';
import { askChanged, ConflictError } from '@/content/store/staff-calls/writes';
import { listingSchema, type Listing, type ListingDraft } from '@/desk/channels/listing';
import {
  closingInTheWay,
  foundSchema,
  channelConflictSchema,
  channelEventSchema,
  channelInTheWay,
  stayInTheWay,
  type Found,
  type ChannelConflict,
  type ChannelEvent,
} from '@/desk/channels/channel-event';
import { listingRefusalWords, channelToasts as words } from '@/words/staff';
import { ask, askRows } from '@/lib/ask';
import { SUPABASE_URL } from '@/lib/env';
import { worded, type RefusalWords } from '@/lib/refusal';
import { restError, ServiceError } from '@/lib/service-error';
import { supabase } from '@/lib/supabase';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { AVAILABILITY_KEY } from '@/selling/booking/queries/booking-queries';
import { LIST_INTERVAL_MS } from '@/desk/lists/staff-calls/lists';

/** A hosted project answers no more at once. */
const ROWS = 1000;

const time = v.nullable(rowTimestamp);
const listingRow = rowSchema({
  ...listingSchema.entries,
  readAt: time,
  errorSince: time,
  heardAt: rowTimestamp,
  updatedAt: rowTimestamp,
});
const eventRow = rowSchema(channelEventSchema.entries);
const conflictRow = rowSchema({
  ...channelConflictSchema.entries,
  stays: v.array(rowSchema(stayInTheWay.entries)),
  closings: v.array(rowSchema(closingInTheWay.entries)),
  shops: v.array(rowSchema(channelInTheWay.entries)),
});

const listingTable = itemTable<Listing, Partial<Listing>>({ table: 'listings', row: listingRow });

/** @throws ServiceError */
export function fetchListings(): Promise<Listing[]> {
  const listings = supabase().from('listings').select('*').order('room_id').order('channel');
  return askRows(listings.order('name').order('slot').order('id'), listingRow);
}

/** What all listings hold, skip and echo, by their first nights. @throws ServiceError */
export async function fetchEvents(): Promise<ChannelEvent[]> {
  const events: ChannelEvent[] = [];
  for (let from = 0; ; from += ROWS) {
    const some = supabase().from('listing_events').select('*').neq('state', 'gone');
    const inOrder = some.order('from_date').order('id');
    const rows = await askRows(inOrder.range(from, from + ROWS - 1), eventRow);
    events.push(...rows);
    if (rows.length < ROWS) return events;
  }
}

/** Conflicts that nobody has settled, with both sides. @throws ServiceError */
export function fetchConflicts(): Promise<ChannelConflict[]> {
  return askRows(supabase().rpc('shop_conflicts', {}, { get: true }), conflictRow);
}

/**
 * Adds a listing, or stores it over the version that was seen.
 * @throws ConflictError when somebody else was faster; ServiceError with a sentence
 */
export async function saveListing(
  id: string,
  draft: ListingDraft,
  seen: string | undefined,
): Promise<Listing> {
  const saved = seen ? listingTable.update(id, draft, seen) : listingTable.insert(id, draft);
  return await saved.catch(refuse);
}

/** Our calendar gets another address; the one before leads nowhere. @throws ServiceError */
export function changeKey({ id, updatedAt }: Listing): Promise<Listing> {
  // The database makes one of its own whatever is sent.
  return listingTable.update(id, { exportKey: '' }, updatedAt);
}

/** Its nights become free. @throws ServiceError */
export function removeListing(id: string): Promise<void> {
  return listingTable.remove(id);
}

const event = (id: string, change: object) =>
  askChanged(supabase().from('listing_events').update(change).eq('id', id).select('*'), eventRow);

/** Staff have seen to a conflict. @throws ServiceError */
export function settleConflict(id: string): Promise<ChannelEvent> {
  return event(id, { settled_at: new Date().toISOString() });
}

/** An event holds nothing, or holds again. @throws ServiceError */
export function letEventGo(id: string, isLetGo: boolean): Promise<ChannelEvent> {
  return event(id, { let_go_at: isLetGo ? new Date().toISOString() : null });
}

const readAnswer = v.object({
  error: v.nullable(v.string()),
  detail: v.nullable(v.string()),
  taken: v.nullable(v.object({ found: v.optional(v.array(rowSchema(foundSchema.entries)), []) })),
});

/** What a reading came to: why it failed, or what is in the calendar where it was only looked at. */
export type ListingReading = { error: string | null; found: Found[] };

/** Has a shop's calendar read now. @param look nothing of it is kept @throws ServiceError */
export async function readListing(id: string, look: boolean): Promise<ListingReading> {
  const body = look ? { listing: id, look } : { listing: id };
  const answered = await supabase().functions.invoke<unknown>('read-calendars', { body });
  const failure: unknown = answered.error;
  if (failure) {
    const status = failure instanceof FunctionsHttpError ? Number(failure.context?.status ?? 0) : 0;
    throw restError({ message: '' }, status);
  }
  const data = answered.data;
  const { error, taken } = await ask(
    Promise.resolve({ data, error: null, status: 200 }),
    readAnswer,
  );
  return { error, found: taken?.found ?? [] };
}

/** Where shops read ours. */
export function calendarAddress({ exportKey }: Listing): string {
  return `${SUPABASE_URL}/functions/v1/calendar/${exportKey}.ics`;
}

const WORDS: RefusalWords = {
  ...listingRefusalWords,
  'listing-twice': ({ room }) => listingRefusalWords['listing-twice'](String(room)),
};

function refuse(failure: unknown): never {
  const isPlain = failure instanceof ServiceError && failure.constructor === ServiceError;
  throw isPlain ? worded(failure, WORDS) : failure;
}

const KEY = [...STAFF_KEY, 'shops'] as const;

/** The clock of the server reads meanwhile: what is shown is looked at again. */
const looked = {
  refetchInterval: LIST_INTERVAL_MS,
  refetchOnWindowFocus: true,
  meta: { failure: words.notLoaded },
} as const;

export function useListings() {
  return useQuery({ queryKey: [...KEY, 'listings'], queryFn: fetchListings, ...looked });
}

export function useChannelEvents() {
  return useQuery({ queryKey: [...KEY, 'events'], queryFn: fetchEvents, ...looked });
}

export function useChannelConflicts() {
  return useQuery({ queryKey: [...KEY, 'conflicts'], queryFn: fetchConflicts, ...looked });
}

export type ListingSave = { id: string; draft: ListingDraft; seen: string | undefined };

export function useSaveListing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, draft, seen }: ListingSave) => saveListing(id, draft, seen),
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
    mutationFn: ({ id, look }: { id: string; look: boolean }) => readListing(id, look),
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
    mutationFn: (id: string) => removeListing(id),
    onSettled: () => readAgain(client),
    meta: { about: 'listing', success: words.removed, failure: words.notSaved },
  });
}

export function useSettleConflict() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => settleConflict(id),
    onSettled: () => readAgain(client),
    meta: { about: 'shop-event', success: words.settled, failure: words.notSaved },
  });
}

export function useLetEventGo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isLetGo }: { id: string; isLetGo: boolean }) => letEventGo(id, isLetGo),
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
