import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { press } from '../support/deeds';
import { serve } from '../support/serve';
import { server } from '../support/server';
import {
  answer,
  findToast,
  renderSignedIn,
  renderStaffApp,
  session,
  staffReads,
  toastTitles,
  TOKEN_URL,
} from '../support/staff';

const REFUSED = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' };

async function signIn(address = '/admin') {
  const { user } = renderStaffApp(address);
  await user.type(await screen.findByLabelText('E-mail'), 'sokha@hotel.test');
  await user.type(screen.getByLabelText('Password'), 'moonrise-1');
  await press(user, 'Sign in');
  return user;
}

function tokenAnswer(reply: () => Response): void {
  server.use(http.post(TOKEN_URL, reply));
}

test('[G-07] [L-01] [L-02] the login page asks for e-mail and password and has the reset link', async () => {
  renderStaffApp('/admin');
  expect(await screen.findByLabelText('E-mail')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
});

test('[L-02] what is wrong stays below the password, until the next try', async () => {
  staffReads();
  tokenAnswer(() => HttpResponse.json(REFUSED, { status: 400 }));
  const user = await signIn();
  await findToast('Login Failed');
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAccessibleDescription('Invalid login credentials');
  expect(password).toBeInvalid();
  await user.clear(password);
  await user.keyboard('{Enter}');
  expect(password).toHaveAccessibleDescription('Please fill all fields');
});

test('[G-19] [S-05] a deep link waits behind the login; reading starts at its heading, also when its content is late', async () => {
  staffReads();
  tokenAnswer(() => HttpResponse.json(session()));
  await signIn('/admin/hero');
  await screen.findByRole('button', { name: 'Save changes' });
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Hero Section' })).toHaveFocus(),
  );
});

test.each([
  ['nothing', '', ''],
  ['only an e-mail', 'sokha@hotel.test', ''],
  ['only a password', '', 'moonrise-1'],
  ['spaces for an e-mail', '   ', 'moonrise-1'],
])('[L-04] %s is not sent', async (_what, email, password) => {
  const { user } = renderStaffApp('/admin');
  const field = await screen.findByLabelText('E-mail');
  if (email) await user.type(field, email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await press(user, 'Sign in');
  // A request would be an unhandled one and fail the test.
  expect(await findToast('Validation Error', 'Please fill all fields')).toBeVisible();
});

test('[L-05] [L-06] [L-07] [X-01] a good login greets and leads to the dashboard', async () => {
  const queries: string[] = [];
  const answered = Promise.withResolvers<void>();
  const bodies = serve('post', '*/auth/v1/token', async (_body, request) => {
    queries.push(new URL(request.url).search);

    await answered.promise;
    return session();
  });
  staffReads();
  await signIn();
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
  answered.resolve();
  expect(await findToast('Login Successful', 'Welcome back, Sokha!')).toBeVisible();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(queries).toEqual(['?grant_type=password']);
  expect(bodies[0]).toMatchObject({ email: 'sokha@hotel.test', password: 'moonrise-1' });
});

test('[L-14] an account without rights is told plainly', async () => {
  renderSignedIn('/admin/dashboard', { username: 'Dara', role: 'staff' });
  expect(
    await screen.findByText(
      'This account can view the pages of the website, but not reservations, messages or any other guest data, and it cannot change anything. Ask an administrator for access.',
    ),
  ).toBeVisible();
});

test('[G-18] who is signed in goes from /admin straight to the dashboard', async () => {
  renderSignedIn('/admin');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('after five failed tries one waits a little', async () => {
  let asked = 0;
  tokenAnswer(() => {
    asked += 1;
    return answer(400, REFUSED);
  });
  const user = await signIn();
  for (let tries = 1; tries < 5; tries += 1) {
    await waitFor(() => expect([asked, toastTitles()]).toEqual([tries, ['Login Failed']]));
    await press(user, 'Sign in');
  }
  expect(await screen.findByText(/Too many tries\. Please wait \d+ s\./)).toBeVisible();
});
