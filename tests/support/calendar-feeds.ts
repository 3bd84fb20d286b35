import { addDays } from '@/basics/time/dates';
import type { FeedErrorCode } from '../../supabase/functions/read-calendars/feed-error.ts';

export const FEEDS_TODAY = '2027-11-01';

export type FeedCase = {
  name: string;
  feed: string | Uint8Array;
  /**
   * Each event as `UID start end flags`, or the error code for an invalid feed. After `→` the
   * arrival and departure in the hotel's time zone, if they differ from the event's dates.
   */
  says: readonly string[] | FeedErrorCode;
  unread?: number;
  /** True if strict iCalendar parsers accept the feed too. */
  isValid?: boolean;
};

const crlf = (lines: readonly string[]) => lines.map((line) => `${line}\r\n`).join('');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const STAMP = 'DTSTAMP:20270901T010029Z';
const HEAD = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Shop//EN'];
const calendar = (...events: string[][]) => crlf([...HEAD, ...events.flat(), 'END:VCALENDAR']);
const days = (uid: string, from: string, to: string, ...more: string[]) =>
  event(STAMP, `DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`, `UID:${uid}`, ...more);
const of = (uid: string, ...lines: string[]) => event(STAMP, `UID:${uid}`, ...lines);
const stay = (...more: string[]) => days('a', '20271110', '20271116', ...more);
const STAY = stay('SUMMARY:Reserved');
const SAYS = 'a 2027-11-10 2027-11-16';
const repeating = (rule: string) => calendar(days('a', '20271110', '20271111', `RRULE:${rule}`));
const night = (day: string) =>
  `a/2027-${day} 2027-${day} 2027-${day.slice(0, 3)}${String(Number(day.slice(3)) + 1).padStart(2, '0')}`;
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
function utf16(text: string, isBig = false, mark = true): Uint8Array {
  const units = [...(mark ? '\ufeff' : ''), ...text].map((letter) => letter.charCodeAt(0));
  return Uint8Array.from(units.flatMap((u) => (isBig ? [u >> 8, u & 255] : [u & 255, u >> 8])));
}
/** Folds lines after a number of bytes, even inside a character, as some programs do. */
function foldedAt(octets: number, text: string): Uint8Array {
  const lines = text.split('\r\n').map((line) => {
    const bytes = [...utf8(line)];
    const parts: number[][] = [];
    while (bytes.length > 0) parts.push(bytes.splice(0, parts.length === 0 ? octets : octets - 1));
    return parts.flatMap((part, index) => (index === 0 ? part : [13, 10, 32, ...part]));
  });
  return Uint8Array.from(lines.flatMap((line, index) => (index === 0 ? line : [13, 10, ...line])));
}

const manyDays = (count: number) =>
  Array.from({ length: count }, (_, n) => addDays('2028-01-01', n).replaceAll('-', '')).join(',');
const moments = (uid: string, from: string, to: string) =>
  of(uid, `DTSTART:${from}`, `DTEND:${to}`);
const zoned = (uid: string, zone: string, from: string, to: string, ...more: string[]) =>
  of(uid, `DTSTART;${zone}:${from}`, `DTEND;${zone}:${to}`, ...more);
const alike = (feeds: Record<string, string | Uint8Array>, isValid = false): FeedCase[] =>
  Object.entries(feeds).map(([name, feed]) => ({ name, feed, says: [SAYS], isValid }));
const refused = (says: FeedErrorCode, feeds: Record<string, string>): FeedCase[] =>
  Object.entries(feeds).map(([name, feed]) => ({ name, feed, says }));
const onDays = (...found: string[]) => found.map(night);

export const FEEDS: readonly FeedCase[] = [
  {
    name: 'Airbnb: a stay, days that nobody may book, and a guest’s own address of some years ago',
    feed: crlf([
      'BEGIN:VCALENDAR',
      'PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN',
      'CALSCALE:GREGORIAN',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'DTSTAMP:20260901T010029Z',
      'DTSTART;VALUE=DATE:20271110',
      'DTEND;VALUE=DATE:20271116',
      'SUMMARY:Reserved',
      'UID:1418fb94e984-9bbf8bb7@airbnb.com',
      'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de',
      ' tails/HMABCD1234\\nPhone Number (Last 4 Digits): 1234',
      'END:VEVENT',
      ...days('7f66-1@airbnb.com', '20280529', '20280902', 'SUMMARY:Airbnb (Not available)'),
      'BEGIN:VEVENT',
      'DTEND;VALUE=DATE:20271126',
      'DTSTART;VALUE=DATE:20271120',
      'UID:1418fb94e984-c36a@airbnb.com',
      'DESCRIPTION:Reservation URL: https://www.airbnb.com/reservation/itinerary',
      ' ?code=HMNAAA8J99\\nPhone Number (Last 4 Digits): 4235',
      'SUMMARY:Reserved',
      'END:VEVENT',
      'END:VCALENDAR',
    ]),
    says: [
      '1418fb94e984-9bbf8bb7@airbnb.com 2027-11-10 2027-11-16 stay',
      '7f66-1@airbnb.com 2028-05-29 2028-09-02',
      '1418fb94e984-c36a@airbnb.com 2027-11-20 2027-11-26 stay',
    ],
    isValid: true,
  },
  {
    name: 'Booking.com: several backslashes in its name, every night "closed"',
    feed: crlf([
      'BEGIN:VCALENDAR',
      'METHOD:PUBLISH',
      'PRODID:-//admin.booking.com\\\\\\, b.v.//NONSGML v1.0//EN',
      'VERSION:2.0',
      ...days('0a1b2c3d4e5f@booking.com', '20271110', '20271116', 'SUMMARY:CLOSED - Not available'),
      'END:VCALENDAR',
    ]),
    says: ['0a1b2c3d4e5f@booking.com 2027-11-10 2027-11-16'],
    isValid: true,
  },
  {
    name: 'Vrbo: line feeds only, a guest’s name, and a block',
    feed: calendar(
      days('6f49cda7-479e', '20271110', '20271116', 'SUMMARY:Réservée - Melanie'),
      days('02292020-0229', '20280229', '20280305', 'SUMMARY:Blocked'),
    ).replaceAll('\r', ''),
    says: ['6f49cda7-479e 2027-11-10 2027-11-16', '02292020-0229 2028-02-29 2028-03-05'],
    isValid: true,
  },
  {
    name: 'Expedia, Agoda, Beds24: a duration, a number of the booking in the words, and one in its own',
    feed: calendar(
      of('x@expedia.com', 'DTSTART;VALUE=DATE:20271110', 'DURATION:P6D', 'SUMMARY:Unavailable'),
      days('1@agoda.com', '20271120', '20271126', 'SUMMARY:Agoda', 'DESCRIPTION:Booking ID: 9'),
      days(
        '2-b83@beds24.com',
        '20271210',
        '20271216',
        'DESCRIPTION:Arriving 10 Dec\\nDeparting 16 Dec',
      ),
    ),
    says: [
      'x@expedia.com 2027-11-10 2027-11-16',
      '1@agoda.com 2027-11-20 2027-11-26 stay',
      '2-b83@beds24.com 2027-12-10 2027-12-16',
    ],
    isValid: true,
  },
  {
    name: 'Google: moments in UTC, revised, with an alarm of its own length',
    feed: calendar(
      event(
        'DTSTART:20271110T080000Z',
        'DTEND:20271113T040000Z',
        STAMP,
        'UID:6gs6aphp@google.com',
        'DESCRIPTION:',
        'SEQUENCE:2',
        'STATUS:CONFIRMED',
        'TRANSP:OPAQUE',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Reservation URL: x',
        'DURATION:P9D',
        'TRIGGER:-P1D',
        'END:VALARM',
      ),
    ),
    says: [
      '6gs6aphp@google.com 2027-11-10T08:00:00[UTC] 2027-11-13T04:00:00[UTC] → 2027-11-10/2027-11-13',
    ],
    isValid: true,
  },
  {
    name: 'Outlook: the zone by Windows’ name, with its rules; our own by that name, in quotes',
    feed: calendar(
      [
        'BEGIN:VTIMEZONE',
        'TZID:W. Europe Standard Time',
        'BEGIN:STANDARD',
        'DTSTART:16010101T030000',
        'TZOFFSETFROM:+0200',
        'TZOFFSETTO:+0100',
        'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
        'END:STANDARD',
        'END:VTIMEZONE',
      ],
      zoned('a', 'TZID=W. Europe Standard Time', '20271110T200000', '20271113T030000'),
      zoned('b', 'TZID="SE Asia Standard Time"', '20271120T150000', '20271122T110000'),
    ),
    // 20:00 in Berlin on the 10th is 02:00 on the 11th at the hotel.
    says: [
      'a 2027-11-10T20:00:00[Europe/Berlin] 2027-11-13T03:00:00[Europe/Berlin] → 2027-11-11/2027-11-13',
      'b 2027-11-20T15:00:00[Asia/Bangkok] 2027-11-22T11:00:00[Asia/Bangkok] → 2027-11-20/2027-11-22',
    ],
    isValid: true,
  },
  {
    name: 'zones behind their maker’s name, that nobody knows, told by how far they are ahead',
    feed: calendar(
      of(
        'a',
        'DTSTART;TZID=/mozilla.org/20050126_1/America/New_York:20271110T150000',
        'DURATION:P2D',
      ),
      zoned('b', 'TZID=Hotel Time', '20271120T150000', '20271122T110000'),
      zoned('c', 'TZID=GMT+07', '20271210T150000', '20271212T110000'),
      of('d', 'DTSTART;TZID=GMT+07:00:20271220T150000', 'DTEND;TZID=UTC-05:30:20271222T110000'),
      of('e', 'DTSTART:20280110T150000+0700', 'DTEND:2028-01-12T11:00:00+07:00'),
    ),
    says: [
      'a 2027-11-10T15:00:00[America/New_York] 2027-11-12T15:00:00[America/New_York] → 2027-11-11/2027-11-13',
      'b 2027-11-20T15:00:00[] 2027-11-22T11:00:00[] → 2027-11-20/2027-11-22',
      'c 2027-12-10T15:00:00[Etc/GMT-7] 2027-12-12T11:00:00[Etc/GMT-7] → 2027-12-10/2027-12-12',
      'd 2027-12-20T15:00:00[Etc/GMT-7] 2027-12-22T11:00:00[Etc/GMT+5] → 2027-12-20/2027-12-22',
      'e 2028-01-10T08:00:00[UTC] 2028-01-12T04:00:00[UTC] → 2028-01-10/2028-01-12',
    ],
  },
  {
    name: 'moments without a zone, and VALUE=DATE-TIME, which is not VALUE=DATE',
    feed: calendar(
      moments('a', '20271110T150000', '20271112T110000'),
      of('b', 'DTSTART;VALUE=DATE-TIME:20271120T150000Z', 'DTEND;VALUE=DATE-TIME:20271122T030000Z'),
    ),
    says: [
      'a 2027-11-10T15:00:00[] 2027-11-12T11:00:00[] → 2027-11-10/2027-11-12',
      'b 2027-11-20T15:00:00[UTC] 2027-11-22T03:00:00[UTC] → 2027-11-20/2027-11-22',
    ],
    isValid: true,
  },
  {
    name: 'midnight as the 24th hour, and a leap second',
    feed: calendar(moments('a', '20271109T240000', '20271112T115960')),
    says: ['a 2027-11-10T00:00:00[] 2027-11-12T11:59:59[] → 2027-11-10/2027-11-12'],
  },
  {
    name: 'days that do not say so, with the time of midnight, with hyphens, until a moment',
    feed: calendar(
      moments('a', '20271110', '20271116'),
      of('b', 'DTSTART;VALUE=DATE:20271120T000000', 'DTEND;VALUE=DATE:20271126T000000'),
      of('c', 'DTSTART;VALUE=DATE:2027-12-10', 'DTEND;VALUE=DATE:2027-12-16'),
      of('d', 'DTSTART;VALUE=DATE:20271220', 'DTEND:20271226T110000'),
    ),
    says: [SAYS, 'b 2027-11-20 2027-11-26', 'c 2027-12-10 2027-12-16', 'd 2027-12-20 2027-12-26'],
  },
  {
    name: 'no end, one on the first day, and how long it is in weeks and hours',
    feed: calendar(
      of('a', 'DTSTART;VALUE=DATE:20271110'),
      days('b', '20271120', '20271120'),
      of('c', 'DTSTART;VALUE=DATE:20271210', 'DURATION:P1W'),
      of('d', 'DTSTART:20271220T150000Z', 'DURATION:P1DT20H0M0S'),
    ),
    says: [
      'a 2027-11-10 - → 2027-11-10/2027-11-11',
      'b 2027-11-20 2027-11-20 → 2027-11-20/2027-11-21',
      'c 2027-12-10 2027-12-17 → 2027-12-10/2027-12-17',
      'd 2027-12-20T15:00:00[UTC] 2027-12-22T11:00:00[UTC] → 2027-12-20/2027-12-22',
    ],
    isValid: true,
  },
  {
    name: 'an empty end, one before the beginning, and durations that nobody can stay',
    feed: calendar(
      days('a', '20271110', ''),
      days('b', '20271120', '20271104'),
      of('c', 'DTSTART;VALUE=DATE:20271210', 'DURATION:P999999W'),
      of('d', 'DTSTART;VALUE=DATE:20271220', 'DURATION:-P3D'),
    ),
    says: [
      'a 2027-11-10 - → 2027-11-10/2027-11-11',
      'b 2027-11-20 - → 2027-11-20/2027-11-21',
      'c 2027-12-10 - → 2027-12-10/2027-12-11',
      'd 2027-12-20 - → 2027-12-20/2027-12-21',
    ],
  },
  {
    name: 'closed for ever, and since ever',
    feed: calendar(days('a', '00010101', '99991231')),
    says: ['a 1900-01-01 2999-12-31 → 2027-11-01/2029-11-11'],
  },
  {
    name: 'cancelled and transparent',
    feed: calendar(
      days('a', '20271110', '20271112', 'STATUS:CANCELLED'),
      days('b', '20271113', '20271115', 'TRANSP:TRANSPARENT'),
      days('c', '20271116', '20271117', 'STATUS:TENTATIVE', 'TRANSP:OPAQUE'),
    ),
    says: [
      'a 2027-11-10 2027-11-12 cancelled',
      'b 2027-11-13 2027-11-15 transparent',
      'c 2027-11-16 2027-11-17',
    ],
    isValid: true,
  },
  {
    name: 'small letters, and blanks before and after',
    feed: crlf([
      '  begin:vcalendar',
      'BEGIN: vevent ',
      'dtstart;value=date: 20271110 ',
      'Dtend;Value=Date:20271116 ',
      'uid: a ',
      'status: cancelled ',
      'end:VEvent',
      'END:VCALENDAR   ',
    ]),
    says: [`${SAYS} cancelled`],
  },
  {
    name: 'words with escapes; with parameters, a colon and a semicolon in quotes',
    feed: calendar(
      stay('SUMMARY:Sok\\, Dara\\; \\\\ two\\nlines'),
      days(
        'b',
        '20271120',
        '20271126',
        'SUMMARY;LANGUAGE=en;ALTREP="cid:part;1:2":Suite: sea view',
      ),
    ),
    says: [`${SAYS} "Sok, Dara; \\ two lines"`, 'b 2027-11-20 2027-11-26 "Suite: sea view"'],
    isValid: true,
  },
  {
    name: 'quotes that nobody closes',
    feed: calendar(
      of('a', 'DTSTART;TZID="Asia/Phnom_Penh:20271110T150000', 'DTEND;VALUE="DATE:20271112'),
    ),
    says: ['a 2027-11-10T15:00:00[] 2027-11-12 → 2027-11-10/2027-11-12'],
  },
  {
    name: 'lines folded in the middle of a letter of several octets',
    feed: foldedAt(20, calendar(stay('SUMMARY:ការកក់របស់ភ្ញៀវ · 您的预订 · Réservée'))),
    says: [`${SAYS} "ការកក់របស់ភ្ញៀវ · 您的预订 · Réservée"`],
  },
  {
    name: 'letters of Windows',
    feed: latin(calendar(stay('SUMMARY:R\xe9serv\xe9e'))),
    says: [`${SAYS} "Réservée"`],
  },
  ...alike(
    {
      'lines folded with a tab': calendar(STAY).replace('VALUE=DATE:2027', 'VALUE=DA\r\n\tTE:2027'),
      'no line end at the end': calendar(STAY).trimEnd(),
      'ten copies of one stay': calendar(...Array.from({ length: 10 }, () => STAY)),
    },
    true,
  ),
  ...alike({
    'properties that nobody knows, and lines that are none': calendar(
      stay('X-SHOP;X-A=1:2', 'ROOM 12 is taken', 'IANA-TOKEN:x', '', ':'),
    ),
    'lines folded after every octet': foldedAt(2, calendar(STAY)),
    'carriage returns only': calendar(STAY).replaceAll('\n', ''),
    'line ends of three signs, folded': calendar(STAY)
      .replaceAll('\r\n', '\r\r\n')
      .replace('20271110', '2027\r\r\n 1110'),
    'empty lines between': calendar(STAY).replaceAll('\r\n', '\r\n\r\n'),
    'NULs in between and behind': `${calendar(STAY).replaceAll(':', ':\0')}\0\0\0`,
    'a byte-order mark': utf8(`\ufeff${calendar(STAY)}`),
    'UTF-16 with its mark': utf16(calendar(STAY)),
    'UTF-16, the other way round': utf16(calendar(STAY), true),
    'UTF-16 without a mark, folded': utf16(
      calendar(STAY).replace('2027', '20\r\n 27'),
      false,
      false,
    ),
    'a warning of the server before and a remark behind': `<br />\n<b>Notice</b>: Undefined index\n${calendar(STAY)}<!-- 12 ms -->\n`,
    'an alarm without its end': calendar(stay('BEGIN:VALARM', 'TRIGGER:-P1D')),
    'a stay that was moved, in both revisions': calendar(
      days('a', '20271120', '20271122', 'SEQUENCE:1'),
      stay('SEQUENCE:3'),
      days('a', '20271115', '20271117'),
    ),
    'the same days cancelled and not': calendar(
      stay('STATUS:CANCELLED'),
      stay(),
      stay('STATUS:CANCELLED'),
    ),
  }),
  {
    name: 'two calendars in one answer',
    feed: calendar(STAY) + calendar(days('b', '20271120', '20271121')),
    says: [SAYS, 'b 2027-11-20 2027-11-21'],
    isValid: true,
  },
  {
    name: 'tasks and notes only',
    feed: calendar(['BEGIN:VTODO', 'UID:t', 'DTSTART:20271110', 'END:VTODO']),
    says: [],
  },
  {
    name: 'one number for everything',
    feed: calendar(days('a', '20271110', '20271112'), days('a', '20271120', '20271122')),
    says: [
      'a/2027-11-10/2027-11-12 2027-11-10 2027-11-12',
      'a/2027-11-20/2027-11-22 2027-11-20 2027-11-22',
    ],
  },
  {
    name: 'no number at all',
    feed: calendar(
      event('DTSTART;VALUE=DATE:20271110', 'DTEND;VALUE=DATE:20271116', 'SUMMARY:Reserved'),
      event('UID:', 'DTSTART;VALUE=DATE:20271110', 'SUMMARY:Reserved'),
    ),
    says: [
      'none/2027-11-10/2027-11-16/Reserved 2027-11-10 2027-11-16',
      'none/2027-11-10//Reserved 2027-11-10 -',
    ],
  },
  {
    name: 'a number of 10,000 characters',
    feed: calendar(days(`${'9'.repeat(9999)}a`, '20271110', '20271116')),
    says: [
      `${'9'.repeat(190)}#58f32bbea6b709471767733eb2968dcd5309bf969c2089627f062cdf1a06a6cc 2027-11-10 2027-11-16`,
    ],
  },
  {
    name: 'every other week on some days, until a day',
    feed: repeating('FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,FR;UNTIL=20271126'),
    says: onDays('11-10', '11-12', '11-24', '11-26'),
    isValid: true,
  },
  {
    name: 'every other week where weeks begin on Sunday',
    feed: repeating('FREQ=WEEKLY;INTERVAL=2;COUNT=4;WKST=SU;BYDAY=SU,WE'),
    says: onDays('11-10', '11-21', '11-24', '12-05'),
    isValid: true,
  },
  {
    name: 'on weekdays only',
    feed: repeating('FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=5'),
    says: onDays('11-10', '11-11', '11-12', '11-15', '11-16'),
    isValid: true,
  },
  {
    name: 'every week at a moment, until a moment in UTC',
    feed: calendar(
      zoned(
        'a',
        'TZID=Asia/Phnom_Penh',
        '20271110T140000',
        '20271111T110000',
        'RRULE:FREQ=WEEKLY;UNTIL=20271117T070000Z',
      ),
    ),
    says: [
      'a/2027-11-10 2027-11-10T14:00:00[Asia/Phnom_Penh] 2027-11-11T11:00:00[Asia/Phnom_Penh] → 2027-11-10/2027-11-11',
      'a/2027-11-17 2027-11-17T14:00:00[Asia/Phnom_Penh] 2027-11-18T11:00:00[Asia/Phnom_Penh] → 2027-11-17/2027-11-18',
    ],
  },
  {
    name: 'repeating with days left out, added, moved and cancelled',
    feed: calendar(
      days(
        'a',
        '20271110',
        '20271111',
        'RRULE:FREQ=DAILY;COUNT=5',
        'EXDATE;VALUE=DATE:20271111,20271101',
        'RDATE;VALUE=DATE:20271120',
      ),
      days('a', '20271125', '20271127', 'RECURRENCE-ID;VALUE=DATE:20271112'),
      days('a', '20271113', '20271114', 'RECURRENCE-ID;VALUE=DATE:20271113', 'STATUS:CANCELLED'),
    ),
    says: [
      ...onDays('11-10', '11-14', '11-20'),
      'a/2027-11-12 2027-11-25 2027-11-27',
      'a/2027-11-13 2027-11-13 2027-11-14 cancelled',
    ],
  },
  {
    name: 'since years ago, with what is over left away',
    feed: calendar(days('a', '20200106', '20200108', 'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20271115')),
    says: [
      'a/2027-11-01 2027-11-01 2027-11-03',
      'a/2027-11-08 2027-11-08 2027-11-10',
      'a/2027-11-15 2027-11-15 2027-11-17',
    ],
    isValid: true,
  },
  ...['FREQ=MONTHLY;BYDAY=1WE', 'FREQ=DAILY;INTERVAL=0;COUNT=x'].map((rule) => ({
    name: `a rule that is not understood, of which the first time counts: ${rule}`,
    feed: repeating(rule),
    says: ['a 2027-11-10 2027-11-11 partial'],
  })),
  {
    name: 'one time of something that is not there',
    feed: calendar(stay('RECURRENCE-ID;VALUE=DATE:20271109')),
    says: ['a/2027-11-09 2027-11-10 2027-11-16'],
  },
  {
    name: 'events whose days cannot be read, among others',
    feed: calendar(
      days('x', '20270230', '20271116'),
      days('y', '20271110', 'tomorrow'),
      days('z', '', '20271116'),
      event('UID:nothing', 'SUMMARY:of no day'),
      STAY,
    ),
    says: [SAYS],
    unread: 3,
  },
  {
    name: 'hours that cross midnight in the house alone, elsewhere alone, and a day from its first to its last minute',
    feed: calendar(
      moments('here', '20271110T150000Z', '20271110T200000Z'),
      moments('there', '20271112T230000Z', '20271113T020000Z'),
      moments('day', '20271120T000000', '20271120T235900'),
    ),
    says: [
      'here 2027-11-10T15:00:00[UTC] 2027-11-10T20:00:00[UTC] → 2027-11-10/2027-11-11',
      'there 2027-11-12T23:00:00[UTC] 2027-11-13T02:00:00[UTC]',
      'day 2027-11-20T00:00:00[] 2027-11-20T23:59:00[] → 2027-11-20/2027-11-21',
    ],
    isValid: true,
  },
  ...refused('not-a-calendar', {
    nothing: '',
    blanks: '\r\n \r\n',
    'a web page': '<!doctype html>\n<title>Sign in</title>\n<p>BEGIN:VCALENDAR</p>\n',
    JSON: '{"error":"rate limited"}',
    'no end of the calendar': calendar(STAY).replace('END:VCALENDAR', ''),
    'no end of an event': calendar(STAY).replace('END:VEVENT\r\n', ''),
    'an event within another': calendar(['BEGIN:VEVENT', 'UID:a', ...STAY]),
    'events without a calendar around them': crlf([...STAY, 'END:VCALENDAR']),
    'one calendar within another': calendar(STAY).replace(
      'BEGIN:VEVENT',
      'BEGIN:VCALENDAR\r\nBEGIN:VEVENT',
    ),
    'parts without an end': `BEGIN:VCALENDAR\n${'BEGIN:X\n'.repeat(50_000)}`,
  }),
  ...refused('too-large', { '20 MB': calendar(STAY) + ' '.repeat(20 * 1024 * 1024) }),
  ...refused('too-many', {
    '20,000 events': calendar(...Array.from({ length: 20_000 }, () => event('DTSTART:20271110'))),
    'a number and words of 100,000 letters, on 3,000 days': calendar(
      event(
        'DTSTART;VALUE=DATE:20271110',
        `UID:${'9'.repeat(100_000)}`,
        `SUMMARY:${'s'.repeat(100_000)}`,
        `DESCRIPTION:${'d'.repeat(100_000)}`,
        `RDATE;VALUE=DATE:${manyDays(3000)}`,
      ),
    ),
    'days added on 3,000 lines': calendar(
      of('a', 'DTSTART:20271110', `RDATE:${manyDays(3000).replaceAll(',', '\r\nRDATE:')}`),
    ),
    'rules without end, of which every day is told apart': calendar(
      ...Array.from({ length: 1000 }, () => days('a', '20271110', '20271111', 'RRULE:FREQ=DAILY')),
      ...Array.from({ length: 740 }, (_, n) => addDays('2027-11-01', n).replaceAll('-', '')).map(
        (day) => days('a', day, day, `RECURRENCE-ID:${day}`),
      ),
    ),
    'a hundred events of years': calendar(
      ...Array.from({ length: 100 }, (_, n) => days(`${n}`, '20200101', '20991231')),
    ),
    'a few events that repeat for ever': calendar(
      ...['a', 'b', 'c'].map((uid) => days(uid, '20271110', '20271111', 'RRULE:FREQ=DAILY')),
    ),
  }),
  {
    name: 'rules that count further than anybody',
    feed: calendar(
      ...Array.from({ length: 500 }, (_, n) =>
        days(`${n}`, '19000101', '19000102', 'RRULE:FREQ=DAILY;COUNT=99999999;BYDAY=MO'),
      ),
    ),
    says: Array.from({ length: 500 }, (_, n) => `${n} 1900-01-01 1900-01-02 partial`),
  },
];
