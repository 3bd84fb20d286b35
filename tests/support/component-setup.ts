import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { loadPublicPages } from '@/app/pages';
import { loadDefaults } from '@/content/store/queries/content';
import { dismissAllToasts } from '@/ui/toast';
import { server } from './server';

// Here nobody's finger taps twice: what rests under one is a test of its own.
vi.mock('@/ui/use-double-tap-guard', () => ({ useDoubleTapGuard: () => false }));

const { setTimeout: later, clearTimeout: notLater } = globalThis;
const FRAME_MS = 16;

/** What jsdom lacks and pages ask for; nothing matches, nothing is observed. */
function fillGaps(): void {
  // jsdom's own frames stand still for the rest of the worker once a test's faked interval has
  // driven them.
  window.requestAnimationFrame = (draw) => Number(later(() => draw(performance.now()), FRAME_MS));
  window.cancelAnimationFrame = (frame) => notLater(frame);
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia ??= (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  window.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  window.IntersectionObserver ??= class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): IntersectionObserverEntry[] {
      return [];
    }
  };
}

fillGaps();

configure({
  // A busy machine is not a broken page.
  asyncUtilTimeout: 20_000,
  // What was not found is said without the whole document, which would be written at every look.
  getElementError(message) {
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));

beforeEach(() => {
  // A page that complains on the console is a page that is broken; a test that wants it says so.
  vi.spyOn(console, 'error');
});

/** What browsers forgive and validators of markup do not; axe says nothing of it. */
const FAULTS_OF_MARKUP = [
  '[popovertarget][aria-expanded]',
  'label[aria-hidden]:has(input, select, textarea)',
  'input:is([autocomplete=name], [autocomplete=username]):not([type])',
  'input[type=hidden][readonly]',
  'fieldset:not(:has(> legend))',
].join();

afterEach(() => {
  const faults = [...document.querySelectorAll(FAULTS_OF_MARKUP)].map(({ outerHTML }) => outerHTML);
  cleanup();
  server.resetHandlers();
  dismissAllToasts();
  localStorage.clear();
  sessionStorage.clear();
  const complaints = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
  vi.restoreAllMocks();
  vi.useRealTimers();
  // As one text: a report of a second try then has their words.
  expect([...complaints, ...faults].join('\n')).toBe('');
});

afterAll(() => server.close());

// In the browser a page's code, and what stands in for content, is there before the app starts.
beforeAll(() => Promise.all([loadPublicPages(), loadDefaults()]));
