import * as v from 'valibot';
import { columnsOf, rowSchema } from '@/content/store/staff-services/row-schema';
import { reservationFailure } from '@/desk/stays/staff-services/nights-taken';
import { toCents } from '@/basics/rules/price';
import { eventRefusalWords } from '@/desk/channels/desk-words';
import type { EventStay, ShopNights } from '@/desk/channels/shop-nights';
import { CHANNELS } from '@/desk/channels/listing';
import { ask, askRows } from '@/lib/ask';
import { ServiceError } from '@/lib/service-error';
import { worded } from '@/lib/refusal';
import { supabase } from '@/lib/supabase';

const eventFields = {
  id: v.string(),
  listingId: v.string(),
  summary: v.string(),
  fromDate: v.string(),
  toDate: v.string(),
  state: v.picklist(['held', 'conflict']),
  conflictNights: v.array(v.string()),
  reservationId: v.nullable(v.string()),
};
const listingFields = {
  id: v.string(),
  roomId: v.string(),
  channel: v.picklist(CHANNELS),
  name: v.string(),
};
/** More than these are not looked at in one month; more listings there are not. */
const EVENTS_MAX = 1000;
const LISTINGS_MAX = 200;

/** What shops have sold of the nights `from` … `to` (not included), by arrival. @throws ServiceError */
export async function fetchShopNights(from: string, to: string): Promise<ShopNights[]> {
  const events = supabase()
    .from('listing_events')
    .select(columnsOf(eventFields))
    .in('state', ['held', 'conflict'])
    .is('let_go_at', null)
    .lt('from_date', to)
    .gt('to_date', from)
    .order('from_date')
    .order('id')
    .limit(EVENTS_MAX);
  const listings = supabase().from('listings').select(columnsOf(listingFields)).limit(LISTINGS_MAX);
  const [held, all] = await Promise.all([
    askRows(events, rowSchema(eventFields)),
    askRows(listings, rowSchema(listingFields)),
  ]);
  const byId = new Map(all.map(({ id, ...listing }) => [id, listing]));
  return held.flatMap((event) => {
    const listing = byId.get(event.listingId);
    return listing ? [{ ...listing, ...event }] : [];
  });
}

/** Makes a stay of what a shop has sold. @returns its id @throws ServiceError with a sentence */
export async function makeStay(eventId: string, stay: EventStay): Promise<string> {
  const { guestName, email, phone, guests, price } = stay;
  const call = supabase().rpc('stay_of_event', {
    event_id: eventId,
    guest_name: guestName,
    email: email || null,
    phone: phone || null,
    guests,
    price: Number.isNaN(price) ? null : toCents(price),
  });
  return ask(call, v.string()).catch((error: unknown) => {
    if (error instanceof ServiceError && error.message in eventRefusalWords)
      throw worded(error, eventRefusalWords);
    throw reservationFailure(error);
  });
}
