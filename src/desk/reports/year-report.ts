import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The whole house in one month. Income of the rooms, in dollars. */
export const yearMonthSchema = v.object({
  month: v.string(),
  offered: count,
  nights: count,
  income: v.number(),
});
export type YearMonth = v.InferOutput<typeof yearMonthSchema>;

/** Part of its nights that was sold, 0 … 1; 0 where none could be had. */
export function occupancyOfMonth({ nights, offered }: YearMonth): number {
  return offered === 0 ? 0 : nights / offered;
}

/** The next round sum that is no less: where a scale may end. */
export function roundUp(value: number): number {
  const ten = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return ten * ([1, 1.5, 2, 3, 4, 5, 6, 8].find((step) => step * ten >= value) ?? 10);
}
