import { addDays, formatDate, hotelToday } from '@/basics/time/dates';
import { answerStaffReads, STAY } from '../support/staff-answers';
import { answerReads, answerWrites, expectLink, findToast, fireEvent } from '../support/staff';
import { HttpResponse, press, refusal, renderSignedIn, screen, waitFor } from '../support/staff';
import { within, write } from '../support/staff';

const BOOKING = '99999999-9999-4999-8999-999999999999';
const TODAY = hotelToday();
const together = { booking_id: BOOKING, booking_rooms: 2 };
const FIRST = { ...STAY, ...together, booking_place: 1, guest_name: 'Vanna' };
const SECOND = {
  ...FIRST,
  id: '22222222-2222-4222-8222-222222222222',
  booking_place: 2,
  room_id: 'room-deluxe',
  room_name: 'Garden Deluxe',
  total: '100.50',
};

type Call = Record<string, unknown>;

function rpc(name: string, ...answers: (() => Response)[]): Call[] {
  return answerWrites<Call>('post', `rpc/${name}`, () =>
    ((answers.length > 1 ? answers.shift() : answers[0]) ?? HttpResponse.error)(),
  );
}
const refused = (code: string, details: object = {}) => refusal(code, details, 409);

async function openDialog() {
  const { user } = renderSignedIn('/admin/reservations');
  answerStaffReads();
  await user.click(await screen.findByRole('button', { name: 'Add booking' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add booking' }));
  await write(user, dialog.getByLabelText(/^Name/), 'Vanna');
  return { user, dialog };
}

test('a group of which one room is full keeps all that was typed and says which; other days are one press away', async () => {
  const { user, dialog } = await openDialog();
  const free = addDays(TODAY, 3);
  const rooms = [{ place: 2, room: 'Garden Deluxe', nights: [TODAY] }];
  const sent = rpc(
    'add_booking',
    () => refused('rooms-full', { rooms, free: [free] }),
    () => HttpResponse.json([FIRST, SECOND]),
  );
  await user.click(dialog.getByRole('button', { name: 'Add another room' }));
  const second = within(dialog.getByRole('group', { name: 'Room 2' }));
  expect(second.getByLabelText('Room 2')).toHaveFocus();
  await user.selectOptions(second.getByLabelText('Room 2'), 'room-deluxe');
  await user.clear(second.getByLabelText('Guests'));
  await user.type(second.getByLabelText('Guests'), '1');
  expect(dialog.getByText(/^2 rooms, 1 night: \$[\d,.]+ in all$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add booking' }));

  const alert = within(await dialog.findByRole('alert'));
  expect(alert.getByText(`Room 2: Garden Deluxe on ${formatDate(TODAY)}`)).toBeVisible();
  expect(second.getByLabelText('Room 2')).toHaveAccessibleDescription(
    `Full on ${formatDate(TODAY)}`,
  );
  expect(dialog.getByRole('alert')).toHaveFocus();
  expect(dialog.getByLabelText(/^Name/)).toHaveValue('Vanna');
  expect(second.getByLabelText('Guests')).toHaveValue('1');

  await user.click(alert.getByRole('button', { name: formatDate(free) }));
  await user.click(dialog.getByRole('button', { name: 'Add booking' }));
  await findToast('2 rooms added', 'The nights are taken now.');
  const [once, again] = sent;
  expect(once).toMatchObject({
    room_ids: [expect.any(String), 'room-deluxe'],
    room_guests: [2, 1],
    arrival: TODAY,
    guest_name: 'Vanna',
    as_status: 'confirmed',
  });
  expect(again).toEqual({ ...once, arrival: free });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('who walks in for tonight is entered as checked in; a day to come is not', async () => {
  const { user, dialog } = await openDialog();
  const enterAs = dialog.getByLabelText('Enter as');
  const source = dialog.getByLabelText('Booked by');
  const arrival = dialog.getByLabelText(/^Check-in/);
  expect(enterAs).toHaveDisplayValue('Confirmed: the nights are taken');
  await user.selectOptions(source, 'Walk-in');
  expect(enterAs).toHaveDisplayValue('Checked in: the guest is here');
  fireEvent.change(arrival, { target: { value: addDays(TODAY, 1) } });
  expect(enterAs).toHaveDisplayValue('Confirmed: the nights are taken');
  fireEvent.change(arrival, { target: { value: TODAY } });
  expect(enterAs).toHaveDisplayValue('Checked in: the guest is here');
  await user.selectOptions(source, 'Phone');
  expect(enterAs).toHaveDisplayValue('Confirmed: the nights are taken');
  await user.selectOptions(enterAs, 'Checked in: the guest is here');
  await user.type(dialog.getByLabelText(/^Name/), ' Sok');
  expect(enterAs).toHaveDisplayValue('Checked in: the guest is here');
});

test('a room that is left out is not booked, and the keyboard goes on where it was', async () => {
  const { user, dialog } = await openDialog();
  const added = answerWrites('post', 'reservations', [STAY]);
  await user.click(dialog.getByRole('button', { name: 'Add another room' }));
  await user.click(dialog.getByRole('button', { name: 'Add another room' }));
  await user.click(dialog.getByRole('button', { name: 'Remove room 3' }));
  expect(dialog.getByRole('button', { name: 'Remove room 2' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(dialog.getByRole('button', { name: 'Add another room' })).toHaveFocus();
  expect(dialog.getByText('Removed. One room left.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Add booking' }));
  await findToast('Booking added', 'The nights are taken now.');
  expect(added).toHaveLength(1);
});

test('ten rooms are the most, and more guests than a room has beds are said at that room', async () => {
  const { user, dialog } = await openDialog();
  const sent = rpc('add_booking', () => HttpResponse.error());
  for (let room = 2; room <= 10; room += 1)
    await user.click(dialog.getByRole('button', { name: 'Add another room' }));
  expect(dialog.queryByRole('button', { name: 'Add another room' })).toBeNull();
  expect(dialog.getByText('At most 10 rooms in one booking.')).toBeVisible();
  const last = within(dialog.getByRole('group', { name: 'Room 10' }));
  await user.clear(last.getByLabelText('Guests'));
  await user.type(last.getByLabelText('Guests'), '9');
  await user.click(dialog.getByRole('button', { name: 'Add booking' }));
  await waitFor(() =>
    expect(last.getByLabelText('Guests')).toHaveAccessibleDescription(
      /^This room is for up to \d guests\.$/,
    ),
  );
  expect(last.getByLabelText('Guests')).toHaveFocus();
  expect(sent).toEqual([]);
});

async function openBooking(rooms: object[] = [FIRST, SECOND]) {
  const { user } = renderSignedIn(`/admin/reservations?id=${STAY.id}`);
  answerStaffReads();
  answerReads({
    reservations: ({ request }) =>
      request.url.includes('booking_id=eq') ? rooms : rooms.slice(0, 1),
  });
  const part = within(await screen.findByRole('region', { name: 'Booked together' }));
  await part.findByRole('link', { name: 'Garden Deluxe' });
  return { user, part };
}

test('a room of a booking leads to the others, and says what all of them cost', async () => {
  const { part } = await openBooking();
  expectLink('Garden Deluxe', `/admin/reservations?id=${SECOND.id}`, part);
  expect(part.getByText('$12,923')).toBeVisible();
  expect(screen.getAllByText(/room 1 of 2/)[0]).toBeVisible();
});

test('what was cancelled is not counted, and takes no step with the others', async () => {
  const { part } = await openBooking([FIRST, { ...SECOND, status: 'cancelled' }]);
  expect(part.getAllByText('$12,822.50').at(-1)).toBeVisible();
  expect(part.getByText('without declined and cancelled rooms')).toBeVisible();
  expect(part.queryByRole('button')).toBeNull();
});

test('a step of all rooms asks first, and is one step of all of them', async () => {
  const { user, part } = await openBooking();
  const sent = rpc('step_rooms', () =>
    HttpResponse.json([FIRST, SECOND].map((room) => ({ ...room, status: 'checked_in' }))),
  );
  await user.click(part.getByRole('button', { name: 'Check in: all 2 rooms' }));
  const question = within(screen.getByRole('dialog', { name: 'Check in: all 2 rooms?' }));
  expect(question.getByText('Moonrise Premier, Garden Deluxe.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Yes, all 2' }));
  await findToast('2 rooms: checked in');
  expect(sent).toEqual([
    {
      ids: [FIRST.id, SECOND.id],
      seen: [expect.any(String), expect.any(String)],
      to_status: 'checked_in',
    },
  ]);
});

test('who leaves late together is asked about the nights of each room', async () => {
  const days = { nights: 3, check_in: addDays(TODAY, -5), check_out: addDays(TODAY, -2) };
  const late = (room: object) => ({ ...room, ...days, status: 'checked_in' });
  const { user, part } = await openBooking([FIRST, SECOND].map(late));
  expect(part.queryByRole('button', { name: 'Check out: all 2 rooms' })).toBeNull();
  expect(part.getByText(/^They leave after the booked day. Enter how many/)).toBeVisible();
  await press(user, 'Check out');
  expect(await screen.findByRole('dialog', { name: 'Leaves late' })).toBeVisible();
});

test('when one room cannot, nothing is changed and the reason names it', async () => {
  const asked = (room: object) => ({ ...room, status: 'new' });
  const { user, part } = await openBooking([FIRST, SECOND].map(asked));
  const full = { rooms: [{ place: 2, room: 'Garden Deluxe', nights: ['2026-11-22'] }] };
  rpc(
    'step_rooms',
    () => refused('rooms-full', full),
    () => refused('booking-changed'),
  );
  await user.click(part.getByRole('button', { name: 'Confirm: all 2 rooms' }));
  await press(user, 'Yes, all 2');
  await findToast(
    'No room free',
    'Full: Garden Deluxe on Sun 22 Nov 2026. Nothing was changed for any of the rooms.',
  );
  await user.click(await part.findByRole('button', { name: 'Confirm: all 2 rooms' }));
  await press(user, 'Yes, all 2');
  await findToast(
    'Changed by somebody else',
    'Somebody else has just changed one of these rooms. Please look at it and decide again.',
  );
});
