import * as v from 'valibot';
import { isCalendarDate } from '../time/dates.ts';

/** Whether a room is free for the nights asked for, and when it is next; nobody's data. */
export const availabilitySchema = v.object({
  isFree: v.boolean(),
  /** First nights from which as many nights are free, `YYYY-MM-DD`, soonest first. */
  nextFree: v.array(v.pipe(v.string(), v.check(isCalendarDate))),
});
export type Availability = v.InferOutput<typeof availabilitySchema>;
