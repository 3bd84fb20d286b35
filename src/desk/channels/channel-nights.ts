import * as v from 'valibot';
import {
  CAPACITY_MAX,
  EMAIL_MAX,
  GUESTS_MIN,
  NAME_MAX,
  PHONE_MAX,
} from '../../basics/rules/limits.ts';
import { EMAIL_PATTERN } from '../../basics/rules/email.ts';
import {
  lineWithoutLink,
  requiredText,
  text,
  wholeNumber,
} from '../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';
import { termsFields } from '../../selling/prices/stay-terms.ts';
import { channelEventSchema } from './channel-event.ts';
import { listingSchema } from './listing.ts';

export const soldNightsSchema = v.object({
  ...v.omit(channelEventSchema, ['reason', 'letGoAt', 'settledAt']).entries,
  state: v.picklist(['held', 'conflict']),
});
export const sellerSchema = v.pick(listingSchema, ['id', 'roomId', 'channel', 'name']);

export type ChannelNights = v.InferOutput<typeof soldNightsSchema> &
  Omit<v.InferOutput<typeof sellerSchema>, 'id'>;

export const eventStaySchema = v.object({
  guestName: v.pipe(requiredText(NAME_MAX), lineWithoutLink),
  email: v.pipe(
    text(EMAIL_MAX),
    v.check((email) => email === '' || EMAIL_PATTERN.test(email), VALIDATION.emailInvalid),
  ),
  phone: text(PHONE_MAX),
  guests: wholeNumber(GUESTS_MIN, CAPACITY_MAX),
  /** Room price in the hotel's currency; NaN means that the hotel's own prices apply. */
  price: termsFields.ownPrice,
});
export type EventStay = v.InferOutput<typeof eventStaySchema>;
