import { addDays, formatDate, hotelToday } from '@/basics/time/dates';
import { INBOX_COUNTS, answerStaffReads, STAY } from '../support/staff-answers';
import { answerReads, answerWrites, findToast, press, refusal } from '../support/staff';
import { renderSignedIn, screen, waitFor, within } from '../support/staff';

const KEY = '0123456789abcdef0123456789abcdef01234567';
const LATER = addDays(hotelToday(), 60);
const ASKS = { ...STAY, status: 'confirmed', asks_change: true };
const CHANGE = {
  id: '99999999-9999-4999-8999-999999999999',
  check_in: LATER,
  nights: null,
  guests: 1,
  message: 'Our flight is late.',
  updated_at: '2026-11-21 09:00:00.000+00',
};

beforeEach(() => {
  answerStaffReads();
  answerReads({
    reservations: [ASKS],
    'rpc/guest_key': () => KEY,
    stay_changes: [CHANGE],
  });
});

const answering = (value: string | null) => answerWrites('post', 'rpc/answer_change', value);
const stayHeading = () => screen.getByRole('heading', { level: 2, name: STAY.email });
const asked = async () =>
  within(await screen.findByRole('region', { name: 'The guest asks for a change' }));
const answered = (change: object = {}) =>
  answerReads({
    reservations: [
      { ...ASKS, asks_change: false, updated_at: '2026-11-21 09:05:00.000+00', ...change },
    ],
  });

test('a change that a guest asks for stands first, old beside new, and in the list', async () => {
  renderSignedIn('/admin/reservations');
  const change = await asked();
  await change.findByText(`${formatDate(STAY.check_in)} → ${formatDate(LATER)}`);
  expect(change.getByText('2 → 1')).toBeVisible();
  expect(change.queryByText('Nights')).toBeNull();
  expect(change.getByText('Our flight is late.')).toBeVisible();
  const list = within(screen.getByRole('region', { name: 'Reservations' }));
  expect(list.getByText('Asks for a change')).toBeVisible();
});

test('ages that a guest asks for stand beside those that were', async () => {
  const asking = { ...CHANGE, guests: null, children: [4, 9] };
  answerReads({
    reservations: [{ ...ASKS, guests: 3, children: [4] }],
    stay_changes: [asking],
  });
  const amounts = { price: 1, fee: 0, total: 777, discount: 0, extras: [], rule: null };
  const nights = [{ night: LATER, amount: 1, period: null }];
  const quotes = answerWrites('post', 'rpc/change_quote', { nights, ...amounts });
  renderSignedIn('/admin/reservations');
  const change = await asked();
  expect(
    await change.findByText('2 adults, 1 child (4) → 1 adult, 2 children (4, 9)'),
  ).toBeVisible();
  await waitFor(() => expect(quotes).toMatchObject([{ guests: 3, children: [4, 9] }]));
});

test('the list can be of those alone', async () => {
  const wanted: (string | null)[] = [];
  answerReads({
    reservations: ({ request }) => {
      wanted.push(new URL(request.url).searchParams.get('asks_change'));
      return [ASKS];
    },
  });
  const { user } = renderSignedIn('/admin/reservations');
  await asked();
  await user.selectOptions(screen.getByLabelText('Status'), 'Asks for a change');
  await waitFor(() => expect(wanted.at(-1)).toBe('eq.true'));
});

test('is accepted in one press, as it was seen', async () => {
  const { user } = renderSignedIn('/admin/reservations');
  const change = await asked();
  const answers = answering(ASKS.id);
  const accept = await change.findByRole('button', { name: 'Accept' });
  answered({ check_in: LATER });
  await user.click(accept);
  await findToast('Change accepted');
  expect(answers).toEqual([
    { change: CHANGE.id, seen: '2026-11-21T09:00:00.000+00:00', decision: 'accepted', words: '' },
  ]);
  expect(await change.findByText('Accepted.')).toBeVisible();
  expect(change.queryByRole('button')).toBeNull();
  await waitFor(() => expect(stayHeading()).toHaveFocus());
});

test.each([
  ['free', [], 'These nights are free.'],
  ['full', [LATER], `Full on ${formatDate(LATER)}.`],
])('accepting first shows the new cost and that the nights are %s', async (_how, full, said) => {
  renderSignedIn('/admin/reservations');
  const wanted: string[] = [];
  answerReads({
    stay_changes: [{ ...CHANGE, nights: 2 }],
    'rpc/rooms_for': ({ request }) => {
      wanted.push(new URL(request.url).search);
      return [
        { id: 'room-deluxe', name: 'Garden Deluxe', fits: true, full: [] },
        { id: STAY.room_id, name: STAY.room_name, fits: true, full },
      ];
    },
  });
  const change = await asked();
  expect(await change.findByText(said)).toBeVisible();
  expect(change.getByText('3 → 2')).toBeVisible();
  expect(await change.findByText('$12,822.50 → $220')).toBeVisible();
  expect(wanted[0]).toContain(`from_date=${LATER}&for_nights=2&for_guests=1&of_stay=${STAY.id}`);
  expect(change.getByRole('button', { name: 'Accept' })).toBeVisible();
});

test('an answer does not pull back somebody who has moved to another page', async () => {
  const { user, queryClient } = renderSignedIn('/admin/reservations');
  await asked();
  const box = screen.getByRole('searchbox', { name: 'Find a stay' });
  await user.click(box);
  answered();
  await queryClient.invalidateQueries();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'The guest asks for a change' })).toBeNull(),
  );
  expect(box).toHaveFocus();
});

test('what waits stands in the sidebar and in the bar of a phone, on every page', async () => {
  const figures = { ...INBOX_COUNTS, newReservations: 3, changesAsked: 2, unreadMessages: 120 };
  renderSignedIn('/admin/subscribers');
  answerReads({ 'rpc/dashboard_figures': figures });
  // Links in a phone's bar have names with commas, unlike the links in the sidebar.
  for (const [name, count] of [
    ['Reservations 3 new reservations 2 guests ask for a change', '3'],
    ['Reservations, 3 new reservations, 2 guests ask for a change', '5'],
    ['Messages, 120 unread messages', '99+'],
  ] as const)
    expect(await screen.findByRole('link', { name })).toHaveTextContent(count);
});

test('that a guest has cancelled stands first until it is seen, in the list and the sidebar', async () => {
  const gone = { ...STAY, status: 'cancelled', cancelled_unseen: true };
  const { user } = renderSignedIn('/admin/reservations');
  answerReads({
    reservations: [gone],
    'rpc/dashboard_figures': { ...INBOX_COUNTS, cancelledUnseen: 1 },
  });
  const sent = answerWrites('patch', 'reservations', () => {
    Object.assign(gone, { cancelled_unseen: false, updated_at: '2026-11-21 09:05:00.000+00' });
    return [gone];
  });
  const told = within(
    await screen.findByRole('region', { name: 'The guest has cancelled this stay' }),
  );
  const list = within(screen.getByRole('region', { name: 'Reservations' }));
  expect(list.getByText('Guest cancelled')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^Reservations 1 guest has cancelled/ })).toBeVisible(),
  );
  await user.click(told.getByRole('button', { name: 'Mark as seen' }));
  await findToast('Cancellation marked as seen');
  expect(sent).toEqual([{ cancelled_unseen: false }]);
  await waitFor(() => expect(stayHeading()).toHaveFocus());
  expect(list.queryByText('Guest cancelled')).toBeNull();
});

test('is declined with a word', async () => {
  const { user } = renderSignedIn('/admin/reservations');
  const change = await asked();
  await user.click(await change.findByRole('button', { name: 'Decline' }));
  const word = change.getByLabelText(/Message to the guest/);
  expect(word).toHaveFocus();
  await user.type(word, 'We are full.');
  const answers = answering(ASKS.id);
  answered();
  await user.click(change.getByRole('button', { name: 'Decline the change' }));
  await findToast('Change declined');
  expect(answers).toMatchObject([{ decision: 'declined', words: 'We are full.' }]);
  await waitFor(() => expect(stayHeading()).toHaveFocus());
});

test('nights that are full meanwhile are named, and it waits on', async () => {
  const { user } = renderSignedIn('/admin/reservations');
  const change = await asked();
  const facts = { room: STAY.room_name, nights: [LATER], free: [] };
  answerWrites('post', 'rpc/answer_change', () => refusal('nights-full', facts, 409));
  await user.click(await change.findByRole('button', { name: 'Accept' }));
  await screen.findByText(new RegExp(`Moonrise Premier is full on ${formatDate(LATER)}`));
  expect(change.getByRole('button', { name: 'Accept' })).toBeVisible();
});

test('what the guest has asked otherwise since is not answered by mistake', async () => {
  const { user } = renderSignedIn('/admin/reservations');
  const change = await asked();
  answering(null);
  await user.click(await change.findByRole('button', { name: 'Accept' }));
  await findToast('The request has changed');
});

test('the address of the guest’s page is fetched when it is wanted, and copied', async () => {
  const { user } = renderSignedIn('/admin/reservations');
  await asked();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await press(user, 'Guest’s page');
  const address = `${window.location.origin}/stay/${KEY}`;
  const field = await screen.findByLabelText('Address');
  expect(field).toHaveValue(address);
  expect(field).toHaveFocus();
  await press(user, 'Copy address');
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(write).toHaveBeenCalledWith(address);
});

test('the address of the guest’s page is replaced only when that is meant', async () => {
  const NEW = 'f'.repeat(40);
  const { user } = renderSignedIn('/admin/reservations');
  const sent = answerWrites('patch', 'reservations', [{ id: STAY.id }]);
  await user.click(await screen.findByRole('button', { name: 'Guest’s page' }));
  const part = within(await screen.findByRole('region', { name: 'The guest’s own page' }));
  expect(await part.findByLabelText('Address')).toHaveDisplayValue(new RegExp(`/stay/${KEY}$`));
  await user.click(part.getByRole('button', { name: 'New address…' }));
  expect(part.getByText(/will stop working/)).toBeVisible();
  expect(part.getByRole('button', { name: 'Keep this address' })).toHaveFocus();
  await user.click(part.getByRole('button', { name: 'Keep this address' }));
  expect(sent).toEqual([]);
  await user.click(part.getByRole('button', { name: 'New address…' }));
  answerReads({ 'rpc/guest_key': () => NEW });
  await user.click(part.getByRole('button', { name: 'Make a new address' }));
  await findToast('New address made');
  expect(sent).toEqual([{ guest_key: null }]);
  expect(part.getByLabelText('Address')).toHaveDisplayValue(new RegExp(`/stay/${NEW}$`));
  expect(part.getByLabelText('Address')).toHaveFocus();
});
