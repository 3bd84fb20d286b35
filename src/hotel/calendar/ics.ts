import { instantOf } from '../time/instant.ts';

export type StayEvent = {
  id: string;
  checkIn: string;
  checkOut: string;
  summary: string;
  description: string;
  updatedAt: string;
};

/** Longest line of a calendar file, in bytes (RFC 5545, 3.1). */
const LINE_MAX_BYTES = 75;

/** A calendar file (iCalendar, RFC 5545) with one all-day event for each stay. */
export function calendarFile(calendarName: string, stays: readonly StayEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hotel//Stays//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(calendarName)}`,
    ...stays.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(stay: StayEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${stay.id}@reservations`,
    `DTSTAMP:${stamp(stay.updatedAt)}`,
    `DTSTART;VALUE=DATE:${stay.checkIn.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${stay.checkOut.replaceAll('-', '')}`,
    `SUMMARY:${escaped(stay.summary)}`,
    `DESCRIPTION:${escaped(stay.description)}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** The moment in UTC; a timestamp that cannot be read does not cost the whole file. */
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

/** Longer lines go on in the next one after a space; never inside a character. */
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
