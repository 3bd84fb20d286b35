import { sizeLabel } from '@/selling/rooms/room-size';
import * as v from 'valibot';
import { addDays, daysBetween, formatDate, hotelToday, monthLabel } from '@/basics/time/dates';
import { weekday } from '@/basics/time/dates';
import { replyEmail } from '@/guests/emails/guest-email';
import { calendarFile } from '@/desk/calendar/ics';
import { instantOf } from '@/basics/time/instant';
import { dayLabel, momentLabel, timeAgo } from '@/basics/time/relative-time';
import { addMonths, nightsOf, readMonth } from '@/basics/time/month';
import { formatNumber } from '@/basics/rules/numbers';
import { unitRows } from '@/desk/calendar/occupancy';
import { formatPrice } from '@/basics/rules/price';
import { reservationRequestSchema } from '@/selling/booking/booking-request';
import { EMAIL_WORDS } from '@/words/catalogues';
import { formatLike, ODD_LOCALES, ZONES, type OddLocale } from '../support/odd-intl';
import { REQUEST } from '../support/rows';

const home = process.env['TZ'];
afterEach(() => {
  if (home === undefined) delete process.env['TZ'];
  else process.env['TZ'] = home;
});

const DAY_MS = 86_400_000;
/** The last moment of a hotel's day and the first of the next, over New Year and leap days. */
const MIDNIGHTS = [
  ['2026-11-21T16:59:59.999Z', '2026-11-21'],
  ['2026-11-21T17:00:00Z', '2026-11-22'],
  ['2026-12-31T16:59:59Z', '2026-12-31'],
  ['2026-12-31T17:00:00Z', '2027-01-01'],
  ['2028-02-28T17:00:00Z', '2028-02-29'],
  ['2028-02-29T17:00:00Z', '2028-03-01'],
  // Clock changes in Berlin, Havana, Cairo and on Lord Howe Island.
  ['2026-03-08T05:00:00Z', '2026-03-08'],
  ['2026-03-29T01:00:00Z', '2026-03-29'],
  ['2026-04-23T22:00:00Z', '2026-04-24'],
  ['2026-10-03T15:30:00Z', '2026-10-03'],
  ['2026-11-01T05:00:00Z', '2026-11-01'],
] as const;

function everything() {
  const month = nightsOf('2026-11');
  const stays = [
    { id: 'a', checkIn: '2026-10-30', checkOut: '2026-11-03' },
    { id: 'b', checkIn: '2026-11-20', checkOut: '2026-11-22' },
  ];
  const now = new Date('2026-11-21T17:00:00Z');
  return {
    today: MIDNIGHTS.map(([time]) => hotelToday(new Date(time))),
    years: Array.from({ length: 1100 }, (_, day) => addDays('2025-12-31', day)),
    spans: MIDNIGHTS.map(([, date]) => daysBetween('2025-12-31', date)),
    names: MIDNIGHTS.map(([, date]) => `${formatDate(date)} ${weekday(date)}`),
    months: [readMonth('2026-02', '2026-11-22'), addMonths('2026-11', 2), monthLabel('2026-11')],
    month,
    rows: unitRows(stays, month, 2),
    booking: v.safeParse(reservationRequestSchema(2, hotelToday(now)), {
      ...REQUEST,
      checkIn: '2026-11-22',
    }).success,
    moments: MIDNIGHTS.map(([time]) => [momentLabel(time), dayLabel(time), timeAgo(time, now)]),
    file: calendarFile('x', [
      {
        ...stays[1],
        id: 'b',
        checkIn: '2026-11-20',
        checkOut: '2026-11-22',
        summary: 's',
        description: 'd',
        updatedAt: '2026-11-20 17:15:28.781+00',
      },
    ]),
    email: replyEmail(
      { name: 'A', email: 'a@b.cd', subject: 's', message: 'm', createdAt: '2026-11-20T17:00:00Z' },
      'H',
      EMAIL_WORDS.en,
    ).body,
    numbers: [
      formatPrice(12_500, '$'),
      formatPrice(129.5, '$'),
      sizeLabel(1_030.5),
      formatNumber(-1_234_567),
    ],
  };
}

const EXPECTED = {
  today: MIDNIGHTS.map(([, date]) => date),
  months: ['2026-02', '2027-01', 'November 2026'],
  booking: true,
  email: expect.stringContaining('On Sat 21 Nov 2026 you wrote:'),
  file: expect.stringContaining('DTSTAMP:20261120T171528Z'),
  numbers: ['$12,500', '$129.50', '1,030.5 ft²', '-1,234,567'],
};

test.each(ZONES)('[B-23] days are the hotel’s on a machine in %s', (zone, ahead) => {
  process.env['TZ'] = 'Asia/Phnom_Penh';
  const there = everything();
  process.env['TZ'] = zone;
  expect(new Date('2026-11-20').getTimezoneOffset() + ahead).toBe(0);
  expect(there).toMatchObject(EXPECTED);
  expect(everything()).toEqual(there);
});

// `Object.keys` returns plain strings, so the cast restores the type of the keys.
const ODD = Object.keys(ODD_LOCALES) as OddLocale[];

test.each(ODD)('days and numbers do not hang on what a browser formats: %s', (odd) => {
  const before = everything();
  formatLike(odd);
  expect(before).toMatchObject(EXPECTED);
  expect(everything()).toEqual(before);
});

test('the hotel’s distance from UTC is what the time zone’s data say, every day of 75 years', () => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Phnom_Penh',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const begin = Date.UTC(1975, 0, 1, 17) - 1;
  const different = Array.from({ length: 75 * 365 }, (_, day) => {
    const time = new Date(begin + day * DAY_MS + (day % 2));
    const part = (type: string) =>
      parts.formatToParts(time).find((one) => one.type === type)?.value;
    return [hotelToday(time), `${part('year')}-${part('month')}-${part('day')}`];
  }).filter(([ours, theirs]) => ours !== theirs);
  expect(different).toEqual([]);
});

describe('timestamps', () => {
  const NOON = Date.UTC(2026, 10, 20, 17, 15, 28, 781);
  test.each([
    '2026-11-20 17:15:28.781+00',
    '2026-11-20T17:15:28.781+00:00',
    '2026-11-20T17:15:28.781Z',
    '2026-11-20 17:15:28.781999+00',
    '2026-11-21 00:15:28.781+07',
    '2026-11-20 23:00:28.781+05:45',
    '2026-11-20T23:00:28.781+0545',
    '2026-11-20 06:15:28.781-11',
    '2026-11-20 13:45:28.781-03:30',
  ])('%s is one moment, in whichever form', (text) => {
    expect(instantOf(text)).toBe(NOON);
    expect(momentLabel(text)).toBe('21 November 2026, 00:15');
    expect(dayLabel(text)).toBe('Sat 21 Nov 2026');
  });

  test('a fraction may be missing or short', () => {
    expect(instantOf('2026-11-20 17:15:28+00')).toBe(NOON - 781);
    expect(instantOf('2026-11-20 17:15:28.7+00')).toBe(NOON - 81);
  });

  test.each(['', 'infinity', '2026-11-20', '2026-11-20T17:15:28', '20 Nov 2026', 'Invalid Date'])(
    '%j is none, and is shown as it is rather than breaking what shows it',
    (text) => {
      expect(instantOf(text)).toBeNaN();
      expect([momentLabel(text), dayLabel(text), timeAgo(text)]).toEqual([text, text, text]);
      expect(formatDate('tomorrow')).toBe('tomorrow');
    },
  );
});

test.each([
  [0, undefined, '0'],
  [999, undefined, '999'],
  [1000, undefined, '1,000'],
  [1_234_567.25, undefined, '1,234,567.25'],
  [-1000, undefined, '-1,000'],
  [999.999, 2, '1,000.00'],
  [0.5, 2, '0.50'],
])('%d with %s decimals is written %s', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text);
});
