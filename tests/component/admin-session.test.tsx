import { supabase } from '@/lib/supabase';
import { STAFF_PAGES } from '../support/page-paths';
import { allToastTitles, answer, answerWrites, findToast, HttpResponse } from '../support/staff';
import { logIn, press, renderSignedIn, renderStaffApp, requestsSettled } from '../support/staff';
import { screen, session, SESSION_KEY, staffReads, TOKEN_URL, waitFor } from '../support/staff';
import { within } from '../support/staff';

function logoutAnswer(status: number): string[] {
  const scopes: string[] = [];
  answerWrites('post', '*/auth/v1/logout', (_body, request) => {
    scopes.push(new URL(request.url).search);
    return status === 204 ? new HttpResponse(null, { status }) : answer(status, {});
  });
  return scopes;
}

async function openDashboard() {
  const app = renderSignedIn('/admin/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  return app;
}

async function logOut() {
  const app = await openDashboard();
  await press(app.user, 'Logout');
  return app;
}

const ENDED = [
  'Signed out',
  'Your session has ended. Sign in again: your edits are not lost.',
] as const;

test('[S-03] [X-08] a session found in the browser: first a spinner, then the page', async () => {
  renderSignedIn('/admin/dashboard');
  const spinner = await screen.findByRole('status', { name: '' });
  expect(spinner).toHaveTextContent(/Loading|Checking your session/);
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test.each(STAFF_PAGES)('[S-05] without a session %s leads silently to the login', async (path) => {
  renderStaffApp(path);
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await allToastTitles()).toEqual([]);
});

test('[S-06] [X-03] logout says goodbye, ends this browser’s session on the server and forgets it here', async () => {
  const scopes = logoutAnswer(204);
  await logOut();
  expect(await findToast('Logged out', 'You have been successfully logged out')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(scopes).toEqual(['?scope=local']);
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  expect(await allToastTitles()).toEqual(['Logged out']);
});

test('[S-07] a logout that fails keeps the session, which can be ended on this device', async () => {
  logoutAnswer(503);
  const { user } = await logOut();
  await findToast('Logout Error', 'You are still signed in. Please try again.');
  expect(await allToastTitles()).toEqual(['Logout Error']);
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();

  await press(user, 'Sign out on this device only');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});

test('[S-06] who has logged out starts at the dashboard again', async () => {
  logoutAnswer(204);
  answerWrites('post', '*/auth/v1/token', () => session());
  const { user } = renderSignedIn('/admin/contact');
  await screen.findByRole('heading', { name: 'Contact' });
  await press(user, 'Logout');
  await logIn(user);
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('[X-08] a refresh that is refused leads to the login page, told once; then the way back is open', async () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session(-60)));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.mocked(console.error).mockImplementation(() => undefined);
  staffReads();
  const gone = { code: 400, error_code: 'refresh_token_not_found', msg: 'gone' };
  answerWrites('post', TOKEN_URL, (_body, { url }) =>
    url.includes('grant_type=password') ? session() : answer(400, gone),
  );
  const { user } = renderStaffApp('/admin/contact');
  await findToast(...ENDED);
  expect(await allToastTitles()).toEqual(['Signed out']);
  await logIn(user);
  expect(await screen.findByRole('heading', { name: 'Contact' })).toBeVisible();
  expect(await allToastTitles()).toEqual(['Login Successful']);
});

test('[X-04] an old session is refreshed with its refresh token, once', async () => {
  const old = session(-60);
  localStorage.setItem(SESSION_KEY, JSON.stringify(old));
  staffReads();
  const bodies = answerWrites('post', '*/auth/v1/token', () => session());
  renderStaffApp('/admin/dashboard');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await requestsSettled();
  expect(bodies).toEqual([{ refresh_token: old.refresh_token }]);
});

test('[X-08] a session that ends elsewhere ends here, told once', async () => {
  await openDashboard();
  logoutAnswer(204);
  await supabase().auth.signOut({ scope: 'local' });
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  await findToast(...ENDED);
  expect(await allToastTitles()).toEqual(['Signed out']);
});

test('[X-08] another tab’s word that comes before its change of the storage is kept, too', async () => {
  await openDashboard();
  const otherTab = new BroadcastChannel(SESSION_KEY);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, no window
  otherTab.postMessage({ event: 'SIGNED_OUT', session: null });
  expect(await screen.findByText(/^Reconnecting\./)).toBeVisible();
  otherTab.close();
  localStorage.removeItem(SESSION_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await allToastTitles()).toEqual(['Signed out']);
});

test('[S-02] the sidebar names who is signed in', async () => {
  renderSignedIn('/admin/dashboard');
  const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' });
  await waitFor(() => expect(within(sidebar).getByText('Sokha')).toBeVisible());
  expect(within(sidebar).getByText('sokha@hotel.test')).toBeVisible();
});

test('[S-02] without any name it is Admin', async () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session(3600, { id: 'a1', email: '' })));
  staffReads({ username: null, role: null });
  renderStaffApp('/admin/dashboard');
  const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' });
  await requestsSettled(); // the profile has answered, and gave no name either
  expect(within(sidebar).getByText('Admin')).toBeVisible();
});
