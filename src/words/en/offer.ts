/** On a page in another language, for somebody who would rather read this one. */
export const offerWords = { link: 'Read this page in English', close: 'Close' };
