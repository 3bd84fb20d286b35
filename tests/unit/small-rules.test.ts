import { parse } from 'valibot';
import { addDays, hotelToday, isBookableDay } from '@/basics/time/dates';
import { CHECK_IN_MAX_DAYS_AHEAD, SLUG_MAX } from '@/basics/rules/limits';
import { SAMPLE_ROOMS } from '@/content/schema/room';
import { calendarRooms } from '@/desk/calendar/occupancy';
import { nightsHeld, type ChannelEvent } from '@/desk/channels/channel-event';
import { invoiceSettingsSchema } from '@/desk/invoices/invoice';
import { roundUp } from '@/desk/reports/year-report';
import { nameProps } from '@/guests/my-stay/site/room-name';
import { withPercent } from '@/selling/prices/night-price';
import { applyPercent } from '@/selling/prices/period-form';
import { isSlug } from '@/website/custom-pages/slug';

/** Rules of a few lines, each tried at its edges. */

test('a price with a percentage is rounded half up to cents', () => {
  expect([12.5, -12.5, 0.5, -100].map((percent) => withPercent(129, percent))).toEqual([
    145.13, 112.88, 129.65, 0,
  ]);
});

test('a percentage counts from each room, whole amounts stay whole, a typed price stays', () => {
  const room = { id: 'a', price: 129 };
  const rooms = [room, { id: 'b', price: 99 }];
  const prices = (typed: number) =>
    applyPercent(
      [...rooms, { id: 'deleted' }].map(
        ({ id }) => ({ roomId: id, price: typed }) as Parameters<typeof applyPercent>[0][number],
      ),
      12.5,
      room,
      rooms,
    ).map(({ price }) => price);
  expect(prices(145.13)).toEqual([145.13, 111.38, 145.13]);
  expect(prices(145)).toEqual([145, 111, 145]);
  expect(prices(150)).toEqual([150, 150, 150]);
});

test('[B-23] a stay can begin today and on the last day that is offered, not beside them', () => {
  const days = [-1, 0, CHECK_IN_MAX_DAYS_AHEAD, CHECK_IN_MAX_DAYS_AHEAD + 1];
  expect(days.map((ahead) => isBookableDay(addDays(hotelToday(), ahead)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a booking site holds each night once, from today on, without those in conflict', () => {
  const held = {
    state: 'held',
    letGoAt: null,
    reservationId: null,
    conflictNights: [] as string[],
  };
  const event = (fromDate: string, toDate: string, more: object = {}) =>
    ({ ...held, fromDate, toDate, ...more }) as ChannelEvent;
  const events = [
    event('2026-11-08', '2026-11-12'),
    event('2026-11-11', '2026-11-14', { state: 'conflict', conflictNights: ['2026-11-13'] }),
    event('2026-12-01', '2026-12-09', { state: 'echo' }),
    event('2026-12-01', '2026-12-09', { letGoAt: '2026-11-01T00:00:00Z' }),
    event('2026-12-01', '2026-12-09', { reservationId: 'kept' }),
  ];
  expect(nightsHeld(events, '2026-11-10')).toBe(3);
});

test('a closing of two rooms stands in the rows of its room alone', () => {
  const days = { fromDate: '2026-11-10', toDate: '2026-11-11' };
  const closing = { id: 'c', reason: '', updatedAt: '', ...days };
  const [mine, others] = calendarRooms(
    SAMPLE_ROOMS.slice(0, 2).map((room) => ({ ...room, units: 3 })),
    [],
    [{ ...closing, roomId: SAMPLE_ROOMS[0]?.id ?? '', rooms: 2 }],
    ['2026-11-10'],
  );
  const taken = (room: typeof mine) =>
    room?.rows.filter((row) => row.some(({ stay }) => stay !== undefined)).length;
  expect([taken(mine), taken(others)]).toEqual([2, 0]);
});

test('the scale of a chart ends at the next round number', () => {
  const values = [0, 1, 1.1, 5.5, 6, 7, 9, 15, 601];
  expect(values.map(roundUp)).toEqual([1, 1, 1.5, 6, 6, 8, 10, 15, 800]);
});

test('riel per dollar are stored in hundredths', () => {
  const settings = { prefix: '', taxName: '', taxPercent: 0, taxIncluded: true };
  const { rielRate } = parse(invoiceSettingsSchema, {
    ...settings,
    rielRate: 4100.456,
    address: '',
  });
  expect(rielRate).toBe(4100.46);
});

test('a name in another language says which, and may run from right to left', () => {
  expect(nameProps({ text: 'បន្ទប់', language: 'km' })).toMatchObject({ lang: 'km', dir: 'auto' });
  expect(nameProps({ text: 'Room', language: 'en' })).not.toHaveProperty('lang');
});

test('an address of a page may have as many letters as its limit, no more', () => {
  expect([SLUG_MAX, SLUG_MAX + 1].map((length) => isSlug('a'.repeat(length)))).toEqual([
    true,
    false,
  ]);
});
