import { beforeEach, expect, test, vi } from 'vitest';
import type { watchTables } from '@/desk/lists/staff-calls/realtime';
import type { Table } from '@/desk/lists/staff-calls/tables';
import { act, answer, CONTENT_URL, contentAnswer, FIGURES_URL, http } from '../support/staff';
import { HttpResponse, LOGOUT_URL, press, renderApp, renderSignedIn } from '../support/staff';
import { screen, server, storedContent, waitFor } from '../support/staff';

/**
 * What staff see and get of the line on which the backend tells of changes (decision 0046). The
 * line itself is tried over a real web socket in tests/unit/realtime.test.ts; jsdom's events do not
 * fit the sockets of Node.
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
const LIVE = 'Live: anything new shows at once.';
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

/** Counts the reads at an address, each answered so. */
function reads(url: string, reply: () => Response): { count: number } {
  const asked = { count: 0 };
  server.use(
    http.get(url, () => {
      asked.count += 1;
      return reply();
    }),
  );
  return asked;
}

test('[X-21] staff read how soon they see what is new', async () => {
  await openDashboard();
  expect(screen.getByText(ASKING)).toBeVisible();
  tell('connecting');
  expect(screen.getByText(CONNECTING)).toBeVisible();
  tell('live');
  expect(screen.getByText(LIVE)).toBeVisible();
  tell('connecting');
  expect(screen.getByText(CONNECTING)).toBeVisible();
});

test('[X-21] what somebody else has saved shows without asking for it', async () => {
  await openDashboard();
  const { hotelInfo } = storedContent().sections;
  server.use(contentAnswer(storedContent({ hotelInfo: { ...hotelInfo, name: 'Moon House' } })));
  tellOf('hotel_config');
  expect((await screen.findAllByText('Moon House')).length).toBeGreaterThan(0);
});

test.each<[Table, { content: boolean; figures: boolean }]>([
  ['hotel_config', { content: true, figures: false }],
  ['rooms', { content: true, figures: false }],
  ['testimonials', { content: true, figures: false }],
  ['hotel_images', { content: true, figures: false }],
  ['reservations', { content: false, figures: true }],
  ['messages', { content: false, figures: true }],
  ['inbox_counts', { content: false, figures: true }],
  ['subscribers', { content: false, figures: false }],
])('[X-21] a change in %s has read again what comes of it', async (table, wanted) => {
  const { queryClient } = await openDashboard();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const content = reads(CONTENT_URL, () => HttpResponse.json(storedContent()));
  const figures = reads(FIGURES_URL, () => answer(404, { code: 'PGRST202' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  tellOf(table);
  tellOf(table); // both at once
  await act(() => vi.advanceTimersByTimeAsync(500));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect({ content: content.count, figures: figures.count }).toEqual({
    content: Number(wanted.content),
    figures: Number(wanted.figures),
  });
});

test('[X-21] a change in the list that is open shows in it', async () => {
  const url = '*/rest/v1/subscribers';
  const before = reads(url, () => HttpResponse.json([]));
  const app = renderSignedIn('/admin/subscribers');
  await waitFor(() => expect(before.count).toBe(1));
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  const after = reads(url, () => HttpResponse.json([]));
  tellOf('subscribers');
  await waitFor(() => expect(after.count).toBe(1));
});

test('[X-21] logging out ends the line, and a change that was just told is read by nobody', async () => {
  const { user } = await openDashboard();
  tell('live');
  const figures = reads(FIGURES_URL, () => answer(404, { code: 'PGRST202' }));
  server.use(http.post(LOGOUT_URL, () => new HttpResponse(null, { status: 204 })));
  await press(user, 'Logout');
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(lines.map(({ ended }) => ended)).toEqual([true]);
  expect(figures.count).toBe(0);
});

test('[X-21] an account whose rights were taken away has no line any more', async () => {
  const { queryClient } = await openDashboard();
  tell('live');
  server.use(http.get(FIGURES_URL, () => answer(403, { code: '42501', message: 'refused' })));
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
