import { FRAME_COPY } from '@/hotel/words/layout-copy';
import { PATH } from '@/hotel/rules/paths';

/** The four links of the header (specification 2). */
export const NAV_LINKS = [
  { to: PATH.home, label: FRAME_COPY.nav.home },
  { to: PATH.rooms, label: FRAME_COPY.nav.rooms },
  { to: PATH.about, label: FRAME_COPY.nav.about },
  { to: PATH.contact, label: FRAME_COPY.nav.contact },
] as const;
