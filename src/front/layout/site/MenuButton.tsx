import { useSyncExternalStore } from 'react';
import { navWords } from '@/words/visitors';

export const MENU_ID = 'site-menu';

/** Opens or closes the menu, also without script; the browser itself says whether it is open. */
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

/** Whether the menu is open: the browser knows, and may have opened it before this code was there. */
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
