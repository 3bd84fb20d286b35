/** On a page in another language, for somebody who would rather read French. */
export const offerWords = { link: 'Lire cette page en français', close: 'Fermer' };
