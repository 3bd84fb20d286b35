import { expect, test } from 'vitest';
import { addDays, daysBetween, formatDate, hotelToday, isCalendarDate } from '@/hotel/time/dates';

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

test('a date is written for people', () => {
  expect(formatDate('2026-11-20')).toBe('Fri 20 Nov 2026');
});
