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

/** A number field's value; NaN while the field is empty. */
export const typedNumber = v.union([v.nan(), v.number()]);

/** An optional number field's value; null if the field is empty. */
export const optionalNumber = v.pipe(
  typedNumber,
  v.transform((typed) => (Number.isNaN(typed) ? null : typed)),
);

/** Parses the form: one period for each room, with the day after the last night. */
export const periodFormSchema = v.pipe(
  v.object({
    roomIds: v.pipe(v.array(roomId), v.minLength(1, VALIDATION.required)),
    name,
    firstNight: day,
    lastNight: v.string(),
    endless: v.boolean(),
    weekdays: days,
    price,
    /** The difference to each room's base price in percent; NaN if the price was typed. */
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

/** The form's values; an empty number is NaN. */
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
 * Applies the percentage to each room's own base price.
 * @param room the dialog's room, whose price stays as it is if staff typed it
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
