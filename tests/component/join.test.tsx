import { answer, answerWrites, findToast, HttpResponse } from '../support/staff';
import { press, renderSignedIn, renderStaffApp } from '../support/staff';
import { screen, session, SOKHA, staffReads, TOKEN_URL, waitFor } from '../support/staff';

const TOKEN = 'made-at-sending';
const JOIN = '*/functions/v1/join';
const PASSWORD = 'lantern boat quiet tide';
const INVITED = { email: SOKHA.email, role: 'desk' };

type Joining = { token: string; name?: string; password?: string };

/** Answers the function. @returns the bodies that asked for an account */
function joins(onJoin: () => Response = () => HttpResponse.json({ email: SOKHA.email })) {
  const asked = answerWrites<Joining>('post', JOIN, ({ password }) =>
    password === undefined ? HttpResponse.json(INVITED) : onJoin(),
  );
  return () => asked.filter(({ password }) => password !== undefined);
}

async function openJoin() {
  staffReads();
  const { user } = renderStaffApp(`/admin/join#${TOKEN}`);
  await screen.findByRole('heading', { name: 'Join the team' });
  return user;
}
async function fill(
  user: Awaited<ReturnType<typeof openJoin>>,
  { name = 'Sokha', password = PASSWORD, again }: Record<string, string | undefined> = {},
) {
  if (name) await user.type(screen.getByLabelText('Your name'), name);
  await user.type(screen.getByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Password again'), again ?? password);
  await user.keyboard('{Enter}');
}

test('opening the link uses nothing up; the form makes the account and signs in', async () => {
  const made = joins();
  const user = await openJoin();
  expect(screen.getByText('sokha@hotel.test · Front desk')).toBeVisible();
  expect(made()).toEqual([]);
  const signedIn = answerWrites('post', TOKEN_URL, () => HttpResponse.json(session()));
  await fill(user);
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(made()).toEqual([{ token: TOKEN, name: 'Sokha', password: PASSWORD }]);
  expect(signedIn).toMatchObject([{ email: SOKHA.email, password: PASSWORD }]);
  await findToast('Login Successful');
});

test.each([
  [{ name: '' }, 'Your name', 'Please fill in this field'],
  [{ name: 'www.spam.example' }, 'Your name', 'Please write a name without a web address.'],
  [{ password: 'short' }, 'Password', 'Please use at least 10 characters'],
  [{ again: 'another one' }, 'Password again', 'The two passwords are not the same'],
])('%j is not sent', async (typed, label, error) => {
  const made = joins();
  const user = await openJoin();
  await fill(user, typed);
  const field = screen.getByLabelText(label);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(field).toHaveFocus();
  expect(made()).toEqual([]);
});

test.each([
  [409, 'known', /There is an account with this address already/],
  [409, 'busy', /try again in a minute/],
  [410, 'expired', /expired after three days/],
  [410, 'used', /was used already/],
  [422, 'weak', /easy to guess/],
  [500, 'anything', /could not be created/],
])('a refusal with %i %s is explained, and what was typed stays', async (status, error, words) => {
  joins(() => answer(status, { error }));
  const user = await openJoin();
  await fill(user);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(screen.getByLabelText('Your name')).toHaveValue('Sokha');
});

test.each([
  [404, 'unknown', /was withdrawn, or the link is not complete/],
  [410, 'expired', /has expired after three days/],
  [410, 'used', /was used already/],
])('a link that is answered %i %s says why it does not work', async (status, error, words) => {
  staffReads();
  answerWrites('post', JOIN, () => answer(status, { error }));
  renderStaffApp(`/admin/join#${TOKEN}`);
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the sign-in page' })).toHaveAttribute(
    'href',
    '/admin',
  );
});

test('a link without its end says so, and asks nobody', async () => {
  staffReads();
  renderStaffApp('/admin/join');
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

test('a server that does not know the function is no dead link, and can be asked again', async () => {
  staffReads();
  answerWrites('post', JOIN, () => answer(404, { code: 'NOT_FOUND' }));
  const { user } = renderStaffApp(`/admin/join#${TOKEN}`);
  expect(await screen.findByText(/cannot be opened right now/)).toBeVisible();
  joins();
  await press(user, 'Try again');
  expect(await screen.findByLabelText('Your name')).toBeVisible();
});

test('somebody who is signed in here logs out first', async () => {
  answerWrites('post', JOIN, { ...INVITED, email: 'dara@pier.example' });
  answerWrites('post', '*/auth/v1/logout', () => new HttpResponse(null, { status: 204 }));
  const { user } = renderSignedIn(`/admin/join#${TOKEN}`);
  expect(await screen.findByText(/is signed in as sokha@hotel.test/)).toBeVisible();
  await press(user, 'Log out');
  expect(await screen.findByLabelText('Your name')).toBeVisible();
});
