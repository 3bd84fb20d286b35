import { loginMessages, signInToasts } from '@/words/sign-in';
import type { ToastText } from '@/words/toast-text';
import { expectOneToast, type Fault, HTTP_FAULTS, pressTwice } from '../../support/http-faults';
import { REFUSAL_SENTENCE } from '../../support/http-faults';
import { answerReads, answerWrites, fireEvent, LOGOUT_URL } from '../../support/staff';
import { renderSignedIn, renderStaffApp, screen, session, SESSION_KEY } from '../../support/staff';
import { staffReads, TOKEN_URL } from '../../support/staff';

const field = (name: string) => screen.getByLabelText(name);

async function signIn() {
  const app = renderStaffApp('/admin');
  const value = 'sokha@hotel.test';
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value } });
  fireEvent.change(field('Password'), { target: { value: 'moonrise-1' } });
  pressTwice(screen.getByRole('button', { name: 'Sign in' }));
  return app;
}

/** The text after a refused sign-in: the server's sentence, never its code. */
function loginWords({ what, kind, status }: Fault): ToastText {
  if (what.endsWith('with a sentence')) return signInToasts.loginFailed(REFUSAL_SENTENCE);
  // A session without a user.
  if (what === '200 with another shape' || what === '200 with no row')
    return signInToasts.loginFailed(loginMessages.invalidCredentials);
  const isSpoken = kind === 'no' && status < 500 && /^\d+$/.test(what);
  return isSpoken ? signInToasts.loginFailed('planned') : signInToasts.loginError;
}

describe('[L-05] [L-08] [L-09] [L-10] [L-11] [L-12] signing in', () => {
  test.each(HTTP_FAULTS)('answered with $what: told once, nothing typed is lost', async (fault) => {
    const asked = answerWrites('post', TOKEN_URL, fault.reply);
    await signIn();
    await expectOneToast(loginWords(fault));
    expect(asked).toHaveLength(1);
    expect(field('Email')).toHaveValue('sokha@hotel.test');
    expect(field('Password')).toHaveValue('moonrise-1');
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });
});

describe('[L-13] [L-15] [L-16] the profile at signing in', () => {
  test.each(HTTP_FAULTS)('answered with $what: signed in, named by e-mail', async ({ reply }) => {
    answerWrites('post', TOKEN_URL, () => session());
    staffReads();
    const profiles = vi.fn(reply);
    answerReads({ profiles });
    await signIn();
    await expectOneToast(signInToasts.loginSucceeded('sokha'));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(screen.queryByText(/may look around/)).toBeNull();
    expect(profiles).toHaveBeenCalledOnce();
  });
});

describe('[S-06] [S-07] [X-16] logging out', () => {
  // supabase-js reports no status for an answer that is not JSON.
  const isEnded = ({ kind, status }: Fault) => kind === 'odd' || status === 403;

  test.each(HTTP_FAULTS)('answered with $what', async (fault) => {
    answerWrites('post', LOGOUT_URL, fault.reply);
    renderSignedIn('/admin/dashboard');
    await screen.findByRole('heading', { name: 'Dashboard' });
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await expectOneToast(isEnded(fault) ? signInToasts.loggedOut : signInToasts.logoutFailed);
    const where = isEnded(fault) ? 'Sign in' : 'Dashboard';
    expect(await screen.findByRole('heading', { name: where })).toBeVisible();
    expect(localStorage.getItem(SESSION_KEY) === null).toBe(isEnded(fault));
  });
});

describe('[X-08] refreshing a session', () => {
  const REFUSED = HTTP_FAULTS.filter(({ what }) => /^4\d\d( with a sentence)?$/.test(what));

  test.each(REFUSED)('refused with $what: the login page, told once', async ({ reply }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem(SESSION_KEY, JSON.stringify(session(-60)));
    staffReads();
    const asked = answerWrites('post', TOKEN_URL, reply);
    renderStaffApp('/admin/contact');
    await expectOneToast(signInToasts.sessionEnded);
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(asked).toHaveLength(1);
    vi.mocked(console.error).mockClear();
  });
});
