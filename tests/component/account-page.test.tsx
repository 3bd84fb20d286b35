import { answer, answerReads, answerWrites, findToast, HttpResponse } from '../support/staff';
import { press, renderStaffApp, retype, screen } from '../support/staff';
import { session, SESSION_KEY, SOKHA, staffReads, toastTitles } from '../support/staff';
import { waitFor, within } from '../support/staff';
import { secondFactorWords, sessionWords } from '@/words/staff';

const FACTOR = { id: 'f1', factor_type: 'totp', status: 'verified', friendly_name: '' };
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const URI = `otpauth://totp/Pier:sokha%40hotel.test?secret=${SECRET}&issuer=Pier`;
const CODES = ['aaaaa-11111', 'bbbbb-22222'];
const WINDOWS_CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const signedIn = (aal: string, user: object) => {
  const claims = btoa(JSON.stringify({ aal, sub: SOKHA.id, exp: 4_000_000_000 }));
  return { ...session(3600, user), access_token: `e30.${claims}.c2lnbmF0dXJl` };
};
const withFactor = (aal = 'aal2') => signedIn(aal, { ...SOKHA, factors: [FACTOR] });

beforeEach(() => staffReads());

async function openAccount(stored: object = session()) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(stored));
  const { user } = renderStaffApp('/admin/account');
  await screen.findByRole('heading', { name: 'Your account' });
  return user;
}

const factorCard = () => screen.getByRole('region', { name: 'Second factor' });

describe('setting up a second factor', () => {
  function answerEnrolment() {
    answerReads({ '*/auth/v1/user': SOKHA });
    answerWrites('post', '*/auth/v1/factors', {
      id: 'f1',
      type: 'totp',
      totp: { qr_code: '', secret: SECRET, uri: URI },
    });
    answerWrites('post', '*/auth/v1/factors/f1/challenge', { id: 'c1', type: 'totp' });
    answerWrites('post', 'rpc/new_recovery_codes', CODES);
  }

  test('shows picture and key, asks for a right code, and shows the recovery codes once', async () => {
    answerEnrolment();
    const codes = answerWrites('post', '*/auth/v1/factors/f1/verify', () => withFactor());
    const user = await openAccount();
    await press(user, 'Set up');
    expect(await screen.findByRole('img', { name: secondFactorWords.picture })).toBeVisible();
    expect(screen.getByLabelText(secondFactorWords.key)).toHaveValue(
      'GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ',
    );
    await user.type(screen.getByLabelText('Code from the app'), '12{Enter}');
    expect(screen.getByText('Please enter the six digits')).toBeVisible();
    await retype(user, 'Code from the app', '១២៣ 456');
    await user.keyboard('{Enter}');
    await findToast('Second factor on');
    expect(codes).toMatchObject([{ challenge_id: 'c1', code: '123456' }]);

    const heading = await within(factorCard()).findByRole('heading', { name: 'Recovery codes' });
    expect(heading).toHaveFocus();
    for (const code of CODES) expect(screen.getByText(code)).toBeVisible();
    await press(user, 'I have stored them');
    expect(screen.getByRole('heading', { name: 'Second factor' })).toHaveFocus();
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
    expect(within(factorCard()).getByRole('button', { name: 'Remove' })).toBeVisible();
  });

  test('a wrong code turns nothing on; the field says what may be the matter, also the clock', async () => {
    answerEnrolment();
    const msg = 'Invalid TOTP code entered';
    answerWrites('post', '*/auth/v1/factors/f1/verify', () =>
      answer(422, { code: 422, error_code: 'mfa_verification_failed', msg }),
    );
    const user = await openAccount();
    await press(user, 'Set up');
    const code = await screen.findByLabelText('Code from the app');
    await user.type(code, '123456{Enter}');
    await findToast('That did not work', secondFactorWords.refused);
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(expect.stringContaining('its clock is wrong')),
    );
    expect(code).toHaveValue('123456');
    await retype(user, 'Code from the app', '1234567');
    expect(code).not.toHaveAccessibleDescription();
  });

  test('if only the recovery codes fail, the factor is on and none are left', async () => {
    answerEnrolment();
    answerWrites('post', '*/auth/v1/factors/f1/verify', () => withFactor());
    answerWrites('post', 'rpc/new_recovery_codes', () => answer(503));
    const user = await openAccount();
    await press(user, 'Set up');
    await user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
    await findToast('Second factor on');
    expect(await screen.findByText(secondFactorWords.left(0))).toBeVisible();
  });
});

test('a second factor is removed with a code', async () => {
  answerReads({
    '*/auth/v1/user': { ...SOKHA, factors: [FACTOR] },
    'rpc/my_second_factor': { isRequired: false, codes: 7 },
  });
  answerWrites('post', '*/auth/v1/factors/f1/challenge', { id: 'c1', type: 'totp' });
  answerWrites('post', '*/auth/v1/factors/f1/verify', () => withFactor());
  const removed = answerWrites('delete', '*/auth/v1/factors/f1', { id: 'f1' });
  answerWrites('post', '*/auth/v1/token', () => signedIn('aal1', SOKHA));
  const user = await openAccount(withFactor());
  expect(await screen.findByText('7 recovery codes left.')).toBeVisible();
  await press(user, 'Remove');
  expect(screen.getByText(secondFactorWords.removeText)).toHaveFocus();
  expect(removed).toEqual([]);
  await user.type(screen.getByLabelText('Code from the app'), '123456{Enter}');
  await findToast('Second factor removed');
  expect(removed).toHaveLength(1);
  expect(await within(factorCard()).findByRole('button', { name: 'Set up' })).toBeVisible();
});

describe('a second factor that is required of everybody', () => {
  test('can be required only by who has one', async () => {
    await openAccount();
    const choice = await screen.findByRole('checkbox', { name: secondFactorWords.everybody });
    expect(choice).toBeDisabled();
    expect(screen.getByText(secondFactorWords.everybodyFirst)).toBeVisible();
  });

  test('is required with one press', async () => {
    let isRequired = false;
    answerReads({ 'rpc/my_second_factor': () => ({ isRequired, codes: 7 }) });
    const asked = answerWrites('post', 'rpc/require_second_factor', () => {
      isRequired = true;
      return new HttpResponse(null, { status: 204 });
    });
    const user = await openAccount(withFactor());
    await user.click(await screen.findByRole('checkbox', { name: secondFactorWords.everybody }));
    await waitFor(() => expect(asked).toEqual([{ required: true }]));
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: secondFactorWords.everybody })).toBeChecked(),
    );
  });

  test('leads an account without one from every page to where it is set up', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(session()));
    answerReads({
      'rpc/dashboard_figures': () => answer(403, { code: 'PT403', message: 'refused' }),
      'rpc/my_second_factor': { isRequired: true, codes: 0 },
    });
    renderStaffApp('/admin/reservations');
    expect(await screen.findByRole('heading', { name: 'Your account' })).toBeVisible();
    expect(await screen.findByText(secondFactorWords.setUpFirst)).toBeVisible();
  });
});

describe('sessions', () => {
  const row = (id: string, user_agent: string | null, is_current = false) => ({
    id,
    user_agent,
    since: '2026-11-20T10:00:00+00:00',
    last_seen: '2026-11-21T09:00:00+00:00',
    is_current,
  });

  test('are named by their devices, and one is ended', async () => {
    let rows = [row('s1', WINDOWS_CHROME, true), row('s2', IPHONE), row('s3', null)];
    answerReads({ 'rpc/my_sessions': () => rows });
    const ended = answerWrites('post', 'rpc/end_session', () => {
      rows = rows.filter(({ id }) => id !== 's2');
      return new HttpResponse(null, { status: 204 });
    });
    const user = await openAccount();
    const list = within(screen.getByRole('region', { name: sessionWords.title }));
    const [first, second, third] = await list.findAllByRole('listitem');
    expect(first).toHaveTextContent(/^Chrome on Windows.*This browser$/);
    expect(second).toHaveTextContent(/^Safari on iPhone/);
    expect(third).toHaveTextContent(/^Unknown device/);
    await press(user, 'End Safari on iPhone');
    await findToast('Session ended');
    expect(ended).toEqual([{ id: 's2' }]);
    await waitFor(() => expect(list.queryByText('Safari on iPhone')).toBeNull());
  });

  test('a session that cannot be ended stays in the list', async () => {
    answerReads({ 'rpc/my_sessions': [row('s1', WINDOWS_CHROME, true), row('s2', IPHONE)] });
    answerWrites('post', 'rpc/end_session', () => answer(503));
    const user = await openAccount();
    await user.click(await screen.findByRole('button', { name: 'End Safari on iPhone' }));
    await findToast('Session not ended');
    expect(screen.getByText('Safari on iPhone')).toBeVisible();
  });

  test('a save in a session that was ended elsewhere says so at once', async () => {
    answerReads({
      '*/auth/v1/user': () =>
        answer(403, { code: 403, error_code: 'session_not_found', msg: 'Session does not exist' }),
    });
    answerWrites('post', 'rpc/set_my_name', () => answer(403, { code: 'PT403', message: 'no' }));
    const user = await openAccount();
    await retype(user, 'Name', 'Sokha Chan');
    await press(user, 'Save name');
    await findToast('Signed out');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  test('all others end with one press, and this one stays', async () => {
    answerReads({ 'rpc/my_sessions': [row('s1', WINDOWS_CHROME, true), row('s2', IPHONE)] });
    const scopes: string[] = [];
    answerWrites('post', '*/auth/v1/logout', (_body, request) => {
      scopes.push(new URL(request.url).search);
      return new HttpResponse(null, { status: 204 });
    });
    const user = await openAccount();
    await user.click(await screen.findByRole('button', { name: 'End all others' }));
    await findToast('All other sessions ended');
    expect(scopes).toEqual(['?scope=others']);
    expect(screen.getByRole('heading', { name: 'Your account' })).toBeVisible();
  });
});

test('a new name is saved and shown', async () => {
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
