import * as v from 'valibot';
import { addDays, hotelToday, isCalendarDate } from '../time/dates.ts';
import { emailSchema } from '../rules/email.ts';
import {
  CHECK_IN_MAX_DAYS_AHEAD,
  GUESTS_MIN,
  NAME_MAX,
  NIGHTS_MAX,
  NIGHTS_MIN,
  STAY_MESSAGE_MAX,
} from '../rules/limits.ts';
import { phoneSchema } from '../rules/phone.ts';
import { asName, text, wholeNumber } from '../rules/text-schema.ts';
import { VALIDATION } from '../rules/validation-texts.ts';

/**
 * What Book Now sends (specification 5, DECISIONS 5). Price, status and room name are the server's.
 * @param capacity of the room, guests @param today `YYYY-MM-DD` in the hotel's zone
 */
export function reservationRequestSchema(capacity: number, today: string = hotelToday()) {
  const last = addDays(today, CHECK_IN_MAX_DAYS_AHEAD);
  return v.object({
    /** Made once for each request, so that a repeated send stores one row. */
    id: v.pipe(v.string(), v.uuid()),
    roomId: v.pipe(v.string(), v.nonEmpty()),
    email: emailSchema,
    guests: wholeNumber(GUESTS_MIN, capacity),
    nights: wholeNumber(NIGHTS_MIN, NIGHTS_MAX),
    /** Null when the visitor has no date yet. */
    checkIn: v.nullable(
      v.pipe(
        v.string(),
        v.check(isCalendarDate, VALIDATION.checkInInvalid),
        v.check((date) => date >= today, VALIDATION.checkInPast),
        v.check((date) => date <= last, VALIDATION.checkInTooFar),
      ),
    ),
    /** '' where the guest gives none, as the next two. */
    guestName: v.pipe(text(NAME_MAX), asName),
    phone: phoneSchema,
    /** Message to the hotel. */
    message: text(STAY_MESSAGE_MAX),
  });
}
export type ReservationRequest = v.InferOutput<ReturnType<typeof reservationRequestSchema>>;
