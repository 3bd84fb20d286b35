import { inboxToasts } from '@/words/staff';
import { answerStaffReads, INBOX_COUNTS, MESSAGE, STAY } from '../support/staff-answers';
import { SUBSCRIBER } from '../support/staff-answers';
import { answer, answerReads, answerWrites, findToast, HttpResponse } from '../support/staff';
import { press, renderSignedIn, requestsSettled, screen, waitFor } from '../support/staff';

beforeEach(answerStaffReads);

const button = (name: string) => screen.findByRole('button', { name });

test.each<[string, string, () => Promise<HTMLElement>, string?]>([
  ['a step of a reservation', '/admin/reservations', () => button('Decline')],
  [
    'a message that is opened',
    '/admin/messages',
    () => screen.findByRole('link', { name: /Vanna/ }),
  ],
  ['a message that is deleted', '/admin/messages', () => button('Delete'), 'Confirm'],
])('%s has the figures counted again', async (_what, address, find, confirm) => {
  answerReads({
    reservations: [{ ...STAY, status: 'new' }],
    messages: [{ ...MESSAGE, status: 'unread' }],
  });
  answerWrites('patch', 'reservations', [{ ...STAY, status: 'declined' }]);
  answerWrites('patch', 'messages', [{ ...MESSAGE, status: 'read' }]);
  answerWrites('delete', 'messages', [{ id: MESSAGE.id }]);
  const { user } = renderSignedIn(address);
  const counted = vi.fn(() => INBOX_COUNTS);
  answerReads({ 'rpc/dashboard_figures': counted });
  const pressed = await find();
  await requestsSettled();
  counted.mockClear();
  await user.click(pressed);
  if (confirm) await press(user, confirm);
  await waitFor(() => expect(counted).toHaveBeenCalled());
});

test.each([
  ['/admin/calendar', 'reservations', 'The stays could not be loaded.'],
  ['/admin/calendar', 'closings', 'The closed nights could not be loaded.'],
  ['/admin/reports', 'rpc/month_figures', 'The report could not be loaded.'],
  ['/admin/reports', 'rpc/year_figures', 'The report could not be loaded.'],
])('%s says so if it cannot load %s', async (page, table, sentence) => {
  renderSignedIn(page);
  answerReads({ [table]: () => answer(500, { message: 'planned' }) });
  await findToast('Not loaded', `${sentence} Please try again.`);
});

test('a subscriber who is deleted leaves the list at once', async () => {
  answerWrites('delete', 'subscribers', [{ id: SUBSCRIBER.id }]);
  const { user } = renderSignedIn('/admin/subscribers');
  const { email } = SUBSCRIBER;
  await user.click(await screen.findByRole('button', { name: `Delete ${email}` }));
  // The server does not answer reads here, so the list must shrink without a new answer.
  answerReads({ subscribers: () => new Promise<never>(() => undefined) });
  await press(user, 'Confirm');
  await waitFor(() => expect(screen.queryByText(email)).toBeNull());
});

test('a download that is stopped gives no file and says nothing', async () => {
  let isStopped = false;
  const { user } = renderSignedIn('/admin/subscribers');
  const start = await screen.findByRole('button', { name: 'Export CSV' });
  // The list has loaded already, so all later reads are those of the download.
  const { email } = SUBSCRIBER;
  await screen.findByRole('button', { name: `Delete ${email}` });
  answerReads({
    subscribers: ({ request }) => {
      request.signal.addEventListener('abort', () => (isStopped = true));
      return new Promise<never>(() => undefined);
    },
  });
  await user.click(start);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByRole('button', { name: 'Export CSV' });
  expect(isStopped).toBe(true);
  // Once the toast of this later failure is shown, the stopped download can no longer show one.
  await press(user, `Delete ${email}`);
  answerWrites('delete', 'subscribers', () => new HttpResponse(null, { status: 500 }));
  await press(user, 'Confirm');
  await screen.findByText(inboxToasts.deleteFailed('subscriber').title);
  expect(screen.queryByText(inboxToasts.exportFailed.title)).toBeNull();
});
