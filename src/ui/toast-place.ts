/** Above or below, at the beginning or the end of a line: toast.css draws each of them. */
const WIDE_PLACES = ['below end', 'below start', 'above end', 'above start'] as const;
/** On narrow windows toasts are as wide as the page. */
const NARROW_PLACES = ['above end', 'below end'] as const;
const NARROW_PX = 768;

const CONTROLS = 'a[href], button, input, select, textarea, summary, [data-keep-clear]';
/** What one needs next: the buttons of a dialog, what sends a form, what a page says is needed. */
const NEEDED = '.dialog > footer *, [type="submit"], [data-keep-clear], [data-keep-clear] *';
const NEEDED_COST = 100;
/** What cannot be used now: previews, and everything behind an open dialog. */
const OUT_OF_USE = '[inert], [aria-hidden="true"], .toasts';

/**
 * Puts the toasts where they cover nothing that is needed next, and as few controls as can be.
 * They stay where they are while that is true there, and while someone is busy with them.
 */
export function placeQuietly(stack: HTMLElement): void {
  const now = stack.dataset['place'];
  // The pointer is no sign: it often rests where something has just been pressed.
  if (stack.offsetHeight === 0 || (now && stack.matches(':focus-within'))) return;
  const controls = controlsInUse();
  if (now && costOf(stack, controls) < NEEDED_COST) return;

  const places = window.innerWidth < NARROW_PX ? NARROW_PLACES : WIDE_PLACES;
  let best: { place: string; cost: number } | undefined;
  for (const place of places) {
    // Drawn there and measured: the style sheet alone knows the distances.
    stack.dataset['place'] = place;
    const cost = costOf(stack, controls);
    if (!best || cost < best.cost) best = { place, cost };
  }
  stack.dataset['place'] = best?.place;
}

/** Calls back when toasts come or go, or something moves. @returns a function that stops */
export function onPageMoved(stack: HTMLElement, act: () => void): () => void {
  const size = new ResizeObserver(act);
  size.observe(document.body);
  size.observe(stack);
  // A dialog has opened or closed.
  const dialogs = new MutationObserver(act);
  dialogs.observe(document.documentElement, { attributeFilter: ['class'] });
  const events = ['scrollend', 'focusin'] as const;
  for (const event of events) document.addEventListener(event, act, true);
  window.addEventListener('resize', act);
  return () => {
    size.disconnect();
    dialogs.disconnect();
    for (const event of events) document.removeEventListener(event, act, true);
    window.removeEventListener('resize', act);
  };
}

type Control = { box: DOMRect; cost: number };

function controlsInUse(): Control[] {
  return [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !control.closest(OUT_OF_USE))
    .map((control) => ({
      box: control.getBoundingClientRect(),
      cost: control.matches(NEEDED) || control.matches(':focus') ? NEEDED_COST : 1,
    }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
}

function costOf(stack: HTMLElement, controls: readonly Control[]): number {
  const { left, right, top, bottom } = stack.getBoundingClientRect();
  return controls
    .filter(
      ({ box }) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
    )
    .reduce((sum, { cost }) => sum + cost, 0);
}
