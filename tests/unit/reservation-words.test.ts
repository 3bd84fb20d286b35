import * as v from 'valibot';
import { HELD_STATUSES, isMovable, RESERVATION_STATUSES } from '@/basics/rules/reservation-status';
import { STATUS_LABEL, statusSteps } from '@/basics/rules/reservation-status';
import { MESSAGE_STATUS_LABEL } from '@/guests/messages/message';
import { blankBooking, staffBookingSchema } from '@/desk/stays/staff-booking';
import { guestOf, SOURCE_LABEL } from '@/desk/stays/reservation';
import { NO_TERMS } from '@/selling/prices/stay-terms';

test('every status, source and filing has its word', () => {
  const ended = { declined: 'Declined', cancelled: 'Cancelled', no_show: 'No-show' };
  const there = { checked_in: 'Checked in', checked_out: 'Checked out' };
  expect(STATUS_LABEL).toEqual({ new: 'New', confirmed: 'Confirmed', ...there, ...ended });
  const channels = {
    booking: 'Booking.com',
    airbnb: 'Airbnb',
    agoda: 'Agoda',
    expedia: 'Expedia / Vrbo',
  };
  const own = { website: 'Website', phone: 'Phone', walk_in: 'Walk-in', other: 'Other' };
  expect(SOURCE_LABEL).toEqual({ ...own, ...channels });
  const filings = { unread: 'Unread', read: 'Read', archived: 'Archived', spam: 'Spam' };
  expect(MESSAGE_STATUS_LABEL).toEqual(filings);
});

test.each([
  ['new', 'Confirm → confirmed, Decline → declined, Guest cancelled → cancelled'],
  [
    'confirmed',
    'Check in → checked_in, No-show → no_show, Cancel stay → cancelled, Back to new → new',
  ],
  ['declined', 'Confirm after all → confirmed, Back to new → new'],
  ['cancelled', 'Confirm after all → confirmed, Back to new → new'],
  ['checked_in', 'Check out → checked_out, Not arrived yet → confirmed'],
  ['checked_out', 'Still here → checked_in'],
  ['no_show', 'Check in → checked_in, Back to confirmed → confirmed'],
] as const)('from %s one goes on by: %s', (status, steps) => {
  expect(
    statusSteps(status)
      .map(({ to, label }) => `${label} → ${to}`)
      .join(', '),
  ).toBe(steps);
});

test('a stay can be moved until it has ended, and keeps its nights while it is agreed on', () => {
  expect(RESERVATION_STATUSES.filter(isMovable)).toEqual(['new', 'confirmed', 'checked_in']);
  expect(HELD_STATUSES).toEqual(['confirmed', 'checked_in']);
});

test('a guest is called by name, else by address, else by telephone', () => {
  const nobody = { guestName: null, email: null, phone: null };
  const known = { guestName: 'Sophea', email: 'a@b.cd', phone: '+855 1' };
  expect(guestOf(known)).toBe('Sophea');
  expect(guestOf({ ...known, guestName: null })).toBe('a@b.cd');
  expect(guestOf({ ...nobody, phone: '+855 1' })).toBe('+855 1');
  expect(guestOf(nobody)).toBe('Erased guest');
});

test('a booking by phone starts empty, by phone and confirmed', () => {
  const stay = {
    roomId: 'room-x',
    checkIn: '2026-11-24',
    nights: 1,
    guests: 2,
    children: [],
    moreRooms: [],
  };
  const guest = { guestName: '', email: '', phone: '', notes: '', language: 'en' };
  const booking = { ...stay, ...guest, source: 'phone', as: 'confirmed' };
  expect(blankBooking('room-x', '2026-11-24')).toEqual({ ...booking, ...NO_TERMS });
});

test('what is wrong with a booking is said at its field, also beside another mistake', () => {
  const told = (changes: object) => {
    const booking = { ...blankBooking('room-x', '2026-11-24'), ...changes };
    const parsed = v.safeParse(staffBookingSchema, booking);
    return parsed.issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];
  };
  const nobody = ['guestName', 'Please enter a name or an email'];
  const noDate = ['checkIn', 'Please choose a date'];
  expect(told({ checkIn: '' })).toEqual([nobody, noDate]);
  expect(told({ nights: 61 }).map(([field]) => field)).toEqual(['nights', 'guestName']);
  const fields = (changes: object) => told({ guestName: 'S', ...changes }).map(([field]) => field);
  expect(fields({ checkIn: '2026-02-30' })).toEqual(['checkIn']);
  expect(fields({ checkIn: '', nights: 61 })).toEqual(['nights', 'checkIn']);
  expect(fields({ checkIn: '', as: 'new' })).toEqual([]);
  expect(fields({ email: 'no address' })).toEqual(['email']);
  expect(told({ email: 'a@b.cd' })).toEqual([]);
});
