import { expect, test, type Locator } from '@playwright/test';
import { startFreshBackend } from './support/backend.ts';
import { photo } from './support/pictures.ts';
import { beSignedIn, expectToast, newPerson, openEditor } from './support/staff.ts';

test.beforeAll(startFreshBackend);

const WINDOWS = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1180, 820],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
/** The contrast of WCAG AA for small text, required for large text too. */
const ENOUGH = 4.5;
const FULL = '2026-12-24T12:00:00Z';

/**
 * The lowest contrast between an element's white text and its background. The background is the
 * brightest hundredth of the pixels in the boxes of its lines.
 */
async function contrastOf(element: Locator): Promise<number> {
  const page = element.page();
  const boxes = await element.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()].map(({ x, y, width, height }) => [x, y, width, height]);
  });
  // Captures only the area of the text, because the rest of the window shows the picture.
  const clip = around(boxes);
  const png = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(
    async ([base64, lines, { x: left, y: top }]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(bitmap, 0, 0);
      const linear = Float64Array.from({ length: 256 }, (_, value) =>
        value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      const parts = lines.map(([x = 0, y = 0, width = 0, height = 0]) => {
        const size = [Math.max(1, width), Math.max(1, height)] as const;
        return context.getImageData(x - left, y - top, ...size).data;
      });
      // A typed array, because there are hundreds of thousands of pixels.
      const luminances = new Float64Array(parts.reduce((sum, data) => sum + data.length / 4, 0));
      let place = 0;
      for (const data of parts)
        for (let at = 0; at < data.length; at += 4) {
          const light = (colour: number) => linear[data[at + colour] ?? 0] ?? 0;
          luminances[place] = 0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2);
          place += 1;
        }
      luminances.sort();
      return 1.05 / ((luminances[Math.floor(luminances.length * 0.99)] ?? 1) + 0.05);
    },
    [png, boxes, clip] as const,
  );
}

function around(boxes: number[][]) {
  const x = Math.floor(Math.min(...boxes.map(([left = 0]) => left)));
  const y = Math.floor(Math.min(...boxes.map(([, top = 0]) => top)));
  const right = Math.max(...boxes.map(([left = 0, , width = 0]) => left + width));
  const bottom = Math.max(...boxes.map(([, top = 0, , height = 0]) => top + height));
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y };
}

const PICTURES = [
  { what: 'the built-in picture', picture: undefined },
  { what: 'a white picture', picture: { colours: ['#ffffff', '#ffffff'] as const } },
  {
    what: 'a portrait, bright on one side',
    picture: { width: 1200, height: 1800, colours: ['#ffffff', '#23262a'] as const },
  },
];

for (const { what, picture } of PICTURES) {
  test(`title and moon can be read over ${what} in every window`, async ({ page, browser }) => {
    if (picture) {
      await beSignedIn(page);
      await openEditor(page, '/admin/hero');
      const chosen = await photo(page, picture);
      await page.getByLabel('Background image', { exact: true }).setInputFiles(chosen);
      await expectToast(page, 'Image uploaded');
    }
    const guest = await newPerson(browser, { bypassCSP: true });
    await guest.clock.setFixedTime(FULL);
    await guest.goto('/');
    await expect(guest.locator('.hero-tonight')).toHaveText(/18:08/);
    const shown = guest.locator('.hero img');
    if (picture) await expect(shown).toHaveAttribute('src', /hotel_images\/hero/);
    await guest.addStyleTag({ content: '.hero :is(h1, .hero-tonight) { visibility: hidden }' });
    for (const [width, height] of WINDOWS) {
      await guest.setViewportSize({ width, height });
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete))
        .toBe(true);
      for (const words of ['h1', '.hero-tonight span'])
        expect
          .soft(await contrastOf(guest.locator(`.hero ${words}`)), `${words}, ${width} px`)
          .toBeGreaterThanOrEqual(ENOUGH);
    }
    await guest.context().close();
  });
}
