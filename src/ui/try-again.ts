/**
 * Draws a broken part anew when its button is pressed. The button goes with what it stood in
 * (`data-fault`), so the focus is given on: to the new button where the part is still broken, else
 * to where the part stands, so that a keyboard does not begin at the top of the page again.
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
