import * as v from 'valibot';
import { hotelToday } from '../../basics/time/dates.ts';
import * as limits from '../../basics/rules/limits.ts';
import { stayCostWords, stayFormWords } from '../../words/staff.ts';
import type { LanguageCode } from '../../words/languages.ts';
import {
  codeField,
  NO_TERMS,
  hasPriceReason,
  termsFields,
} from '../../selling/prices/stay-terms.ts';
import { text } from '../../basics/rules/text-schema.ts';
import { refusalWords } from '../../words/visitors.ts';
import { RESERVATION_SOURCES, stayDraftSchema, guestFields, hasAdult } from './reservation.ts';

const { roomId, guests, children } = stayDraftSchema.entries;

const bookedRoomSchema = v.pipe(
  v.object({ roomId, guests, children }),
  v.forward(
    v.partialCheck([['guests'], ['children']], hasAdult, refusalWords['children-alone']()),
    ['children'],
  ),
);

export type BookedRoom = v.InferOutput<typeof bookedRoomSchema>;

export const BEGINNINGS = ['confirmed', 'checked_in', 'new'] as const;

export const staffBookingSchema = v.pipe(
  v.object({
    ...stayDraftSchema.entries,
    ...guestFields,
    notes: text(limits.STAFF_NOTES_MAX),
    source: v.picklist(RESERVATION_SOURCES),
    /** First status: a request, a booking that takes its nights, or a guest who is here. */
    as: v.picklist(BEGINNINGS),
    moreRooms: v.pipe(v.array(bookedRoomSchema), v.maxLength(limits.BOOKING_ROOMS_MAX - 1)),
    ...termsFields,
    promoCode: codeField,
  }),
  v.forward(
    v.partialCheck([['guests'], ['children']], hasAdult, refusalWords['children-alone']()),
    ['children'],
  ),
  v.forward(
    v.partialCheck([['ownPrice'], ['priceReason']], hasPriceReason, stayCostWords.whyMissing),
    ['priceReason'],
  ),
  v.forward(
    v.partialCheck(
      [['guestName'], ['email']],
      ({ guestName, email }) => guestName !== '' || email !== '',
      stayFormWords.nobodyNamed,
    ),
    ['guestName'],
  ),
  v.forward(
    v.partialCheck(
      [['as'], ['checkIn']],
      ({ as, checkIn }) => as === 'new' || checkIn !== '',
      stayFormWords.dateMissing,
    ),
    ['checkIn'],
  ),
  v.forward(
    v.partialCheck(
      [['as'], ['checkIn']],
      ({ as, checkIn }) => as !== 'checked_in' || checkIn <= hotelToday(),
      stayFormWords.notHereYet,
    ),
    ['checkIn'],
  ),
);

export type StaffBooking = v.InferOutput<typeof staffBookingSchema>;

export function blankBooking(
  roomId: string,
  checkIn: string = hotelToday(),
  language: LanguageCode = 'en',
): StaffBooking {
  return {
    roomId,
    checkIn,
    nights: limits.NIGHTS_MIN,
    guests: 2,
    children: [],
    guestName: '',
    email: '',
    phone: '',
    language,
    notes: '',
    source: 'phone',
    as: 'confirmed',
    moreRooms: [],
    ...NO_TERMS,
  };
}
