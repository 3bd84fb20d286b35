import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startFreshBackend } from './support/backend.ts';
import { SITE } from './support/site.ts';
import { beSignedIn, expectToast, newPerson } from './support/staff.ts';

test.beforeAll(startFreshBackend);

const OUTBOX = path.join(SITE.dataFolder, 'outbox');
const PASSWORD = 'teal lantern 48 ferry';

/** Finds the link in the e-mail that the site has written as a file for this address. */
function linkFor(address: string): string {
  const emails = readdirSync(OUTBOX).map((file) =>
    readFileSync(path.join(OUTBOX, file), 'utf8')
      .replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '='),
  );
  const text = emails.find((email) => email.includes(`To: ${address}`)) ?? '';
  return /https?:\/\/\S+\/admin\/join#[\w-]+/.exec(text)?.[0] ?? '';
}

test('an invited colleague joins by the link of the e-mail and sees what the role may @both', async ({
  page,
  browser,
}, { project }) => {
  const address = `dara-${project.name}@pier.example`;
  await beSignedIn(page);
  await page.goto('/admin/team');
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Role', { exact: true }).selectOption('Front desk');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expectToast(page, 'Invitation on its way');
  const invitation = page.getByRole('listitem').filter({ hasText: address });
  await expect(invitation.getByText('Sent', { exact: true })).toBeVisible();

  const dara = await newPerson(browser);
  await dara.goto(linkFor(address));
  await dara.getByLabel('Your name').fill('Dara');
  await dara.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dara.getByLabel('Password again').fill(PASSWORD);
  await dara.getByRole('button', { name: 'Join and sign in' }).click();
  await expect(dara.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await dara.goto('/admin/reservations');
  await expect(dara.getByRole('heading', { level: 1, name: 'Reservations' })).toBeVisible();
  await dara.goto('/admin/team');
  await expect(dara.getByText('This account cannot view this page')).toBeVisible();
  await expect(dara.getByRole('link', { name: 'Team' })).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: 'Remove Dara' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expectToast(page, 'Person removed');
  await dara.reload();
  await expect(dara.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
