import { supabase } from '@/lib/supabase';
import { answerReads, renderStaffApp, screen, session, SESSION_KEY, SOKHA } from '../support/staff';
import { staffReads } from '../support/staff';

// The client reads the address once, when it is created, so this file has only one test.
afterEach(() => window.history.replaceState(null, '', '/'));

test('[X-09] [L-03] the link of a reset mail signs in, says that it is a recovery, and asks for a new password', async () => {
  const { access_token, refresh_token } = session();
  const fragment = new URLSearchParams({
    access_token,
    refresh_token,
    expires_in: '3600',
    token_type: 'bearer',
    type: 'recovery',
  });
  window.history.replaceState(null, '', `/admin/reset-password#${fragment}`);
  answerReads({ '*/auth/v1/user': SOKHA });
  staffReads();
  const events: string[] = [];
  supabase().auth.onAuthStateChange((event) => void events.push(event));

  renderStaffApp('/admin/reset-password');
  expect(await screen.findByLabelText('New password')).toBeVisible();
  expect(events).toContain('PASSWORD_RECOVERY');
  expect(localStorage.getItem(SESSION_KEY)).toContain(SOKHA.email);
  expect(window.location.hash).toBe('');
});
