import { FeedError } from './feed-error.ts';
import type { Property } from './feed-time.ts';

/** The properties of a calendar's event, by name. */
export type Entry = Map<string, Property[]>;

export const EVENTS_MAX = 2000;
/** Limits nested parts of a calendar; an alarm of an event is the deepest valid one. */
const DEPTH_MAX = 16;

const [TAB, LINE_FEED, RETURN, SPACE] = [9, 10, 13, 32];
const NAME = /^\s*([\w-]+)(?=[;:])/;
const PARAMETER = /;\s*([\w-]+)=("[^"]*"|[^";:]*)/y;
const READ = new Set(
  `UID SUMMARY DESCRIPTION URL DTSTART DTEND DURATION STATUS TRANSP SEQUENCE RRULE EXRULE RDATE EXDATE
  RECURRENCE-ID`.split(/\s+/),
);

export function tooMany(max = EVENTS_MAX, what = 'events'): FeedError {
  return new FeedError('too-many', `more than ${max} ${what}`);
}

/** Decodes a calendar and joins its wrapped lines, which may be cut inside a character. */
export function textOf(bytes: Uint8Array): string {
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

/** Finds the events of all calendars in a text. */
export function entriesOf(text: string): Entry[] {
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
    else if (name === 'RDATE') throw tooMany();
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
  // If a parameter's quotation mark is never closed, the value begins after the last colon.
  const colon = line[end] === ':' ? end : line.lastIndexOf(':');
  return { name, parameters, value: line.slice(colon + 1) };
}
