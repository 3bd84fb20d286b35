import { expect, test } from 'vitest';
import { momentLabel, timeAgo } from '@/basics/time/relative-time';
import { RESERVATION_STATUSES, statusSteps } from '@/basics/rules/reservation-status';
import { blankBooking, staffBookingSchema } from '@/desk/stays/staff-booking';
import * as v from 'valibot';

const NOW = new Date('2026-11-20T10:00:00Z'); // 17:00 in Phnom Penh

test.each([
  ['2026-11-20T09:59:40Z', 'Just now'],
  ['2026-11-20T09:50:00Z', '10 min ago'],
  ['2026-11-20T07:59:00Z', '2 h ago'],
  ['2026-11-19T16:00:00Z', 'Yesterday'],
  ['2026-11-17T10:00:00Z', '17 Nov'],
  ['2025-11-17T10:00:00Z', '17 Nov 2025'],
])('%s waits since %s', (time, words) => {
  expect(timeAgo(time, NOW)).toBe(words);
});

test('a moment is told in the hotel’s zone', () => {
  expect(momentLabel('2026-11-20T10:05:00Z')).toBe('20 November 2026, 17:05');
});

test('no step leads to where one is, and each leads somewhere else', () => {
  for (const from of RESERVATION_STATUSES) {
    const targets = statusSteps(from).map(({ to }) => to);
    expect(targets).not.toContain(from);
    expect(new Set(targets).size).toBe(targets.length);
  }
});

const issues = (changes: object) => {
  const parsed = v.safeParse(staffBookingSchema, {
    ...blankBooking('room-x', '2026-11-24'),
    ...changes,
  });
  return parsed.success ? [] : parsed.issues.map((issue) => v.getDotPath(issue));
};

test('a booking of the staff names somebody, and a date when it is confirmed', () => {
  expect(issues({ guestName: 'Sophea' })).toEqual([]);
  expect(issues({ email: 'a@b.cd' })).toEqual([]);
  expect(issues({})).toEqual(['guestName']);
  expect(issues({ guestName: 'Sophea', email: 'no address' })).toEqual(['email']);
  expect(issues({ guestName: 'Sophea', checkIn: '' })).toEqual(['checkIn']);
  expect(issues({ guestName: 'Sophea', checkIn: '', as: 'new' })).toEqual([]);
  expect(issues({ guestName: 'Sophea', nights: 61 })).toEqual(['nights']);
});
