/** All limits of the product. The database repeats those it must enforce; tests compare both. */

export const SERVICE_FEE_PERCENT = 10;
export const CHARGE_NAME_MAX = 60;

export const NIGHTS_MIN = 1;
export const NIGHTS_MAX = 10;
/** Longest stay that staff can enter; guests can request up to `NIGHTS_MAX`. */
export const STAFF_NIGHTS_MAX = 60;
export const BOOKING_ROOMS_MAX = 10;
/** Largest party of a search by dates, and the number of guests that the search begins with. */
export const SEARCH_GUESTS_MAX = 30;
export const SEARCH_GUESTS = 2;
/** Highest number of rooms that a search proposes together. */
export const SEARCH_ROOMS_MAX = 6;
export const CHILD_AGE_MAX = 17;
/** Highest amount for one stay: fits the longest stay in the most expensive room. */
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

export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
export const UPLOAD_MAX_MB = UPLOAD_MAX_BYTES / 1024 / 1024;
/** Largest picture: checked before decoding, because a small file can fill the memory. */
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
export const CONTRAST_AA = 4.5;

/** Totals of the demo data, as in the screens of the specification. */
export const DEMO_FIGURES = { guests: 128, messages: 18, reservations: 62 } as const;

/** Times of supabase-js for refreshing sessions; a test asserts that these are its defaults. */
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

/** Longest texts, in characters; CHECK constraints in the database enforce these limits too. */
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
/** Largest number of own amenities: with the twelve built-in ones below `AMENITIES_MAX`. */
export const OWN_AMENITIES_MAX = 24;
export const ROOM_IMAGES_MAX = 12;
export const GALLERY_IMAGES_MAX = 12;
export const TESTIMONIAL_TEXT_MAX = 1000;
export const TESTIMONIAL_SOURCE_MAX = 60;
export const FACT_LABEL_MAX = 60;
export const FACT_TEXT_MAX = 300;
export const GOOD_TO_KNOW_MAX = 12;
/** Largest number of facts beside the price: more would push the booking button off the screen. */
export const BESIDE_PRICE_MAX = 3;
export const DISTANCES_MAX = 12;
export const PAGES_MAX = 40;
export const BLOCKS_MAX = 80;
/** Largest size of a page's blocks as JSON. The database allows 98,304: Postgres adds spaces. */
export const BLOCKS_BYTES_MAX = 80_000;
export const SLUG_MAX = 60;
export const FORMER_SLUGS_MAX = 20;
export const PARAGRAPH_MAX = 2000;
export const PARAGRAPHS_MAX = 60;
export const BLOCK_ITEMS_MAX = 60;
export const CARDS_MAX = 12;
export const ITEM_LINE_MAX = 300;
export const ITEM_PRICE_MAX = 40;
export const SUBJECT_MAX = 200;
export const MESSAGE_MAX = 5000;
export const STAY_MESSAGE_MAX = 1000;
/** Days after departure (or after the request, without dates) for which a guest's link works. */
export const GUEST_LINK_DAYS = 14;
export const GUEST_LINK_UNDATED_DAYS = 90;
export const STAFF_NOTES_MAX = 4000;
/** Longest search text: `private.search_parts` ignores further characters. */
export const FIND_TEXT_MAX = 120;
/** Months after which guests' data are deleted. */
export const RETENTION_DEFAULT_MONTHS = 24;
export const RETENTION_MAX_MONTHS = 120;
/** Highest price of a night: fits weak currencies, in which $100 are 2,600,000 đồng. */
export const PRICE_MAX = 10_000_000;
export const EXTRA_COUNT_MAX = 99;
export const PROMO_CODE_MAX = 40;
/** Longest reason for an agreed price or for breaking a booking rule. */
export const REASON_MAX = 200;
export const PRICE_PERIODS_MAX = 400;
export const PRICE_PERIOD_NIGHTS_MAX = 1100;
export const SIZE_MAX_FT2 = 100_000;
export const UNITS_MIN = 1;
export const UNITS_MAX = 500;
export const POSITION_MAX = 100_000;
export const CHECK_IN_MAX_DAYS_AHEAD = 730;
/** Number of free dates suggested when the requested nights are taken. */
export const NEXT_FREE_DATES = 3;
export const INVOICE_PREFIX_MAX = 20;
export const TAX_NAME_MAX = 40;
export const RIEL_RATE_MAX = 100_000;
export const INVOICE_ADDRESS_MAX = 500;
export const CLOSING_NIGHTS_MAX = 366;
export const CLOSING_REASON_MAX = 200;

/** Longest name of a person of the team; equals the column's limit. */
export const USERNAME_MAX = 80;
/** Shortest password; must equal the setting in supabase/config.toml. */
export const PASSWORD_MIN = 10;
/** Longest password: bcrypt, which hashes passwords, ignores bytes after the 72nd. */
export const PASSWORD_MAX_BYTES = 72;

/** Shortest time from the first typed letter to sending a form (ms): bots are faster. */
export const FORM_MIN_FILL_MS = 1500;

export const READ_RETRIES = 2;
export const READ_RETRY_FIRST_MS = 300;
