import { FunctionsHttpError } from '@supabase/supabase-js';
import * as v from 'valibot';
import { itemTable } from '@/content/store/staff-services/item-table';
import { rowSchema, rowTimestamp } from '@/content/store/staff-services/row-schema';
import { askChanged } from '@/content/store/staff-services/writes';
import { listingSchema, type Listing, type ListingDraft } from '@/desk/channels/listing';
import {
  closingInTheWay,
  foundSchema,
  shopConflictSchema,
  shopEventSchema,
  shopInTheWay,
  stayInTheWay,
  type Found,
  type ShopConflict,
  type ShopEvent,
} from '@/desk/channels/shop-event';
import { listingRefusalWords } from '@/desk/channels/shop-words';
import { ask, askRows } from '@/lib/ask';
import { SUPABASE_URL } from '@/lib/env';
import { worded, type RefusalWords } from '@/lib/refusal';
import { restError, ServiceError } from '@/lib/service-error';
import { supabase } from '@/lib/supabase';

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
const eventRow = rowSchema(shopEventSchema.entries);
const conflictRow = rowSchema({
  ...shopConflictSchema.entries,
  stays: v.array(rowSchema(stayInTheWay.entries)),
  closings: v.array(rowSchema(closingInTheWay.entries)),
  shops: v.array(rowSchema(shopInTheWay.entries)),
});

const listingTable = itemTable<Listing, Partial<Listing>>({ table: 'listings', row: listingRow });

/** @throws ServiceError */
export function fetchListings(): Promise<Listing[]> {
  const listings = supabase().from('listings').select('*').order('room_id').order('channel');
  return askRows(listings.order('name').order('slot').order('id'), listingRow);
}

/** What all listings hold, skip and echo, by their first nights. @throws ServiceError */
export async function fetchEvents(): Promise<ShopEvent[]> {
  const events: ShopEvent[] = [];
  for (let from = 0; ; from += ROWS) {
    const some = supabase().from('listing_events').select('*').neq('state', 'gone');
    const inOrder = some.order('from_date').order('id');
    const rows = await askRows(inOrder.range(from, from + ROWS - 1), eventRow);
    events.push(...rows);
    if (rows.length < ROWS) return events;
  }
}

/** Conflicts that nobody has settled, with both sides. @throws ServiceError */
export function fetchConflicts(): Promise<ShopConflict[]> {
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
export function settleConflict(id: string): Promise<ShopEvent> {
  return event(id, { settled_at: new Date().toISOString() });
}

/** An event holds nothing, or holds again. @throws ServiceError */
export function letEventGo(id: string, isLetGo: boolean): Promise<ShopEvent> {
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
