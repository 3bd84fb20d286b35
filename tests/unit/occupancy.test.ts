import { addMonths, nightsOf } from '@/basics/time/month';
import { unitRows } from '@/desk/calendar/occupancy';

const NIGHTS = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'];
const stay = (id: string, checkIn: string, checkOut: string) => ({ id, checkIn, checkOut });
const ids = (rows: ReturnType<typeof unitRows<ReturnType<typeof stay>>>) =>
  rows.map((row) => row.flatMap((span) => span.stay?.id ?? []));

describe('the window that is shown', () => {
  test('no nights, no rows', () => {
    expect(unitRows([stay('a', '2026-11-10', '2026-11-11')], [], 2)).toEqual([]);
  });

  test('a stay that ends as it begins, or begins as it ends, is outside', () => {
    const before = stay('before', '2026-11-08', '2026-11-10');
    const after = stay('after', '2026-11-14', '2026-11-16');
    expect(ids(unitRows([before, after], NIGHTS, 1))).toEqual([[]]);
    const first = stay('first', '2026-11-09', '2026-11-11');
    const last = stay('last', '2026-11-13', '2026-11-15');
    expect(ids(unitRows([first, last], NIGHTS, 1))).toEqual([['first', 'last']]);
  });

  test('every night of a row is there once, in order, and says where a stay goes on', () => {
    const [row] = unitRows([stay('a', '2026-11-11', '2026-11-13')], NIGHTS, 1);
    const free = { length: 1, stay: undefined, goesOnBefore: false, goesOnAfter: false };
    expect(row).toEqual([
      { ...free, from: '2026-11-10' },
      { ...free, from: '2026-11-11', length: 2, stay: stay('a', '2026-11-11', '2026-11-13') },
      { ...free, from: '2026-11-13' },
    ]);
  });

  test('a stay from edge to edge goes on nowhere; one beyond goes on where it does', () => {
    const edges = (checkIn: string, checkOut: string) => {
      const [row] = unitRows([stay('a', checkIn, checkOut)], NIGHTS, 1);
      return row?.map(({ from, length, goesOnBefore, goesOnAfter }) => [
        from,
        length,
        goesOnBefore,
        goesOnAfter,
      ]);
    };
    expect(edges('2026-11-10', '2026-11-14')).toEqual([['2026-11-10', 4, false, false]]);
    expect(edges('2026-11-09', '2026-11-14')).toEqual([['2026-11-10', 4, true, false]]);
    expect(edges('2026-11-10', '2026-11-15')).toEqual([['2026-11-10', 4, false, true]]);
  });
});

describe('rows', () => {
  test('are filled in the order of arrival, whatever order the stays come in', () => {
    const stays = [
      stay('c', '2026-11-12', '2026-11-14'),
      stay('a', '2026-11-10', '2026-11-12'),
      stay('b', '2026-11-11', '2026-11-13'),
      stay('b2', '2026-11-11', '2026-11-12'),
    ];
    expect(ids(unitRows(stays, NIGHTS, 3))).toEqual([['a', 'c'], ['b'], ['b2']]);
  });

  test('a house without such rooms shows a free one all the same', () => {
    expect(ids(unitRows([], NIGHTS, 0))).toEqual([[]]);
    expect(unitRows([], NIGHTS, 0)[0]).toHaveLength(4);
  });

  test('a free row is shown while there is one, and no more than that', () => {
    expect(unitRows([], NIGHTS, 500)).toHaveLength(1);
    expect(unitRows([stay('a', '2026-11-10', '2026-11-12')], NIGHTS, 5)).toHaveLength(2);
    expect(unitRows([stay('a', '2026-11-10', '2026-11-12')], NIGHTS, 1)).toHaveLength(1);
  });

  test('more stays than rooms are all shown', () => {
    const stays = [stay('a', '2026-11-10', '2026-11-12'), stay('b', '2026-11-10', '2026-11-12')];
    expect(ids(unitRows(stays, NIGHTS, 1))).toEqual([['a'], ['b']]);
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
