import * as v from 'valibot';
import { addDays, hotelToday, isCalendarDate } from '../../basics/time/dates.ts';
import { emailSchema, pastedAddress } from '../../basics/rules/email.ts';
import * as limits from '../../basics/rules/limits.ts';
import { isDiallable, plainPhone } from '../../basics/rules/phone-number.ts';
import { lineWithoutLink, text, wholeNumber } from '../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';
import type { QuoteAnswer } from '../prices/stay-quote.ts';

/** What Book Now sends (specification 5); price, status and room name are the server's. */
export function reservationRequestSchema(capacity: number, today: string = hotelToday()) {
  const last = addDays(today, limits.CHECK_IN_MAX_DAYS_AHEAD);
  return v.object({
    /** Made once for each request, so that a repeated send stores one row. */
    id: v.pipe(v.string(), v.uuid()),
    roomId: v.pipe(v.string(), v.nonEmpty()),
    email: emailSchema,
    guests: wholeNumber(limits.GUESTS_MIN, capacity),
    nights: wholeNumber(limits.NIGHTS_MIN, limits.NIGHTS_MAX),
    checkIn: v.nullable(
      v.pipe(
        v.string(),
        v.check(isCalendarDate, VALIDATION.checkInInvalid),
        v.check((date) => date >= today, VALIDATION.checkInPast),
        v.check((date) => date <= last, VALIDATION.checkInTooFar),
      ),
    ),
    /** '' where the guest gives none, as the next two. */
    guestName: v.pipe(text(limits.NAME_MAX), lineWithoutLink),
    phone: phoneSchema,
    message: text(limits.STAY_MESSAGE_MAX),
    /** What the guest was told that it costs, where the server said so; another total is refused. */
    quotedTotal: v.optional(v.number()),
    extras: v.optional(v.array(v.object({ id: v.string(), count: v.number() }))),
    promoCode: v.optional(v.string()),
  });
}
export type ReservationRequest = v.InferOutput<ReturnType<typeof reservationRequestSchema>>;

export type RequestDraft = Omit<ReservationRequest, 'checkIn'> & {
  /** As typed: '' without a date. */
  checkIn: string;
  isDateBroken: boolean;
};

const FIELDS = ['checkIn', 'email', 'guestName', 'phone', 'message'] as const;
export type StayErrors = Partial<Record<(typeof FIELDS)[number], string>>;

export type CheckedRequest =
  | { request: ReservationRequest; errors?: never; refused?: never }
  | { request?: never; errors: StayErrors; refused?: never }
  | { request?: never; errors?: never; refused: QuoteAnswer };

/** Checks what the booking form holds. @param capacity of the room, guests */
export function checkRequest(
  { isDateBroken, checkIn, ...draft }: RequestDraft,
  capacity: number,
): CheckedRequest {
  const schema = reservationRequestSchema(capacity);
  const parsed = v.safeParse(schema, {
    ...draft,
    // As they are pasted, from contacts and from other programs.
    email: pastedAddress(draft.email),
    phone: plainPhone(draft.phone),
    checkIn: checkIn || null,
  });
  const broken = isDateBroken && { checkIn: VALIDATION.checkInInvalid };
  if (!parsed.success) return { errors: { ...firstOf(parsed.issues), ...broken } };
  return broken ? { errors: broken } : { request: parsed.output };
}

function firstOf(issues: readonly v.BaseIssue<unknown>[]): StayErrors {
  const message = (name: string) => issues.find(({ path }) => path?.[0]?.key === name)?.message;
  return Object.fromEntries(FIELDS.map((name) => [name, message(name)]));
}

/** Kept for this tab, to survive a reload; nothing of the guest: others may use this computer. */
const receiptSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  roomId: v.string(),
  guests: v.number(),
  nights: v.number(),
  /** `YYYY-MM-DD`; null without a date. */
  checkIn: v.nullable(v.pipe(v.string(), v.isoDate())),
  /** Dollars, as the panel showed it; null where it could not say. */
  total: v.nullable(v.number()),
  extras: v.optional(v.array(v.object({ id: v.string(), count: v.number() }))),
  /** Some of the nights were full when it was sent, and the visitor saw so. */
  wasFull: v.optional(v.boolean(), false),
});
export type Receipt = v.InferOutput<typeof receiptSchema>;

export function parseReceipts(kept: unknown): Receipt[] {
  const parsed = v.safeParse(v.array(receiptSchema), kept);
  return parsed.success ? parsed.output : [];
}

const phoneSchema = v.pipe(
  text(limits.PHONE_MAX),
  v.check(
    (phone) => phone === '' || (phone === plainPhone(phone) && isDiallable(phone)),
    VALIDATION.phoneInvalid,
  ),
);
