import * as v from 'valibot';
import { closingWords } from '../../words/staff.ts';
import { addDays, daysBetween, isCalendarDate } from '../../basics/time/dates.ts';
import { CLOSING_NIGHTS_MAX, CLOSING_REASON_MAX, UNITS_MAX } from '../../basics/rules/limits.ts';
import { requiredText, wholeNumber } from '../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';

export const closingSchema = v.object({
  id: v.string(),
  roomId: v.string(),
  /** First closed night, `YYYY-MM-DD`; on `toDate` the rooms are open again. */
  fromDate: v.string(),
  toDate: v.string(),
  rooms: v.number(),
  reason: v.string(),
  updatedAt: v.string(),
});
export type Closing = v.InferOutput<typeof closingSchema>;

const night = v.pipe(v.string(), v.check(isCalendarDate, VALIDATION.checkInInvalid));

export const closingDraftSchema = v.pipe(
  v.object({
    roomId: v.pipe(v.string(), v.nonEmpty(VALIDATION.required)),
    firstNight: night,
    lastNight: night,
    rooms: wholeNumber(1, UNITS_MAX),
    reason: requiredText(CLOSING_REASON_MAX),
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
      ({ firstNight, lastNight }) => daysBetween(firstNight, lastNight) < CLOSING_NIGHTS_MAX,
      closingWords.tooLong,
    ),
    ['lastNight'],
  ),
);
export type ClosingDraft = v.InferOutput<typeof closingDraftSchema>;

export function draftOf({ roomId, fromDate, toDate, rooms, reason }: Closing): ClosingDraft {
  return { roomId, firstNight: fromDate, lastNight: addDays(toDate, -1), rooms, reason };
}
