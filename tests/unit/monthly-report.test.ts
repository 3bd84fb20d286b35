import { reportCsv, reportRows, hotelRow, occupancyOf, rateOf } from '@/desk/reports/month-report';
import type { MonthReport, ThreeMonths } from '@/desk/reports/month-report';

type Sold = MonthReport['sold'][number];
const sold = (more: Partial<Sold>): Sold => ({
  roomId: 'a',
  roomName: 'Moonrise Premier',
  source: 'website',
  stays: 1,
  nights: 2,
  income: 200,
  extras: 0,
  calendarNights: 0,
  ...more,
});
const month = (name: string, ...lines: Sold[]): MonthReport => ({
  month: name,
  unmarked: 0,
  offered: [
    { roomId: 'a', roomName: 'Moonrise Premier', nights: 60 },
    { roomId: 'b', roomName: 'Garden Standard', nights: 0 },
  ],
  sold: lines,
});
const MONTHS: ThreeMonths = [
  month(
    '2026-11',
    sold({ nights: 30, income: 3000.4, extras: 12.1 }),
    sold({ source: 'phone', nights: 10, income: 500, extras: 0.2 }),
    sold({ roomId: 'gone', roomName: '=Old room', nights: 5, income: 100 }),
  ),
  month('2026-10', sold({ nights: 6, income: 600 })),
  month('2025-11'),
];
const ZERO = { stays: 0, nights: 0, calendarNights: 0, income: 0, extras: 0 };
const NONE = { ...ZERO, offered: undefined };
const line = (id: string, by: 'room' | 'source') =>
  reportRows(MONTHS, by).find((row) => row.id === id);

describe('figures by line', () => {
  test('of a room are those of all its sources, beside its nights', () => {
    const [now, before, yearBefore] = line('a', 'room')?.months ?? [];
    expect(now).toEqual({
      ...ZERO,
      stays: 2,
      nights: 40,
      income: 3500.4,
      extras: 12.3,
      offered: 60,
    });
    expect(before).toMatchObject({ nights: 6, income: 600 });
    expect(yearBefore).toEqual({ ...ZERO, offered: 60 });
  });

  test('of a room that is gone are its stays alone', () => {
    const gone = line('gone', 'room');
    expect(gone).toMatchObject({ label: '=Old room' });
    expect(gone?.months[0]).toEqual({ ...NONE, stays: 1, nights: 5, income: 100 });
  });

  test('of a source know no occupancy', () => {
    const phone = line('phone', 'source');
    expect(phone?.label).toBe('Phone');
    expect(phone?.months[0]).toEqual({ ...NONE, stays: 1, nights: 10, income: 500, extras: 0.2 });
    expect(reportRows(MONTHS, 'source')).toHaveLength(4);
  });

  test('of a channel are there as soon as it has sold something', () => {
    const [now, before, yearBefore] = MONTHS;
    const sale = sold({ source: 'booking', nights: 2, income: 90 });
    const rows = reportRows([{ ...now, sold: [...now.sold, sale] }, before, yearBefore], 'source');
    expect(rows.map(({ label }) => label)).toEqual([
      'Website',
      'Phone',
      'Walk-in',
      'Booking.com',
      'Other',
    ]);
  });

  test('of the house are those of all', () => {
    expect(hotelRow(MONTHS).months[0]).toEqual({
      ...ZERO,
      stays: 3,
      nights: 45,
      income: 3600.4,
      extras: 12.3,
      offered: 60,
    });
  });

  test('without nights have no rate, without rooms no occupancy, and are never NaN', () => {
    const empty = { ...ZERO, offered: 0 };
    expect([occupancyOf(empty), rateOf(empty)]).toEqual([undefined, undefined]);
    expect(occupancyOf({ ...empty, nights: 15, offered: 60 })).toBe(0.25);
    expect(rateOf({ ...empty, nights: 6, calendarNights: 4, income: 150 })).toBe(75);
  });
});

test('the file has dates as people write them, and no formula', () => {
  const lines = reportCsv(MONTHS).split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFMonth,From,To,By,Name,Occupancy %,Nights,Nights offered,Stays,Income,Extras,Average rate,Nights without income (booking sites)',
  );
  expect(lines).toContain(
    'November 2026,Sun 1 Nov 2026,Mon 30 Nov 2026,Room,Moonrise Premier,66.7,40,60,2,3500.4,12.3,87.51,0',
  );
  expect(lines).toContain(
    "November 2026,Sun 1 Nov 2026,Mon 30 Nov 2026,Room,'=Old room,,5,,1,100,0,20,0",
  );
  expect(lines).toContain(
    'November 2025,Sat 1 Nov 2025,Sun 30 Nov 2025,Hotel,The whole hotel,0,0,60,0,0,0,,0',
  );
});
