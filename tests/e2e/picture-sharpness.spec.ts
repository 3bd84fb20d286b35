import { expect, test, type Page } from '@playwright/test';
import { DEFAULT_CONTENT } from '../../src/content/store/defaults.ts';
import { VISITOR_ADDRESSES } from '../support/page-paths.ts';
import { startFreshBackend } from './support/backend.ts';
import { answerContent } from './support/site-pages.ts';
import { PATH } from '../../src/basics/rules/paths.ts';
import { footerWords, roomWords } from '../../src/words/visitors.ts';

test.beforeAll(startFreshBackend);

const WINDOWS = [
  [390, 844],
  [1024, 768],
  [1920, 1080],
  [2560, 1300],
] as const;

/**
 * The lowest accepted ratio of picture pixels to screen pixels: nobody sees a difference of 1.5 %.
 */
const SHARP = 0.985;

type Drawn = { file: string; sharpness: number };

async function pictures(page: Page): Promise<Drawn[]> {
  return page.locator('img').evaluateAll((images) =>
    images
      .filter((image) => image instanceof HTMLImageElement)
      .filter(({ currentSrc }) => /\.(avif|webp|jpg)$/.test(currentSrc))
      .map((image) => {
        // With `srcset`, `naturalWidth` depends on `sizes`, so the file name tells the width.
        const width = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1] ?? image.naturalWidth);
        const height = (width * image.naturalHeight) / image.naturalWidth;
        const { clientWidth, clientHeight } = image;
        const covers = getComputedStyle(image).objectFit === 'cover';
        const scales = [clientWidth / width, clientHeight / height];
        const scale = covers ? Math.max(...scales) : Math.min(...scales);
        return { file: image.currentSrc, sharpness: 1 / scale };
      }),
  );
}

function areChosen(images: Element[]): boolean {
  return images.every((one) => Reflect.get(one, 'currentSrc') !== '');
}

for (const address of VISITOR_ADDRESSES)
  test(`no picture of ${address} is drawn larger than it is`, async ({ page }) => {
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await page.goto(address);
      await page.locator('img').evaluateAll((images) => {
        for (const image of images) image.setAttribute('loading', 'eager');
      });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      // Other rooms are rendered only when the visitor scrolls near.
      if (address.startsWith(`${PATH.rooms}/`))
        await page.getByRole('region', { name: roomWords.otherRooms }).waitFor();
      await expect.poll(() => page.locator('img').evaluateAll(areChosen)).toBe(true);
      const soft = async () => (await pictures(page)).filter(({ sharpness }) => sharpness < SHARP);
      await expect.poll(soft, `${width} px`).toEqual([]);
    }
  });

test('@both the edges of the footer and of the cards are straight', async ({ page }, {
  project,
}) => {
  await page.goto('/rooms');
  const isPhone = project.name === 'phone';
  const footer = page.getByRole('contentinfo');
  const heights = await footer
    .locator('li a, address a, nav a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(isPhone ? 44 : 34);

  await page.goto('/');
  const cards = await page.locator('.room').evaluateAll((rooms) =>
    rooms.map((room) => {
      const range = document.createRange();
      range.selectNodeContents(room.querySelector('.price') ?? room);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      const { right } = room.getBoundingClientRect();
      const lowest = Math.max(...lines.map(({ bottom }) => bottom));
      const last = lines.filter(({ bottom }) => bottom === lowest);
      const first = lines.filter(({ bottom }) => bottom < lowest - 8);
      return [first, last].map((line) => right - Math.max(...line.map((rect) => rect.right)));
    }),
  );
  expect(cards.length).toBeGreaterThan(0);
  for (const gaps of cards) for (const gap of gaps) expect(Math.abs(gap)).toBeLessThan(1.5);
});

function rowEdges(list: Element): { list: number[]; rows: number[][] } {
  const rows = new Map<number, number[]>();
  for (const card of list.children) {
    const { top, left, right } = card.getBoundingClientRect();
    rows.set(Math.round(top), [...(rows.get(Math.round(top)) ?? []), left, right]);
  }
  const { left, right } = list.getBoundingClientRect();
  const edges = (all: number[]) => [Math.round(Math.min(...all)), Math.round(Math.max(...all))];
  return { list: edges([left, right]), rows: [...rows.values()].map(edges) };
}

const [firstRoom] = DEFAULT_CONTENT.rooms;
for (const count of [1, 2, 4, 5, 7])
  test(`rooms of a house with ${count} stand in full rows on Home`, async ({ page }) => {
    const rooms = Array.from({ length: count }, (_, place) => ({
      ...firstRoom,
      id: `room-${place}`,
      name: `Room ${place}`,
    }));
    await answerContent(page, { ...DEFAULT_CONTENT, rooms } as typeof DEFAULT_CONTENT);
    await page.goto('/');
    await expect(page.locator('.room')).toHaveCount(count);
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { list, rows } = await page.locator('.rooms').evaluate(rowEdges);
      for (const row of rows) expect(row, `${width} px`).toEqual(list);
    }
  });

function topOfWords(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return Math.round(range.getBoundingClientRect().top);
}

test('an address of two lines begins on the line of its name', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/rooms');
  const footer = page.getByRole('contentinfo');
  const first = [
    footer.getByRole('heading', { name: footerWords.contact, exact: true }),
    footer.locator('address > :first-child'),
  ];
  const tops = await Promise.all(first.map((one) => one.evaluate(topOfWords)));
  expect(tops[1]).toBe(tops[0]);
});

test('@phone the footer is at most 600 px high', async ({ page }) => {
  await page.goto('/rooms');
  const box = await page.getByRole('contentinfo').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(600);
});

test('the newsletter field’s focus ring covers no text', async ({ page }) => {
  await page.goto('/terms');
  const field = page.getByRole('contentinfo').getByRole('textbox');
  const inset = () =>
    field.evaluate((element) => {
      const { outlineOffset, paddingInlineStart } = getComputedStyle(element);
      const column = element.closest('form')?.getBoundingClientRect().left ?? 0;
      const left = element.getBoundingClientRect().left - column;
      return {
        left,
        ring: Number.parseFloat(outlineOffset),
        words: Number.parseFloat(paddingInlineStart),
      };
    });
  expect(await inset()).toMatchObject({ left: 0, words: 0 });
  await field.focus();
  const { left, ring, words } = await inset();
  expect(left).toBe(0);
  expect(ring).toBeLessThan(0);
  expect(words).toBeGreaterThanOrEqual(8);
});
