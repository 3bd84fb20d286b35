import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { settled } from '../support/app';
import { reads, serve } from '../support/serve';
import { server } from '../support/server';
import {
  allToastTitles,
  answer,
  findToast,
  renderSignedIn,
  renderStaffApp,
  session,
  SOKHA,
  staffReads,
  toastTitles,
  TOKEN_URL,
} from '../support/staff';

const REFUSED = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' };
const ERROR_TEXT = 'An unexpected error occurred. Please try again.';

async function signIn(address = '/admin') {
  const { user } = renderStaffApp(address);
  await user.type(await screen.findByLabelText('E-mail'), 'sokha@hotel.test');
  await user.type(screen.getByLabelText('Password'), 'moonrise-1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return user;
}

function tokenAnswer(reply: () => Response): void {
  server.use(http.post(TOKEN_URL, reply));
}

async function expectTypedTextKept(): Promise<void> {
  expect(screen.getByLabelText('E-mail')).toHaveValue('sokha@hotel.test');
  expect(screen.getByLabelText('Password')).toHaveValue('moonrise-1');
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

test('after the login reading starts at the heading of the page', async () => {
  staffReads();
  tokenAnswer(() => HttpResponse.json(session()));
  await signIn();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('after the login to an editor reading starts at its heading, also when its content is late', async () => {
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
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
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
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(queries).toEqual(['?grant_type=password']);
  expect(bodies[0]).toMatchObject({ email: 'sokha@hotel.test', password: 'moonrise-1' });
});

test('[X-07] sign-in says which version of the service it speaks', async () => {
  const versions: (string | null)[] = [];
  serve('post', '*/auth/v1/token', (_body, request) => {
    versions.push(request.headers.get('x-supabase-api-version'));
    return session();
  });
  staffReads();
  await signIn();
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(versions).toEqual(['2024-01-01']);
});

test('[L-08] [L-11] the server’s message is shown as it is', async () => {
  tokenAnswer(() => answer(400, REFUSED));
  await signIn();
  expect(await findToast('Login Failed', 'Invalid login credentials')).toBeVisible();
  await expectTypedTextKept();
});

test('[L-12] the server’s word for missing credentials comes through', async () => {
  const msg = 'You must provide either an email or phone number and a password';
  tokenAnswer(() => answer(400, { code: 400, error_code: 'validation_failed', msg }));
  await signIn();
  expect(await findToast('Login Failed', msg)).toBeVisible();
});

test('[L-09] an answer without a user is invalid credentials', async () => {
  tokenAnswer(() => answer(200, {}));
  await signIn();
  expect(await findToast('Login Failed', 'Invalid credentials. Please try again.')).toBeVisible();
  await expectTypedTextKept();
});

test('[L-11] a refusal without words is an unexpected error', async () => {
  tokenAnswer(() => answer(400, {}));
  await signIn();
  expect(await findToast('Login Failed', 'An unexpected error occurred')).toBeVisible();
});

test('[L-08] too many tries: the server says how long to wait', async () => {
  const msg = 'Too many failed sign-ins. Please try again in 5 minutes.';
  tokenAnswer(() => answer(429, { code: 429, error_code: 'over_request_rate_limit', msg }));
  await signIn();
  expect(await findToast('Login Failed', msg)).toBeVisible();
});

test.each([
  ['no answer', () => answer(0)],
  ['500 with {}', () => answer(500, {})],
  ['502', () => answer(502, {})],
  ['503', () => answer(503, {})],
  ['504', () => answer(504, {})],
  ['a page of HTML', () => HttpResponse.html('<!doctype html><h1>Bad gateway</h1>')],
  ['HTML with 403', () => HttpResponse.html('<h1>Forbidden</h1>', { status: 403 })],
  ['null', () => HttpResponse.json(null)],
])('[L-10] %s is a login error, told once, and nothing typed is lost', async (_what, reply) => {
  tokenAnswer(reply);
  await signIn();
  expect(await findToast('Login Error', ERROR_TEXT)).toBeVisible();
  expect(await allToastTitles()).toEqual(['Login Error']);
  await expectTypedTextKept();
});

test.each([0, 401, 403, 404, 406, 500])(
  '[L-13] [L-15] [L-16] a profile that ends in %i still signs in, named by the e-mail, as admin',
  async (status) => {
    tokenAnswer(() => answer(200, session()));
    staffReads();
    reads({ profiles: () => answer(status, { message: 'planned failure' }) });
    await signIn();
    expect(await findToast('Login Successful', 'Welcome back, sokha!')).toBeVisible();
    expect(await screen.findByText('sokha')).toBeVisible();
    await settled();
    expect(screen.queryByText(/may look around/)).toBeNull();
  },
);

test('[N-25] [N-15] username and role are read from the profile, a single row', async () => {
  const asked: URL[] = [];
  const accepts: (string | null)[] = [];
  tokenAnswer(() => answer(200, session()));
  staffReads();
  reads({
    profiles: ({ request }) => {
      asked.push(new URL(request.url));
      accepts.push(request.headers.get('accept'));
      return { username: 'Sokha', role: 'admin' };
    },
  });
  await signIn();
  await screen.findByRole('heading', { name: 'Dashboard' });
  await settled();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.searchParams.get('select')).toBe('username,role');
  expect(asked[0]?.searchParams.get('id')).toBe(`eq.${SOKHA.id}`);
  expect(accepts[0]).toContain('vnd.pgrst.object');
});

test('[L-14] an account without rights is told plainly', async () => {
  renderSignedIn('/admin/dashboard', { username: 'Dara', role: 'staff' });
  expect(
    await screen.findByText(
      'This account can view the pages of the website, but not reservations, messages or any other guest data, and it cannot change anything. Ask an administrator for access.',
    ),
  ).toBeVisible();
});

test('[L-05] a second click while submitting sends nothing more', async () => {
  let calls = 0;
  const answered = Promise.withResolvers<void>();
  serve('post', '*/auth/v1/token', async () => {
    calls += 1;
    await answered.promise;
    return answer(400, REFUSED);
  });
  const user = await signIn();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.keyboard('{Enter}');
  answered.resolve();
  await findToast('Login Failed');
  await settled();
  expect(calls).toBe(1);
});

test('[G-18] who is signed in goes from /admin straight to the dashboard', async () => {
  renderSignedIn('/admin');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('[G-19] [S-05] a deep link waits behind the login', async () => {
  tokenAnswer(() => answer(200, session()));
  staffReads();
  await signIn('/admin/contact');
  expect(await screen.findByRole('heading', { name: 'Contact' })).toBeVisible();
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
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
  }
  expect(await screen.findByText(/Too many tries\. Please wait \d+ s\./)).toBeVisible();
});
