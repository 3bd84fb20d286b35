const prices = ['content', 'prices'];
const channels = ['channels'];

/**
 * The tables that the backend tells of, and what is read again when one has changed: the content or
 * parts of what staff read. A test compares them with the database's.
 */
export const QUERY_KEYS_BY_TABLE = {
  hotel_config: ['content'],
  rooms: ['content'],
  testimonials: ['content'],
  hotel_images: ['content'],
  pages: ['content', 'pages'],
  price_periods: prices,
  stay_discounts: prices,
  extras: prices,
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
// Its own names, which Object.keys loses.
export const TABLES = Object.keys(QUERY_KEYS_BY_TABLE) as Table[];
