/**
 * Lets the focus leave an open dialog for the toasts (F8), and only for them: what a dialog hears
 * on the document, and answers by taking the focus back, does not get there.
 * @returns a function that stops
 */
export function letFocusIn(stack: HTMLElement): () => void {
  const within = (target: EventTarget | null) => target instanceof Node && stack.contains(target);
  const hush = (event: FocusEvent) => {
    if (within(event.type === 'focusin' ? event.target : event.relatedTarget)) {
      event.stopPropagation();
    }
  };
  // Above everything else that listens, below the document.
  const root = document.documentElement;
  root.addEventListener('focusin', hush);
  root.addEventListener('focusout', hush);
  return () => {
    root.removeEventListener('focusin', hush);
    root.removeEventListener('focusout', hush);
  };
}
