const KHMER = /[\u1780-\u17ff\u19e0-\u19ff]/;

/**
 * Attributes for an element whose text staff typed: its own direction, and Khmer marked as Khmer
 * so that it is spoken and set as such.
 */
export function scriptProps(text: string): { dir: 'auto'; lang?: 'km' } {
  return KHMER.test(text) ? { dir: 'auto', lang: 'km' } : { dir: 'auto' };
}
