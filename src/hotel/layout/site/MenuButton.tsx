import { navWords } from '@/words/visitors';

export const MENU_ID = 'site-menu';

type Props = { action: 'show' | 'hide' };

/**
 * Two lines that open the menu, or a cross that closes it. Works before and without script; whether
 * the menu is open, the browser says of a button that names its popover.
 */
export function MenuButton({ action }: Props) {
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
