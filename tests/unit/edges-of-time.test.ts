import { expect, test } from 'vitest';
import { isCalendarDate } from '@/hotel/time/dates';
import { changedFields } from '@/hotel/rules/merge';
import { timeAgo } from '@/hotel/time/relative-time';
import { readMonth } from '@/hotel/time/month';

const TODAY = '2026-11-21';

test.each(['2027-03', '1999-12', '2000-01'])('the month %s is shown when asked for', (month) => {
  expect(readMonth(month, TODAY)).toBe(month);
});

test.each(['x2027-03', '2027-03x', '2027-031', '3027-03', '0027-03', '2027-00', '2027-3'])(
  '%s is no month: the present one is shown',
  (wanted) => expect(readMonth(wanted, TODAY)).toBe('2026-11'),
);

test.each(['x2026-11-21', '2026-11-21x', '2026-11-21T00:00:00Z', '2026-1-2', ''])(
  '%j is no date',
  (text) => expect(isCalendarDate(text)).toBe(false),
);

test.each([
  [59_999, 'Just now'],
  [60_000, '1 min ago'],
  [3_599_999, '59 min ago'],
  [3_600_000, '1 h ago'],
])('after %i ms one has been waiting since %s', (passed, words) => {
  const now = new Date('2026-11-20T10:00:00Z');
  expect(timeAgo(new Date(now.valueOf() - passed).toISOString(), now)).toBe(words);
});

test('lists are the same when they hold the same, in the same number', () => {
  const changed = (a: unknown, b: unknown) => changedFields({ images: a }, { images: b });
  expect(changed(['a'], ['a'])).toEqual([]);
  expect(changed(['a'], ['a', 'b'])).toEqual(['images']);
  expect(changed(['a', 'b'], ['a'])).toEqual(['images']);
  expect(changed(['a'], 'a')).toEqual(['images']);
  expect(changed('a', ['a'])).toEqual(['images']);
});
