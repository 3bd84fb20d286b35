import * as v from 'valibot';
import { requiredText, text, wholeNumber } from '../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';
import { instantOf } from '../../basics/time/instant.ts';
import { feedErrorWords } from '../../words/staff.ts';

/** The channels whose calendars are known by name. */
export const CHANNELS = ['booking', 'airbnb', 'agoda', 'expedia', 'other'] as const;
export type Channel = (typeof CHANNELS)[number];

const NAMES: Record<Exclude<Channel, 'other'>, string> = {
  booking: 'Booking.com',
  airbnb: 'Airbnb',
  agoda: 'Agoda',
  expedia: 'Expedia / Vrbo',
};

/** Why a calendar could not be read, in a sentence. */
export function feedErrorSentence(code: string): string {
  const words: Readonly<Record<string, string>> = feedErrorWords;
  return (Object.hasOwn(words, code) && words[code]) || feedErrorWords.other;
}

/** What a channel calls itself; a name in every language. */
export function channelName({ channel, name }: { channel: Channel; name: string }): string {
  return channel === 'other' ? name : NAMES[channel];
}

/** Words by which a channel marks nights that it closed for reasons of its own. */
const SKIP_WORDS: Partial<Record<Channel, string>> = {
  airbnb: 'Airbnb (Not available)',
  expedia: 'Unavailable on Expedia',
};

export function skipWordsOf(channel: Channel): string {
  return SKIP_WORDS[channel] ?? '';
}

/** As the database has it. */
const SLOT_MAX = 500;
const NAME_MAX = 80;
const URL_MAX = 2000;
const WORDS_MAX = 20;
const WORD_MAX = 100;

const time = v.nullable(v.string());

/** A room kind as a channel sells it (decision 0061). */
export const listingSchema = v.object({
  id: v.string(),
  roomId: v.string(),
  channel: v.picklist(CHANNELS),
  /** Of a channel that is not known by name, else ''. */
  name: v.string(),
  /** Which of the channel's rooms of this kind. */
  slot: v.number(),
  /** '' until it is known. */
  importUrl: v.string(),
  skipWords: v.array(v.string()),
  exportKey: v.string(),
  /** The last good reading. */
  readAt: time,
  errorCode: v.nullable(v.string()),
  errorSince: time,
  /** When an answer last came back, a calendar or an error; of a new address: since when it is waited for. */
  heardAt: v.string(),
  updatedAt: v.string(),
});
export type Listing = v.InferOutput<typeof listingSchema>;

/** Two rounds of reading and some patience; the bell rings after as long (private.ring_for_unheard). */
const UNREACHABLE_MS = 40 * 60_000;

/** Since when a booking site is not heard; undefined where it is, or where nothing is to be read. */
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
  /** One a line. */
  skipWords: words,
};

/** What staff type becomes what is stored. */
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
