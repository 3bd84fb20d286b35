import { answer, renderApp, screen, answerWrites, session, SESSION_KEY } from '../support/staff';
import { staffReads } from '../support/staff';

// This test has a file of its own, because supabase-js retries for half a minute.
test('[S-03] an old session while the server is away: a spinner for 5 s, then the page, reconnecting', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem(SESSION_KEY, JSON.stringify(session(-60)));
  staffReads();
  answerWrites('post', '*/auth/v1/token', () => answer(503, {}));
  const { queryClient } = renderApp('/admin/dashboard');

  await screen.findByText('Checking your session');
  await vi.advanceTimersByTimeAsync(4500);
  expect(screen.getByText('Checking your session')).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(600);
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(screen.getByText(/^Reconnecting\./)).toBeVisible();
  expect(screen.getAllByText('sokha@hotel.test')[0]).toBeVisible();
  expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
  // Cancels pending requests, or the test would wait for them.
  await queryClient.cancelQueries();
});
