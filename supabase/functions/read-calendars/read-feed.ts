import { createHash } from 'node:crypto';
import { cutTo, oneLine } from '../../../src/guests/emails/one-line.ts';
import { addDays, daysBetween } from '../../../src/basics/time/dates.ts';
import { entriesOf, type Entry, EVENTS_MAX, textOf, tooMany } from './feed-entries.ts';
import { FeedError } from './feed-error.ts';
import { dayOf, endAfter, type FeedTime, movedBy, timeOf, timeText } from './feed-time.ts';
import { BYTES_MAX } from './http-answer.ts';
import { repeats } from './repeats.ts';

export type { FeedTime } from './feed-time.ts';

/** An event of a channel's calendar, as the database expects it. */
export type FeedEvent = {
  uid: string;
  summary: string;
  description: string;
  start: FeedTime;
  /** The day of departure, or a time; null for an event of one night. */
  end: FeedTime | null;
  cancelled: boolean;
  transparent: boolean;
  /** True if the event's text proves that a guest stays. Any other event may only block dates. */
  stay: boolean;
  /** True if the event repeats by an unsupported rule; then only its first time is included. */
  partial: boolean;
};

export type Feed = {
  events: FeedEvent[];
  /** Number of events with unreadable dates. An event that seems missing may be one of them. */
  unread: number;
};

/** Most days of repeating events that are read in one calendar. */
const DAYS_MAX = 5 * EVENTS_MAX;
/** Most nights of all events. Generous, because some channels list each stay three times. */
const NIGHTS_MAX = 20_000;
/** How many days ahead nights are blocked (`private.last_channel_night()`). */
const AHEAD_MAX_DAYS = 740;
const LINE_MAX = 64 * 1024;
const UID_MAX = 255;
const SUMMARY_MAX = 200;
const DESCRIPTION_MAX = 1000;
/** A reservation's address or number, as channels write it into an event. */
const PROOF_OF_STAY =
  /\/reservations?\/|\breservation (?:url|code|id|number)\b|\bbooking (?:id|number|reference)\b|\bconfirmation (?:code|number)\b/i;

/** An event of a calendar, or one day of a repeating event; long texts are already shortened. */
type ParsedEvent = FeedEvent & {
  entry: Entry;
  /** The original day of a changed repetition; '' for other events. */
  insteadOf: string;
};

/**
 * Reads an iCalendar (RFC 5545) as channels write it, with limits for bytes, events, days and
 * nights.
 * @param today repetitions are listed from this day
 * @throws FeedError `not-a-calendar`, `too-large` or `too-many`
 */
export function readFeed(bytes: Uint8Array, today: string): Feed {
  if (bytes.length > BYTES_MAX) throw new FeedError('too-large', `more than ${BYTES_MAX} bytes`);
  const told: ParsedEvent[] = [];
  let unread = 0;
  for (const entry of entriesOf(textOf(bytes))) {
    if (!entry.has('DTSTART')) continue; // tells of no day
    const one = toldOf(entry);
    if (one) told.push(one);
    else unread += 1;
  }
  const apart = new Set(told.filter((one) => one.insteadOf).map(keyOf));
  const last = addDays(today, AHEAD_MAX_DAYS);
  const events: FeedEvent[] = [];
  let days = 0;
  let nights = 0;
  for (const one of newest(told)) {
    const written = one.insteadOf ? undefined : daysOf(one, today);
    days += written?.length ?? 1;
    if (days > DAYS_MAX) throw tooMany(DAYS_MAX, 'days');
    for (const event of written ? times(one, written, apart) : [eventOf(one)]) {
      nights += nightsOf(event, today, last);
      if (events.push(event) > EVENTS_MAX) throw tooMany();
      if (nights > NIGHTS_MAX) throw tooMany(NIGHTS_MAX, 'nights');
    }
  }
  return { events: withOwnUids(events), unread };
}

function nightsOf({ start, end }: FeedEvent, first: string, last: string): number {
  const from = dayOf(start);
  const to = end ? dayOf(end) : addDays(from, 1);
  return Math.max(0, daysBetween(from < first ? first : from, to < last ? to : last));
}

function toldOf(entry: Entry): ParsedEvent | undefined {
  const [startLine] = entry.get('DTSTART') ?? [];
  const [endLine] = entry.get('DTEND') ?? [];
  const start = startLine && timeOf(startLine);
  if (!start) return undefined;
  let end = endLine && timeOf(endLine);
  if (endLine && !end && endLine.value.trim() !== '') return undefined;
  const duration = first(entry, 'DURATION');
  if (!end && duration) end = endAfter(start, duration);
  if (end && timeText(end) < timeText(start)) end = undefined;
  if (end && 'date' in start) end = { date: dayOf(end) };
  const [instead] = entry.get('RECURRENCE-ID') ?? [];
  const insteadOf = instead && timeOf(instead);
  const description = cutTo(
    DESCRIPTION_MAX,
    text(entry, 'DESCRIPTION', 4 * DESCRIPTION_MAX).trim(),
  );
  return {
    entry,
    uid: shortened(oneLine(text(entry, 'UID', LINE_MAX))),
    summary: cutTo(SUMMARY_MAX, oneLine(text(entry, 'SUMMARY', 4 * SUMMARY_MAX))),
    description,
    start,
    end: end ?? null,
    cancelled: /^\s*CANCELL?ED\s*$/i.test(first(entry, 'STATUS')),
    transparent: /^\s*TRANSPARENT\s*$/i.test(first(entry, 'TRANSP')),
    stay: PROOF_OF_STAY.test(`${description}\n${first(entry, 'URL').slice(0, 500)}`),
    partial: false,
    insteadOf: insteadOf ? dayOf(insteadOf) : '',
  };
}

function first(entry: Entry, name: string): string {
  return entry.get(name)?.[0]?.value ?? '';
}

/** A property's text without escapes; reads at most `max` characters of it. */
function text(entry: Entry, name: string, max: number): string {
  const written = first(entry, name).slice(0, max);
  return written
    .replaceAll(/\\([^])/g, (_both, sign: string) => (/n/i.test(sign) ? '\n' : sign))
    .toWellFormed();
}

function keyOf({ uid, insteadOf }: ParsedEvent): string {
  return insteadOf ? `${uid}/${insteadOf}` : uid;
}

/** Returns the version of an event with the highest SEQUENCE. */
function newest(told: readonly ParsedEvent[]): ParsedEvent[] {
  const revision = ({ entry }: ParsedEvent) => Number(first(entry, 'SEQUENCE')) || 0;
  const last = new Map<string, number>();
  for (const one of told) last.set(keyOf(one), Math.max(last.get(keyOf(one)) ?? 0, revision(one)));
  return told.filter((one) => one.uid === '' || revision(one) >= (last.get(keyOf(one)) ?? 0));
}

/** Days on which a repeating event begins; undefined for other events and unsupported rules. */
function daysOf({ entry, start, end }: ParsedEvent, today: string): string[] | undefined {
  const rules = [...(entry.get('RRULE') ?? []), ...(entry.get('EXRULE') ?? [])];
  const added = datesOf(entry, 'RDATE');
  if (rules.length === 0 && added.length === 0) return undefined;
  if (rules.length > 1 || entry.has('EXRULE') || added.includes(undefined)) return undefined;
  const nights = end ? Math.max(1, daysBetween(dayOf(start), dayOf(end))) : 1;
  const days = rules[0] ? repeats(rules[0].value, start, today, nights) : [dayOf(start)];
  return days && [...new Set([...days, ...added.filter((time) => time !== undefined).map(dayOf)])];
}

/** One event for each day of a repetition, without changed and excluded days. */
function times(one: ParsedEvent, days: readonly string[], apart: ReadonlySet<string>): FeedEvent[] {
  const { entry, start, end } = one;
  // An excluded time must match exactly, because in another time zone it may mean another day.
  const exactly = (time: FeedTime) => ('date' in time ? time.date : `${time.at} ${time.zone}`);
  const out = new Set(
    datesOf(entry, 'EXDATE')
      .filter((time) => time !== undefined)
      .map(exactly),
  );
  const isLeftOut = (day: string) =>
    out.has(day) || out.has(exactly(movedBy(daysBetween(dayOf(start), day), start)));
  return days
    .filter((day) => !apart.has(`${one.uid}/${day}`) && !isLeftOut(day))
    .map((day) => {
      const moved = daysBetween(dayOf(start), day);
      return eventOf({
        ...one,
        start: movedBy(moved, start),
        end: end && movedBy(moved, end),
        insteadOf: day,
      });
    });
}

/** All times in a list property; undefined for an unreadable one. */
function datesOf(entry: Entry, name: string): (FeedTime | undefined)[] {
  return (entry.get(name) ?? []).flatMap((property) =>
    property.value
      .split(',')
      .map((value) => timeOf({ ...property, value: value.split('/', 1)[0] ?? '' })),
  );
}

function eventOf(told: ParsedEvent): FeedEvent {
  const { entry, insteadOf, ...event } = told;
  const { start, end, summary } = event;
  const isPartial = !insteadOf && ['RRULE', 'EXRULE', 'RDATE'].some((name) => entry.has(name));
  const key = told.uid
    ? keyOf(told)
    : `none/${timeText(start)}/${end ? timeText(end) : ''}/${summary}`;
  return { ...event, uid: shortened(key), partial: isPartial };
}

/** Shortens a long event id; the hash keeps shortened ids different. */
function shortened(uid: string): string {
  const text = uid.toWellFormed();
  if ([...text].length <= UID_MAX) return text;
  return `${cutTo(UID_MAX - 65, text)}#${createHash('sha256').update(text).digest('hex')}`;
}

/**
 * Keeps one event for each id and dates, preferably one that is not cancelled. If events with the
 * same id have different dates, the dates are appended to their ids.
 */
function withOwnUids(events: readonly FeedEvent[]): FeedEvent[] {
  const days = ({ start, end }: FeedEvent) => `${timeText(start)}/${end ? timeText(end) : ''}`;
  const groups = new Map<string, Map<string, FeedEvent>>();
  for (const event of events) {
    const group = groups.get(event.uid) ?? new Map<string, FeedEvent>();
    groups.set(event.uid, group);
    const same = group.get(days(event));
    if (!same || same.cancelled || (same.transparent && !event.cancelled))
      group.set(days(event), event);
  }
  return [...groups.values()].flatMap((group) =>
    group.size === 1
      ? [...group.values()]
      : [...group].map(([when, event]) => ({ ...event, uid: shortened(`${event.uid}/${when}`) })),
  );
}
