import type { watchTables } from '@/desk/lists/staff-calls/realtime';
import type { Table } from '@/desk/lists/staff-calls/realtime-tables';
import { act, answer, answerReads, answerWrites, CONTENT_URL } from '../support/staff';
import { contentAnswer, HttpResponse, INBOX_COUNTS_URL, LOGOUT_URL, press } from '../support/staff';
import { renderApp, renderSignedIn, screen, server, storedContent } from '../support/staff';
import { waitFor } from '../support/staff';

/**
 * Live updates in the admin area (decision 0046), with a mocked connection, because jsdom's events
 * do not fit Node's sockets. tests/unit/realtime.test.ts tests a real web socket.
 */

const lines = vi.hoisted(
  () => [] as { heard: Parameters<typeof watchTables>[0]; ended: boolean }[],
);
vi.mock('@/desk/lists/staff-calls/realtime', () => ({
  watchTables: (heard: Parameters<typeof watchTables>[0]) => {
    const line = { heard, ended: false };
    lines.push(line);
    return () => void (line.ended = true);
  },
}));

beforeEach(() => void lines.splice(0));

const CONNECTING = 'Connecting. Until then, checks for updates every 30 seconds.';
const LIVE = 'Live: new things appear at once.';
const ASKING = 'Checks for updates every 30 seconds.';

async function openDashboard() {
  const app = renderSignedIn('/admin/dashboard');
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  await waitFor(() => expect(lines).toHaveLength(1));
  return app;
}

function tell(state: 'connecting' | 'live'): void {
  act(() => lines.at(-1)?.heard.onState(state));
}

function tellOf(...tables: Table[]): void {
  act(() => lines.at(-1)?.heard.onChange(tables));
}

function counted(url: string, reply: () => Response) {
  const asked = vi.fn(reply);
  answerReads({ [url]: asked });
  return asked;
}

test('[X-21] staff read how soon they see what is new', async () => {
  await openDashboard();
  expect(screen.getByText(ASKING)).toBeVisible();
  for (const state of ['connecting', 'live', 'connecting'] as const) {
    tell(state);
    expect(screen.getByText(state === 'live' ? LIVE : CONNECTING)).toBeVisible();
  }
});

test('[X-21] what somebody else has saved shows without asking for it', async () => {
  await openDashboard();
  const { hotelInfo } = storedContent().sections;
  server.use(contentAnswer(storedContent({ hotelInfo: { ...hotelInfo, name: 'Moon House' } })));
  tellOf('hotel_config');
  expect((await screen.findAllByText('Moon House')).length).toBeGreaterThan(0);
});

test.each<[Table, content: number, figures: number]>([
  ['hotel_config', 1, 0],
  ['rooms', 1, 0],
  ['testimonials', 1, 0],
  ['hotel_images', 1, 0],
  ['reservations', 0, 1],
  ['messages', 0, 1],
  ['inbox_counts', 0, 1],
  ['subscribers', 0, 0],
])('[X-21] a change in %s has read again what comes of it', async (table, ...wanted) => {
  const { queryClient } = await openDashboard();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const content = counted(CONTENT_URL, () => HttpResponse.json(storedContent()));
  const figures = counted(INBOX_COUNTS_URL, () => answer(404, { code: 'PGRST202' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  tellOf(table);
  tellOf(table); // both at once
  await act(() => vi.advanceTimersByTimeAsync(500));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect([content, figures].map(({ mock }) => mock.calls.length)).toEqual(wanted);
});

test('[X-21] a change in the list that is open shows in it', async () => {
  const url = '*/rest/v1/subscribers';
  const before = counted(url, () => HttpResponse.json([]));
  const app = renderSignedIn('/admin/subscribers');
  await waitFor(() => expect(before).toHaveBeenCalledOnce());
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  const after = counted(url, () => HttpResponse.json([]));
  tellOf('subscribers');
  await waitFor(() => expect(after).toHaveBeenCalledOnce());
});

test('[X-21] logging out ends the line, and a change that was just told is read by nobody', async () => {
  const { user } = await openDashboard();
  tell('live');
  const figures = counted(INBOX_COUNTS_URL, () => answer(404, { code: 'PGRST202' }));
  answerWrites('post', LOGOUT_URL, () => new HttpResponse(null, { status: 204 }));
  await press(user, 'Logout');
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(lines.map(({ ended }) => ended)).toEqual([true]);
  expect(figures).not.toHaveBeenCalled();
});

test('[X-21] an account whose rights were taken away has no line any more', async () => {
  const { queryClient } = await openDashboard();
  tell('live');
  answerReads({ [INBOX_COUNTS_URL]: () => answer(403, { code: '42501', message: 'refused' }) });
  await act(() => queryClient.refetchQueries({ queryKey: ['staff', 'figures'] }));
  expect(await screen.findByText(ASKING)).toBeVisible();
  expect(lines.map(({ ended }) => ended)).toEqual([true]);
});

test('[X-21] an account without rights has none at all', async () => {
  renderSignedIn('/admin/dashboard', { username: 'Dara', role: 'staff' });
  expect(await screen.findByText(ASKING)).toBeVisible();
  expect(lines).toEqual([]);
});

test('[X-21] nor has a visitor', async () => {
  const { leave, queryClient } = renderApp('/');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(lines).toEqual([]);
  leave();
});

test('a device that is offline says so, and that nothing is saved', async () => {
  await openDashboard();
  expect(screen.queryByText(/This device is offline/)).toBeNull();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/This device is offline.+nothing can be saved/)).toBeVisible();
  expect(screen.getByText('Offline: no updates.')).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/offline/i)).toBeNull();
  online.mockRestore();
});
