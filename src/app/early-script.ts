import { provideEarlyInput } from './early-input';
import type { EarlyEvent } from './early-input';

/**
 * The script that stands inline in a page rendered ahead. Such a page is complete: text, pictures,
 * links and menu work by themselves. The app is fetched when the page has loaded and is idle, or at
 * the first sign of a visitor; buttons pressed and forms sent before it is there are kept for it.
 * On a slow line nothing may stand in the way of what one sees and touches: pictures further down
 * the page wait for the app, or for somebody to scroll (base.css hides them until then).
 *
 * Built into a single small file of its own: it may import types and constants only.
 */
const MOST_EVENTS = 20;
const IDLE_WITHIN_MS = 2000;
const WITHOUT_IDLE_MS = 300;
/** Any of these says that somebody is about to use the page. */
const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'input'] as const;

const HOLD = 'data-hold';
const root = document.documentElement;
const files = (document.currentScript?.dataset['files'] ?? '').split(' ');
const events: EarlyEvent[] = [];
let isBegun = false;

function begin(): void {
  if (isBegun) return;
  isBegun = true;
  void Promise.all(files.map((file) => import(/* @vite-ignore */ file)))
    .catch(() => {
      isBegun = false; // the network may be back at the next sign
    })
    .then(showPictures);
}

function showPictures(): void {
  root.removeAttribute(HOLD);
}

/** Those that one sees without scrolling wait for nothing. */
function showFirstPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('.pic [loading=lazy]'))
    if ((image.closest('.pic') ?? image).getBoundingClientRect().top < innerHeight)
      image.loading = 'eager';
}

function beginWhenIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: IDLE_WITHIN_MS });
  else setTimeout(begin, WITHOUT_IDLE_MS);
}

function keep(event: Event, kept: EarlyEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (events.length < MOST_EVENTS) events.push(kept);
  begin();
}

function onClick(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLButtonElement>('button');
  // Others act by themselves: a menu opens, a form is sent.
  if (!button || button.type !== 'button' || button.hasAttribute('popovertarget')) return;
  keep(event, { kind: 'click', target: button });
}

function onSubmit(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !(event instanceof SubmitEvent)) return;
  const again = events.findIndex(({ target }) => target === form);
  if (again >= 0) events.splice(again, 1); // sent twice by somebody impatient
  keep(event, { kind: 'submit', target: form, submitter: event.submitter });
}

addEventListener('click', onClick, true);
addEventListener('submit', onSubmit, true);
for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
// A page that is nothing without the app says `data-now`.
root.setAttribute(HOLD, '');
if (document.currentScript?.hasAttribute('data-now')) begin();
else addEventListener('load', beginWhenIdle);
addEventListener('DOMContentLoaded', showFirstPictures);
// Somebody wants to see the others.
addEventListener('scroll', showPictures, { once: true });

provideEarlyInput({
  events,
  stop() {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    for (const sign of SIGNS) removeEventListener(sign, begin, true);
  },
});
