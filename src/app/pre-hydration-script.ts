import { SCROLL_ANCHOR_KEY, SCROLL_ANCHORS } from '@/front/layout/scroll-anchor';
import { providePreHydrationEvents, type PreHydrationEvent } from './pre-hydration-events';

/**
 * The inline script of a prerendered page. It may import only types and constants. The script
 * - fetches the app once the page is painted and idle, or when the visitor first does something:
 * earlier, it would delay the first text and picture;
 * - records the clicks and submits that only the app can handle;
 * - delays pictures and a font below the window (`data-hold`), which would delay the app.
 */
const IDLE_WITHIN_MS = 2000;
const WITHOUT_IDLE_MS = 300;
/** Events that show that the visitor starts to use the page. */
const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'input'] as const;

const HOLD = 'data-hold';
/** Distance below the window within which pictures load before the visitor scrolls. */
const NEXT = '50%';
const PRESSED = '[type=button]:not([popovertarget]), [data-press]';
const LAZY = '.pic [loading=lazy]';
const root = document.documentElement;
const files = (document.currentScript?.dataset['files'] ?? '').split(' ');
const events: PreHydrationEvent[] = [];
let isBegun = false;
let isThere = false;
let isUsed = false;

function begin(): void {
  if (isBegun) return;
  isBegun = true;
  void Promise.all(files.map((file) => import(/* @vite-ignore */ file)))
    .catch(() => {
      isBegun = false; // the network may be back at the next sign
    })
    .then(() => {
      isThere = true;
      if (isUsed) showPictures();
      // Loads the next pictures early, so that scrolling shows no empty frame.
      else showPicturesIn(NEXT);
    });
}

function onSign(): void {
  isUsed = true;
  begin();
  if (isThere) showPictures();
}

function showPictures(): void {
  root.removeAttribute(HOLD);
}

/**
 * Loads pictures near the window. Uses an observer, because measuring would force a layout.
 * @param below distance below the window
 */
function showPicturesIn(below = '0px'): void {
  const frames = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        for (const image of isIntersecting ? target.querySelectorAll(LAZY) : [])
          image.setAttribute('loading', 'eager');
      frames.disconnect();
    },
    { rootMargin: `0px 0px ${below}` },
  );
  for (const image of document.querySelectorAll(LAZY))
    frames.observe(image.closest('.pic') ?? image);
}

/** Waits for the first painted frame, which the app must not delay. */
function beginAfterDrawing(): void {
  // The first frame is painted when the second frame begins. Hidden pages paint no frames.
  if (document.hidden) beginWhenIdle();
  else requestAnimationFrame(() => requestAnimationFrame(beginWhenIdle));
}

function beginWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: IDLE_WITHIN_MS });
  else setTimeout(begin, WITHOUT_IDLE_MS);
}

function record(event: Event, recorded: PreHydrationEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  events.push(recorded);
  begin();
}

function onClick(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const pressed = event.target.closest<HTMLElement>(PRESSED);
  if (pressed) record(event, { target: pressed });
}

function onSubmit(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !(event instanceof SubmitEvent)) return;
  // A search opens the page of its answer, which needs no app.
  if (form.matches('[role=search]')) return;
  record(event, { target: form, submitter: event.submitter });
}

/** After a change of language, scrolls to the text that was at the top (`scroll-anchor.ts`). */
function showPlace(): void {
  try {
    // oxlint-disable-next-line no-restricted-globals -- `src/lib` would be built into every page
    const storage = sessionStorage;
    const place = storage.getItem(SCROLL_ANCHOR_KEY);
    if (!place) return;
    storage.removeItem(SCROLL_ANCHOR_KEY);
    const [heading = 0, after = 0, top = 0] = place.split(' ').map(Number);
    const parts = [...document.querySelectorAll(SCROLL_ANCHORS)];
    const headings = parts.filter(({ tagName }) => tagName !== 'P');
    const part = headings[heading] && parts[parts.indexOf(headings[heading]) + after];
    if (part) scrollBy({ top: part.getBoundingClientRect().top - top, behavior: 'instant' });
  } catch {
    // Storage is disabled, so the page stays at the top.
  }
}

addEventListener('click', onClick, true);
addEventListener('submit', onSubmit, true);
for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
// Starts the app at once on pages with `data-now`, which are useless without the app.
root.setAttribute(HOLD, '');
if (document.currentScript?.hasAttribute('data-now')) begin();
else addEventListener('load', beginAfterDrawing);
addEventListener('DOMContentLoaded', () => {
  showPlace();
  showPicturesIn();
});
addEventListener('scroll', showPictures, { once: true });

providePreHydrationEvents({
  events,
  stop() {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
  },
});
