import * as v from 'valibot';
import {
  CAPACITY_MAX,
  EMAIL_MAX,
  GUESTS_MIN,
  NAME_MAX,
  PHONE_MAX,
} from '../../basics/rules/limits.ts';
import { EMAIL_PATTERN } from '../../basics/rules/email.ts';
import { asName, requiredText, text, wholeNumber } from '../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';
import { termsFields } from '../../selling/prices/stay-terms.ts';
import type { Channel } from './listing.ts';

/** Nights that a channel has sold, of which some may be sold here as well. */
export type ChannelNights = {
  id: string;
  listingId: string;
  roomId: string;
  channel: Channel;
  /** Of a channel that is not known by name, else ''. */
  name: string;
  /** The channel's own words for it; often no guest's name. */
  summary: string;
  /** The first night, and the day of departure; `YYYY-MM-DD`. */
  fromDate: string;
  toDate: string;
  state: 'held' | 'conflict';
  /** Those of its nights that someone else has. */
  conflictNights: readonly string[];
  /** The stay that staff have made of it. */
  reservationId: string | null;
};

/** What the channel's own page says of the guest, as staff type it. */
export const eventStaySchema = v.object({
  guestName: v.pipe(requiredText(NAME_MAX), asName),
  email: v.pipe(
    text(EMAIL_MAX),
    v.check((email) => email === '' || EMAIL_PATTERN.test(email), VALIDATION.emailInvalid),
  ),
  phone: text(PHONE_MAX),
  guests: wholeNumber(GUESTS_MIN, CAPACITY_MAX),
  /** Dollars for the room; NaN for what it costs here. */
  price: termsFields.ownPrice,
});
export type EventStay = v.InferOutput<typeof eventStaySchema>;
