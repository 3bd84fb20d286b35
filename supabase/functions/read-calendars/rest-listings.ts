import type { SupabaseClient } from '@supabase/supabase-js';
import { restCall } from '../_shared/rest-call.ts';
import type { Listings } from './read-listings.ts';

/** Reads and stores listings over REST. @param client with the server's own key */
export function restListings(client: SupabaseClient): Listings {
  const call = restCall(client);
  return {
    due: (listing) => call('due_listings', { listing_id: listing ?? null }),
    take: (listing, reading, look) => call('take_reading', { listing_id: listing, reading, look }),
  };
}
