import { useSyncExternalStore } from 'react';
import { MENU_ID } from './MenuButton';

/**
 * Whether the menu is open. The browser opens and closes it, also before this code is there: so it
 * is asked, and nothing about it is remembered here.
 */
export function useMenuOpen(): boolean {
  return useSyncExternalStore(subscribe, isOpen, () => false);
}

function subscribe(onChange: () => void): () => void {
  // The event does not bubble.
  document.addEventListener('toggle', onChange, true);
  return () => document.removeEventListener('toggle', onChange, true);
}

function isOpen(): boolean {
  // Inside `:is` a browser that knows no popovers passes over the word instead of throwing.
  return document.getElementById(MENU_ID)?.matches(':is(:popover-open)') ?? false;
}
