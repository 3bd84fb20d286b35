import { beforeEach, expect, test, vi } from 'vitest';
import { inboxToasts } from '@/words/staff';
import { FIGURES, inboxReads, MESSAGE, STAY, SUBSCRIBER } from '../support/inbox-rows';
import { HttpResponse, press, reads, renderSignedIn, screen, serve } from '../support/staff';
import { settled, waitFor } from '../support/staff';

beforeEach(inboxReads);

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
  reads({
    reservations: [{ ...STAY, status: 'new' }],
    messages: [{ ...MESSAGE, status: 'unread' }],
  });
  serve('patch', 'reservations', [{ ...STAY, status: 'declined' }]);
  serve('patch', 'messages', [{ ...MESSAGE, status: 'read' }]);
  serve('delete', 'messages', [{ id: MESSAGE.id }]);
  const { user } = renderSignedIn(address);
  const counted = vi.fn(() => FIGURES);
  reads({ 'rpc/dashboard_figures': counted });
  const pressed = await find();
  await settled();
  counted.mockClear();
  await user.click(pressed);
  if (confirm) await press(user, confirm);
  await waitFor(() => expect(counted).toHaveBeenCalled());
});

test('a subscriber who is deleted leaves the list at once', async () => {
  serve('delete', 'subscribers', [{ id: SUBSCRIBER.id }]);
  const { user } = renderSignedIn('/admin/subscribers');
  const { email } = SUBSCRIBER;
  await user.click(await screen.findByRole('button', { name: `Delete ${email}` }));
  // What the server answers from now on is not what empties the list.
  reads({ subscribers: () => new Promise<never>(() => undefined) });
  await press(user, 'Confirm');
  await waitFor(() => expect(screen.queryByText(email)).toBeNull());
});

test('a download that is stopped gives no file and says nothing', async () => {
  let isStopped = false;
  const { user } = renderSignedIn('/admin/subscribers');
  const start = await screen.findByRole('button', { name: 'Export CSV' });
  // The list is there: only the download is read from now on.
  const { email } = SUBSCRIBER;
  await screen.findByRole('button', { name: `Delete ${email}` });
  reads({
    subscribers: ({ request }) => {
      request.signal.addEventListener('abort', () => (isStopped = true));
      return new Promise<never>(() => undefined);
    },
  });
  await user.click(start);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByRole('button', { name: 'Export CSV' });
  expect(isStopped).toBe(true);
  // What another deed says comes after whatever the stopped download would have said.
  await press(user, `Delete ${email}`);
  serve('delete', 'subscribers', () => new HttpResponse(null, { status: 500 }));
  await press(user, 'Confirm');
  await screen.findByText(inboxToasts.deleteFailed('subscriber').title);
  expect(screen.queryByText(inboxToasts.exportFailed.title)).toBeNull();
});
