import { addDays } from '../../basics/time/dates.ts';
import { sameDayLater } from '../../basics/time/month.ts';
import type { PeriodDraft } from '../../content/schema/price-rules.ts';

/** How a period is copied: to the same dates, or to the same weekdays (52 weeks later). */
export type CopyBy = 'dates' | 'weekdays';

/** Returns the period a year later; 29 February becomes the 28th if the year lacks it. */
export function aYearLater(period: PeriodDraft, by: CopyBy): PeriodDraft {
  const later = (night: string) =>
    by === 'weekdays' ? addDays(night, 52 * 7) : sameDayLater(night, 12);
  return {
    ...period,
    fromNight: later(period.fromNight),
    // Moves the last night: moving the day after it would lengthen a period that ends in February.
    toNight: addDays(later(addDays(period.toNight, -1)), 1),
  };
}
