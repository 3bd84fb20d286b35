import { addDays, formatDate, hotelToday } from '@/basics/time/dates';
import { saveReceipt, readReceipt } from '@/selling/booking/queries/receipts';
import { requestReference } from '@/selling/booking/reference';
import { bookNow, checkIn, email, guestName, guests, message } from '../support/booking-panel';
import { nights, panel, phone } from '../support/booking-panel';
import { answerReads, answerWrites, created, definitionsOf, fireEvent } from '../support/site';
import { openPage, screen, within, write } from '../support/site';
import { phaseOfNight } from '@/hotel/moon/moon';

let sent: { id: string }[];
const day = addDays(hotelToday(), 30);
const FULL = /^Some of these nights (are|were) full/;
const WERE_FULL = /^Some of these nights were full when you asked/;

beforeEach(() => {
  sent = answerWrites('post', 'reservations', created);
  answerReads({ 'rpc/room_availability': [], 'rpc/next_free_dates': [] });
});

const receipt = () => within(panel()).getByRole('region', { name: 'Request received' });
const kept = () => within(panel()).findByRole('region', { name: 'Request received' });
const facts = () => definitionsOf(within(receipt()));

async function ask(room = 'room-premier', arrival = day) {
  const page = await openPage(`/rooms/${room}`);
  const { user } = page;
  await write(user, email(), 'you@example.com');
  fireEvent.change(guestName(), { target: { value: 'Sok Dara' } });
  fireEvent.change(phone(), { target: { value: '+855 12 345 678' } });
  fireEvent.change(message(), { target: { value: 'Quiet, please.' } });
  await user.selectOptions(guests(), '2');
  await user.selectOptions(nights(), '3');
  fireEvent.change(checkIn(), { target: { value: arrival } });
  await user.click(bookNow());
  await within(panel()).findByRole('heading', { name: 'Request received' });
  return page;
}

test('a stored request stands in place of the form, with the reference that the staff see', async () => {
  await ask();
  expect(facts()).toEqual({
    Reference: requestReference(sent[0]?.id ?? ''),
    Room: 'Moonrise Premier',
    Arrival: formatDate(day),
    Departure: formatDate(addDays(day, 3)),
    Stay: '3 nights, 2 guests',
    Total: '$822',
  });
  expect(within(receipt()).getByText(/reply to you@example\.com/)).toBeVisible();
  expect(within(receipt()).getByRole('link', { name: '+855 00 555 0142' })).toBeVisible();
  expect(within(receipt()).getByRole('link', { name: 'info@example.com' })).toBeVisible();
  expect(within(receipt()).getByRole('heading')).toHaveFocus();
  expect(within(panel()).queryByRole('button', { name: 'Book Now' })).toBeNull();
  expect(await screen.findByText('Booking Initiated')).toBeVisible();
});

test('it tells which night of the stay has the full moon', async () => {
  const month = Array.from({ length: 31 }, (_, index) => addDays(day, index));
  const full = month.find((night) => phaseOfNight(night) === 'full') ?? '';
  await ask('room-premier', addDays(full, -2));
  expect(await screen.findByText('On your third night the moon is full.')).toBeVisible();
});

test('it survives a reload of this tab, without the address, for its own room only', async () => {
  const first = await ask();
  const reference = requestReference(sent[0]?.id ?? '');
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/you@example|Sok Dara|855|Quiet/);
  first.leave();
  const second = await openPage('/rooms/room-premier');
  expect(within(await kept()).getByText(reference)).toBeVisible();
  expect(within(receipt()).getByText(/reply to the address you gave/)).toBeVisible();
  second.leave();
  await openPage('/rooms/room-standard');
  expect(bookNow()).toBeVisible();
  expect(within(panel()).queryByText('Request received')).toBeNull();
});

test('another request can be sent, and the one before is not lost', async () => {
  const { user } = await ask();
  const [first] = sent;
  await user.click(within(receipt()).getByRole('button', { name: 'Send another request' }));
  const reference = requestReference(first?.id ?? '');
  expect(within(panel()).getByText(`Your request ${reference} is with us.`)).toBeVisible();
  await user.click(within(panel()).getByRole('button', { name: 'Show it' }));
  expect(facts()['Reference']).toBe(reference);
  await user.click(within(receipt()).getByRole('button', { name: 'Send another request' }));
  await user.type(email(), 'other@example.com{Enter}');
  await within(panel()).findByText(/reply to other@example\.com/);
  expect(sent).toHaveLength(2);
  expect(facts()['Reference']).toBe(requestReference(sent[1]?.id ?? ''));
  expect(sent[1]?.id).not.toBe(first?.id);
});

test('an extra for each night is told as often as there are nights', async () => {
  const stay = { roomId: 'room-premier', guests: 2, nights: 3, checkIn: day, total: 837 };
  const extras = [{ id: 'bike', count: 1 }];
  saveReceipt({ ...stay, extras, id: crypto.randomUUID(), wasFull: false });
  await openPage('/rooms/room-premier', ({ prices }) => {
    const row = { id: 'bike', most: 1, position: 0, updatedAt: '' };
    prices.extras.push({ ...row, name: 'Bicycle', price: 5, per: 'night' });
  });
  expect(definitionsOf(within(await kept()))).toMatchObject({ Bicycle: '3 × $5' });
});

test('[B-22] nights that are full are called full, before and after', async () => {
  answerReads({ 'rpc/room_availability': [{ night: day }] });
  await ask();
  expect(await within(receipt()).findByText(FULL)).toBeVisible();
});

test('[B-22] that nights were full when one asked is still said after a reload', async () => {
  answerReads({ 'rpc/room_availability': [{ night: day }] });
  const first = await openPage('/rooms/room-premier');
  fireEvent.change(checkIn(), { target: { value: day } });
  await within(panel()).findByText('This room is full on some of these nights.');
  await first.user.type(email(), 'you@example.com{Enter}');
  expect(await screen.findByText(WERE_FULL)).toBeVisible();
  first.leave();
  answerReads({ 'rpc/room_availability': [] });
  await openPage('/rooms/room-premier');
  expect(within(await kept()).getByText(WERE_FULL)).toBeVisible();
});

test('[B-22] without a date the arrival is still to be agreed', async () => {
  const { user } = await openPage('/rooms/room-standard');
  await user.type(email(), 'you@example.com{Enter}');
  await within(panel()).findByRole('heading', { name: 'Request received' });
  expect(facts()).toMatchObject({ Arrival: 'To be agreed', Total: '$142' });
});

test('of several requests for a room the last one is shown again', () => {
  const stay = { roomId: 'room-premier', guests: 2, nights: 3, checkIn: day, total: 822 };
  const [first, last] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of [first, last]) saveReceipt({ ...stay, id, wasFull: false });
  expect(readReceipt('room-premier')?.id).toBe(last);
  // Only the newest twenty receipts are stored.
  for (let nth = 0; nth < 20; nth += 1)
    saveReceipt({ ...stay, roomId: `room-${nth}`, id: crypto.randomUUID(), wasFull: false });
  expect(readReceipt('room-premier')).toBeUndefined();
  expect(readReceipt('room-19')).toBeDefined();
});
