import { addDays, isCalendarDate } from '../../../src/basics/time/dates.ts';
import { zoneNamed } from './zone-names.ts';

/** A day, or a local time with its time zone; zone null means the hotel's. */
export type FeedTime = { date: string } | { at: string; zone: string | null };

/** A line of a calendar: `NAME;PARAMETER=…:value`. */
export type Property = { name: string; parameters: Map<string, string>; value: string };

const DAY_MINUTES = 24 * 60;
/** Longest believed duration of an event (minutes); a longer one is a mistake. */
const DURATION_MAX_MINUTES = 4000 * DAY_MINUTES;
/** Some calendars write "for ever" as a far date; dates are limited to this range. */
const [EARLIEST, LATEST] = ['1900-01-01', '2999-12-31'];
/**
 * A date or time (iCalendar or ISO 8601) at the end of a value. An unquoted colon in a parameter,
 * as in `TZID=GMT+01:00:20261120T140000`, leaves `00:` at the beginning of the value.
 */
const TIME =
  /(?:^|:)(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:\.\d+)?)?(?:(Z)|([+-])(\d\d):?(\d\d))?)?$/i;
const DURATION =
  /^\+?P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:\d{1,6}S)?)?$/i;

/** The time in a property; undefined for a day that does not exist. */
export function timeOf({ value, parameters }: Property): FeedTime | undefined {
  const [, year, month, day, hour, minute, second = '00', utc, sign, aheadHours, aheadMinutes] =
    TIME.exec(value.trim()) ?? [];
  const written = `${year}-${month}-${day}`;
  if (!isCalendarDate(written)) return undefined;
  const date = written < EARLIEST ? EARLIEST : written > LATEST ? LATEST : written;
  if (hour === undefined || parameters.get('VALUE')?.toUpperCase() === 'DATE') return { date };
  const minutes = Number(hour) * 60 + Number(minute);
  if (minutes > DAY_MINUTES || Number(minute) > 59) return undefined;
  const seconds = Number(second) > 59 ? '59' : second;
  if (sign !== undefined) {
    const ahead = Number(`${sign}1`) * (Number(aheadHours) * 60 + Number(aheadMinutes));
    return { at: moment(date, minutes - ahead, seconds), zone: 'UTC' };
  }
  const tzid = parameters.get('TZID');
  const zone = utc ? 'UTC' : tzid ? zoneNamed(tzid) : null;
  return { at: moment(date, minutes, seconds), zone };
}

/** The end of an event from its start and duration (RFC 5545, 3.3.6). */
export function endAfter(start: FeedTime, duration: string): FeedTime | undefined {
  const [, weeks, days, hours, minutes] = DURATION.exec(duration.trim()) ?? [];
  const total =
    (Number(weeks ?? 0) * 7 + Number(days ?? 0)) * DAY_MINUTES +
    Number(hours ?? 0) * 60 +
    Number(minutes ?? 0);
  if (total === 0 || total > DURATION_MAX_MINUTES) return undefined;
  if ('date' in start) return { date: addDays(start.date, Math.ceil(total / DAY_MINUTES)) };
  return { ...start, at: laterBy(total, start.at) };
}

/** Adds minutes to a local time. Ignores clock changes, which do not matter for nights. */
export function laterBy(minutes: number, at: string): string {
  const [hour, minute] = [at.slice(11, 13), at.slice(14, 16)].map(Number);
  return moment(at.slice(0, 10), Number(hour) * 60 + Number(minute) + minutes, at.slice(17));
}

export function dayOf(time: FeedTime): string {
  return 'date' in time ? time.date : time.at.slice(0, 10);
}

export function movedBy(days: number, time: FeedTime): FeedTime {
  const day = addDays(dayOf(time), days);
  return 'date' in time ? { date: day } : { ...time, at: day + time.at.slice(10) };
}

export function timeText(time: FeedTime): string {
  return 'date' in time ? time.date : time.at;
}

function moment(date: string, minutes: number, seconds: string): string {
  const days = Math.floor(minutes / DAY_MINUTES);
  const rest = minutes - days * DAY_MINUTES;
  const two = (number: number) => String(number).padStart(2, '0');
  const day = days === 0 ? date : addDays(date, days);
  return `${day}T${two(Math.floor(rest / 60))}:${two(rest % 60)}:${seconds}`;
}
