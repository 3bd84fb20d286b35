import { normaliseContent } from '../../src/hotel/content/content.ts';
import { DEFAULT_CONTENT } from '../../src/hotel/content/defaults.ts';
import type { LanguageCode } from '../../src/words/languages.ts';
import type { Deployment } from './deployment.ts';

/** The languages that the hotel offers, the first one first. */
export function offeredBy({ content }: Pick<Deployment, 'content'>): LanguageCode[] {
  return normaliseContent(content, DEFAULT_CONTENT).sections.hotelInfo.languages;
}
