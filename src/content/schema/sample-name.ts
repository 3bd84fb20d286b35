/** The hotel that the site comes with, until the owner gives it a name. */
export const SAMPLE_HOTEL_NAME = 'Chanrea House';
