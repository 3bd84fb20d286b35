import { LAYOUT_COPY } from '@/hotel/words/layout-copy';

export const MENU_ID = 'site-menu';

type Props = { action: 'show' | 'hide'; expanded?: boolean };

/** Two lines that open the menu, or a cross that closes it. Works before and without script. */
export function MenuButton({ action, expanded }: Props) {
  return (
    <button
      type="button"
      className={action === 'hide' ? 'menu-btn is-close' : 'menu-btn'}
      popoverTarget={MENU_ID}
      popoverTargetAction={action}
      aria-label={action === 'hide' ? LAYOUT_COPY.nav.closeMenu : LAYOUT_COPY.nav.menu}
      aria-controls={action === 'show' ? MENU_ID : undefined}
      aria-expanded={expanded}
    >
      <span />
      <span />
    </button>
  );
}
