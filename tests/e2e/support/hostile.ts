import { expect, type Page } from '@playwright/test';
import type { HotelContent } from '../../../src/content/store/hotel-content.ts';
import { DEFAULT_CONTENT } from '../../../src/content/store/defaults.ts';
import { roomDraftSchema } from '../../../src/content/schema/room.ts';
import { testimonialDraftSchema } from '../../../src/content/schema/testimonial.ts';
import { eachSection, filledToLimits } from '../../support/schema-walk.ts';

/** Extreme texts that people and programs type; each must be stored and shown unchanged. */
export const STRINGS: Readonly<Record<string, string>> = {
  'one long word': 'Donaudampfschifffahrtsgesellschaft'.repeat(150),
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈🇰🇭'.repeat(200),
  'right to left': 'مرحبا بكم في فندقنا على شاطئ البحر '.repeat(140),
  Khmer: 'ស្វាគមន៍មកកាន់ផ្ទះចន្ទរានៅមាត់សមុទ្រកែប'.repeat(120),
  'zero width': 'a\u200bb\u200cc\u200dd\u2060'.repeat(600),
  markup: '<img src=x onerror="globalThis.hit=1"><script>globalThis.hit=1</script>'.repeat(70),
  quotes: `"'\`’“”«»&amp;&#x27;\\`.repeat(250),
  formulas: '=HYPERLINK("https://evil.example";1)+@SUM(1)'.repeat(110),
  'turned around': '\u202egnp.exe\u202c‏gpj'.repeat(300),
};

export function cut(text: string, max: number): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > max) break;
    kept += segment;
  }
  return kept.trim();
}

export function hostileContent(turn: number): HotelContent {
  const texts = Object.values(STRINGS);
  let field = turn;
  const text = (max: number) => cut(texts[(field += 1) % texts.length] ?? '', max);
  const { rooms, testimonials } = DEFAULT_CONTENT;
  const sections = eachSection((schema, sample) => filledToLimits(schema, sample, text));
  sections.legal.privacy = `# ${text(200)}\n\n${text(5000)}`;
  return {
    ...DEFAULT_CONTENT,
    sections,
    rooms: rooms.map((room) => ({ ...room, ...filledToLimits(roomDraftSchema, room, text) })),
    testimonials: testimonials.map((one) => ({
      ...one,
      ...filledToLimits(testimonialDraftSchema, one, text),
    })),
  };
}

/**
 * Checks that no injected script ran, nothing scrolls sideways, and no text overlaps another or
 * leaves the window. Carousels are left out.
 */
export async function expectInPlace(page: Page, told: string): Promise<void> {
  const found = await page.evaluate(() => {
    const root = document.documentElement;
    const faults: string[] = [];
    if (Reflect.get(window, 'hit') !== undefined) faults.push('something was executed');
    if (root.scrollWidth > root.clientWidth)
      faults.push(`${root.scrollWidth} px wide of ${root.clientWidth}`);

    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));
    // With an open dialog, only the dialog is checked.
    const frame = document.querySelector('[role="dialog"]') ?? document.querySelector('main');
    const isFloating = (element: Element | null): boolean =>
      element !== null &&
      element !== frame &&
      (/fixed|sticky/.test(getComputedStyle(element).position) ||
        isFloating(element.parentElement));
    const isShown = (element: Element) =>
      !isFloating(element) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"], [inert], .sr-only, .toasts, header, aside') === null;
    const seenOf = (one: Element): DOMRect => {
      let { left, right, top, bottom } = one.getBoundingClientRect();
      for (let above = one.parentElement; above; above = above.parentElement) {
        if (above === root || getComputedStyle(above).overflowY === 'visible') continue;
        const clip = above.getBoundingClientRect();
        [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
        [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const boxes = [...(frame?.querySelectorAll('h1, h2, h3, p, dt, dd, label, button') ?? [])]
      .filter((one) => isShown(one) && one.textContent.trim() !== '')
      .map((one) => ({ one, box: seenOf(one) }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const name = (one: Element) => `${one.tagName}.${one.className}`;
    for (const { one, box } of boxes)
      if ((box.right > root.clientWidth + 1 || box.left < -1) && !isClipped(one.parentElement))
        faults.push(`${name(one)} reaches from ${box.left} to ${box.right}`);
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1)) {
        if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (across > 2 && down > 2) faults.push(`${name(a.one)} lies on ${name(b.one)}`);
      }
    return faults;
  });
  expect.soft(found, told).toEqual([]);
}
