import { hasUnsaved } from '@/hotel/page/admin/unsaved-work';

/**
 * Asks before Back or Forward leaves unsaved edits. The router hears of these only when they have
 * happened; the browser's Navigation API tells before, and lets itself be stopped. Where a browser
 * has none, or does not let itself be stopped (no key or click since the last time), one leaves
 * without being asked and finds the draft on coming back.
 * @param ask called with the way to go once the person agrees
 * @returns a function that ends it
 */
export function guardHistory(ask: (go: () => void) => void): () => void {
  const { navigation } = window;
  let agreed: string | undefined;

  function listen(event: NavigateEvent): void {
    const { key } = event.destination;
    const isAgreed = key === agreed;
    agreed = undefined;
    if (event.navigationType !== 'traverse' || !event.cancelable || isAgreed) return;
    if (!hasUnsaved()) return;
    event.preventDefault();
    ask(() => {
      agreed = key;
      navigation.traverseTo(key);
    });
  }

  // Typed as if every browser had it.
  (navigation as Navigation | undefined)?.addEventListener('navigate', listen);
  return () => (navigation as Navigation | undefined)?.removeEventListener('navigate', listen);
}
