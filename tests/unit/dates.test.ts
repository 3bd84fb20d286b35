import { addDays, daysBetween, isCalendarDate } from '@/basics/time/dates';
import { parseTypedDate, numericDate } from '@/basics/time/numeric-date';
import { timeAgo } from '@/basics/time/relative-time';
import { readMonth, weeksFrom } from '@/basics/time/month';
import { aYearLater } from '@/selling/prices/copy-period';

test('[B-06] a date is a day that exists', () => {
  expect(isCalendarDate('2028-02-29')).toBe(true);
  for (const text of [
    ...'2026-02-29 2026-13-01 2026-1-1 tomorrow 2026-11-20T00:00 x2026-11-21 2026-11-21x'.split(
      ' ',
    ),
    '',
  ])
    expect(isCalendarDate(text), text).toBe(false);
});

test('days are counted across months, years and clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31);
});

test('a day is read as it is written, and in the ways in which people type it', () => {
  expect(numericDate('2027-01-05')).toBe('05/01/2027');
  const ways = '05/01/2027|5/1/2027|5.1.2027| 5 - 1 - 2027 |05012027|2027-01-05|2027/1/5|20270105';
  const others = ['2027年1月5日', '\u17e0\u17e5/\u17e0\u17e1/\u17e2\u17e0\u17e2\u17e7'];
  for (const typed of [...ways.split('|'), ...others])
    expect(parseTypedDate(typed), typed).toBe('2027-01-05');
});

test('what is no day, or only half of one, is none', () => {
  for (const typed of ['', '5', '5/1', '5/1/27', '31/02/2027', '12/31/2027', '5/1/2027/3', 'soon'])
    expect(parseTypedDate(typed), typed).toBeUndefined();
});

const TODAY = '2026-11-21';

test.each(['2027-03', '1999-12', '2000-01'])('the month %s is shown when asked for', (month) => {
  expect(readMonth(month, TODAY)).toBe(month);
});

const NO_MONTHS = ['x2027-03', '2027-03x', '2027-031', '3027-03', '0027-03', '2027-00', '2027-3'];
test.each(NO_MONTHS)('%s is no month: the present one is shown', (wanted) =>
  expect(readMonth(wanted, TODAY)).toBe('2026-11'),
);

test.each([
  ['2026-11-20T09:59:00.001Z', 'Just now'],
  ['2026-11-20T09:59:00Z', '1 min ago'],
  ['2026-11-20T09:00:00.001Z', '59 min ago'],
  ['2026-11-20T09:00:00Z', '1 h ago'],
  ['2026-11-19T16:00:00Z', 'Yesterday'],
  ['2026-11-17T10:00:00Z', '17 Nov'],
  ['2025-11-17T10:00:00Z', '17 Nov 2025'],
])('what is of %s has been waiting since %s, at 17:00 in the hotel', (time, words) => {
  expect(timeAgo(time, new Date('2026-11-20T10:00:00Z'))).toBe(words);
});

test('the weeks from a Sunday on begin with the week of that Sunday', () => {
  expect(weeksFrom('2027-02', '2027-02-07')[0]).toContain('2027-02-07');
  expect(weeksFrom('2027-02', '2027-02-08')[0]).not.toContain('2027-02-07');
});

test.each([
  ['2027-02-01', '2027-03-01', '2028-02-01', '2028-02-29'],
  ['2028-02-01', '2028-03-01', '2029-02-01', '2029-03-01'],
])('a season %s–%s copied by dates lasts until the same last night', (from, to, later, until) => {
  const period = { fromNight: from, toNight: to } as Parameters<typeof aYearLater>[0];
  expect(aYearLater(period, 'dates')).toEqual({ fromNight: later, toNight: until });
});
