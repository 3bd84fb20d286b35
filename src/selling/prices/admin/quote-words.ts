import { NO_END } from '@/selling/prices/night-price';
import type { StayRule } from '@/selling/prices/stay-quote';
import { addDays, formatDate } from '@/basics/time/dates';
import { calendarWords } from '@/words/visitors';
import { quoteWords } from '@/words/staff';

/** Returns full weekday names, because short Khmer names are single letters. */
export function weekdayNames(days: readonly number[]): string[] {
  return days.map((day) => calendarWords.weekdays[day - 1]?.[1] ?? '');
}

/** Returns why guests cannot book a stay; undefined if they can. */
export function ruleText(rule: StayRule | null): string | undefined {
  if (!rule) return undefined;
  const { rules } = quoteWords;
  switch (rule.code) {
    case 'least-nights':
      return rules[rule.code](
        rule.name,
        formatDate(rule.from),
        addDays(rule.until, 1) === NO_END ? undefined : formatDate(rule.until),
        rule.nights,
      );
    case 'arrival-day':
      return rules[rule.code](
        rule.name,
        weekdayNames(rule.days),
        rule.next === null ? undefined : formatDate(rule.next),
      );
    case 'too-many-guests':
      return rules[rule.code](rule.capacity);
    case 'code-early':
      return rules[rule.code](formatDate(rule.from));
    case 'code-expired':
      return rules[rule.code](formatDate(rule.until));
    case 'code-room':
      return rules[rule.moon ? 'code-moon' : rule.code]();
    default:
      return rules[rule.code]();
  }
}
