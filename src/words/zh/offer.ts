/** On a page in another language, for somebody who would rather read Chinese. */
export const offerWords = { link: '用中文阅读此页', close: '关闭' };
