/** Under what the place in a page is kept while one goes to the same page in another language. */
export const SCROLL_ANCHOR_KEY = 'place';
/**
 * What every language has alike, in the same order, but for paragraphs that come once the page answers
 * (tonight's moon): these are counted from the heading before them, so that others keep their place.
 */
export const SCROLL_ANCHORS = 'main :is(h1,h2,h3,p)';
