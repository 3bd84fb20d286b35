import { formatDate } from '@/basics/time/dates';
import { answerStaffReads, QUEUED_EMAIL } from '../support/staff-answers';
import { BOOKINGS_KEY } from '@/desk/stays/staff-calls/reservations';
import { ARRIVAL, UPCOMING_STAY, details, openStay, type Row } from '../support/open-stay';
import { answerReads, answerWrites, expectLink, findToast, http } from '../support/staff';
import {
  HttpResponse,
  renderSignedIn,
  requestsSettled,
  screen,
  waitFor,
  within,
} from '../support/staff';

const UNTOLD = '*/rest/v1/rpc/untold';
const MARK = {
  id: UPCOMING_STAY.id,
  bookingId: null,
  guest: 'Sok Dara',
  checkIn: ARRIVAL,
  kind: 'changed',
  isOnItsWay: false,
};

const email = () => details().findByLabelText('Text');
const about = () => details().getByLabelText('What the email is about');

test('a guest who was not told yet is marked on the row and on the stay, until staff say they were', async () => {
  let untold = [MARK];
  const told: unknown[] = [];
  const { user } = await openStay(
    {},
    http.get(UNTOLD, () => HttpResponse.json(untold)),
    http.post('*/rest/v1/rpc/guest_told', async ({ request }) => {
      told.push(await request.json());
      untold = [];
      return HttpResponse.json(1);
    }),
  );
  expect(
    await screen.findByRole('link', { name: /Sok Dara.*Guest not notified yet/ }),
  ).toBeVisible();
  expect(
    details().getByText(/does not know yet that the stay has changed.*No reminder is sent/),
  ).toBeVisible();
  await user.click(details().getByRole('button', { name: 'Mark as notified' }));
  await findToast('Marked as notified');
  expect(told).toEqual([{ stays: [UPCOMING_STAY.id] }]);
  expect(screen.queryByText(/not notified yet/)).toBeNull();
});

test('an e-mail that is on its way is said to be, with nothing to press', async () => {
  await openStay(
    {},
    http.get(UNTOLD, () => HttpResponse.json([{ ...MARK, isOnItsWay: true }])),
  );
  expect(await screen.findByText(/An email about it is on its way/)).toBeVisible();
  expect(screen.getByText('Email on its way')).toBeVisible();
  expect(details().queryByRole('button', { name: 'Mark as notified' })).toBeNull();
});

test('Today lists whoever was not told yet, whenever they come, and takes the word that they were', async () => {
  const { user } = renderSignedIn('/admin/dashboard');
  answerStaffReads();
  answerReads({ 'rpc/untold': () => (told.length > 0 ? [] : [MARK]) });
  const told = answerWrites('post', 'rpc/guest_told', 1);
  const list = within(await screen.findByRole('region', { name: 'Guests to notify' }));
  expectLink('Sok Dara', `/admin/reservations?id=${UPCOMING_STAY.id}`, list);
  expect(list.getByText(new RegExp(`changed, ${formatDate(ARRIVAL)}`))).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Mark as notified: Sok Dara' }));
  await waitFor(() => expect(told).toEqual([{ stays: [UPCOMING_STAY.id] }]));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Guests to notify' })).toBeNull(),
  );
});

test('a stay that was changed opens the e-mail that says so', async () => {
  const { user } = await openStay();
  await user.click(details().getByRole('button', { name: 'Change stay' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Room'), 'Garden Standard');
  await user.click(dialog.getByRole('button', { name: 'Save stay' }));
  expect(await email()).toHaveDisplayValue(/Your booking has been changed/);
  expect(about()).toHaveDisplayValue('Changed');
  await user.selectOptions(about(), 'Confirmed');
  expect(await email()).toHaveDisplayValue(/Your booking is confirmed/);
});

test('a stay that was changed before its guest heard of it opens the e-mail that confirms it', async () => {
  const { user } = await openStay(
    {},
    http.get(UNTOLD, () => HttpResponse.json([{ ...MARK, kind: 'confirmed' }])),
  );
  await details().findByText(/does not know yet that the stay is confirmed/);
  await user.click(details().getByRole('button', { name: 'Change stay' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Room'), 'Garden Standard');
  await user.click(dialog.getByRole('button', { name: 'Save stay' }));
  expect(await email()).toHaveDisplayValue(/Your booking is confirmed/);
});

test('“Write to the guest” begins with what they do not know yet', async () => {
  const { user } = await openStay(
    {},
    http.get(UNTOLD, () => HttpResponse.json([MARK])),
  );
  await details().findByText(/Guest not notified yet/);
  const [first] = details().getAllByRole('button', { name: 'Write to the guest' });
  await user.click(first ?? document.body);
  expect(await email()).toHaveDisplayValue(/Your booking has been changed/);
});

test('an e-mail is given to the service once: it stands as it left, and its button takes nothing more', async () => {
  const { user } = await openStay();
  const queued = answerWrites('post', 'outbox', (row: Row) => [{ ...QUEUED_EMAIL, ...row }]);
  await user.click(details().getByRole('button', { name: 'Write to the guest' }));
  await user.type(await email(), 'Bring a torch.');
  await user.click(details().getByRole('button', { name: 'Send to guest@example.com' }));
  await findToast('Email in the outbox');
  const gone = await details().findByRole('button', { name: 'On its way to guest@example.com' });
  expect(gone).toHaveFocus();
  await user.click(gone);
  await user.keyboard('{Enter}');
  expect(await email()).toHaveAttribute('readonly');
  expect(await email()).toHaveDisplayValue(/Bring a torch\./);
  expect(queued).toHaveLength(1);
  await user.click(details().getByRole('button', { name: 'Close' }));
  await user.click(details().getByRole('button', { name: 'Write to the guest' }));
  expect(await email()).not.toHaveDisplayValue(/Bring a torch\./);
});

test('a half-written e-mail is there again after a reload, and is sent again under the id of the try without an answer', async () => {
  const tried: unknown[] = [];
  const unanswered = http.post('*/rest/v1/outbox', async ({ request }) => {
    tried.push(await request.json());
    return HttpResponse.error();
  });
  const send = () => details().findByRole('button', { name: 'Send to guest@example.com' });
  const { user, leave } = await openStay({}, unanswered);
  await user.click(details().getByRole('button', { name: 'Write to the guest' }));
  await email();
  await user.selectOptions(about(), 'Something else');
  await user.type(await email(), 'Bring a torch.');
  await user.click(await send());
  await waitFor(() => expect(tried).toHaveLength(1));
  leave();
  const again = await openStay({}, unanswered);
  expect(await email()).toHaveDisplayValue(/We are writing about your stay[^]*Bring a torch\./);
  expect(about()).toHaveDisplayValue('Something else');
  expect(details().queryByText(/has changed since it was begun/)).toBeNull();
  await again.user.click(await send());
  await waitFor(() => expect(tried).toHaveLength(2));
  expect(tried[1]).toEqual(tried[0]);
  await again.user.type(await email(), 'And boots.');
  await again.user.click(await send());
  await waitFor(() => expect(tried).toHaveLength(3));
  expect(tried[2]).not.toMatchObject({ id: Object(tried[0]).id });
});

test('a group’s e-mail opens when all its rooms are loaded, covers them all, and stays if a reload fails', async () => {
  const group = { booking_id: '99999999-9999-4999-8999-999999999999', booking_rooms: 2 };
  const first = { ...UPCOMING_STAY, ...group, booking_place: 1 };
  const second = {
    ...first,
    id: '22222222-2222-4222-8222-222222222222',
    booking_place: 2,
    room_name: 'Garden Deluxe',
    total: '100.00',
  };
  const rooms = Promise.withResolvers<void>();
  const { user, queryClient } = await openStay(
    first,
    http.get('*/rest/v1/reservations', async ({ request }) => {
      if (!request.url.includes('booking_id=eq')) return HttpResponse.json([first]);
      await rooms.promise;
      return HttpResponse.json([first, second]);
    }),
  );
  await user.click(details().getByRole('button', { name: 'Write to the guest' }));
  expect(details().queryByLabelText('Text')).toBeNull();
  expect(details().queryByRole('button', { name: /^Send to/ })).toBeNull();
  rooms.resolve();
  expect(await email()).toHaveDisplayValue(/– Garden Deluxe, 2 guests/);
  expect(await email()).toHaveDisplayValue(/Total: \$12,922\.50/);
  answerReads({ reservations: () => HttpResponse.error() });
  await queryClient.refetchQueries({ queryKey: BOOKINGS_KEY });
  await requestsSettled();
  expect(await email()).toHaveDisplayValue(/– Garden Deluxe, 2 guests/);
});

test('an e-mail that is in the sender’s hands is being sent', async () => {
  const entry = {
    ...QUEUED_EMAIL,
    kind: 'confirmed',
    reservation_id: UPCOMING_STAY.id,
    attempts: 1,
  };
  await openStay(
    {},
    http.get('*/rest/v1/outbox', () => HttpResponse.json([entry])),
  );
  expect(await details().findByText('Being sent now.')).toBeVisible();
  expect(details().queryByText(/Tried/)).toBeNull();
});
