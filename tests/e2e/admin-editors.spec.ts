import { expect, test } from '@playwright/test';
import { startFreshBackend } from './support/backend.ts';
import { look, photo } from './support/pictures.ts';
import { expectToast, newPerson, openEditor, save, beSignedIn } from './support/staff.ts';

test.beforeAll(startFreshBackend);

test('a wide name’s first letter becomes the icon', async ({ page, browser }) => {
  await beSignedIn(page);
  await openEditor(page, '/admin/site-config');
  const choose = async (width: number, height: number) => {
    await page
      .getByLabel('Logo', { exact: true })
      .setInputFiles(await photo(page, { width, height }));
    await expectToast(page, 'Image uploaded');
    await save(page);
    await expectToast(page, 'Configuration Updated');
  };
  const guest = await newPerson(browser);
  const icon = async () => {
    await guest.goto('/');
    const link = guest.locator('head link[rel="apple-touch-icon"][href*="/general/"]');
    return (await link.getAttribute('href')) ?? '';
  };
  const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const colour = await page.getByLabel('Primary colour').inputValue();
  await choose(1600, 300);
  const letter = await icon();
  expect(letter).toMatch(/\.png$/);
  const seen = await look(page, letter);
  expect([seen.width, seen.height]).toEqual([512, 512]);
  expect(seen.bottomLeft.slice(0, 3)).toEqual(rgb(colour));

  await page.getByLabel('Primary colour').fill('#7a2e1f');
  await save(page);
  await expectToast(page, 'Configuration Updated');
  // Polls, because the page shows the cached icon until the server answers.
  const drawn = async () => (await look(page, await icon())).bottomLeft.slice(0, 3);
  await expect.poll(drawn).toEqual(rgb('#7a2e1f'));
  await choose(800, 800);
  await expect.poll(icon).toMatch(/\.jpg$/);
  await guest.context().close();
});
