import { expect, test, type Page } from '@playwright/test';
import { VISITOR_PAGES } from '../support/page-paths.ts';
import { adminClient, startFreshBackend } from './support/backend.ts';
import { expectNoBarriers } from './support/accessibility.ts';
import { layoutShift, openHydrated } from './support/site-pages.ts';

const IMAGES = ['room-premier', 'luxury-2', 'about-3', 'about-4'].map(
  (name) => `/images/${name}.jpg`,
);
const ROOM = '/rooms/room-premier';

test.beforeAll(async () => {
  await startFreshBackend();
  const client = await adminClient();
  const room = client.from('rooms').update({ images: IMAGES }).eq('id', 'room-premier');
  expect((await room.select('id')).data).toHaveLength(1);
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const list = (page: Page) => page.getByRole('list', { name: 'Pictures of Moonrise Premier' });
const view = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Moonrise Premier' });
const seen = (page: Page) =>
  page
    .locator('.viewer-slide')
    .evaluateAll((slides) =>
      slides.findIndex((one) => Math.abs(one.getBoundingClientRect().x) < 2),
    );

test('the full view is pushed, counted and closed by Back @phone', async ({ page }) => {
  await openHydrated(page, ROOM);
  const third = list(page).getByRole('link').nth(2);
  await expect(third).toBeAttached();
  await third.click();
  await expect(view(page).getByText('3 of 4')).toBeVisible();
  await expect.poll(() => seen(page)).toBe(2);
  await expectNoBarriers(page);

  // Scrolls with snapping, like a finger.
  await page
    .locator('.viewer-row')
    .evaluate((row) => row.scrollBy({ left: -row.clientWidth * 0.8 }));
  await expect(view(page).getByText('2 of 4')).toBeVisible();
  await expect.poll(() => seen(page)).toBe(1);
  await page.keyboard.press('End');
  await expect.poll(() => seen(page)).toBe(3);
  await expect(view(page).locator('img').last()).toHaveJSProperty('complete', true);

  await page.goBack();
  await expect(view(page)).toHaveCount(0);
  await expect(page).toHaveURL(ROOM);
  await expect(third).toBeFocused();
});

test('pictures of the server’s answer move nothing @both', async ({ page }) => {
  const shift = await layoutShift(page);
  await page.goto(ROOM);
  await expect(list(page)).toBeVisible();
  const { x, y, width } = await page.locator('h1').evaluate((h1) => h1.getBoundingClientRect());
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(y).toBeLessThan(page.viewportSize()?.height ?? 0);
  expect(await shift()).toBeLessThan(0.01);
});

test('every picture of every page fills its frame @both', async ({ page }) => {
  let pictures = 0;
  for (const where of VISITOR_PAGES) {
    await openHydrated(page, where);
    await page.mouse.wheel(0, 1);
    await expect(page.locator('html')).not.toHaveAttribute('data-hold');
    const frames = await page.locator('.pic').evaluateAll((pics) =>
      pics.map((pic) => {
        const frame = pic.getBoundingClientRect();
        const image = pic.querySelector('img')?.getBoundingClientRect() ?? frame;
        return {
          isSeen: frame.width > 40 && frame.height > 40,
          isFilled: image.width >= frame.width - 1 && image.height >= frame.height - 1,
        };
      }),
    );
    pictures += frames.length;
    for (const [index, frame] of frames.entries())
      expect(frame, `${where}, picture ${index + 1}`).toEqual({ isSeen: true, isFilled: true });
  }
  expect(pictures).toBeGreaterThan(VISITOR_PAGES.length);
});
