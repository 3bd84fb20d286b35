import * as v from 'valibot';
import { closingWords } from '../../words/staff.ts';
import { addDays, daysBetween, isCalendarDate } from '../../basics/time/dates.ts';
import { PRICE_PERIOD_NIGHTS_MAX } from '../../basics/rules/limits.ts';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';
import { NO_END, withPercent } from './night-price.ts';
import { periodSchema, type PeriodDraft } from '../../content/schema/price-rules.ts';

const { fromNight: day, weekdayPrices, minNights, arrivalDays, ...fields } = periodSchema.entries;
const days = v.pipe(
  v.array(v.string()),
  v.transform((typed) => (typed.length === 0 ? null : typed.map(Number))),
);
const { roomId, name, price, throughout } = fields;

/** A number that is typed; NaN while its field is empty. */
export const typedNumber = v.union([v.nan(), v.number()]);

/** A number that may be left out. */
export const optionalNumber = v.pipe(
  typedNumber,
  v.transform((typed) => (Number.isNaN(typed) ? null : typed)),
);

/** Periods as their form has them: of several rooms, with a last night, and a field for each weekday. */
export const periodFormSchema = v.pipe(
  v.object({
    roomIds: v.pipe(v.array(roomId), v.minLength(1, VALIDATION.required)),
    name,
    firstNight: day,
    lastNight: v.string(),
    endless: v.boolean(),
    weekdays: days,
    price,
    /** So much more or less than each room's own price; NaN where the price was typed. */
    percent: typedNumber,
    weekdayPrices: v.pipe(
      v.record(v.string(), typedNumber),
      v.transform((prices) =>
        Object.fromEntries(Object.entries(prices).filter(([, typed]) => !Number.isNaN(typed))),
      ),
      weekdayPrices,
    ),
    minNights: v.pipe(optionalNumber, minNights),
    throughout,
    arrivalDays: v.pipe(days, arrivalDays),
  }),
  v.forward(
    v.partialCheck(
      [['lastNight'], ['endless']],
      ({ lastNight, endless }) => endless || isCalendarDate(lastNight),
      VALIDATION.checkInInvalid,
    ),
    ['lastNight'],
  ),
  v.forward(
    v.partialCheck(
      [['firstNight'], ['lastNight'], ['endless']],
      ({ firstNight, lastNight, endless }) => endless || lastNight >= firstNight,
      closingWords.lastBeforeFirst,
    ),
    ['lastNight'],
  ),
  v.forward(
    v.partialCheck(
      [['firstNight'], ['lastNight'], ['endless']],
      ({ firstNight, lastNight, endless }) =>
        endless ||
        !isCalendarDate(lastNight) ||
        daysBetween(firstNight, lastNight) < PRICE_PERIOD_NIGHTS_MAX,
      closingWords.tooLong,
    ),
    ['lastNight'],
  ),
  v.transform(
    ({ roomIds, firstNight, lastNight, endless, percent: _percent, ...rest }): PeriodDraft[] =>
      roomIds.map((id) => ({
        ...rest,
        roomId: id,
        fromNight: firstNight,
        toNight: endless ? NO_END : addDays(lastNight, 1),
      })),
  ),
);

/** What the form holds while it is typed into: a number that is not there is NaN. */
export type PeriodForm = v.InferInput<typeof periodFormSchema>;

/** ISO weekdays, Monday first. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export function blankPeriod(roomId: string, firstNight: string, lastNight: string): PeriodForm {
  return {
    roomIds: [roomId],
    name: '',
    firstNight,
    lastNight,
    endless: false,
    weekdays: [],
    price: Number.NaN,
    percent: Number.NaN,
    weekdayPrices: Object.fromEntries(WEEKDAYS.map((day) => [day, Number.NaN])),
    minNights: Number.NaN,
    throughout: false,
    arrivalDays: [],
  };
}

export function periodForm({ fromNight, toNight, ...period }: PeriodDraft): PeriodForm {
  const endless = toNight === NO_END;
  const blank = blankPeriod(period.roomId, fromNight, endless ? '' : addDays(toNight, -1));
  return {
    ...blank,
    endless,
    weekdays: period.weekdays?.map(String) ?? [],
    name: period.name,
    price: period.price,
    weekdayPrices: { ...blank.weekdayPrices, ...period.weekdayPrices },
    minNights: period.minNights ?? Number.NaN,
    throughout: period.throughout,
    arrivalDays: period.arrivalDays?.map(String) ?? [],
  };
}

/**
 * Periods of several rooms whose price was said in percent: each room's is of its own.
 * @param room whose dialog it is; a price that is not that percent of its own, exact or rounded to whole
 * dollars, was typed afterwards
 */
export function applyPercent(
  drafts: PeriodDraft[],
  percent: number,
  room: { price: number },
  rooms: readonly { id: string; price: number }[],
): PeriodDraft[] {
  return drafts.map((draft) => {
    const own = rooms.find(({ id }) => id === draft.roomId);
    const exact = withPercent(room.price, percent);
    const isRounded = draft.price !== exact && draft.price === Math.round(exact);
    if (!own || (draft.price !== exact && !isRounded)) return draft;
    const price = withPercent(own.price, percent);
    return { ...draft, price: isRounded ? Math.round(price) : price };
  });
}
