import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { loadPublicPages } from '@/app/pages';
import { loadDefaults } from '@/content/store/queries/content';
import { dismissAllToasts } from '@/ui/toast';
import { server } from './server';

// Turns the double-tap guard off: tests press buttons as soon as they appear. It has its own test.
vi.mock('@/ui/use-double-tap-guard', () => ({ useDoubleTapGuard: () => false }));

const { setTimeout: later, clearTimeout: notLater } = globalThis;
const FRAME_MS = 16;

/** Adds browser APIs that jsdom lacks; no media query matches, no observer fires. */
function fillGaps(): void {
  // Replaces jsdom's frames, which stop for ever once a test has faked intervals.
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
  // A long time limit, so that a slow machine fails no test.
  asyncUtilTimeout: 20_000,
  // A short error message, because the default one prints the whole document at every retry.
  getElementError(message) {
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));

beforeEach(() => {
  // Any console error fails the test, unless the test expects it.
  vi.spyOn(console, 'error');
});

/** Markup faults that browsers tolerate and axe does not report, but HTML validators do. */
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
  // Joins all messages, so that the failure report shows them.
  expect([...complaints, ...faults].join('\n')).toBe('');
});

afterAll(() => server.close());

// Loads the page's code and the default content first, as a browser does before the app starts.
beforeAll(() => Promise.all([loadPublicPages(), loadDefaults()]));
