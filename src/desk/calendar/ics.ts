import { instantOf } from '../../basics/time/instant.ts';

/** An all-day event; `checkOut` is the day after its last night. */
export type StayEvent = {
  id: string;
  checkIn: string;
  checkOut: string;
  summary: string;
  description?: string;
  updatedAt: string;
};

/** Maximum length of a line in a calendar file, in bytes (RFC 5545, 3.1). */
const LINE_MAX_BYTES = 75;

/** Returns an iCalendar file (RFC 5545). @param ofWhat suffix that makes event IDs unique */
export function calendarFile(
  calendarName: string,
  stays: readonly StayEvent[],
  ofWhat = '@reservations',
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hotel//Stays//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(calendarName)}`,
    ...(stays.length > 0 ? stays.flatMap((stay) => eventLines(stay, ofWhat)) : NO_EVENTS),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A calendar needs at least one component (RFC 5545, 3.6). */
const NO_EVENTS = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function eventLines(stay: StayEvent, ofWhat: string): string[] {
  const { id, checkIn, checkOut, summary, description, updatedAt } = stay;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id + ofWhat)}`,
    `DTSTAMP:${stamp(updatedAt)}`,
    `DTSTART;VALUE=DATE:${checkIn.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${checkOut.replaceAll('-', '')}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** Formats a time in UTC. An unreadable timestamp becomes 1970, so that the file stays usable. */
function stamp(timestamp: string): string {
  return new Date(instantOf(timestamp) || 0).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** Wraps long lines without splitting characters; each continuation line starts with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_MAX_BYTES) {
      result += '\r\n ';
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}
