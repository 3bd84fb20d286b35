import { expect, test } from 'vitest';
import { readDay, writtenDay } from '@/hotel/time/written-day';

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
