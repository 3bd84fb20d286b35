/** The hotel that the site comes with, until the owner gives it a name. */
export const SAMPLE_HOTEL_NAME = 'Chanrea House';

/** Its card, drawn with its name, for where a page is shared. */
export const SAMPLE_CARD = {
  src: '/brand/og-card.jpg',
  alt: 'The hall and pool at dusk, lanterns lit, the sea beyond',
  width: 1200,
  height: 630,
};
