import { BUILT_IN_PICTURES } from './built-in-pictures.ts';

/** The hotel that the site comes with, until the owner gives it a name. */
export const SAMPLE_HOTEL_NAME = 'Chanrea House';

/** Its card, drawn with its name, for where a page is shared. */
export const SAMPLE_CARD = {
  src: '/brand/og-card.jpg',
  alt: BUILT_IN_PICTURES['/images/hero.jpg']?.alt ?? '',
  width: 1200,
  height: 630,
};
