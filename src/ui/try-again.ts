/**
 * Draws a broken part anew when its button is pressed. The button is gone when that has worked: the
 * focus then goes to where the part stands, so that a keyboard does not begin at the top.
 */
export function tryAgain(button: HTMLElement, retry: () => void): void {
  const place = button.closest('[data-fault]')?.parentElement;
  retry();
  requestAnimationFrame(() => {
    if (!place || button.isConnected || document.activeElement !== document.body) return;
    if (!place.hasAttribute('tabindex')) {
      place.tabIndex = -1;
      place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
    }
    place.focus({ preventScroll: true });
  });
}
