/** Under what the place in a page is kept while one goes to the same page in another language. */
export const PLACE_KEY = 'place';
/** What every language has alike, in the same order. */
export const PLACES = 'main :is(section,h1,h2,h3,p)';
