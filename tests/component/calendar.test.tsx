import { addDays, formatDate, hotelToday, monthLabel } from '@/basics/time/dates';
import { addMonths, sameDayLater } from '@/basics/time/month';
import { STAY } from '../support/staff-answers';
import { answerReads, answerWrites, findToast, fireEvent, press, refusal } from '../support/staff';
import { renderSignedIn, screen, waitFor, within, write } from '../support/staff';

const FIRST = `${hotelToday().slice(0, 7)}-01`;
const stay = (id: string, from: number, nights: number, more: object) => ({
  ...STAY,
  id,
  email: 'sok.dara@example.com',
  nights,
  check_in: addDays(FIRST, from),
  check_out: addDays(FIRST, from + nights),
  ...more,
});
const THREE = stay('11111111-1111-4111-8111-111111111111', 2, 3, { children: [4] });
const ONE = stay('22222222-2222-4222-8222-222222222222', 10, 1, {
  guest_name: 'Vanna Chea',
  status: 'checked_in',
});

const PAINTING = {
  id: '33333333-3333-4333-8333-333333333333',
  room_id: 'room-premier',
  from_date: addDays(FIRST, 20),
  to_date: addDays(FIRST, 23),
  rooms: 1,
  reason: 'Painting',
  updated_at: '2026-11-20 10:00:00.000+00',
};

async function openCalendar(channels: Parameters<typeof answerReads>[0] = {}) {
  answerReads({
    reservations: [THREE, ONE],
    closings: [PAINTING],
    reservation_events: [],
    'rpc/room_availability': [],
  });
  const app = renderSignedIn('/admin/calendar');
  answerReads(channels);
  const grid = within(await screen.findByRole('grid', { name: 'Stays' }));
  return {
    ...app,
    grid,
    bar: grid.getByRole('button', { name: /, sok\.dara@example\.com, 3 nights/ }),
  };
}

const tip = () => document.querySelector<HTMLElement>('.stay-tip');

test('a stay says all about itself: room, dates, guest, nights, guests and status', async () => {
  const { bar, grid } = await openCalendar();
  const [from, until] = [formatDate(THREE.check_in), formatDate(THREE.check_out)];
  expect(bar).toHaveAccessibleName(
    `Moonrise Premier, ${from} to ${until}, sok.dara@example.com, 3 nights, 1 adult, 1 child (4), confirmed`,
  );
  expect(bar).toHaveTextContent('sok.dara');
  const narrow = grid.getByRole('button', { name: /Vanna Chea, sok\.dara@example\.com/ });
  expect(narrow.querySelector('[data-initials="VC"]')).not.toBeNull();
});

test('pointing at a stay shows it, also while the pointer rests in what is shown; Escape sends it away', async () => {
  const { bar } = await openCalendar();
  expect(tip()).toBeNull();
  fireEvent.pointerEnter(bar, { pointerType: 'mouse' });
  expect(tip()).toHaveTextContent('sok.dara@example.com');
  expect(tip()).toHaveTextContent('3 Nights, 1 adult, 1 child (4)');
  expect(tip()).toHaveTextContent('Confirmed');
  fireEvent.pointerLeave(bar, { pointerType: 'mouse' });
  fireEvent.pointerEnter(tip() ?? bar);
  expect(tip()).not.toBeNull();
  fireEvent.pointerLeave(tip() ?? bar);
  await waitFor(() => expect(tip()).toBeNull());
  fireEvent.pointerEnter(bar, { pointerType: 'mouse' });
  fireEvent.keyDown(document.body, { key: 'Control' });
  fireEvent.pointerDown(tip() ?? bar, { pointerType: 'mouse' });
  expect(tip()).not.toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(tip()).toBeNull();
});

test('Page Down leads to the next month, and the keyboard goes on there', async () => {
  const { bar, user } = await openCalendar();
  bar.focus();
  await user.keyboard('{PageDown}');
  const [next] = [monthLabel(`${addMonths(FIRST.slice(0, 7), 1)}-01`)];
  expect(await screen.findByRole('heading', { level: 2, name: next })).toBeVisible();
  const held = () => document.activeElement?.closest('[data-from]')?.getAttribute('data-from');
  await waitFor(() => expect(held()).toBe(sameDayLater(THREE.check_in, 1)));
  expect(document.activeElement?.closest('tr')?.textContent).toContain('Moonrise Premier');
  await press(user, 'Next month');
  await screen.findByRole('grid', { name: 'Stays' });
  expect(screen.getByRole('button', { name: 'Next month' })).toHaveFocus();
});

test('a tap shows it, the next one opens the reservation; a touch elsewhere sends it away', async () => {
  const { bar } = await openCalendar();
  const tap = () => {
    fireEvent.pointerDown(bar, { pointerType: 'touch' });
    fireEvent.focus(bar);
    fireEvent.click(bar);
  };
  tap();
  expect(tip()).toHaveTextContent('Tap again to open');
  fireEvent.pointerDown(document.body, { pointerType: 'touch' });
  expect(tip()).toBeNull();
  tap();
  tap();
  expect(await screen.findByRole('heading', { level: 1, name: 'Reservations' })).toBeVisible();
});

test('closed nights are on the calendar with their reason, and are opened again there', async () => {
  const { grid, user } = await openCalendar();
  const [from, until] = [formatDate(PAINTING.from_date), formatDate(addDays(FIRST, 22))];
  const deleted = Promise.withResolvers<string | null>();
  answerReads({ closings: [] });
  answerWrites('delete', 'closings', (_body, request) => {
    deleted.resolve(new URL(request.url).searchParams.get('id'));
    return [{ id: PAINTING.id }];
  });
  await press(user, `Moonrise Premier, ${from} to ${until}, closed: Painting`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Closed nights' }));
  expect(dialog.getByLabelText('Last night')).toHaveValue(addDays(FIRST, 22));
  await user.click(dialog.getByRole('button', { name: 'Open again' }));
  expect(await deleted.promise).toBe(`eq.${PAINTING.id}`);
  await waitFor(() => expect(grid.queryByRole('button', { name: /Painting/ })).toBeNull());
});

test('nights that guests have are not closed: the refusal says which, and what was typed stays in its own dialog', async () => {
  const { user, leave } = await openCalendar();
  const taken = { room: 'Moonrise Premier', nights: ['2026-12-01'], free: 1 };
  answerWrites('post', 'closings', () => refusal('closing-taken', taken, 409));
  await press(user, 'Close nights');
  const dialog = within(await screen.findByRole('dialog', { name: 'Close nights' }));
  await write(user, dialog.getByLabelText('Reason'), 'A broken shower');
  await user.click(dialog.getByRole('button', { name: 'Close nights' }));
  await findToast('Not saved', 'Moonrise Premier: only 1 room is free on Tue 1 Dec 2026.');
  expect(dialog.getByLabelText('Reason')).toHaveValue('A broken shower');
  leave();
  const again = await openCalendar();
  await press(again.user, /closed: Painting$/);
  const other = within(await screen.findByRole('dialog', { name: 'Closed nights' }));
  expect(other.getByLabelText('Reason')).toHaveValue('Painting'); // its own, not the draft
});

test('each night says how many rooms are free, of a kind and in all', async () => {
  const { grid } = await openCalendar();
  const row = (name: string) => within(grid.getByRole('row', { name: new RegExp(`^${name}`) }));
  const on = (night: number) => formatDate(addDays(FIRST, night));
  const cell = (of: string, name: string) => row(of).getByRole('cell', { name: new RegExp(name) });
  expect(cell('Free: Moonrise Premier', `^1 free on ${on(21)}`)).toBeVisible();
  expect(cell('Free: Moonrise Premier', `^2 free on ${on(25)}`)).toBeVisible();
  expect(cell('Free rooms', `free on ${on(21)}`)).toBeVisible();
});

test('nights of a channel carry its name, are told from stays, and become one there', async () => {
  const listing = { id: 'l1', room_id: 'room-premier', channel: 'booking', name: '' };
  const event = {
    id: 'e1',
    listing_id: 'l1',
    summary: 'CLOSED - Not available',
    from_date: addDays(FIRST, 14),
    to_date: addDays(FIRST, 17),
    state: 'held',
    conflict_nights: [],
    reservation_id: null,
  };
  const twice = {
    ...event,
    id: 'e2',
    from_date: addDays(FIRST, 2),
    to_date: addDays(FIRST, 4),
    state: 'conflict',
    conflict_nights: [addDays(FIRST, 2)],
  };
  const made = { ...twice, id: 'e3', reservation_id: THREE.id };
  const { grid, user } = await openCalendar({
    listings: [listing],
    listing_events: [event, twice, made],
  });
  const of = (from: string, to: string) =>
    `Moonrise Premier, ${formatDate(from)} to ${formatDate(to)}, sold on Booking.com`;
  const bar = grid.getByRole('button', { name: of(event.from_date, event.to_date) });
  expect(bar).toHaveTextContent('Booking.com');
  expect(bar).toHaveClass('channel-booking');
  const conflict = grid.getByRole('button', {
    name: `${of(twice.from_date, twice.to_date)}, double booking`,
  });
  expect(conflict).toHaveAttribute('data-conflict');
  const legend = within(screen.getByRole('list', { name: 'Colours' }));
  expect(legend.getByText('Booking.com')).toBeVisible();
  expect(legend.getByText('double booking')).toBeVisible();

  await user.click(conflict);
  expect(screen.getByText(/Move one of the two stays first/)).toBeVisible();
  await press(user, 'Cancel');
  const sent = answerWrites('post', 'rpc/stay_of_event', () => JSON.stringify(THREE.id));
  await user.click(bar);
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn into a stay' }));
  await user.click(dialog.getByRole('button', { name: 'Turn into a stay' }));
  expect(await dialog.findByText('Please fill in this field')).toBeVisible();
  await write(user, dialog.getByRole('textbox', { name: 'Guest' }), 'Ann Lee');
  await write(user, dialog.getByLabelText(/^Paid for the room/), '120.5');
  await user.click(dialog.getByRole('button', { name: 'Turn into a stay' }));
  expect(await findToast('Stay added')).toBeVisible();
  expect(sent).toEqual([
    { event_id: 'e1', guest_name: 'Ann Lee', email: null, phone: null, guests: 2, price: 120.5 },
  ]);
});
