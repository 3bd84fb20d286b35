import { expect, test, type Page } from '@playwright/test';
import { movingGif, png } from '../support/picture-files.ts';
import { adminClient, startFreshBackend } from './support/backend.ts';
import { file, look, photo, type Chosen } from './support/pictures.ts';
import { expectToast, newPerson, openEditor, beSignedIn } from './support/staff.ts';

test.beforeAll(startFreshBackend);

const STORED = '/storage/v1/object/public/hotel_images/';
const MB_5 = 5_242_880;

type Row = {
  id: string;
  path: string;
  width: number;
  height: number;
  luminance: number;
  variants: { path: string; width: number }[];
};

async function rows(category: string): Promise<Row[]> {
  const client = await adminClient();
  const { data } = await client
    .from('hotel_images')
    .select('*')
    .eq('category', category)
    .order('position');
  return (data ?? []) as Row[];
}

const field = (page: Page, label = 'Background image') => page.getByLabel(label, { exact: true });

async function choose(page: Page, chosen: Chosen, label?: string): Promise<void> {
  await field(page, label).setInputFiles(chosen);
}

async function openHero(page: Page): Promise<void> {
  await beSignedIn(page);
  await openEditor(page, '/admin/hero');
}

test('[I-15] [N-26] a phone’s photo: upright, no place, small', async ({ page, browser }) => {
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript/i.test(message.text())) broken.push(message.text());
  });
  await openHero(page);
  const chosen = await photo(page, { width: 2600, height: 1600, orientation: 6 });
  expect(chosen.buffer.includes('GPS 10.4833 N')).toBe(true);
  await choose(page, chosen);
  await expectToast(page, 'Image uploaded', 'The picture is saved.');

  const [row] = await rows('hero');
  if (!row) throw new Error('no row was stored');
  expect(row.path).toMatch(/^hero\/\d{13}-[a-z0-9]{9}\.jpg$/);
  expect([row.width, row.height]).toEqual([1600, 2600]);
  expect(row.variants.map(({ width }) => width)).toEqual([480, 960, 1440]);
  for (const { path, width } of [{ path: row.path, width: 1600 }, ...row.variants]) {
    const answer = await page.request.get(STORED + path);
    expect(answer.headers()['content-type']).toBe(
      path.endsWith('.jpg') ? 'image/jpeg' : 'image/webp',
    );
    const bytes = await answer.body();
    expect(bytes.includes('Exif')).toBe(false);
    expect(bytes.includes('GPS')).toBe(false);
    const seen = await look(page, STORED + path);
    expect([seen.width, seen.height]).toEqual([width, Math.round((width * 2600) / 1600)]);
    expect(seen.bottomLeft[2]).toBeGreaterThan(150);
  }
  const guest = await newPerson(browser);
  await guest.goto('/');
  const shown = guest.locator('.hero img');
  await expect(shown).toHaveAttribute('src', new RegExp(row.path));
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await guest.context().close();
  expect(broken).toEqual([]);
});

test('[I-24] a photo over 5 MB is made smaller while one types', async ({ page }) => {
  await openHero(page);
  const chosen = await photo(page, { width: 4000, height: 3000, noise: 0.9 });
  expect(chosen.buffer.length).toBeGreaterThan(MB_5);
  await choose(page, chosen);
  await expectToast(page, 'File too large', 'Image must be less than 5MB');
  const title = page.getByLabel('Title', { exact: true });
  // Encoding takes seconds and must run in a worker, not in the page.
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    page.getByRole('button', { name: 'Resize the picture' }).click(),
  ]);
  let isAtWork = true;
  worker.on('close', () => (isAtWork = false));
  await title.press('End');
  await title.press('!');
  expect(await title.inputValue()).toMatch(/!$/);
  expect(isAtWork).toBe(true);
  await expectToast(page, 'Image uploaded');
  const [row] = await rows('hero');
  expect(row?.width).toBeLessThanOrEqual(1920);
  const stored = await (await page.request.get(`${STORED}${row?.path}`)).body();
  expect(stored.length).toBeLessThanOrEqual(MB_5);
});

test('[I-07] only an opaque PNG becomes a JPEG', async ({ page }) => {
  await openHero(page);
  const kinds: [Chosen, string, string][] = [
    [file('logo.png', 'image/png', png(700, 300, [0, 104, 55, 90])), 'png', 'image/png'],
    [file('wall.png', 'image/png', png(700, 300)), 'jpg', 'image/jpeg'],
    [file('moon.gif', 'image/gif', movingGif()), 'gif', 'image/gif'],
  ];
  for (const [chosen, extension, type] of kinds) {
    await test.step(chosen.name, async () => {
      await choose(page, chosen);
      await expectToast(page, 'Image uploaded');
      const [row] = await rows('hero');
      expect(row?.path.endsWith(`.${extension}`)).toBe(true);
      const answer = await page.request.get(`${STORED}${row?.path}`);
      expect(answer.headers()['content-type']).toBe(type);
      if (extension === 'gif') expect(await answer.body()).toEqual(chosen.buffer);
    });
  }
});
