import * as v from 'valibot';
import { isWhole, leftOutOfRest, normaliseContent } from '@/hotel/content/content';
import { getOwn } from '@/hotel/rules/own';
import type { CarriedSections, HotelContent, PageContent } from '@/hotel/content/content';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { spokenHere } from '@/hotel/content/spoken-here';
import { normaliseTranslations, spokenContent, translated } from '@/hotel/content/translated';
import type { Translations } from '@/hotel/content/translated';
import { rest } from '@/lib/rest';
import { ask } from '@/lib/ask';
import { ServiceError } from '@/lib/service-error';

/**
 * Everything a visitor reads, in one request (DECISIONS 4, decision 0046), in the page's language
 * (decision 0030). Fields the server lacks or that do not fit are the built-in defaults'.
 * @param known what is here already: where it is current the answer says so in a few bytes, with
 * the rest where it is not all here
 * @throws ServiceError `network` | `server` | `refused` | `shape`
 */
export async function fetchContent(
  signal = new AbortController().signal,
  known?: PageContent,
): Promise<HotelContent> {
  const language = spokenHere();
  const spoken = language && { language };
  const here = known?.version ? known : undefined;
  const question = { ...(here && partOf(here)), ...spoken };
  try {
    const call = rest().rpc('site_content', question, { get: true }).abortSignal(signal);
    const answer = await ask(call, answerTo(here));
    return hasContent(answer) || !here ? contentOf(answer) : completed(here, answer);
  } catch (error) {
    // A database from before versions, or before translations, has no such function.
    if ((!here && !spoken) || !(error instanceof ServiceError) || error.status !== 404) throw error;
    const call = rest().rpc('site_content', {}, { get: true }).abortSignal(signal);
    return contentOf(await ask(call, answerTo()));
  }
}

/** What the server is told of what is here. */
function partOf(known: PageContent): Record<string, string> {
  return { known: known.version, ...(!isWhole(known) && { lacking: 'rest' }) };
}

function contentOf(answer: unknown): HotelContent {
  const content = normaliseContent(answer, DEFAULT_CONTENT);
  return spokenHere() ? spokenContent(content, translationsIn(answer)) : content;
}

function translationsIn(answer: unknown): Translations {
  return normaliseTranslations(getOwn(answer, 'translations'));
}

/** What `site_content()` answers; what is in it is mended field by field. */
function answerTo(known?: PageContent) {
  return v.pipe(
    v.unknown(),
    v.check(
      (answer) => hasContent(answer) || (known !== undefined && isCurrent(answer, known)),
      'site_content answered something else',
    ),
  );
}

function hasContent(answer: unknown): boolean {
  return typeof getOwn(answer, 'sections') === 'object' && Array.isArray(getOwn(answer, 'rooms'));
}

/** Whether the server has named the version that is here, and brought what that is without. */
function isCurrent(answer: unknown, known: PageContent): boolean {
  return (
    getOwn(answer, 'version') === known.version &&
    (isWhole(known) || typeof getOwn(getOwn(answer, 'rest'), 'sections') === 'object')
  );
}

function completed(known: PageContent, answer: unknown): HotelContent {
  if (isWhole(known)) return known;
  const missing = leftOutOfRest(known, getOwn(getOwn(answer, 'rest'), 'sections'));
  if (missing) throw new ServiceError('shape', `site_content left ${missing} out of the rest`);
  const rest = { ...Object(getOwn(answer, 'rest')), images: known.images };
  const { sections, testimonials } = normaliseContent(rest, DEFAULT_CONTENT);
  const { hotelInfo, heroSection, aboutSection, contactInfo, footer } = known.sections;
  const { besidePrice: _part, ...page } = known;
  const carried: CarriedSections = { hotelInfo, heroSection, aboutSection, contactInfo, footer };
  if (!spokenHere()) return { ...page, sections: { ...sections, ...carried }, testimonials };
  // The page came in its language; what comes now has yet to be put into it.
  const come = { ...page, sections, testimonials, rooms: [], images: [] };
  const said = translated(come, translationsIn(answer));
  return {
    ...said,
    sections: { ...said.sections, ...carried },
    rooms: page.rooms,
    images: page.images,
  };
}
