import { LAYOUT_COPY } from '@/hotel/words/layout-copy';
import { PATH } from '@/hotel/rules/paths';

/** The four links of the header (specification 2). */
export const NAV_LINKS = [
  { to: PATH.home, label: LAYOUT_COPY.nav.home },
  { to: PATH.rooms, label: LAYOUT_COPY.nav.rooms },
  { to: PATH.about, label: LAYOUT_COPY.nav.about },
  { to: PATH.contact, label: LAYOUT_COPY.nav.contact },
] as const;
