import { accountWords } from '@/words/staff';
import { answerStaffReads } from '../support/staff-answers';
import { answer, answerReads, answerWrites, findToast, HttpResponse } from '../support/staff';
import { logIn, press, renderSignedIn, renderStaffApp, retype, screen } from '../support/staff';
import { session, SESSION_KEY, SOKHA, staffReads, toastTitles, waitFor } from '../support/staff';
import { within } from '../support/staff';

const NEW = 'lantern boat quiet tide';
const NOTE_KEY = `hotelDraft.${SOKHA.id}.guest/note/1`;
const HERO_KEY = `hotelDraft.${SOKHA.id}.hero`;
const DRAFT = JSON.stringify({ notes: { base: '', mine: 'Allergic to nuts' } });

let scopes: string[];

beforeEach(() => {
  scopes = [];
  answerWrites('post', '*/auth/v1/logout', (_body, request) => {
    scopes.push(new URL(request.url).search);
    return new HttpResponse(null, { status: 204 });
  });
});

async function openAccount() {
  const { user } = renderSignedIn('/admin/account');
  await screen.findByRole('heading', { name: 'Your account' });
  return user;
}

async function changePassword(current: string, password: string, again = password) {
  const user = await openAccount();
  if (current) await user.type(screen.getByLabelText('Current password'), current);
  if (password) await user.type(screen.getByLabelText('New password'), password);
  if (again) await user.type(screen.getByLabelText('New password again'), again);
  await press(user, 'Change password');
  return user;
}

test('a new password is sent with the current one, and the fields are cleared', async () => {
  const bodies = answerWrites('put', '*/auth/v1/user', SOKHA);
  await changePassword('moonrise-1', NEW);
  await findToast('Password changed', 'You can use your new password from now on.');
  expect(bodies).toMatchObject([{ password: NEW, current_password: 'moonrise-1' }]);
  for (const label of ['Current password', 'New password', 'New password again'])
    expect(screen.getByLabelText(label)).toHaveValue('');
});

test.each([
  ['', NEW, NEW, 'Current password', 'Please fill in this field'],
  ['moonrise-1', 'ninechars', 'ninechars', 'New password', 'Please use at least 10 characters'],
  ['moonrise-1', NEW, 'lantern', 'New password again', 'The two passwords are not the same'],
])('"%s", "%s", "%s" are not sent', async (current, password, again, label, error) => {
  // `PUT /user` has no answer here, so any request for it fails the test.
  await changePassword(current, password, again);
  const field = screen.getByLabelText(label);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(field).toHaveFocus();
  expect(toastTitles()).toEqual([]);
});

test('what the server refuses is told, and stays to be corrected', async () => {
  const msg = 'The current password is wrong.';
  answerWrites('put', '*/auth/v1/user', () => answer(400, { code: 400, msg }));
  await changePassword('moonrise-9', NEW);
  await findToast('Password not changed', msg);
  expect(screen.getByLabelText('Current password')).toHaveValue('moonrise-9');
  expect(screen.getByLabelText('New password')).toHaveValue(NEW);
});

test('[X-03] the account page ends every session of the account', async () => {
  const user = await openAccount();
  await press(user, 'Sign out everywhere');
  await findToast('Logged out', 'You have been successfully logged out');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(scopes).toEqual(['?scope=global']);
});

test('an unsaved note about a guest is asked about, and gone after the logout', async () => {
  localStorage.setItem(NOTE_KEY, DRAFT);
  const user = await openAccount();
  await press(user, 'Logout');
  const question = await screen.findByRole('dialog', { name: 'Delete your unsaved notes?' });
  await user.click(within(question).getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(localStorage.getItem(NOTE_KEY)).toBe(DRAFT);
  expect(scopes).toEqual([]);

  await press(user, 'Logout');
  await user.click(await screen.findByRole('button', { name: 'Log out and delete' }));
  await findToast('Logged out');
  await waitFor(() => expect(localStorage.getItem(NOTE_KEY)).toBeNull());
});

test('a logout that fails deletes no note', async () => {
  localStorage.setItem(NOTE_KEY, DRAFT);
  answerWrites('post', '*/auth/v1/logout', () => answer(503));
  const user = await openAccount();
  await press(user, 'Logout');
  await user.click(await screen.findByRole('button', { name: 'Log out and delete' }));
  await findToast('Logout Error');
  expect(localStorage.getItem(NOTE_KEY)).toBe(DRAFT);
});

test('the login page tells of edits that wait in this browser, and deletes them on request', async () => {
  localStorage.setItem(HERO_KEY, DRAFT);
  const user = await openAccount();
  await press(user, 'Logout');
  expect(
    await screen.findByText(/is stored in this browser until you sign in again/),
  ).toBeVisible();
  expect(localStorage.getItem(HERO_KEY)).toBe(DRAFT);
  await press(user, 'Delete this text');
  expect(localStorage.getItem(HERO_KEY)).toBeNull();
  expect(screen.queryByText(/stored in this browser/)).toBeNull();
});

test('[X-08] a session that was ended elsewhere ends here at the next look at the figures', async () => {
  renderSignedIn('/admin/account');
  answerReads({
    'rpc/dashboard_figures': () => answer(403, { code: 'PT403', message: 'for administrators' }),
    '*/auth/v1/user': () =>
      answer(403, { code: 403, error_code: 'session_not_found', msg: 'Session does not exist' }),
  });
  await findToast('Signed out', 'Your session has ended. Sign in again: your edits are not lost.');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});

const FACTOR = { id: 'f1', factor_type: 'totp', status: 'verified', friendly_name: 'Phone' };

function withFactor(aal: string) {
  const claims = btoa(JSON.stringify({ aal, sub: SOKHA.id, exp: 4_000_000_000 }));
  return {
    ...session(3600, { ...SOKHA, factors: [FACTOR] }),
    access_token: `e30.${claims}.c2lnbmF0dXJl`,
  };
}

async function signInWithFactor() {
  staffReads();
  answerReads({ '*/auth/v1/user': { ...SOKHA, factors: [FACTOR] } });
  answerWrites('post', '*/auth/v1/token', () => withFactor('aal1'));
  const challenge = { id: 'c1', type: 'totp', expires_at: 4_000_000_000 };
  answerWrites('post', '*/auth/v1/factors/f1/challenge', challenge);
  const { user } = renderStaffApp('/admin/contact');
  await logIn(user);
  await screen.findByRole('heading', { name: 'One more step' });
  return user;
}

test('[X-09] an account with a second factor is let in after its code, to the page it wanted', async () => {
  const codes = answerWrites('post', '*/auth/v1/factors/f1/verify', () => withFactor('aal2'));
  const user = await signInWithFactor();
  expect(toastTitles()).toEqual([]);
  await user.type(screen.getByLabelText('Code'), '12 34{Enter}');
  expect(screen.getByText('Please enter the six digits')).toBeVisible();
  await retype(user, 'Code', '123 456');
  await user.keyboard('{Enter}');
  await findToast('Login Successful', 'Welcome back, Sokha!');
  expect(await screen.findByRole('heading', { name: 'Contact' })).toBeVisible();
  expect(codes).toMatchObject([{ challenge_id: 'c1', code: '123456' }]);
});

test('[X-09] a wrong code is refused, and one can go back', async () => {
  const msg = 'Invalid TOTP code entered';
  answerWrites('post', '*/auth/v1/factors/f1/verify', () => answer(422, { code: 422, msg }));
  const user = await signInWithFactor();
  await user.type(screen.getByLabelText('Code'), '000000{Enter}');
  await findToast('Login Failed', 'The code was not accepted.');
  await waitFor(() => expect(screen.getByLabelText('Code')).toBeInvalid());
  expect(screen.getByLabelText('Code')).toHaveValue('000000');
  await press(user, 'Sign in as somebody else');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});

test('[X-09] no page of the admin area opens before the second step', async () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(withFactor('aal1')));
  staffReads();
  renderStaffApp('/admin/hero');
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeVisible();
});

describe('a language that was chosen in this tab', () => {
  beforeEach(() => sessionStorage.setItem('staffLanguageChosen', 'en'));

  test('is kept with the account, once', async () => {
    const bodies = answerWrites('put', '*/auth/v1/user', {
      ...SOKHA,
      user_metadata: { language: 'en' },
    });
    await openAccount();
    await waitFor(() => expect(bodies).toMatchObject([{ data: { language: 'en' } }]));
    expect(sessionStorage.getItem('staffLanguageChosen')).toBeNull();
    const here = screen.getByRole('link', { name: 'English' });
    expect(here).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'ខ្មែរ' })).toHaveAttribute('href', '/km/admin/account');
  });

  test('is tried again by the next page where the server refuses it, and one is told', async () => {
    answerWrites('put', '*/auth/v1/user', () => answer(503));
    await openAccount();
    await findToast('Language not saved with your account');
    expect(sessionStorage.getItem('staffLanguageChosen')).toBe('en');
    sessionStorage.clear();
  });
});

describe('the key / that leads to the search', () => {
  const choice = () => screen.getByRole('checkbox', { name: accountWords.findKey });

  test('is turned off for the account, at once and on every page, and on again', async () => {
    type Body = { data: object };
    const bodies = answerWrites('put', '*/auth/v1/user', ({ data }: Body) => ({
      ...SOKHA,
      user_metadata: data,
    }));
    answerStaffReads();
    const user = await openAccount();
    expect(choice()).toBeChecked();
    await user.click(choice());
    await waitFor(() => expect(bodies).toMatchObject([{ data: { findKey: false } }]));
    await waitFor(() => expect(choice()).not.toBeChecked());
    // The focus is outside fields, because in a field the key would type a slash.
    await user.click(screen.getByRole('heading', { name: 'Your account' }));
    await user.keyboard('/');
    expect(screen.getByRole('heading', { name: 'Your account' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Reservations/ }));
    const box = await screen.findByRole('searchbox', { name: 'Find a stay' });
    expect(box).not.toHaveAttribute('aria-keyshortcuts');
    await user.keyboard('/');
    expect(box).not.toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Your account' }));
    await user.click(await screen.findByRole('checkbox', { name: /^The \/ key/ }));
    await waitFor(() => expect(choice()).toBeChecked());
    await user.click(screen.getByRole('heading', { name: 'Your account' }));
    await user.keyboard('/');
    const found = () => screen.getByRole('searchbox', { name: 'Find a stay' });
    await waitFor(() => expect(found()).toHaveFocus());
  });
});
