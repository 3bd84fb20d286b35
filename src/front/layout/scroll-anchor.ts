/** Key of the scroll position that is carried to the same page in another language. */
export const SCROLL_ANCHOR_KEY = 'place';
/**
 * Elements in the same order in all languages. Paragraphs are counted from the heading before them,
 * because some appear later (tonight's moon).
 */
export const SCROLL_ANCHORS = 'main :is(h1,h2,h3,p)';
