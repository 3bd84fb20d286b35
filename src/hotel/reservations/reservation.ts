import * as v from 'valibot';
import { hotelToday, isCalendarDate } from '../time/dates.ts';
import { EMAIL_PATTERN } from '../rules/email.ts';
import {
  CAPACITY_MAX,
  EMAIL_MAX,
  GUESTS_MIN,
  NAME_MAX,
  NIGHTS_MAX,
  NIGHTS_MIN,
  PHONE_MAX,
  STAFF_NOTES_MAX,
} from '../rules/limits.ts';
import { bookingFormErrors, erasedGuestWords, reservationSourceWords } from '../../words/staff.ts';
import { RESERVATION_STATUSES } from './reservation-status.ts';
import { text, wholeNumber } from '../rules/text-schema.ts';
import { VALIDATION } from '../rules/validation-texts.ts';

export const RESERVATION_SOURCES = ['website', 'phone', 'walk_in', 'other'] as const;
export type ReservationSource = (typeof RESERVATION_SOURCES)[number];

export const SOURCE_LABEL: Record<ReservationSource, string> = reservationSourceWords.labels;

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
  total: v.number(),
  status: v.picklist(RESERVATION_STATUSES),
  source: v.picklist(RESERVATION_SOURCES),
  /** The guest's own words to the house, with the request; '' when there are none. */
  message: v.string(),
  /** What only staff see. */
  notes: v.string(),
  /** When the guest's own data were taken out. */
  erasedAt: v.nullable(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type Reservation = v.InferOutput<typeof reservationSchema>;

/** Whom the reservation is for: the name where there is one. */
export function guestOf({ guestName, email, phone }: GuestFields): string {
  return guestName ?? email ?? phone ?? erasedGuestWords.erased;
}
type GuestFields = Pick<Reservation, 'guestName' | 'email' | 'phone'>;

/** What staff may set of a stay: by phone, at the desk, or when a guest moves. */
export const stayDraftSchema = v.object({
  roomId: v.pipe(v.string(), v.nonEmpty(VALIDATION.required)),
  /** '' while there is no date. */
  checkIn: v.pipe(
    v.string(),
    v.check((date) => date === '' || isCalendarDate(date), VALIDATION.checkInInvalid),
  ),
  nights: wholeNumber(NIGHTS_MIN, NIGHTS_MAX),
  guests: wholeNumber(GUESTS_MIN, CAPACITY_MAX),
});
export type StayDraft = v.InferOutput<typeof stayDraftSchema>;

/** A booking that staff enter themselves: somebody must be named, by name or by e-mail. */
export const staffBookingSchema = v.pipe(
  v.object({
    ...stayDraftSchema.entries,
    guestName: text(NAME_MAX),
    email: v.pipe(
      text(EMAIL_MAX),
      v.check((email) => email === '' || EMAIL_PATTERN.test(email), VALIDATION.emailInvalid),
    ),
    phone: text(PHONE_MAX),
    notes: text(STAFF_NOTES_MAX),
    source: v.picklist(RESERVATION_SOURCES),
    /** Takes the nights at once. */
    isConfirmed: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['guestName'], ['email']],
      ({ guestName, email }) => guestName !== '' || email !== '',
      bookingFormErrors.nobodyNamed,
    ),
    ['guestName'],
  ),
  v.forward(
    v.partialCheck(
      [['isConfirmed'], ['checkIn']],
      ({ isConfirmed, checkIn }) => !isConfirmed || checkIn !== '',
      bookingFormErrors.dateMissing,
    ),
    ['checkIn'],
  ),
);
export type StaffBooking = v.InferOutput<typeof staffBookingSchema>;

/** What the form for a booking by phone or at the desk starts with. */
export function blankBooking(roomId: string, checkIn: string = hotelToday()): StaffBooking {
  return {
    roomId,
    checkIn,
    nights: NIGHTS_MIN,
    guests: 2,
    guestName: '',
    email: '',
    phone: '',
    notes: '',
    source: 'phone',
    isConfirmed: true,
  };
}
