import { answer, answerReads, answerWrites, findToast, HttpResponse } from '../support/staff';
import { FACTOR, press, renderSignedIn, renderStaffApp, retype, screen } from '../support/staff';
import { session, SESSION_KEY, sessionWithCode, SOKHA, staffReads } from '../support/staff';
import { toastTitles, waitFor, within } from '../support/staff';
import { secondFactorWords, sessionWords } from '@/words/staff';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const URI = `otpauth://totp/Pier:sokha%40hotel.test?secret=${SECRET}&issuer=Pier`;
const CODES = ['aaaaa-11111', 'bbbbb-22222'];

beforeEach(() => staffReads());

async function openAccount(stored = session()) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(stored));
  const { user } = renderStaffApp('/admin/account');
  await screen.findByRole('heading', { name: 'Your account' });
  return user;
}

const factorCard = () => within(screen.getByRole('region', { name: 'Second factor' }));
/** The answer of Supabase Auth to a code. @returns the codes sent */
const answerCodes = (how: () => object = () => sessionWithCode()) => {
  answerWrites('post', '*/auth/v1/factors/f1/challenge', { id: 'c1', type: 'totp' });
  return answerWrites('post', '*/auth/v1/factors/f1/verify', how);
};

describe('setting up a second factor', () => {
  async function setUp() {
    const totp = { qr_code: '', secret: SECRET, uri: URI };
    answerWrites('post', '*/auth/v1/factors', { id: 'f1', type: 'totp', totp });
    answerWrites('post', 'rpc/new_recovery_codes', CODES);
    const user = await openAccount();
    await press(user, 'Set up');
    return { user, code: await screen.findByLabelText('Code from the app') };
  }

  test('shows picture and key, asks for a right code, and shows the recovery codes once', async () => {
    const codes = answerCodes();
    const { user, code } = await setUp();
    expect(screen.getByRole('img', { name: secondFactorWords.picture })).toBeVisible();
    expect(screen.getByLabelText(secondFactorWords.key)).toHaveValue(
      'GEZD GNBV GY3T QOJQ\nGEZD GNBV GY3T QOJQ',
    );
    await user.type(code, '12{Enter}');
    expect(screen.getByText('Please enter the six digits')).toBeVisible();
    await retype(user, 'Code from the app', '១២៣ 456');
    await user.keyboard('{Enter}');
    await findToast('Second factor on');
    expect(codes).toMatchObject([{ challenge_id: 'c1', code: '123456' }]);
    expect(await factorCard().findByRole('heading', { name: 'Recovery codes' })).toHaveFocus();
    for (const one of CODES) expect(screen.getByText(one)).toBeVisible();
    await press(user, 'I have stored them');
    expect(screen.getByRole('heading', { name: 'Second factor' })).toHaveFocus();
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
    expect(factorCard().getByRole('button', { name: 'Remove' })).toBeVisible();
  });

  test('a wrong code turns nothing on; the field says what may be the matter, also the clock', async () => {
    answerCodes(() => answer(422, { code: 422, error_code: 'mfa_verification_failed' }));
    const { user, code } = await setUp();
    await user.type(code, '123456{Enter}');
    await findToast('That did not work', 'The code was not accepted.');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/its clock is wrong/));
    expect(code).toHaveValue('123456');
    await retype(user, 'Code from the app', '1234567');
    expect(code).not.toHaveAccessibleDescription();
  });

  test('if only the recovery codes fail, the factor is on and none are left', async () => {
    answerCodes();
    const { user, code } = await setUp();
    answerWrites('post', 'rpc/new_recovery_codes', () => answer(503));
    await user.type(code, '123456{Enter}');
    await findToast('Second factor on');
    expect(await screen.findByText(secondFactorWords.left(0))).toBeVisible();
  });
});

test('a second factor is removed with a code', async () => {
  answerCodes();
  const removed = answerWrites('delete', '*/auth/v1/factors/f1', { id: 'f1' });
  answerWrites('post', '*/auth/v1/token', () => sessionWithCode([]));
  const user = await openAccount(sessionWithCode());
  answerReads({ '*/auth/v1/user': { ...SOKHA, factors: [FACTOR] } });
  await press(user, 'Remove');
  expect(screen.getByText(secondFactorWords.removeText)).toHaveFocus();
  expect(removed).toEqual([]);
  await user.type(screen.getByLabelText('Code from the app'), '123456{Enter}');
  await findToast('Second factor removed');
  expect(removed).toHaveLength(1);
  expect(await factorCard().findByRole('button', { name: 'Set up' })).toBeVisible();
});

test.each(['reservations', 'hero'])(
  'without a second factor that is required, /admin/%s leads to where it is set up',
  async (page) => {
    renderSignedIn(`/admin/${page}`, { username: 'Sokha', role: 'editor' });
    answerReads({ 'rpc/my_second_factor': { isRequired: true, codes: 0 } });
    expect(await screen.findByRole('heading', { name: 'Your account' })).toBeVisible();
    expect(screen.getByText(secondFactorWords.setUpFirst)).toBeVisible();
  },
);

describe('sessions', () => {
  const row = (id: string, user_agent: string | null, is_current = false) => ({
    id,
    user_agent,
    since: '2026-11-20T10:00:00+00:00',
    last_seen: '2026-11-21T09:00:00+00:00',
    is_current,
  });
  const ROWS = [
    row('s1', 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36', true),
    row('s2', 'Mozilla/5.0 (iPhone) Version/18.5 Safari/604.1'),
    row('s3', null),
  ];

  test('are named by their devices, and one is ended', async () => {
    let rows = ROWS;
    const ended = answerWrites('post', 'rpc/end_session', () => {
      rows = rows.filter(({ id }) => id !== 's2');
      return new HttpResponse(null, { status: 204 });
    });
    answerReads({ 'rpc/my_sessions': () => rows });
    const user = await openAccount();
    const list = within(screen.getByRole('region', { name: sessionWords.title }));
    const [first, second, third] = await list.findAllByRole('listitem');
    expect(first).toHaveTextContent(/^Chrome on Windows.*This browser$/);
    expect(second).toHaveTextContent(/^Safari on iPhone/);
    expect(third).toHaveTextContent(/^Unknown device/);
    await press(user, 'End Safari on iPhone');
    await findToast('Session ended');
    expect(screen.getByRole('heading', { name: sessionWords.title })).toHaveFocus();
    expect(ended).toEqual([{ id: 's2' }]);
    await waitFor(() => expect(list.queryByText('Safari on iPhone')).toBeNull());
  });

  test('all others end with one press, and this one stays', async () => {
    const scopes: string[] = [];
    answerWrites('post', '*/auth/v1/logout', (_body, request) => {
      scopes.push(new URL(request.url).search);
      return new HttpResponse(null, { status: 204 });
    });
    answerReads({ 'rpc/my_sessions': ROWS });
    const user = await openAccount();
    await user.click(await screen.findByRole('button', { name: 'End all others' }));
    await findToast('All other sessions ended');
    expect(scopes).toEqual(['?scope=others']);
    expect(screen.getByRole('heading', { name: 'Your account' })).toBeVisible();
  });

  test('a save in a session that was ended elsewhere says so at once', async () => {
    const user = await openAccount();
    answerReads({
      '*/auth/v1/user': () => answer(403, { code: 403, error_code: 'session_not_found' }),
    });
    answerWrites('post', 'rpc/set_my_name', () => answer(403, { code: 'PT403', message: 'no' }));
    await retype(user, 'Name', 'Sokha Chan');
    await press(user, 'Save name');
    await findToast('Signed out');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

test('a new name is saved', async () => {
  const names = answerWrites('post', 'rpc/set_my_name', () => 'Sokha Chan');
  const user = await openAccount();
  await retype(user, 'Name', 'Sokha Chan');
  await press(user, 'Save name');
  await findToast('Name saved');
  expect(names).toEqual([{ name: 'Sokha Chan' }]);
});

test('a new address waits for both letters, and a wrong one is not sent', async () => {
  const bodies = answerWrites('put', '*/auth/v1/user', { ...SOKHA, new_email: 'chan@hotel.test' });
  const user = await openAccount();
  await user.type(screen.getByLabelText('New email'), 'chan@');
  await press(user, 'Change email');
  expect(screen.getByLabelText('New email')).toBeInvalid();
  expect(toastTitles()).toEqual([]);
  await retype(user, 'New email', ' Chan@Hotel.test ');
  await press(user, 'Change email');
  await findToast('Check both mailboxes');
  expect(bodies).toMatchObject([{ email: 'chan@hotel.test' }]);
  expect(await screen.findByText(/^chan@hotel.test waits/)).toBeVisible();
});
