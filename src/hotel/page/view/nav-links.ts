import { navWords } from '@/words/visitors';
import { PATH } from '@/hotel/rules/paths';
import { inMenu } from '@/hotel/rules/routes';

/** The links of the header; of the specification's (2) there are four. */
export const NAV_LINKS = inMenu('header').map((name) => ({
  to: PATH[name],
  label: navWords[name],
}));
