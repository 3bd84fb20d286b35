import * as v from 'valibot';
import { requiredText, text, wholeNumber } from '../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';
import { instantOf } from '../../basics/time/instant.ts';
import { feedErrorWords } from '../../words/staff.ts';

/** Booking sites known by name; `other` is any other site with an iCalendar address. */
export const CHANNELS = ['booking', 'airbnb', 'agoda', 'expedia', 'other'] as const;
export type Channel = (typeof CHANNELS)[number];

const NAMES: Record<Exclude<Channel, 'other'>, string> = {
  booking: 'Booking.com',
  airbnb: 'Airbnb',
  agoda: 'Agoda',
  expedia: 'Expedia / Vrbo',
};

export function feedErrorSentence(code: string): string {
  const words: Readonly<Record<string, string>> = feedErrorWords;
  return (Object.hasOwn(words, code) && words[code]) || feedErrorWords.other;
}

export function channelName({ channel, name }: { channel: Channel; name: string }): string {
  return channel === 'other' ? name : NAMES[channel];
}

/** Texts with which a channel marks nights that it closed itself. Such entries are skipped. */
const SKIP_WORDS: Partial<Record<Channel, string>> = {
  airbnb: 'Airbnb (Not available)',
  expedia: 'Unavailable on Expedia',
};

export function skipWordsOf(channel: Channel): string {
  return SKIP_WORDS[channel] ?? '';
}

/** Limits set by the database. */
const SLOT_MAX = 500;
const NAME_MAX = 80;
const URL_MAX = 2000;
const WORDS_MAX = 20;
const WORD_MAX = 100;

const time = v.nullable(v.string());

export const listingSchema = v.object({
  id: v.string(),
  roomId: v.string(),
  channel: v.picklist(CHANNELS),
  /** Name of an `other` channel; '' for a known channel. */
  name: v.string(),
  /** Number of this listing among the channel's listings of the room type, from 1. */
  slot: v.number(),
  /** The calendar's address; '' until staff enter it. */
  importUrl: v.string(),
  skipWords: v.array(v.string()),
  exportKey: v.string(),
  /** Time of the last successful import. */
  readAt: time,
  errorCode: v.nullable(v.string()),
  errorSince: time,
  /** When the address last answered; for a new address, when staff entered it. */
  heardAt: v.string(),
  updatedAt: v.string(),
});
export type Listing = v.InferOutput<typeof listingSchema>;

/** How long a calendar may fail before a warning (ms), as in `private.ring_for_unheard`. */
const UNREACHABLE_MS = 40 * 60_000;

/** Returns the time since which a booking site has not answered; undefined if it answers. */
export function unreachableSince({ importUrl, errorSince, heardAt }: Listing): string | undefined {
  const since = errorSince ?? heardAt;
  return importUrl && Date.now() - instantOf(since) > UNREACHABLE_MS ? since : undefined;
}

const words = v.pipe(
  v.string(),
  v.transform((typed) =>
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
  v.maxLength(WORDS_MAX, VALIDATION.atMost(WORDS_MAX)),
  v.array(v.pipe(v.string(), v.maxLength(WORD_MAX, VALIDATION.tooLong(WORD_MAX)))),
);

const typedFields = {
  roomId: v.pipe(v.string(), v.nonEmpty(VALIDATION.required)),
  slot: wholeNumber(1, SLOT_MAX),
  importUrl: text(URL_MAX),
  /** The skip words as text, one per line. */
  skipWords: words,
};

export const listingFormSchema = v.variant('channel', [
  v.object({ ...typedFields, channel: v.literal('other'), name: requiredText(NAME_MAX) }),
  v.object({
    ...typedFields,
    channel: v.picklist(['booking', 'airbnb', 'agoda', 'expedia']),
    name: v.pipe(
      v.string(),
      v.transform(() => ''),
    ),
  }),
]);
export type ListingForm = v.InferInput<typeof listingFormSchema>;
export type ListingDraft = v.InferOutput<typeof listingFormSchema>;

export function listingForm(listing: Listing): ListingForm {
  const { roomId, channel, name, slot, importUrl, skipWords } = listing;
  return { roomId, channel, name, slot, importUrl, skipWords: skipWords.join('\n') };
}

export function blankListing(roomId: string): ListingForm {
  return { roomId, channel: 'booking', name: '', slot: 1, importUrl: '', skipWords: '' };
}
