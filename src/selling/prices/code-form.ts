import * as v from 'valibot';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';
import { optionalNumber, typedNumber } from './period-form.ts';
import { promoSchema, type PromoCode, type PromoDraft } from '../../content/schema/price-rules.ts';

const { code, percent, amount, arriveFrom, arriveUntil, roomIds, maxStays, atFullMoon } =
  promoSchema.entries;

const emptyDay = v.pipe(
  v.string(),
  v.transform((typed) => typed || null),
);

const fields = {
  code,
  // Only one of percentage and amount is required: the one that `kind` names.
  percent: typedNumber,
  amount: typedNumber,
  arriveFrom: v.pipe(emptyDay, arriveFrom),
  arriveUntil: v.pipe(emptyDay, arriveUntil),
  roomIds: v.pipe(
    v.array(v.string()),
    v.transform((ids) => (ids.length > 0 ? ids : null)),
    roomIds,
  ),
  maxStays: v.pipe(optionalNumber, maxStays),
  atFullMoon: atFullMoon.wrapped,
};

/** A promo code in its form, where empty fields mean "no limit". */
export const codeFormSchema = v.pipe(
  v.variant('kind', [
    v.object({ ...fields, kind: v.literal('percent'), percent: percent.wrapped }),
    v.object({ ...fields, kind: v.literal('amount'), amount: amount.wrapped }),
  ]),
  v.forward(
    v.partialCheck(
      [['arriveFrom'], ['arriveUntil']],
      ({ arriveFrom: from, arriveUntil: until }) => !from || !until || from <= until,
      VALIDATION.endsBefore,
    ),
    ['arriveUntil'],
  ),
  v.transform(({ kind, ...typed }): PromoDraft => ({
    ...typed,
    ...(kind === 'percent' ? { amount: null } : { percent: null }),
  })),
);

/** The form's values; an empty number is NaN. */
export type CodeForm = v.InferInput<typeof codeFormSchema>;

export function codeForm(stored: PromoCode | undefined): CodeForm {
  return {
    code: stored?.code ?? '',
    kind: stored && stored.amount !== null ? 'amount' : 'percent',
    percent: stored?.percent ?? Number.NaN,
    amount: stored?.amount ?? Number.NaN,
    arriveFrom: stored?.arriveFrom ?? '',
    arriveUntil: stored?.arriveUntil ?? '',
    roomIds: stored?.roomIds ?? [],
    maxStays: stored?.maxStays ?? Number.NaN,
    atFullMoon: stored?.atFullMoon ?? false,
  };
}
