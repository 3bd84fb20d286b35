/** On a page in another language, for somebody who would rather read Khmer. */
export const offerWords = { link: 'អានទំព័រនេះជាភាសាខ្មែរ', close: 'បិទ' };
