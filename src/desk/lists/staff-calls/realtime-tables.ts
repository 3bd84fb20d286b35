const prices = ['content', 'prices'];
const channels = ['channels'];

/** Query keys to refetch when a table changes. A test compares the tables with the database. */
export const QUERY_KEYS_BY_TABLE = {
  hotel_config: ['content'],
  rooms: ['content'],
  testimonials: ['content'],
  hotel_images: ['content'],
  pages: ['content', 'pages'],
  price_periods: prices,
  stay_discounts: prices,
  extras: prices,
  child_bands: prices,
  charges: prices,
  promo_codes: prices,
  translations: ['translations'],
  reservations: ['reservations', 'figures'],
  messages: ['messages', 'figures'],
  subscribers: ['subscribers'],
  inbox_counts: ['figures'],
  listings: channels,
  listing_events: channels,
} satisfies Record<string, readonly string[]>;

export type Table = keyof typeof QUERY_KEYS_BY_TABLE;
// `Object.keys` returns plain strings, so the cast restores the type of the names.
export const TABLES = Object.keys(QUERY_KEYS_BY_TABLE) as Table[];
