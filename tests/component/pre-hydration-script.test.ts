import { fireEvent } from '@testing-library/react';
import { takePreHydrationEvents } from '@/app/pre-hydration-events';

let opened = 0;
/**
 * A module that reports its load; a new URL each time, because a browser loads each module once.
 */
const nextApp = () =>
  `data:text/javascript,globalThis.appFetched=(globalThis.appFetched??0)%2B1;/*${(opened += 1)}*/`;
const fetched = () => Reflect.get(globalThis, 'appFetched') as number | undefined;
const isHeld = () => document.documentElement.hasAttribute('data-hold');

const FRAME_MS = 17;
/** Two frames and the fallback for `requestIdleCallback` (ms). */
const LOADED_MS = 2 * FRAME_MS + 300;

async function open(body: string, attributes = ''): Promise<void> {
  document.body.innerHTML = `${body}<script data-files="${nextApp()}" ${attributes}></script>`;
  const script = document.querySelector('script');
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.resetModules();
  await import('@/app/pre-hydration-script');
}

afterEach(() => {
  takePreHydrationEvents()?.stop();
  document.documentElement.removeAttribute('data-hold');
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, 'appFetched');
  Reflect.deleteProperty(window, 'preHydrationEvents');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what only the app can do is kept for it, and fetches it; links and menus act by themselves', async () => {
  await open(`<a href="#x">Link</a><button type="button">Next</button>
    <button type="button" popovertarget="m">Menu</button><form><button>Send</button></form><input data-press>`);
  const [link, next, menu, send] = document.querySelectorAll<HTMLElement>('a, button');
  if (!link || !next || !menu || !send) throw new Error('the page is not there');
  expect(fireEvent.click(link)).toBe(true);
  expect(fireEvent.click(menu)).toBe(true);
  expect(takePreHydrationEvents()?.events).toEqual([]);
  expect(fireEvent.click(next)).toBe(false);
  const field = document.querySelector('input');
  field?.click();
  send.click();
  const form = document.querySelector('form');
  expect(takePreHydrationEvents()?.events).toEqual([
    { target: next },
    { target: field },
    { target: form, submitter: send },
  ]);
  await vi.waitFor(() => expect(fetched()).toBe(1));
  takePreHydrationEvents()?.stop();
  expect(fireEvent.click(next)).toBe(true);
});

test('a page at rest fetches the app when it has loaded, also where nothing tells of idleness', async () => {
  expect('requestIdleCallback' in window).toBe(false);
  await open('<p>Words</p>');
  vi.useFakeTimers();
  fireEvent(window, new Event('load'));
  expect(fetched()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(LOADED_MS);
  vi.useRealTimers();
  await vi.waitFor(() => expect(fetched()).toBe(1));
});

test.each(['pointerdown', 'keydown', 'touchstart', 'input'])('%s fetches the app', async (sign) => {
  await open('<input>');
  const field = document.querySelector('input') ?? document.body;
  fireEvent(field, new Event(sign, { bubbles: true }));
  fireEvent(field, new Event(sign, { bubbles: true }));
  await vi.waitFor(() => expect(fetched()).toBe(1));
  await vi.waitFor(() => expect(isHeld()).toBe(false));
});

test('a page that is nothing without the app has it fetched at once', async () => {
  await open('<p>Words</p>', 'data-now');
  await vi.waitFor(() => expect(fetched()).toBe(1));
});

/**
 * How many screens down each picture starts; the mocked IntersectionObserver reports those nearby.
 */
const FRAMES = ['0', '1.2', '1.6'];
const PICTURES = FRAMES.map(
  (top) => `<span class="pic" data-top="${top}"><img loading="lazy" alt=""></span>`,
).join('');
type Tell = (entries: { target: HTMLElement; isIntersecting: boolean }[]) => void;
function Near(this: IntersectionObserver, tell: Tell, { rootMargin }: { rootMargin: string }) {
  const screens = 1 + Number(/(\d+)(?:px|%)$/.exec(rootMargin)?.[1]) / 100;
  const observe = (target: HTMLElement) =>
    queueMicrotask(() =>
      tell([{ target, isIntersecting: Number(target.dataset['top']) < screens }]),
    );
  Object.assign(this, { observe, disconnect: () => undefined });
}
const loading = () =>
  [...document.querySelectorAll('img')].map((image) => image.getAttribute('loading'));

test('when the app is there the next pictures come, the others at the first sign', async () => {
  vi.stubGlobal('IntersectionObserver', Near);
  await open(`${PICTURES}<button type="button">Next</button>`);
  vi.useFakeTimers();
  fireEvent(window, new Event('load'));
  await vi.advanceTimersByTimeAsync(LOADED_MS);
  vi.useRealTimers();
  await vi.waitFor(() => expect(loading()).toEqual(['eager', 'eager', 'lazy']));
  expect(isHeld()).toBe(true);
  takePreHydrationEvents()?.stop();
  fireEvent.pointerDown(document.body);
  expect(isHeld()).toBe(false);
});

test('pictures wait for somebody who scrolls, but for those in the window', async () => {
  vi.stubGlobal('IntersectionObserver', Near);
  await open(PICTURES);
  expect(isHeld()).toBe(true);
  fireEvent(window, new Event('DOMContentLoaded'));
  await vi.waitFor(() => expect(loading()).toEqual(['eager', 'lazy', 'lazy']));
  fireEvent.scroll(window);
  expect(isHeld()).toBe(false);
});

// Must run last: this page is never hydrated and would react to other tests' events.
test('the app waits until the page is drawn, which a hidden page never is', async () => {
  const idle = vi.fn();
  await open('<p>Words</p>');
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', idle);
  fireEvent(window, new Event('load'));
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  expect(idle).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  expect(idle).toHaveBeenCalled();

  idle.mockClear();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(window, new Event('load'));
  expect(idle).toHaveBeenCalled();
});
