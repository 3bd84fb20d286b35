import * as v from 'valibot';
import { earlyDepartureWords, stayCostWords } from '../../words/staff.ts';
import { CHARGE_MAX, STAFF_NIGHTS_MAX } from '../../basics/rules/limits.ts';
import { toCents } from '../../basics/rules/price.ts';
import { daysBetween } from '../../basics/time/dates.ts';
import { hasPriceReason, termsFields } from '../../selling/prices/stay-terms.ts';
import { refusalWords } from '../../words/visitors.ts';
import { hasAdult, stayDraftSchema, type Charge, type Reservation } from './reservation.ts';
import { HELD_STATUSES } from '../../basics/rules/reservation-status.ts';

const amount = v.union([v.number(), v.nan()]);

const chargeFields = {
  charged: v.picklist(['nights', 'whole', 'amount']),
  /** The amount in the hotel's currency; used only if `charged` is `amount`. */
  amount,
};

type ChargeDraft = { charged: Charge; amount: number };

function isWithinBounds({ charged, amount: dollars }: ChargeDraft): boolean {
  return charged !== 'amount' || (dollars >= 0 && dollars <= CHARGE_MAX);
}

export const chargeSchema = v.pipe(
  v.object(chargeFields),
  v.forward(
    v.partialCheck([['charged'], ['amount']], isWithinBounds, earlyDepartureWords.amountWrong),
    ['amount'],
  ),
);

export const movedStaySchema = v.pipe(
  v.object({ ...stayDraftSchema.entries, ...chargeFields, ...termsFields }),
  v.forward(
    v.partialCheck([['guests'], ['children']], hasAdult, refusalWords['children-alone']()),
    ['children'],
  ),
  v.forward(
    v.partialCheck([['ownPrice'], ['priceReason']], hasPriceReason, stayCostWords.whyMissing),
    ['priceReason'],
  ),
  v.forward(
    v.partialCheck([['charged'], ['amount']], isWithinBounds, earlyDepartureWords.amountWrong),
    ['amount'],
  ),
);
export type MovedStay = v.InferOutput<typeof movedStaySchema>;

/** True if the stay has begun, so that shortening it counts as an early departure. */
export function hasBegun({ status, checkIn }: Reservation, today: string): boolean {
  return HELD_STATUSES.includes(status) && checkIn !== null && checkIn <= today;
}

/** Nights slept until today, at least 1; undefined if the guest leaves no earlier than booked. */
export function nightsSlept({ checkIn, nights }: Reservation, today: string): number | undefined {
  if (checkIn === null) return undefined;
  const slept = Math.max(1, daysBetween(checkIn, today));
  return slept < nights ? slept : undefined;
}

export function isOverdue({ status, checkOut }: Reservation, today: string): boolean {
  return status === 'checked_in' && checkOut !== null && checkOut < today;
}

/** A check-out on another day than booked: early, `after` this many nights, or late. */
export type Leaving = { after: number } | 'late';

export function leavingOf(reservation: Reservation, today: string): Leaving | undefined {
  const after = nightsSlept(reservation, today);
  if (after !== undefined) return { after };
  return isOverdue(reservation, today) ? 'late' : undefined;
}

/** Number of nights until `day`, but at least the booked nights and at most the allowed ones. */
export function nightsUntil({ checkIn, nights }: Reservation, day: string): number {
  const stayed = checkIn === null ? nights : daysBetween(checkIn, day);
  return Math.min(Math.max(nights, stayed), Math.max(nights, STAFF_NIGHTS_MAX));
}

/** Converts the charge to stored fields: an agreed amount becomes the room price. */
export function chargeChange({ charged, amount: dollars }: ChargeDraft) {
  return charged === 'amount' ? { charged, price: toCents(dollars) } : { charged };
}
