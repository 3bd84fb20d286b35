import * as v from 'valibot';
import { isCalendarDate } from '../../basics/time/dates.ts';
import { EMAIL_PATTERN, pastedAddress } from '../../basics/rules/email.ts';
import { plainPhone } from '../../basics/rules/phone-number.ts';
import * as limits from '../../basics/rules/limits.ts';
import { reservationWords, stayFormWords } from '../../words/staff.ts';
import { refusalWords } from '../../words/visitors.ts';
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

export function isChannel(source: ReservationSource): boolean {
  return CHANNELS.has(source);
}

export const SOURCE_LABEL: Record<ReservationSource, string> = reservationWords.labels;

/** The charge for an early departure: the nights slept, the whole stay, or an agreed amount. */
export const CHARGES = ['nights', 'whole', 'amount'] as const;

export type Charge = (typeof CHARGES)[number];

/** A reservation as staff see it, with the room's name and price at the time of booking. */
export const reservationSchema = v.object({
  id: v.string(),
  roomId: v.string(),
  roomName: v.string(),
  /** Null if staff entered no address, or after the guest's data were erased. */
  email: v.nullable(v.string()),
  guestName: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  guests: v.number(),
  /** The ages of the children among the guests. */
  children: v.optional(v.array(v.number()), []),
  nights: v.number(),
  /** `YYYY-MM-DD`; null until a date is set. */
  checkIn: v.nullable(v.string()),
  checkOut: v.nullable(v.string()),
  /** The room price. This and the next amounts are in the hotel's currency. */
  price: v.number(),
  fee: v.number(),
  tax: v.optional(v.number(), 0),
  charges: v.optional(v.array(chargedSchema), []),
  total: v.number(),
  charged: v.optional(v.picklist(CHARGES), 'nights'),
  nightAmounts: v.optional(v.array(v.number()), []),
  extras: v.optional(v.array(agreedExtraSchema), []),
  /** Sum taken off by long-stay discount and promo code. */
  discount: v.optional(v.number(), 0),
  promoCode: v.optional(v.nullable(v.string()), null),
  /** Why staff changed the quoted price; `ruleReason`: why they broke a rule. Not for guests. */
  priceReason: v.optional(v.nullable(v.string()), null),
  ruleReason: v.optional(v.nullable(v.string()), null),
  status: v.picklist(RESERVATION_STATUSES),
  source: v.picklist(RESERVATION_SOURCES),
  /** The guest's message with the request; '' if none. */
  message: v.string(),
  /** Language of e-mails to the guest, at first that of the page with the request form. */
  language: v.picklist(LANGUAGE_CODES),
  notes: v.string(),
  erasedAt: v.nullable(v.string()),
  /** True while the guest's change request awaits an answer. */
  asksChange: v.boolean(),
  /** True from the guest's cancellation until staff confirm that they saw it. */
  cancelledUnseen: v.optional(v.boolean(), false),
  /** Rooms booked together share this booking; each has a position among `bookingRooms` rooms. */
  bookingId: v.optional(v.nullable(v.string()), null),
  bookingPlace: v.optional(v.nullable(v.number()), null),
  bookingRooms: v.optional(v.nullable(v.number()), null),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type Reservation = v.InferOutput<typeof reservationSchema>;

export function guestOf({ guestName, email, phone }: GuestFields): string {
  return guestName ?? email ?? phone ?? reservationWords.erased;
}

type GuestFields = Pick<Reservation, 'guestName' | 'email' | 'phone'>;

const childrenField = v.pipe(
  v.array(v.number()),
  v.check(
    (ages) => ages.every((age) => age >= 0 && age <= limits.CHILD_AGE_MAX),
    refusalWords['children-ages'](),
  ),
);

export const stayDraftSchema = v.object({
  roomId: v.pipe(v.string(), v.nonEmpty(VALIDATION.required)),
  checkIn: v.pipe(
    v.string(),
    v.check((date) => date === '' || isCalendarDate(date), VALIDATION.checkInInvalid),
  ),
  nights: wholeNumber(limits.NIGHTS_MIN, limits.STAFF_NIGHTS_MAX),
  guests: wholeNumber(limits.GUESTS_MIN, limits.CAPACITY_MAX),
  /** The ages of the children among the guests. */
  children: childrenField,
});

export type StayDraft = v.InferOutput<typeof stayDraftSchema>;

/** True unless all guests are children. */
export function hasAdult({ guests, children }: Pick<StayDraft, 'guests' | 'children'>): boolean {
  return children.length === 0 || children.length < guests;
}

/** The guest's details; a name or an e-mail address is required. */
export const guestFields = {
  guestName: v.pipe(text(limits.NAME_MAX), lineWithoutLink),
  email: v.pipe(
    v.string(),
    v.transform(pastedAddress),
    text(limits.EMAIL_MAX),
    v.check((email) => email === '' || EMAIL_PATTERN.test(email), VALIDATION.emailInvalid),
  ),
  phone: v.pipe(v.string(), v.transform(plainPhone), text(limits.PHONE_MAX)),
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
