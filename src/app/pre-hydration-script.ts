import { SCROLL_ANCHOR_KEY, SCROLL_ANCHORS } from '@/front/layout/scroll-anchor';
import { providePreHydrationEvents, type PreHydrationEvent } from './pre-hydration-events';

/**
 * The script that is inline in a prerendered page. Such a page is complete: text, pictures,
 * links, menu and fields work by themselves. This script
 * - fetches the app when the page has loaded, is drawn and is idle, or at the first sign of a
 *   visitor: fetched with the page it would hold up the first words and the first picture;
 * - records what only the app can do, so that no press and no form is lost: buttons (the
 *   testimonials') and forms;
 * - holds back the pictures and the font that one sees only after scrolling (`data-hold`, see
 *   base.css and fonts.css): on a slow line they would stand in the way of the app, and who only
 *   looks never needs them. When the app is there, those of the next half screen come; the others
 *   at the first sign of a visitor.
 *
 * Built into a single small file of its own: it may import types and constants only.
 */
const IDLE_WITHIN_MS = 2000;
const WITHOUT_IDLE_MS = 300;
/** Any of these says that someone is about to use the page. */
const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'input'] as const;

const HOLD = 'data-hold';
/** How far below the window a picture may begin that comes before anybody scrolls. */
const NEXT = '50%';
/** Other buttons act by themselves: a menu opens, a form is sent. */
const PRESSED = '[type=button]:not([popovertarget]), [data-press]';
const LAZY = '.pic [loading=lazy]';
const root = document.documentElement;
const files = (document.currentScript?.dataset['files'] ?? '').split(' ');
const events: PreHydrationEvent[] = [];
let isBegun = false;
let isThere = false;
/** Someone uses the page, and may scroll at any moment. */
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
      // Nobody scrolls into an empty frame; what is further down comes when someone begins to.
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

/** Those that look into the window, or into so much below it: asked without laying the page out. */
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

/** A page may have loaded before its first frame is drawn: the app must not come before that. */
function beginAfterDrawing(): void {
  // Two frames: the first is drawn when the second begins. A hidden page draws none.
  if (document.hidden) beginWhenIdle();
  else requestAnimationFrame(() => requestAnimationFrame(beginWhenIdle));
}

function beginWhenIdle(): void {
  // Safari has no requestIdleCallback.
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
  record(event, { target: form, submitter: event.submitter });
}

/** Where one was on the same page in another language (src/front/layout/scroll-anchor.ts). */
function showPlace(): void {
  try {
    // Not by way of src/lib, which would be built into every page.
    // oxlint-disable-next-line no-restricted-globals
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
    // Someone has switched storage off.
  }
}

addEventListener('click', onClick, true);
addEventListener('submit', onSubmit, true);
for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
// A page that can say nothing without the app says `data-now`.
root.setAttribute(HOLD, '');
if (document.currentScript?.hasAttribute('data-now')) begin();
else addEventListener('load', beginAfterDrawing);
addEventListener('DOMContentLoaded', () => {
  showPlace();
  // Those that one sees without scrolling wait for nothing.
  showPicturesIn();
});
// Someone wants to see the others.
addEventListener('scroll', showPictures, { once: true });

providePreHydrationEvents({
  events,
  stop() {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
  },
});
