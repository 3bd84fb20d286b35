import { describe, expect, test } from 'vitest';
import { addMonths, nightsOf } from '@/basics/time/month';
import { unitRows } from '@/desk/calendar/occupancy';

const NIGHTS = nightsOf('2026-11');
const stay = (id: string, checkIn: string, checkOut: string) => ({ id, checkIn, checkOut });
const shape = (rows: ReturnType<typeof unitRows>) =>
  rows.map((row) =>
    row
      .filter((span) => span.stay)
      .map((span) => `${span.stay?.id} ${span.from.slice(8)}+${span.length}`),
  );

describe('rows of a room', () => {
  test('stays back to back share a row; stays that overlap do not', () => {
    const stays = [
      stay('a', '2026-11-01', '2026-11-03'),
      stay('b', '2026-11-03', '2026-11-05'),
      stay('c', '2026-11-02', '2026-11-04'),
    ];
    expect(shape(unitRows(stays, NIGHTS, 2))).toEqual([['a 01+2', 'b 03+2'], ['c 02+2']]);
  });

  test('a free row is shown while there is one, and no more than that', () => {
    expect(unitRows([], NIGHTS, 500)).toHaveLength(1);
    expect(unitRows([stay('a', '2026-11-01', '2026-11-03')], NIGHTS, 5)).toHaveLength(2);
    expect(unitRows([stay('a', '2026-11-01', '2026-11-03')], NIGHTS, 1)).toHaveLength(1);
  });

  test('more stays than rooms are all shown', () => {
    const stays = [stay('a', '2026-11-01', '2026-11-03'), stay('b', '2026-11-01', '2026-11-03')];
    expect(shape(unitRows(stays, NIGHTS, 1))).toEqual([['a 01+2'], ['b 01+2']]);
  });
});

describe('months', () => {
  test('a month has its nights', () => {
    expect(nightsOf('2026-02')).toHaveLength(28);
    expect(nightsOf('2028-02').at(-1)).toBe('2028-02-29');
  });

  test('the one after December is January', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(addMonths('2026-11', 14)).toBe('2028-01');
  });
});
