import { navWords } from '@/words/visitors';
import { PATH } from '@/hotel/rules/paths';

/** The four links of the header (specification 2). */
export const NAV_LINKS = [
  { to: PATH.home, label: navWords.home },
  { to: PATH.rooms, label: navWords.rooms },
  { to: PATH.about, label: navWords.about },
  { to: PATH.contact, label: navWords.contact },
] as const;
