import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** All rooms in one month. `income` is that of the rooms, in the hotel's currency. */
export const yearMonthSchema = v.object({
  month: v.string(),
  offered: count,
  nights: count,
  income: v.number(),
});
export type YearMonth = v.InferOutput<typeof yearMonthSchema>;

/** Share of the offered nights that was sold, 0 to 1; 0 if none were offered. */
export function occupancyOfMonth({ nights, offered }: YearMonth): number {
  return offered === 0 ? 0 : nights / offered;
}

export function roundUp(value: number): number {
  const ten = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return ten * ([1, 1.5, 2, 3, 4, 5, 6, 8].find((step) => step * ten >= value) ?? 10);
}
