import * as v from 'valibot';
import { closingWords } from '../../words/staff.ts';
import { addDays, daysBetween } from '../time/dates.ts';
import { PRICE_PERIOD_NIGHTS_MAX } from '../rules/limits.ts';
import { periodSchema, type PeriodDraft } from './prices.ts';

const { fromNight: day, weekdayPrices, minNights, arrivalDays, ...fields } = periodSchema.entries;
const { roomId, name, price, throughout } = fields;

/** A number that is typed; NaN while its field is empty. */
export const typedNumber = v.union([v.nan(), v.number()]);

/** A number that may be left out. */
export const emptyNumber = v.pipe(
  typedNumber,
  v.transform((typed) => (Number.isNaN(typed) ? null : typed)),
);

/** A period as its form has it: with its last night, and a field for each weekday. */
export const periodFormSchema = v.pipe(
  v.object({
    roomId,
    name,
    firstNight: day,
    lastNight: day,
    price,
    weekdayPrices: v.pipe(
      v.record(v.string(), typedNumber),
      v.transform((prices) =>
        Object.fromEntries(Object.entries(prices).filter(([, typed]) => !Number.isNaN(typed))),
      ),
      weekdayPrices,
    ),
    minNights: v.pipe(emptyNumber, minNights),
    throughout,
    arrivalDays: v.pipe(
      v.array(v.string()),
      v.transform((days) => (days.length === 0 ? null : days.map(Number))),
      arrivalDays,
    ),
  }),
  v.forward(
    v.partialCheck(
      [['firstNight'], ['lastNight']],
      ({ firstNight, lastNight }) => lastNight >= firstNight,
      closingWords.lastBeforeFirst,
    ),
    ['lastNight'],
  ),
  v.forward(
    v.partialCheck(
      [['firstNight'], ['lastNight']],
      ({ firstNight, lastNight }) => daysBetween(firstNight, lastNight) < PRICE_PERIOD_NIGHTS_MAX,
      closingWords.tooLong,
    ),
    ['lastNight'],
  ),
  v.transform(({ firstNight, lastNight, ...rest }): PeriodDraft => ({
    ...rest,
    fromNight: firstNight,
    toNight: addDays(lastNight, 1),
  })),
);

/** What the form holds while it is typed into: a number that is not there is NaN. */
export type PeriodForm = {
  roomId: string;
  name: string;
  firstNight: string;
  lastNight: string;
  price: number;
  weekdayPrices: Record<string, number>;
  minNights: number;
  throughout: boolean;
  arrivalDays: string[];
};

/** ISO weekdays, Monday first. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export function blankPeriod(roomId: string, firstNight: string, lastNight: string): PeriodForm {
  return {
    roomId,
    name: '',
    firstNight,
    lastNight,
    price: Number.NaN,
    weekdayPrices: Object.fromEntries(WEEKDAYS.map((day) => [day, Number.NaN])),
    minNights: Number.NaN,
    throughout: false,
    arrivalDays: [],
  };
}

export function periodForm({ fromNight, toNight, ...period }: PeriodDraft): PeriodForm {
  const blank = blankPeriod(period.roomId, fromNight, addDays(toNight, -1));
  return {
    ...blank,
    name: period.name,
    price: period.price,
    weekdayPrices: { ...blank.weekdayPrices, ...period.weekdayPrices },
    minNights: period.minNights ?? Number.NaN,
    throughout: period.throughout,
    arrivalDays: period.arrivalDays?.map(String) ?? [],
  };
}
