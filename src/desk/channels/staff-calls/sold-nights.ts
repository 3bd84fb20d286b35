import * as v from 'valibot';
import { columnsOf, rowSchema } from '@/content/store/staff-calls/row-schema';
import { reservationFailure } from '@/desk/stays/staff-calls/nights-taken';
import { toCents } from '@/basics/rules/price';
import { eventRefusalWords, eventStayToasts, channelNightsWords } from '@/words/staff';
import { sellerSchema, soldNightsSchema } from '@/desk/channels/channel-nights';
import type { EventStay, ChannelNights } from '@/desk/channels/channel-nights';
import { callRest, callRestRows } from '@/lib/call-rest';
import { ServiceError } from '@/lib/service-error';
import { withRefusalWords } from '@/lib/refusal';
import { supabase } from '@/lib/supabase';
import { useMutation, useQuery } from '@tanstack/react-query';
import { KEY as RESERVATIONS_KEY } from '@/desk/stays/staff-calls/reservations';
import { errorToast } from '@/words/toast-text';
import { invalidates, KEY, listingQueryOptions } from './listings';

const { entries: eventFields } = soldNightsSchema;
const { entries: listingFields } = sellerSchema;
/** Row limits per request. Further events are left out; no hotel has so many listings. */
const EVENTS_MAX = 1000;
const LISTINGS_MAX = 200;

async function fetchChannelNights(from: string, to: string): Promise<ChannelNights[]> {
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
    callRestRows(events, rowSchema(eventFields)),
    callRestRows(listings, rowSchema(listingFields)),
  ]);
  const byId = new Map(all.map(({ id, ...listing }) => [id, listing]));
  return held.flatMap((event) => {
    const listing = byId.get(event.listingId);
    return listing ? [{ ...listing, ...event }] : [];
  });
}

/** Loads nights that channels sold between `from` and `to` (exclusive), by arrival. */
export function useChannelNights(from: string, to: string) {
  return useQuery({
    ...listingQueryOptions,
    queryKey: [...KEY, 'nights', from, to],
    queryFn: () => fetchChannelNights(from, to),
    meta: { failure: errorToast(channelNightsWords.failed) },
  });
}

function makeStay(eventId: string, stay: EventStay): Promise<string> {
  const { guestName, email, phone, guests, price } = stay;
  const call = supabase().rpc('stay_of_event', {
    event_id: eventId,
    guest_name: guestName,
    email: email || null,
    phone: phone || null,
    guests,
    price: Number.isNaN(price) ? null : toCents(price),
  });
  return callRest(call, v.string()).catch((error: unknown) => {
    if (error instanceof ServiceError && error.message in eventRefusalWords)
      throw withRefusalWords(error, eventRefusalWords);
    throw reservationFailure(error);
  });
}

export function useMakeStay() {
  return useMutation({
    mutationFn: ({ eventId, stay }: { eventId: string; stay: EventStay }) =>
      makeStay(eventId, stay),
    meta: {
      about: 'reservation',
      // Refetches after refusals too, because the displayed event is outdated then.
      invalidates: [...invalidates, RESERVATIONS_KEY],
      success: eventStayToasts.made,
      failure: (error: unknown) =>
        error instanceof ServiceError && error.message !== '' && [409, 422].includes(error.status)
          ? { ...eventStayToasts.failed, description: error.message }
          : eventStayToasts.failed,
    },
  });
}
