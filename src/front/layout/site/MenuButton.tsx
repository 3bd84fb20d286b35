import { useSyncExternalStore } from 'react';
import { navWords } from '@/words/visitors';

export const MENU_ID = 'site-menu';

export function MenuButton({ action }: { action: 'show' | 'hide' }) {
  return (
    <button
      type="button"
      className={action === 'hide' ? 'menu-btn is-close' : 'menu-btn'}
      popoverTarget={MENU_ID}
      popoverTargetAction={action}
      aria-label={action === 'hide' ? navWords.closeMenu : navWords.menu}
      aria-controls={action === 'show' ? MENU_ID : undefined}
    >
      <span />
      <span />
    </button>
  );
}

/** Reads the popover's state: the menu may have opened before this code loaded. */
export function useMenuOpen(): boolean {
  return useSyncExternalStore(subscribe, isOpen, () => false);
}

function subscribe(onChange: () => void): () => void {
  // Listens in the capture phase, because the `toggle` event does not bubble.
  document.addEventListener('toggle', onChange, true);
  return () => document.removeEventListener('toggle', onChange, true);
}

function isOpen(): boolean {
  // `:is` prevents an error in browsers that do not know `:popover-open`.
  return document.getElementById(MENU_ID)?.matches(':is(:popover-open)') ?? false;
}
