import * as v from 'valibot';
import { addDays, hotelToday, isCalendarDate } from '../../basics/time/dates.ts';
import { emailSchema, pastedAddress } from '../../basics/rules/email.ts';
import * as limits from '../../basics/rules/limits.ts';
import { isDiallable, plainPhone } from '../../basics/rules/phone-number.ts';
import { lineWithoutLink, text, wholeNumber } from '../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';
import { refusalWords } from '../../words/visitors.ts';
import type { QuoteAnswer } from '../prices/stay-quote.ts';

const CHILDREN_AGES = refusalWords['children-ages']();

/** The schema of a booking request; the server adds price, status and room name. */
export function reservationRequestSchema(capacity: number, today: string = hotelToday()) {
  const last = addDays(today, limits.CHECK_IN_MAX_DAYS_AHEAD);
  return v.object({
    /** The uuid of the request: retries use the same one, so that only one row is stored. */
    id: v.pipe(v.string(), v.uuid()),
    roomId: v.pipe(v.string(), v.nonEmpty()),
    email: emailSchema,
    guests: wholeNumber(limits.GUESTS_MIN, capacity),
    /** The ages of the children among the guests. */
    children: v.optional(v.array(wholeNumber(0, limits.CHILD_AGE_MAX), CHILDREN_AGES)),
    nights: wholeNumber(limits.NIGHTS_MIN, limits.NIGHTS_MAX),
    checkIn: v.nullable(
      v.pipe(
        v.string(),
        v.check(isCalendarDate, VALIDATION.checkInInvalid),
        v.check((date) => date >= today, VALIDATION.checkInPast),
        v.check((date) => date <= last, VALIDATION.checkInTooFar),
      ),
    ),
    /** This text, like `phone` and `message`, is '' if the guest left the field empty. */
    guestName: v.pipe(text(limits.NAME_MAX), lineWithoutLink),
    phone: phoneSchema,
    message: text(limits.STAY_MESSAGE_MAX),
    /** The total shown to the guest; the server refuses the request if it has changed. */
    quotedTotal: v.optional(v.number()),
    extras: v.optional(v.array(v.object({ id: v.string(), count: v.number() }))),
    promoCode: v.optional(v.string()),
  });
}
export type ReservationRequest = v.InferOutput<ReturnType<typeof reservationRequestSchema>>;

export type RequestDraft = Omit<ReservationRequest, 'checkIn' | 'children'> & {
  /** Null if the typed ages could not be read. */
  children?: number[] | null;
  /** The arrival date as typed; '' if there is none. */
  checkIn: string;
  isDateBroken: boolean;
};

const FIELDS = ['checkIn', 'children', 'email', 'guestName', 'phone', 'message'] as const;
export type StayErrors = Partial<Record<(typeof FIELDS)[number], string>>;

export type CheckedRequest =
  | { request: ReservationRequest; errors?: never; refused?: never }
  | { request?: never; errors: StayErrors; refused?: never }
  | { request?: never; errors?: never; refused: QuoteAnswer };

export function checkRequest(
  { isDateBroken, checkIn, ...draft }: RequestDraft,
  capacity: number,
): CheckedRequest {
  // Some children take no place in a room; the database counts exactly.
  const most = Math.min(capacity + (draft.children?.length ?? 0), limits.CAPACITY_MAX);
  const schema = reservationRequestSchema(most);
  const parsed = v.safeParse(schema, {
    ...draft,
    // Cleans e-mail address and phone number, because pasted values may contain other text too.
    email: pastedAddress(draft.email),
    phone: plainPhone(draft.phone),
    checkIn: checkIn || null,
  });
  const broken = isDateBroken && { checkIn: VALIDATION.checkInInvalid };
  if (!parsed.success) return { errors: { ...firstOf(parsed.issues), ...broken } };
  if (draft.children && draft.children.length >= draft.guests)
    return { errors: { children: refusalWords['children-alone'](), ...broken } };
  return broken ? { errors: broken } : { request: parsed.output };
}

function firstOf(issues: readonly v.BaseIssue<unknown>[]): StayErrors {
  const message = (name: string) => issues.find(({ path }) => path?.[0]?.key === name)?.message;
  return Object.fromEntries(FIELDS.map((name) => [name, message(name)]));
}

/** A sent request, kept for this tab. No personal data: others may use the computer. */
const receiptSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  roomId: v.string(),
  guests: v.number(),
  children: v.optional(v.array(v.number())),
  nights: v.number(),
  checkIn: v.nullable(v.pipe(v.string(), v.isoDate())),
  /** US dollars, as shown when sending; null if none was shown. */
  total: v.nullable(v.number()),
  extras: v.optional(v.array(v.object({ id: v.string(), count: v.number() }))),
  /** True if the guest sent the request although some nights were shown as full. */
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
