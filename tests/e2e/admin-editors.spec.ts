import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startFreshBackend } from './support/backend.ts';
import { expectToast, newPerson, openEditor, save, signIn } from './support/staff.ts';

test.beforeAll(startFreshBackend);

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** What staff change, what they are told, and where a visitor reads it. */
const JOURNEYS = [
  {
    id: 'E-03',
    path: '/admin/hero',
    label: 'Subtitle',
    text: 'A subtitle from the editor',
    toast: ['Hero section updated', 'The home page now shows your changes.'],
    visit: '/',
  },
  {
    id: 'E-05',
    path: '/admin/luxury-experience',
    label: 'Title',
    text: 'Luxury from the editor',
    toast: ['Luxury experience section updated', 'The home page now shows your changes.'],
    visit: '/',
  },
  {
    id: 'E-09',
    path: '/admin/about',
    label: 'Description',
    text: 'A story from the editor',
    toast: ['About section updated', 'Your changes have been saved successfully to the database.'],
    visit: '/about',
  },
  {
    id: 'E-12',
    path: '/admin/contact',
    label: 'Opening hours',
    text: 'Hours from the editor',
    toast: ['Contact information updated', 'Every page now shows your changes.'],
    visit: '/contact',
  },
  {
    id: 'F-07',
    path: '/admin/site-config',
    label: 'Hotel name',
    text: 'A House from the Editor',
    toast: ['Configuration Updated', 'Hotel Information settings have been updated successfully.'],
    visit: '/about',
  },
  {
    id: 'F-07',
    path: '/admin/site-config',
    label: 'Terms',
    text: 'Terms from the editor',
    toast: ['Configuration Updated', 'Hotel Information settings have been updated successfully.'],
    visit: '/terms',
  },
] as const;

for (const { id, path, label, text, toast, visit } of JOURNEYS) {
  test(`[${id}] [E-14] ${path}: ${label} is saved, seen by a visitor, and there after a reload`, async ({
    page,
    browser,
  }) => {
    await signIn(page);
    await openEditor(page, path);
    await field(page, label).fill(text);
    await save(page);
    await expectToast(page, toast[0], toast[1]);
    await expect(page.getByText('Unsaved changes')).toHaveCount(0);

    const guest = await newPerson(browser);
    await guest.goto(visit);
    await expect(guest.getByText(text).first()).toBeVisible();
    await guest.reload();
    await expect(guest.getByText(text).first()).toBeVisible();
    await guest.context().close();

    await page.reload();
    await expect(field(page, label)).toHaveValue(text);
  });
}

test('[F-03] [F-07] the contact tab of the site configuration and the contact editor are one', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await openEditor(page, '/admin/site-config');
  await page.getByRole('tab', { name: 'Contact Information' }).click();
  await field(page, 'Location').fill('Kampot, by the river');
  await save(page);
  await expectToast(
    page,
    'Configuration Updated',
    'Contact Information settings have been updated successfully.',
  );
  await openEditor(page, '/admin/contact');
  await expect(field(page, 'Location')).toHaveValue('Kampot, by the river');
  const guest = await newPerson(browser);
  await guest.goto('/contact');
  await expect(guest.getByText('Kampot, by the river').first()).toBeVisible();
  await guest.context().close();
});

test('[G-24] [F-04] a colour from the picker themes the whole site at once', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await openEditor(page, '/admin/site-config');
  await page.getByRole('button', { name: 'Open picker: primary' }).click();
  await page.getByRole('button', { name: '#1f4e5f' }).click();
  await save(page);
  await expectToast(page, 'Configuration Updated');
  const brand = (on: Page) =>
    on.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'));
  expect(await brand(page)).toBe('#1f4e5f');
  const guest = await newPerson(browser);
  await guest.goto('/rooms');
  await expect.poll(() => brand(guest)).toBe('#1f4e5f');
  await guest.context().close();
});

test('[N-36] two people, different fields: both stay', async ({ page, browser }) => {
  const colleague = await newPerson(browser);
  await signIn(page);
  await signIn(colleague);
  await openEditor(page, '/admin/luxury-experience');
  await openEditor(colleague, '/admin/luxury-experience');
  await field(page, 'Title').fill('The title of one');
  await field(colleague, 'Description').fill('The description of the other');
  await save(page);
  await expectToast(page, 'Luxury experience section updated');
  await save(colleague);
  await expectToast(colleague, 'Luxury experience section updated');
  await expect(field(colleague, 'Title')).toHaveValue('The title of one');

  await page.reload();
  await expect(field(page, 'Title')).toHaveValue('The title of one');
  await expect(field(page, 'Description')).toHaveValue('The description of the other');
  await colleague.context().close();
});

test('[N-36] two people, the same field: the second one chooses', async ({ page, browser }) => {
  const colleague = await newPerson(browser);
  await signIn(page);
  await signIn(colleague);
  await openEditor(page, '/admin/contact');
  await openEditor(colleague, '/admin/contact');
  await field(page, 'Location').fill('Where the first one says');
  await field(colleague, 'Location').fill('Where the second one says');
  await save(page);
  await expectToast(page, 'Contact information updated');
  await save(colleague);
  await expectToast(colleague, 'Update failed', 'There was a problem saving your changes');

  const conflict = colleague.getByRole('alert', { name: 'Changed by someone else' });
  await expect(conflict.getByText('Where the first one says')).toBeVisible();
  await expect(conflict.getByText('Where the second one says')).toBeVisible();
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await save(colleague);
  await expectToast(colleague, 'Contact information updated');
  await page.reload();
  await expect(field(page, 'Location')).toHaveValue('Where the second one says');
  await colleague.context().close();
});

test('[K-01] [K-02] [K-03] [K-04] [K-05] [K-06] a fresh house on the dashboard', async ({
  page,
}) => {
  await startFreshBackend();
  await signIn(page);
  const figures = page.locator('.stats dd');
  await expect(figures).toHaveText(['3', '128', '5', '18', '62', '$192']);
  const latest = page.getByRole('region', { name: 'Latest reservations' });
  await expect(latest.locator('tbody tr')).toHaveCount(5);
});
