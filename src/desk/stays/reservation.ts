import * as v from 'valibot';
import { isCalendarDate } from '../../basics/time/dates.ts';
import { EMAIL_PATTERN, pastedAddress } from '../../basics/rules/email.ts';
import { plainPhone } from '../../basics/rules/phone-number.ts';
import * as limits from '../../basics/rules/limits.ts';
import { reservationWords, stayFormWords } from '../../words/staff.ts';
import { LANGUAGE_CODES } from '../../words/languages.ts';
import { RESERVATION_STATUSES } from '../../basics/rules/reservation-status.ts';
import { agreedExtraSchema, chargedSchema } from '../../selling/prices/agreed-extra.ts';
import { lineWithoutLink, text, wholeNumber } from '../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';

export const RESERVATION_SOURCES = [
  'website',
  'phone',
  'walk_in',
  'booking',
  'airbnb',
  'agoda',
  'expedia',
  'other',
] as const;

export type ReservationSource = (typeof RESERVATION_SOURCES)[number];

const CHANNELS: ReadonlySet<string> = new Set(['booking', 'airbnb', 'agoda', 'expedia']);

/** Whether the stay was sold by a channel. */
export function isChannel(source: ReservationSource): boolean {
  return CHANNELS.has(source);
}

export const SOURCE_LABEL: Record<ReservationSource, string> = reservationWords.labels;

/** What an earlier departure costs: the nights that were slept, the whole stay, or a sum of its own. */
export const CHARGES = ['nights', 'whole', 'amount'] as const;

export type Charge = (typeof CHARGES)[number];

/** A reservation as the staff read it. Name and price of the room are as they were then. */
export const reservationSchema = v.object({
  id: v.string(),
  roomId: v.string(),
  roomName: v.string(),
  /** Null where staff were given none, and once the guest's data are erased. */
  email: v.nullable(v.string()),
  guestName: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  guests: v.number(),
  nights: v.number(),
  /** `YYYY-MM-DD`; null while no date is set. */
  checkIn: v.nullable(v.string()),
  checkOut: v.nullable(v.string()),
  /** Dollars. */
  price: v.number(),
  fee: v.number(),
  tax: v.optional(v.number(), 0),
  charges: v.optional(v.array(chargedSchema), []),
  total: v.number(),
  charged: v.optional(v.picklist(CHARGES), 'nights'),
  /** Dollars that were agreed for each night, the first one first. */
  nightAmounts: v.optional(v.array(v.number()), []),
  extras: v.optional(v.array(agreedExtraSchema), []),
  /** What long stay and code took off. */
  discount: v.optional(v.number(), 0),
  promoCode: v.optional(v.nullable(v.string()), null),
  /** Why staff agreed another amount than the quote, and why they went past a rule; for staff alone. */
  priceReason: v.optional(v.nullable(v.string()), null),
  ruleReason: v.optional(v.nullable(v.string()), null),
  status: v.picklist(RESERVATION_STATUSES),
  source: v.picklist(RESERVATION_SOURCES),
  /** The guest's own words to the house, with the request; '' when there are none. */
  message: v.string(),
  /** That the guest reads: of the page that a request was sent from, until staff say otherwise. */
  language: v.picklist(LANGUAGE_CODES),
  notes: v.string(),
  erasedAt: v.nullable(v.string()),
  /** A change that the guest has asked for on their own page waits for an answer. */
  asksChange: v.boolean(),
  /** The guest has cancelled it there, and nobody at the desk has said yet that this is seen. */
  cancelledUnseen: v.optional(v.boolean(), false),
  /** Of rooms that were booked together: their booking, and which one of how many this is. */
  bookingId: v.optional(v.nullable(v.string()), null),
  bookingPlace: v.optional(v.nullable(v.number()), null),
  bookingRooms: v.optional(v.nullable(v.number()), null),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type Reservation = v.InferOutput<typeof reservationSchema>;

/** Whom the reservation is for: the name where there is one. */
export function guestOf({ guestName, email, phone }: GuestFields): string {
  return guestName ?? email ?? phone ?? reservationWords.erased;
}

type GuestFields = Pick<Reservation, 'guestName' | 'email' | 'phone'>;

export const stayDraftSchema = v.object({
  roomId: v.pipe(v.string(), v.nonEmpty(VALIDATION.required)),
  checkIn: v.pipe(
    v.string(),
    v.check((date) => date === '' || isCalendarDate(date), VALIDATION.checkInInvalid),
  ),
  nights: wholeNumber(limits.NIGHTS_MIN, limits.STAFF_NIGHTS_MAX),
  guests: wholeNumber(limits.GUESTS_MIN, limits.CAPACITY_MAX),
});

export type StayDraft = v.InferOutput<typeof stayDraftSchema>;

/** Who the guest is; someone must be named, by name or by e-mail. Both ways to them as guests paste them. */
export const guestFields = {
  guestName: v.pipe(text(limits.NAME_MAX), lineWithoutLink),
  email: v.pipe(
    v.string(),
    v.transform(pastedAddress),
    text(limits.EMAIL_MAX),
    v.check((email) => email === '' || EMAIL_PATTERN.test(email), VALIDATION.emailInvalid),
  ),
  phone: v.pipe(v.string(), v.transform(plainPhone), text(limits.PHONE_MAX)),
  /** That letters and the guest's own page are in. */
  language: v.picklist(LANGUAGE_CODES),
};

export const guestDraftSchema = v.pipe(
  v.object(guestFields),
  v.forward(
    v.partialCheck(
      [['guestName'], ['email']],
      ({ guestName, email }) => guestName !== '' || email !== '',
      stayFormWords.nobodyNamed,
    ),
    ['guestName'],
  ),
);

export type GuestDraft = v.InferOutput<typeof guestDraftSchema>;
