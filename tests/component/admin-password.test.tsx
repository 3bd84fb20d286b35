import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { settled } from '../support/app';
import { press } from '../support/deeds';
import { serve } from '../support/serve';
import { server } from '../support/server';
import {
  allToastTitles,
  answer,
  findToast,
  renderSignedIn,
  renderStaffApp,
  SOKHA,
} from '../support/staff';

const RECOVER_URL = '*/auth/v1/recover';

async function askForLink(email = SOKHA.email) {
  const { user } = renderStaffApp('/admin');
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  const field = await screen.findByLabelText('E-mail');
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
  const asked: { url: URL; body: unknown }[] = [];
  server.use(
    http.post(RECOVER_URL, async ({ request }) => {
      asked.push({ url: new URL(request.url), body: await request.json() });
      return HttpResponse.json({});
    }),
  );
  await askForLink();
  await findToast(
    'Check your e-mail',
    'If the address belongs to an account, a link to set a new password is on its way.',
  );
  await settled();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.body).toMatchObject({ email: SOKHA.email });
  expect(asked[0]?.url.searchParams.get('redirect_to')).toBe(
    `${window.location.origin}/admin/reset-password`,
  );
});

test('[L-03] the answer to a request that the server refuses gives nothing away', async () => {
  serve('post', '*/auth/v1/recover', () => answer(404, { code: 404, msg: 'User not found' }));
  await askForLink();
  await findToast('Check your e-mail');
  expect(await allToastTitles()).toEqual(['Check your e-mail']);
});

test('[L-03] a request that fails can be tried again', async () => {
  serve('post', '*/auth/v1/recover', () => answer(500));
  await askForLink();
  await findToast('Reset not sent', 'The request could not be sent. Please try again.');
  expect(screen.getByLabelText('E-mail')).toHaveValue(SOKHA.email);
});

test.each([
  ['', 'Email is required'],
  ['nobody', 'Please enter a valid email'],
])('[L-03] "%s" is no address to send a link to', async (email, error) => {
  const user = await askForLink(email);
  expect(await screen.findByText(error)).toBeVisible();
  await user.type(screen.getByLabelText('E-mail'), 'x');
  expect(screen.queryByText(error)).toBeNull();
  // A request would be an unhandled one and fail the test, were the test still there to see it.
  expect(await allToastTitles()).toEqual([]);
});

test('[X-09] whom the link has signed in sets a new password and goes to work', async () => {
  const bodies = serve('put', '*/auth/v1/user', SOKHA);
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
  const body = {
    code: 422,
    error_code: 'weak_password',
    msg,
    weak_password: { reasons: ['pwned'] },
  };
  serve('put', '*/auth/v1/user', () => answer(422, body));
  await setPassword('pearl harbour sunday');
  await findToast('Password not changed', msg);
  expect(screen.getByLabelText('New password')).toHaveValue('pearl harbour sunday');
});

test('[L-03] a change that fails is told without the server’s braces', async () => {
  serve('put', '*/auth/v1/user', () => answer(500, {}));
  await setPassword('lantern boat quiet');
  await findToast('Password not changed', 'An unexpected error occurred');
});

test('[L-03] without a session the link is dead, and another one is offered', async () => {
  const { user } = renderStaffApp('/admin/reset-password');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Request a new link' }));
  expect(await screen.findByRole('button', { name: 'Send the link' })).toBeVisible();
});
