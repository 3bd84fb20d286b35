/** Storage key of the scroll position for opening the same page in another language. */
export const SCROLL_ANCHOR_KEY = 'place';
/**
 * Elements that have the same order in all languages. Paragraphs are counted from the heading
 * before them, because some appear later (tonight's moon).
 */
export const SCROLL_ANCHORS = 'main :is(h1,h2,h3,p)';
