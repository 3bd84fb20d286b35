import { addDays } from '../../basics/time/dates.ts';
import { sameDayLater } from '../../basics/time/month.ts';
import type { PeriodDraft } from '../../content/schema/price-rules.ts';

/** A year later on the same dates, or on the same weekdays (52 weeks). */
export type CopyBy = 'dates' | 'weekdays';

/** The period of the year after: of 29 February the 28th where that year has none. */
export function aYearLater(period: PeriodDraft, by: CopyBy): PeriodDraft {
  const later = (night: string) =>
    by === 'weekdays' ? addDays(night, 52 * 7) : sameDayLater(night, 12);
  return {
    ...period,
    fromNight: later(period.fromNight),
    // The last night goes along, not the day after it: else February ends a day late.
    toNight: addDays(later(addDays(period.toNight, -1)), 1),
  };
}
