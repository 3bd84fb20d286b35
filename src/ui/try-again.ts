/**
 * Draws a broken part anew. The button goes with it (`data-fault`), so the focus goes to the new button,
 * else to where the part stands: a keyboard must not begin at the page's top again.
 */
export function tryAgain(button: HTMLElement, retry: () => void): void {
  const fault = button.closest('[data-fault]');
  const place = fault?.parentElement;
  const position = fault && place ? [...place.children].indexOf(fault) : -1;
  retry();
  requestAnimationFrame(() => {
    if (!place || document.activeElement !== document.body) return;
    const next = place.children[position];
    if (next?.matches('[data-fault]')) next.querySelector('button')?.focus();
    else focusPlace(place);
  });
}

function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
