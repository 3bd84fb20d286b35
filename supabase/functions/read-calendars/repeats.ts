import { addDays, daysBetween, weekday } from '../../../src/basics/time/dates.ts';
import { dayOf, type FeedTime, laterBy, timeOf } from './feed-time.ts';

const AHEAD_DAYS = 2 * 366;
/** Most repetitions that are counted for a rule with COUNT. */
const TURNS_MAX = 4000;
/** Largest offset of any time zone ahead of UTC (minutes). */
const AHEAD_MAX_MINUTES = 14 * 60;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const UNDERSTOOD = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'WKST'];

type Rule = {
  isWeekly: boolean;
  interval: number;
  count: number;
  until: string;
  /** Weekdays of the repetition: 0 for Sunday … 6 for Saturday. */
  weekdays: number[];
  weekStart: number;
};

/**
 * Days of a daily or weekly repetition (RFC 5545, 3.3.10), from `days` before today to two years
 * ahead; undefined for other rules, or too many repetitions.
 */
export function repeats(
  text: string,
  first: FeedTime,
  today: string,
  days: number,
): string[] | undefined {
  const rule = ruleOf(text, first);
  if (!rule) return undefined;
  const { isWeekly, interval, count, weekdays, weekStart } = rule;
  const begin = dayOf(first);
  const from = daysBetween(begin, today) - days;
  const last = Math.min(
    daysBetween(begin, today) + AHEAD_DAYS,
    rule.until ? daysBetween(begin, rule.until) : Infinity,
  );
  const step = isWeekly ? 7 * interval : interval;
  const before = isWeekly ? (weekday(begin) - weekStart + 7) % 7 : 0;
  const offsets = isWeekly
    ? weekdays.map((one) => ((one - weekStart + 7) % 7) - before).sort((one, other) => one - other)
    : [0];
  const firstWeekday = weekday(begin);
  const isMeant = (ahead: number) => isWeekly || weekdays.includes((firstWeekday + ahead) % 7);
  const found = from <= 0 ? [0] : []; // the first one counts, whatever its weekday
  let counted = 1;
  // Without COUNT, past repetitions need not be counted and are skipped.
  const skipped = count === Infinity ? Math.max(0, Math.floor(from / step) - 1) : 0;
  for (let turn = skipped; turn * step - before <= last; turn++) {
    if (turn > skipped + TURNS_MAX) return undefined;
    for (const offset of offsets) {
      const ahead = turn * step + offset;
      if (ahead <= 0 || !isMeant(ahead)) continue;
      if (ahead > last || counted >= count) return found.map((one) => addDays(begin, one));
      counted += 1;
      if (ahead >= from) found.push(ahead);
    }
  }
  return found.map((one) => addDays(begin, one));
}

function ruleOf(text: string, first: FeedTime): Rule | undefined {
  const parts = new Map(
    text
      .toUpperCase()
      .split(';')
      .map((part) => part.trim().split('='))
      .filter(([, value]) => value)
      .map(([name = '', value = '']) => [name, value]),
  );
  if ([...parts.keys()].some((name) => !UNDERSTOOD.includes(name))) return undefined;
  const frequency = parts.get('FREQ');
  if (frequency !== 'DAILY' && frequency !== 'WEEKLY') return undefined;
  const named = parts.get('BYDAY')?.split(',') ?? [];
  const weekdays = named.map((name) => WEEKDAYS.indexOf(name.trim()));
  const numbers = ['INTERVAL', 'COUNT'].map((name) => Number(parts.get(name) ?? NaN));
  const [interval = NaN, count = NaN] = numbers;
  const until = parts.has('UNTIL') ? lastDay(parts.get('UNTIL') ?? '', first) : '';
  const isWrong = (name: string, number: number) => parts.has(name) && !(number >= 1);
  if (weekdays.includes(-1) || until === undefined) return undefined;
  if (isWrong('INTERVAL', interval) || isWrong('COUNT', count)) return undefined;
  const isWeekly = frequency === 'WEEKLY';
  const own = isWeekly ? [weekday(dayOf(first))] : [0, 1, 2, 3, 4, 5, 6];
  return {
    isWeekly,
    interval: Number.isNaN(interval) ? 1 : Math.floor(interval),
    count: Number.isNaN(count) ? Infinity : count,
    until,
    weekdays: weekdays.length > 0 ? [...new Set(weekdays)] : own,
    weekStart: Math.max(0, WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO')),
  };
}

/**
 * The last day on which an event may begin. UNTIL is in UTC, so this adds the largest offset: one
 * blocked night too many is better than one too few.
 */
function lastDay(value: string, first: FeedTime): string | undefined {
  const until = timeOf({ name: 'UNTIL', parameters: new Map(), value });
  if (!until || 'date' in until || 'date' in first) return until && dayOf(until);
  const isElsewhere = until.zone === 'UTC' && first.zone !== 'UTC';
  const limit = isElsewhere ? laterBy(AHEAD_MAX_MINUTES, until.at) : until.at;
  return first.at.slice(10) <= limit.slice(10)
    ? limit.slice(0, 10)
    : addDays(limit.slice(0, 10), -1);
}
