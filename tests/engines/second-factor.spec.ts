import { PATH } from '../../src/basics/rules/paths.ts';
import { fromBase32, hotp, stepAt } from '../../supabase/embedded/totp.ts';
import { startFreshBackend } from '../e2e/support/backend.ts';
import { beSignedIn, fillLogin } from './support/staff.ts';
import { button, field, role, text } from './support/targets.ts';
import { test } from './support/test.ts';

test.beforeAll(startFreshBackend);

// Chromium logs the statuses of a refused code and of an ended session.
test.use({ expectedComplaints: /\b(403|422)\b/ });

test('[X-09] a second factor is set up, used to sign in, and its browser’s session ended elsewhere', async ({
  person,
  other,
}) => {
  await beSignedIn(person);
  await person.open(PATH.adminAccount);
  await person.click(button('Set up'));
  await person.sees(role('img', 'QR code for an authenticator app'));
  const key = await person.read(field('Or type this key into the app'));
  const secret = fromBase32(key.replaceAll(/\s/g, ''));
  const codeAt = (step: number) => hotp(secret, step);
  // A code works once, and the next one counts already half a minute early.
  const step = stepAt(Date.now());

  await person.type(field('Code from the app'), codeAt(step - 20));
  await person.click(button('Turn on'));
  await person.sees(text(/its clock is wrong/));
  await person.type(field('Code from the app'), codeAt(step));
  await person.click(button('Turn on'));
  await person.sees(role('heading', 'Recovery codes'));
  await person.click(button('I have stored them'));
  await person.sees(text('10 recovery codes left.'));

  await other.open(PATH.login);
  await fillLogin(other);
  await other.sees(role('heading', 'One more step'));
  await other.type(field('Code'), codeAt(step));
  await other.click(button('Continue'));
  await other.sees(text('The code was not accepted.'));
  await other.type(field('Code'), codeAt(step + 1));
  await other.click(button('Continue'));
  await other.isAt(PATH.dashboard);

  await person.reload();
  await person.click(button(/^End (?!all)/));
  await person.sees(text('Session ended'));
  await other.open(PATH.adminHero);
  await other.isAt(PATH.login);
});
