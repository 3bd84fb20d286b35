import { allToastTitles, answer, answerWrites, findToast, HttpResponse } from '../support/staff';
import { logIn, press, renderSignedIn, renderStaffApp, requestsSettled } from '../support/staff';
import { screen, session, SOKHA, staffReads, toastTitles, TOKEN_URL } from '../support/staff';
import { waitFor } from '../support/staff';

const REFUSED = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' };

async function signIn(address = '/admin') {
  const { user } = renderStaffApp(address);
  await logIn(user);
  return user;
}

const tokenAnswer = (reply: () => Response) => answerWrites('post', TOKEN_URL, reply);

test('[G-07] [L-01] [L-02] the login page asks for e-mail and password and has the reset link', async () => {
  renderStaffApp('/admin');
  expect(await screen.findByLabelText('Email')).toHaveAttribute('type', 'email');
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
  const field = await screen.findByLabelText('Email');
  if (email) await user.type(field, email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await press(user, 'Sign in');
  // An unhandled request would fail the test.
  expect(await findToast('Validation Error', 'Please fill all fields')).toBeVisible();
});

test('[L-05] [L-06] [L-07] [X-01] a good login greets and leads to the dashboard', async () => {
  const queries: string[] = [];
  const answered = Promise.withResolvers<void>();
  const bodies = answerWrites('post', '*/auth/v1/token', async (_body, request) => {
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

test('[G-18] who is signed in goes from /admin straight to the dashboard', async () => {
  renderSignedIn('/admin');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('after five failed tries one waits a little', async () => {
  const asked = tokenAnswer(() => answer(400, REFUSED));
  const user = await signIn();
  for (let tries = 1; tries < 5; tries += 1) {
    await waitFor(() => expect([asked.length, toastTitles()]).toEqual([tries, ['Login Failed']]));
    await press(user, 'Sign in');
  }
  expect(await screen.findByText(/Too many tries\. Please wait \d+ s\./)).toBeVisible();
});

async function askForLink(email = SOKHA.email) {
  const { user } = renderStaffApp('/admin');
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  const field = await screen.findByLabelText('Email');
  if (email) await user.type(field, email);
  await press(user, 'Send the link');
  return user;
}

async function setPassword(password: string, again = password) {
  const { user } = renderSignedIn('/admin/reset-password');
  await user.type(await screen.findByLabelText('New password'), password);
  await user.type(screen.getByLabelText('New password again'), again);
  await press(user, 'Save password');
}

test('[L-02] [L-03] the link asks for a mail that leads back here', async () => {
  const leads: (string | null)[] = [];
  const asked = answerWrites('post', '*/auth/v1/recover', (_body, { url }) => {
    leads.push(new URL(url).searchParams.get('redirect_to'));
    return {};
  });
  await askForLink();
  await findToast(
    'Check your email',
    'If the address belongs to an account, a link to set a new password is on its way.',
  );
  await requestsSettled();
  expect(asked).toMatchObject([{ email: SOKHA.email }]);
  expect(leads).toEqual([`${window.location.origin}/admin/reset-password`]);
});

test('[L-03] a request that fails can be tried again', async () => {
  answerWrites('post', '*/auth/v1/recover', () => answer(500));
  await askForLink();
  await findToast('Reset not sent', 'The request could not be sent. Please try again.');
  expect(screen.getByLabelText('Email')).toHaveValue(SOKHA.email);
});

test.each([
  ['', 'Email is required'],
  ['nobody', 'Please enter a valid email'],
])('[L-03] "%s" is no address to send a link to', async (email, error) => {
  const user = await askForLink(email);
  expect(await screen.findByText(error)).toBeVisible();
  await user.type(screen.getByLabelText('Email'), 'x');
  expect(screen.queryByText(error)).toBeNull();
  // Waits, so that an unhandled request fails this test.
  expect(await allToastTitles()).toEqual([]);
});

test('[X-09] whom the link has signed in sets a new password and goes to work', async () => {
  const bodies = answerWrites('put', '*/auth/v1/user', SOKHA);
  await setPassword('lantern boat quiet');
  await findToast('Password changed', 'You can use your new password from now on.');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(bodies).toMatchObject([{ password: 'lantern boat quiet' }]);
});

test.each([
  ['short', 'short', 'Please use at least 10 characters'],
  ['lantern boat quiet', 'lantern boat loud', 'The two passwords are not the same'],
])('[L-03] "%s" and "%s" are not sent', async (password, again, error) => {
  await setPassword(password, again);
  expect(await screen.findByText(error)).toBeVisible();
});

test('[X-14] a password the server finds too weak is refused with its reason', async () => {
  const msg = 'Password is known to be weak and easy to guess.';
  const why = { reasons: ['pwned'] };
  const body = { code: 422, error_code: 'weak_password', msg, weak_password: why };
  answerWrites('put', '*/auth/v1/user', () => answer(422, body));
  await setPassword('pearl harbour sunday');
  await findToast('Password not changed', msg);
  expect(screen.getByLabelText('New password')).toHaveValue('pearl harbour sunday');
});

test('[L-03] without a session the link is dead, and another one is offered', async () => {
  const { user } = renderStaffApp('/admin/reset-password');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Request a new link' }));
  expect(await screen.findByRole('button', { name: 'Send the link' })).toBeVisible();
});
