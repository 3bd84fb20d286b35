import * as v from 'valibot';
import { columnsOf, rowSchema } from '@/content/store/staff-calls/row-schema';
import { reservationFailure } from '@/desk/stays/staff-calls/nights-taken';
import { toCents } from '@/basics/rules/price';
import { eventRefusalWords, eventStayToasts, channelNightsWords } from '@/words/staff';
import type { EventStay, ChannelNights } from '@/desk/channels/channel-nights';
import { CHANNELS } from '@/desk/channels/listing';
import { ask, askRows } from '@/lib/ask';
import { ServiceError } from '@/lib/service-error';
import { worded } from '@/lib/refusal';
import { supabase } from '@/lib/supabase';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { AVAILABILITY_KEY } from '@/selling/booking/queries/booking-queries';
import { LIST_INTERVAL_MS } from '@/desk/lists/staff-calls/lists';
import { errorToast } from '@/words/toast-text';

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

/** What channels have sold of the nights `from` … `to` (not included), by arrival. @throws ServiceError */
export async function fetchChannelNights(from: string, to: string): Promise<ChannelNights[]> {
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

/** Makes a stay of what a channel has sold. @returns its id @throws ServiceError with a sentence */
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

const KEY = [...STAFF_KEY, 'channels'] as const;

/** What channels have sold of these nights. */
export function useChannelNights(from: string, to: string) {
  return useQuery({
    queryKey: [...KEY, 'nights', from, to],
    queryFn: () => fetchChannelNights(from, to),
    refetchInterval: LIST_INTERVAL_MS,
    refetchOnWindowFocus: true,
    meta: { failure: errorToast(channelNightsWords.failed) },
  });
}

export function useMakeStay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ eventId, stay }: { eventId: string; stay: EventStay }) =>
      makeStay(eventId, stay),
    // Also after a refusal: what is shown of the event is old then.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: AVAILABILITY_KEY });
      void client.invalidateQueries({ queryKey: [...STAFF_KEY, 'reservations'] });
      return client.invalidateQueries({ queryKey: KEY });
    },
    meta: {
      about: 'reservation',
      success: eventStayToasts.made,
      failure: (error: unknown) =>
        error instanceof ServiceError && error.message !== '' && [409, 422].includes(error.status)
          ? { ...eventStayToasts.failed, description: error.message }
          : eventStayToasts.failed,
    },
  });
}
