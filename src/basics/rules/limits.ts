/**
 * Every number of the specification, once, named with its unit.
 * SQL restates only what the database must guard itself; tests push these edges through the real engine.
 */

/** Service fee in percent of the room price (specification 9). */
export const SERVICE_FEE_PERCENT = 10;
/** Characters of the name of a fee or a tax. */
export const CHARGE_NAME_MAX = 60;

export const NIGHTS_MIN = 1;
export const NIGHTS_MAX = 10;
/** What staff may enter: a guest who stays for months is agreed with in person. */
export const STAFF_NIGHTS_MAX = 60;
/** Rooms that staff may book together for one guest. */
export const BOOKING_ROOMS_MAX = 10;
/** The most that is charged for a stay: the longest one in the dearest room fits. */
export const CHARGE_MAX = 1_000_000_000;
export const GUESTS_MIN = 1;
export const CAPACITY_MIN = 1;
export const CAPACITY_MAX = 10;
export const RATING_MIN = 1;
export const RATING_MAX = 5;
export const RATING_DEFAULT = 5;

export const CAROUSEL_INTERVAL_MS = 8000;
export const CONTACT_SENDING_MS = 1500;
export const DIALOG_RESET_MS = 300;

/** 5 MB read as 5 × 1024 × 1024 bytes; exactly this many are allowed. */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
/** The same as people say it. */
export const UPLOAD_MAX_MB = UPLOAD_MAX_BYTES / 1024 / 1024;
/** Refused before decoding: a small file can hold a picture that fills the memory. */
export const IMAGE_MAX_PIXELS = 40_000_000;

export const ABOUT_IMAGE_SLOTS = 4;
export const LUXURY_IMAGE_POSITIONS = [0, 1] as const;
export const HERO_IMAGE_SLOTS = 1;
export const IMAGE_POSITION_MAX = 999;
export const CARD_AMENITIES_MAX = 4;

export const MOBILE_BREAKPOINT_PX = 768;
export const HEADER_SOLID_AFTER_PX = 20;

export const BRIGHTNESS_WEIGHTS = { red: 299, green: 587, blue: 114 } as const;
export const BRIGHTNESS_THRESHOLD = 128;
/** WCAG 2.2 AA for text. */
export const CONTRAST_AA = 4.5;

/** What the demo data adds up to, so that a fresh run shows the specification's figures. */
export const DEMO_FIGURES = { guests: 128, messages: 18, reservations: 62 } as const;

/** What supabase-js does by itself; asserted against the pinned version, not built again. */
export const AUTH_REFRESH = {
  tickMs: 30_000,
  ticksBeforeExpiry: 3,
  retryStartMs: 200,
  retryWithinMs: 30_000,
  keyCacheMs: 600_000,
} as const;
export const REALTIME_RECONNECT_MS = [1000, 2000, 5000, 10_000] as const;
export const STORAGE_LIST_LIMIT = 100;
export const STORAGE_LIST_OFFSET = 0;
export const STORAGE_CACHE_SECONDS = 3600;

/** Our own limits on text, in characters. The database holds the same ones as CHECK constraints. */
export const NAME_MAX = 120;
export const TITLE_MAX = 160;
export const SUBTITLE_MAX = 300;
export const MOON_TEXT_MAX = 160;
export const DESCRIPTION_MAX = 4000;
export const FOOTER_TEXT_MAX = 200;
export const PAGE_TEXT_MAX = 300;
export const ABOUT_SERVICES_MAX = 6;
export const SERVICE_TITLE_MAX = 80;
export const SERVICE_TEXT_MAX = 300;
export const SHORT_TEXT_MAX = 200;
export const PHONE_MAX = 40;
export const EMAIL_MAX = 254;
export const URL_MAX = 500;
export const ALT_MAX = 300;
export const LEGAL_MAX = 20_000;
export const AMENITIES_MAX = 40;
export const AMENITY_MAX = 60;
/** Of the hotel's own, to choose from: with the twelve fewer than a room may have. */
export const OWN_AMENITIES_MAX = 24;
export const ROOM_IMAGES_MAX = 12;
export const GALLERY_IMAGES_MAX = 12;
export const TESTIMONIAL_TEXT_MAX = 1000;
export const TESTIMONIAL_SOURCE_MAX = 60;
/** What guests should know before they book: a few words, and a sentence or two. */
export const FACT_LABEL_MAX = 60;
export const FACT_TEXT_MAX = 300;
export const GOOD_TO_KNOW_MAX = 12;
/** More would push the button out of sight, and nobody reads four lines under a price. */
export const BESIDE_PRICE_MAX = 3;
export const DISTANCES_MAX = 12;
/** Pages of the house's own, and what one is made of. */
export const PAGES_MAX = 40;
export const BLOCKS_MAX = 80;
/** All of them as JSON; what the database takes (98,304 as it writes them) has room for its spaces. */
export const BLOCKS_BYTES_MAX = 80_000;
export const SLUG_MAX = 60;
/** Addresses that a page had before: the oldest are forgotten. */
export const FORMER_SLUGS_MAX = 20;
export const PARAGRAPH_MAX = 2000;
export const PARAGRAPHS_MAX = 60;
export const BLOCK_ITEMS_MAX = 60;
export const CARDS_MAX = 12;
export const ITEM_LINE_MAX = 300;
export const ITEM_PRICE_MAX = 40;
export const SUBJECT_MAX = 200;
export const MESSAGE_MAX = 5000;
/** A guest's word to the house, with a booking request. */
export const STAY_MESSAGE_MAX = 1000;
/** How long the guest's own page is there after departure, in days. */
export const GUEST_LINK_DAYS = 14;
export const GUEST_LINK_UNDATED_DAYS = 90;
export const STAFF_NOTES_MAX = 4000;
/** What is typed to find a stay; `private.search_parts` looks at no more. */
export const FIND_TEXT_MAX = 120;
/** How long guests' data are kept, in months. */
export const RETENTION_DEFAULT_MONTHS = 24;
export const RETENTION_MAX_MONTHS = 120;
/** Of a night, in the hotel's currency: a hundred dollars are 400,000 riel or 2,600,000 đồng. */
export const PRICE_MAX = 10_000_000;
export const EXTRA_COUNT_MAX = 99;
export const PROMO_CODE_MAX = 40;
/** Why another amount was agreed, or a rule passed. */
export const REASON_MAX = 200;
/** Of one room. */
export const PRICE_PERIODS_MAX = 400;
export const PRICE_PERIOD_NIGHTS_MAX = 1100;
export const SIZE_MAX_FT2 = 100_000;
export const UNITS_MIN = 1;
export const UNITS_MAX = 500;
export const POSITION_MAX = 100_000;
/** A stay can be asked for at most this far ahead. */
export const CHECK_IN_MAX_DAYS_AHEAD = 730;
/** Days that are offered instead of nights that are taken. */
export const NEXT_FREE_DATES = 3;
export const INVOICE_PREFIX_MAX = 20;
export const TAX_NAME_MAX = 40;
export const RIEL_RATE_MAX = 100_000;
export const INVOICE_ADDRESS_MAX = 500;
/** Rooms are closed for at most this long at once, and for a reason this long. */
export const CLOSING_NIGHTS_MAX = 366;
export const CLOSING_REASON_MAX = 200;

/** Shortest password; supabase/config.toml asks for the same. */
export const PASSWORD_MIN = 10;
/** bcrypt, which keeps passwords, reads no further. */
export const PASSWORD_MAX_BYTES = 72;

/** A form that was filled in faster is sent only when this has passed, in milliseconds. */
export const FORM_MIN_FILL_MS = 1500;

export const READ_RETRIES = 2;
export const READ_RETRY_FIRST_MS = 300;
