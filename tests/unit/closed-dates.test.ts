import * as v from 'valibot';
import { closingDraftSchema, draftOf } from '@/desk/closed-dates/closing';
import { freeRooms } from '@/desk/calendar/occupancy';

const DRAFT = {
  roomId: 'room-premier',
  firstNight: '2026-12-01',
  lastNight: '2026-12-03',
  rooms: 1,
  reason: 'Painting',
};

function wrongWith(change: object): Record<string, string> {
  const parsed = v.safeParse(closingDraftSchema, { ...DRAFT, ...change });
  const issues = parsed.success ? [] : parsed.issues;
  return Object.fromEntries(
    issues.toReversed().map((issue) => [v.getDotPath(issue), issue.message]),
  );
}

describe('a closing', () => {
  test('may be of one night', () => {
    expect(wrongWith({ lastNight: DRAFT.firstNight })).toEqual({});
  });

  test.each([
    ['0 rooms', { rooms: 0 }, { rooms: 'Please enter at least 1' }],
    ['no reason', { reason: '  ' }, { reason: 'Please fill in this field' }],
    ['31 February', { firstNight: '2026-02-31' }, { firstNight: 'Please enter a valid date' }],
    ['no last night', { lastNight: '' }, { lastNight: 'Please enter a valid date' }],
    [
      'a last night before the first, and no reason',
      { lastNight: '2026-11-30', reason: '' },
      { lastNight: 'The last night is before the first', reason: 'Please fill in this field' },
    ],
    [
      'more than a year',
      { lastNight: '2027-12-02' },
      { lastNight: 'Please close at most one year at a time' },
    ],
  ])('of %s says so at its field', (_what, change, errors) => {
    expect(wrongWith(change)).toEqual(errors);
  });

  test('is read back as it was entered', () => {
    const { firstNight: fromDate, lastNight: _last, ...rest } = DRAFT;
    const stored = { ...rest, id: 'c', fromDate, toDate: '2026-12-04', updatedAt: '' };
    expect(draftOf(stored)).toEqual(DRAFT);
  });
});

describe('free rooms', () => {
  const nights = ['2026-12-01', '2026-12-02', '2026-12-03'];
  const stay = (checkIn: string | null, checkOut: string | null, status: string) => ({
    roomId: 'room-premier',
    checkIn,
    checkOut,
    status: status as 'confirmed',
  });
  const closed = { roomId: 'room-premier', fromDate: '2026-12-02', toDate: '2026-12-03', rooms: 2 };
  const free = (stays: ReturnType<typeof stay>[], closings = [closed], units = 3) =>
    freeRooms({ id: 'room-premier', units }, nights, '2026-12-02', stays, closings);

  test('are those that no guest has and that are not closed', () => {
    expect(free([])).toEqual([3, 1, 3]);
    expect(free([stay('2026-12-01', '2026-12-03', 'checked_in')])).toEqual([2, 0, 3]);
    expect(free([stay('2026-12-01', '2026-12-03', 'confirmed')])).toEqual([3, 0, 3]);
    expect(
      free([{ ...stay('2026-12-01', '2026-12-04', 'confirmed'), roomId: 'other' }], []),
    ).toEqual([3, 3, 3]);
  });

  test('lose one room a night to a listing, however many of its entries cover the night', () => {
    const entry = {
      roomId: 'room-premier',
      listingId: 'airbnb',
      fromDate: '2026-12-01',
      toDate: '2026-12-03',
      conflictNights: ['2026-12-01'],
    };
    const other = { ...entry, listingId: 'booking', conflictNights: [] };
    const room = { id: 'room-premier', units: 3 };
    const left = (sold: (typeof entry)[]) => freeRooms(room, nights, '2026-12-02', [], [], sold);
    expect(left([entry, { ...entry, fromDate: '2026-12-02' }])).toEqual([3, 2, 3]);
    expect(left([entry, other])).toEqual([2, 1, 3]);
  });

  test('become free again when a guest has left early, but not the nights that were slept', () => {
    expect(free([stay('2026-12-01', '2026-12-04', 'checked_out')], [])).toEqual([2, 3, 3]);
  });

  test('are not taken by a stay without a date', () => {
    expect(free([stay(null, null, 'confirmed')], [])).toEqual([3, 3, 3]);
  });
});
