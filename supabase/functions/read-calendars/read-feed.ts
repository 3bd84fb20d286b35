import { createHash } from 'node:crypto';
import { cutTo, oneLine } from '../../../src/hotel/letters/one-line.ts';
import { daysBetween } from '../../../src/hotel/time/dates.ts';
import { FeedError } from './feed-error.ts';
import {
  dayOf,
  endAfter,
  type FeedTime,
  movedBy,
  type Property,
  timeOf,
  timeText,
} from './feed-time.ts';
import { repeats } from './repeats.ts';

export type { FeedTime } from './feed-time.ts';

/** An event of another shop's calendar, as the database is given it. */
export type FeedEvent = {
  uid: string;
  summary: string;
  description: string;
  start: FeedTime;
  /** Null: one night. */
  end: FeedTime | null;
  cancelled: boolean;
  transparent: boolean;
  /** Whether it proves by itself that somebody stays. */
  stay: boolean;
  /** Whether it repeats by a rule that is not written out here: this is its first time. */
  partial: boolean;
};

export type Feed = {
  events: FeedEvent[];
  /** How many more there are whose days cannot be read: what is missing from this may still stand. */
  unread: number;
};

const EVENTS_MAX = 2000;
const UID_MAX = 255;
const SUMMARY_MAX = 200;
const DESCRIPTION_MAX = 1000;
/** Nothing in a calendar lies deeper than an alarm of an event. */
const DEPTH_MAX = 16;

const [TAB, LINE_FEED, RETURN, SPACE] = [9, 10, 13, 32];
const NAME = /^\s*([\w-]+)(?=[;:])/;
const PARAMETER = /;\s*([\w-]+)=("[^"]*"|[^";:]*)/y;
const READ = new Set(
  `UID SUMMARY DESCRIPTION URL DTSTART DTEND DURATION STATUS TRANSP SEQUENCE RRULE EXRULE RDATE EXDATE
  RECURRENCE-ID`.split(/\s+/),
);
/** The address or number of a reservation, as shops write it beside one. */
const PROOF_OF_STAY =
  /\/reservations?\/|\breservation (?:url|code|id|number)\b|\bbooking (?:id|number|reference)\b|\bconfirmation (?:code|number)\b/i;

type Entry = Map<string, Property[]>;
/** An event as it is told once: a repeating one, or one time of such. */
type Told = {
  entry: Entry;
  uid: string;
  start: FeedTime;
  end: FeedTime | null;
  /** The day that this one stands for in what repeats; '' for what stands for itself. */
  insteadOf: string;
};

/**
 * Reads a calendar (iCalendar, RFC 5545) as shops really write them.
 * @param today what repeats is written out from here on
 * @throws FeedError `not-a-calendar` for a page, nothing, or half an answer; `too-many`
 */
export function readFeed(bytes: Uint8Array, today: string): Feed {
  const entries = entriesOf(textOf(bytes));
  const told: Told[] = [];
  let unread = 0;
  for (const entry of entries) {
    if (!entry.has('DTSTART')) continue; // tells of no day
    const one = toldOf(entry);
    if (one) told.push(one);
    else unread += 1;
  }
  const apart = new Set(told.filter((one) => one.insteadOf).map(keyOf));
  const events: FeedEvent[] = [];
  for (const one of newest(told)) {
    for (const event of one.insteadOf ? [eventOf(one)] : times(one, apart, today))
      events.push(event);
    if (events.length > EVENTS_MAX) throw tooMany();
  }
  return { events: withOwnUids(events), unread };
}

function tooMany(): FeedError {
  return new FeedError('too-many', `more than ${EVENTS_MAX} events`);
}

/** The text with long lines whole again, which are cut anywhere: in the middle of a letter too. */
function textOf(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide) {
    const text = new TextDecoder(wide).decode(bytes).replaceAll('\0', '');
    return text
      .toWellFormed()
      .replaceAll(/\r+\n?/g, '\n')
      .replaceAll(/\n[ \t]/g, '');
  }
  const whole = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === RETURN && (bytes[at + 1] === LINE_FEED || bytes[at + 1] === RETURN)) continue;
    const isEnd = byte === RETURN || byte === LINE_FEED;
    if (isEnd && (bytes[at + 1] === SPACE || bytes[at + 1] === TAB)) at += 1;
    else if (byte !== 0) whole[length++] = isEnd ? LINE_FEED : byte;
  }
  const text = whole.subarray(0, length);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return new TextDecoder('windows-1252').decode(text);
  }
}

function wideEncoding([first, second, third, fourth]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first && third && second === 0 && fourth === 0) return 'utf-16le';
  return first === 0 && third === 0 && second && fourth ? 'utf-16be' : undefined;
}

/** The events of all calendars in a text; what else is in it is passed over. */
function entriesOf(text: string): Entry[] {
  const open: string[] = [];
  const entries: Entry[] = [];
  let entry: Entry | undefined;
  let isCalendar = false;
  for (const line of text.split('\n')) {
    const name = NAME.exec(line)?.[1]?.toUpperCase();
    if (name === 'BEGIN' || name === 'END') {
      const part = line
        .slice(line.indexOf(':') + 1)
        .trim()
        .toUpperCase();
      if (open.length === 0 && (name === 'END' || part !== 'VCALENDAR')) continue;
      if (name === 'BEGIN') {
        if (part === 'VCALENDAR' ? open.length > 0 : open.includes('VEVENT') && part === 'VEVENT')
          throw new FeedError('not-a-calendar', `one ${part} begins within another`);
        if (open.length >= DEPTH_MAX) throw new FeedError('not-a-calendar', 'parts without an end');
        open.push(part);
        if (part === 'VEVENT') entry = new Map();
        continue;
      }
      const begun = open.lastIndexOf(part);
      if (begun < 0) continue;
      const ended = open.splice(begun);
      if (part !== 'VEVENT' && ended.includes('VEVENT')) throw half();
      if (part === 'VCALENDAR') isCalendar = true;
      if (part !== 'VEVENT' || !entry) continue;
      if (entries.push(entry) > EVENTS_MAX) throw tooMany();
      continue;
    }
    if (!name || !READ.has(name) || open.at(-1) !== 'VEVENT') continue;
    const same = entry?.get(name);
    if (!same) entry?.set(name, [propertyOf(name, line)]);
    else if (same.length < EVENTS_MAX) same.push(propertyOf(name, line));
  }
  if (open.length > 0) throw half();
  if (!isCalendar) throw new FeedError('not-a-calendar', whatElse(text));
  return entries;
}

function half(): FeedError {
  return new FeedError('not-a-calendar', 'half a calendar: it has no end');
}

function whatElse(text: string): string {
  const begin = text.trimStart().slice(0, 80);
  if (begin === '') return 'an empty answer';
  if (begin.startsWith('<')) return 'a web page';
  return begin.startsWith('{') || begin.startsWith('[') ? 'JSON' : 'no calendar is in it';
}

function propertyOf(name: string, line: string): Property {
  const parameters: Property['parameters'] = new Map();
  PARAMETER.lastIndex = line.search(/[;:]/);
  let end = PARAMETER.lastIndex;
  for (let found = PARAMETER.exec(line); found; found = PARAMETER.exec(line)) {
    const [, key = '', value = ''] = found;
    parameters.set(key.toUpperCase(), value.replaceAll('"', '').trim());
    end = PARAMETER.lastIndex;
  }
  // Behind quotes that nobody has closed.
  const colon = line[end] === ':' ? end : line.lastIndexOf(':');
  return { name, parameters, value: line.slice(colon + 1) };
}

function toldOf(entry: Entry): Told | undefined {
  const [startLine] = entry.get('DTSTART') ?? [];
  const [endLine] = entry.get('DTEND') ?? [];
  const start = startLine && timeOf(startLine);
  if (!start) return undefined;
  let end = endLine && timeOf(endLine);
  if (endLine && !end && endLine.value.trim() !== '') return undefined;
  const duration = first(entry, 'DURATION');
  if (!end && duration) end = endAfter(start, duration);
  if (end && timeText(end) < timeText(start)) end = undefined;
  // A day ends with a day.
  if (end && 'date' in start) end = { date: dayOf(end) };
  const [instead] = entry.get('RECURRENCE-ID') ?? [];
  const insteadOf = instead && timeOf(instead);
  const uid = oneLine(unescaped(first(entry, 'UID').slice(0, 100_000)));
  return { entry, uid, start, end: end ?? null, insteadOf: insteadOf ? dayOf(insteadOf) : '' };
}

function first(entry: Entry, name: string): string {
  return entry.get(name)?.[0]?.value ?? '';
}

/** What one event is known by: its number, and which time of it. */
function keyOf({ uid, insteadOf }: Told): string {
  return insteadOf ? `${uid}/${insteadOf}` : uid;
}

/** Of what is told several times under one number, only what was revised last. */
function newest(told: readonly Told[]): Told[] {
  const revision = ({ entry }: Told) => Number(first(entry, 'SEQUENCE')) || 0;
  const last = new Map<string, number>();
  for (const one of told) last.set(keyOf(one), Math.max(last.get(keyOf(one)) ?? 0, revision(one)));
  return told.filter((one) => one.uid === '' || revision(one) >= (last.get(keyOf(one)) ?? 0));
}

/** Every time of an event that repeats; those that are told apart are left out. */
function times(one: Told, apart: ReadonlySet<string>, today: string): FeedEvent[] {
  const { entry, start, end } = one;
  const rules = [...(entry.get('RRULE') ?? []), ...(entry.get('EXRULE') ?? [])];
  const added = datesOf(entry, 'RDATE');
  if (rules.length === 0 && !entry.has('RDATE')) return [eventOf(one)];
  const nights = end ? Math.max(1, daysBetween(dayOf(start), dayOf(end))) : 1;
  const days =
    rules.length > 0 && (rules.length > 1 || entry.has('EXRULE'))
      ? undefined
      : rules[0]
        ? repeats(rules[0].value, start, today, nights)
        : [dayOf(start)];
  if (!days || added.includes(undefined)) return [{ ...eventOf(one), partial: true }];
  // Only what surely means this time: in another zone it might be another day's.
  const exactly = (time: FeedTime) => ('date' in time ? time.date : `${time.at} ${time.zone}`);
  const out = new Set(
    datesOf(entry, 'EXDATE')
      .filter((time) => time !== undefined)
      .map(exactly),
  );
  const isLeftOut = (day: string) =>
    out.has(day) || out.has(exactly(movedBy(daysBetween(dayOf(start), day), start)));
  const all = new Set([...days, ...added.filter((time) => time !== undefined).map(dayOf)]);
  return [...all]
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

/** All times of a list; undefined stands for one that cannot be read. */
function datesOf(entry: Entry, name: string): (FeedTime | undefined)[] {
  return (entry.get(name) ?? []).flatMap((property) =>
    property.value
      .split(',', EVENTS_MAX)
      .map((value) => timeOf({ ...property, value: value.split('/', 1)[0] ?? '' })),
  );
}

function eventOf(told: Told): FeedEvent {
  const { entry, start, end } = told;
  const summary = textLine(entry, 'SUMMARY', SUMMARY_MAX);
  const description = cutTo(
    DESCRIPTION_MAX,
    unescaped(first(entry, 'DESCRIPTION').slice(0, 4 * DESCRIPTION_MAX)).trim(),
  ).toWellFormed();
  const key = told.uid ? keyOf(told) : `${timeText(start)}/${end ? timeText(end) : ''}/${summary}`;
  return {
    uid: shortened(told.uid ? key : `none/${key}`),
    summary,
    description,
    start,
    end,
    cancelled: /^\s*CANCELL?ED\s*$/i.test(first(entry, 'STATUS')),
    transparent: /^\s*TRANSPARENT\s*$/i.test(first(entry, 'TRANSP')),
    stay: PROOF_OF_STAY.test(`${description}\n${first(entry, 'URL').slice(0, 500)}`),
    partial: false,
  };
}

function textLine(entry: Entry, name: string, max: number): string {
  return cutTo(max, oneLine(unescaped(first(entry, name).slice(0, 4 * max)))).toWellFormed();
}

function unescaped(text: string): string {
  return text.replaceAll(/\\([^])/g, (_both, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}

/** Long numbers stay apart by what they are cut from. */
function shortened(uid: string): string {
  const text = uid.toWellFormed();
  if ([...text].length <= UID_MAX) return text;
  return `${cutTo(UID_MAX - 65, text)}#${createHash('sha256').update(text).digest('hex')}`;
}

/**
 * Copies are told once, and one that is cancelled only where no other of the same days stands. What
 * bears one number at several times is told apart by them, in whatever order it comes.
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
