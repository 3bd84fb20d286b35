import type { SupabaseClient } from '@supabase/supabase-js';
import type { Listings } from './read-listings.ts';

/** The listings over REST. @param client with the server's own key */
export function restListings(client: SupabaseClient): Listings {
  const call = async (name: string, args: Record<string, unknown>) => {
    const { data, error } = await client.rpc(name, args);
    if (error) throw new Error(error.message);
    return data;
  };
  return {
    due: (listing) => call('due_listings', { listing_id: listing ?? null }),
    take: (listing, reading, look) => call('take_reading', { listing_id: listing, reading, look }),
  };
}
