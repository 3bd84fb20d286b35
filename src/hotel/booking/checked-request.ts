import * as v from 'valibot';
import { VALIDATION } from '../rules/validation-texts.ts';
import { reservationRequestSchema } from './booking-request.ts';
import type { ReservationRequest } from './booking-request.ts';

/** What the booking form holds when it is sent. */
export type RequestDraft = Omit<ReservationRequest, 'checkIn'> & {
  /** As typed: '' without a date. */
  checkIn: string;
  /** Something was typed that is no date. */
  isDateBroken: boolean;
};

const FIELDS = ['checkIn', 'email', 'guestName', 'phone', 'message'] as const;
/** The sentence under each field that holds something wrong. */
export type StayErrors = Partial<Record<(typeof FIELDS)[number], string>>;

/** A request that can be sent, or what to change in the form. */
export type CheckedRequest =
  | { request: ReservationRequest; errors?: never }
  | { request?: never; errors: StayErrors };

/** Checks what the booking form holds. @param capacity of the room, guests */
export function checkRequest(
  { isDateBroken, checkIn, ...draft }: RequestDraft,
  capacity: number,
): CheckedRequest {
  const schema = reservationRequestSchema(capacity);
  const parsed = v.safeParse(schema, { ...draft, checkIn: checkIn || null });
  const broken = isDateBroken && { checkIn: VALIDATION.checkInInvalid };
  if (!parsed.success) return { errors: { ...firstOf(parsed.issues), ...broken } };
  return broken ? { errors: broken } : { request: parsed.output };
}

function firstOf(issues: readonly v.BaseIssue<unknown>[]): StayErrors {
  const message = (name: string) => issues.find(({ path }) => path?.[0]?.key === name)?.message;
  return Object.fromEntries(FIELDS.map((name) => [name, message(name)]));
}
