import { expect, test } from 'vitest';
import { addDays, daysBetween, hotelToday, isCalendarDate } from '@/basics/time/dates';
import { readDay, writtenDay } from '@/basics/time/written-day';
import { timeAgo } from '@/basics/time/relative-time';
import { readMonth } from '@/basics/time/month';

test('[B-23] today is the hotel’s, whatever the visitor’s zone', () => {
  expect(hotelToday(new Date('2026-11-20T16:59:59Z'))).toBe('2026-11-20');
  expect(hotelToday(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
});

test('[B-06] a date is a day that exists', () => {
  expect(isCalendarDate('2028-02-29')).toBe(true);
  for (const text of ['2026-02-29', '2026-13-01', '2026-1-1', '', 'tomorrow', '2026-11-20T00:00']) {
    expect(isCalendarDate(text), text).toBe(false);
  }
});

test('days are counted across months, years and clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31);
});

test('a day is read as it is written, and in the ways in which people type it', () => {
  expect(writtenDay('2027-01-05')).toBe('05/01/2027');
  for (const typed of [
    '05/01/2027',
    '5/1/2027',
    '5.1.2027',
    ' 5 - 1 - 2027 ',
    '05012027',
    '2027-01-05',
    '2027/1/5',
    '20270105',
    '2027年1月5日',
    '\u17e0\u17e5/\u17e0\u17e1/\u17e2\u17e0\u17e2\u17e7',
  ])
    expect(readDay(typed), typed).toBe('2027-01-05');
});

test('what is no day, or only half of one, is none', () => {
  for (const typed of ['', '5', '5/1', '5/1/27', '31/02/2027', '12/31/2027', '5/1/2027/3', 'soon'])
    expect(readDay(typed), typed).toBeUndefined();
});

const TODAY = '2026-11-21';

test.each(['2027-03', '1999-12', '2000-01'])('the month %s is shown when asked for', (month) => {
  expect(readMonth(month, TODAY)).toBe(month);
});

const NO_MONTHS = ['x2027-03', '2027-03x', '2027-031', '3027-03', '0027-03', '2027-00', '2027-3'];
test.each(NO_MONTHS)('%s is no month: the present one is shown', (wanted) =>
  expect(readMonth(wanted, TODAY)).toBe('2026-11'),
);

const NO_DATES = ['x2026-11-21', '2026-11-21x', '2026-11-21T00:00:00Z', '2026-1-2', ''];
test.each(NO_DATES)('%j is no date', (text) => expect(isCalendarDate(text)).toBe(false));

test.each([
  [59_999, 'Just now'],
  [60_000, '1 min ago'],
  [3_599_999, '59 min ago'],
  [3_600_000, '1 h ago'],
])('after %i ms one has been waiting since %s', (passed, words) => {
  const now = new Date('2026-11-20T10:00:00Z');
  expect(timeAgo(new Date(now.valueOf() - passed).toISOString(), now)).toBe(words);
});
