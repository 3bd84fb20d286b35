import * as v from 'valibot';
import { getOwn, isWhole, normaliseContent } from '@/hotel/content/content';
import type { HotelContent, PageContent } from '@/hotel/content/content';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { rest } from '@/lib/rest';
import { ask } from '@/lib/ask';
import { ServiceError } from '@/lib/service-error';

/**
 * Everything a visitor reads, in one request (decisions 4 and 0865).
 * Fields the server lacks or that do not fit are the built-in defaults'.
 * @param known what is here already: where it is current the answer says so in a few bytes, with
 * the rest where it is not all here
 * @throws ServiceError `network` | `server` | `refused` | `shape`
 */
export async function fetchContent(
  signal = new AbortController().signal,
  known?: PageContent,
): Promise<HotelContent> {
  if (!known?.version) return askForAll(signal);
  const lacking = isWhole(known) ? {} : { lacking: 'rest' };
  try {
    const call = rest().rpc('site_content', { known: known.version, ...lacking }, { get: true });
    const answer = await ask(call.abortSignal(signal), answerTo(known));
    return hasContent(answer)
      ? normaliseContent(answer, DEFAULT_CONTENT)
      : completed(known, answer);
  } catch (error) {
    // A database from before versions has no such function.
    if (error instanceof ServiceError && error.status === 404) return askForAll(signal);
    throw error;
  }
}

async function askForAll(signal: AbortSignal): Promise<HotelContent> {
  const call = rest().rpc('site_content', {}, { get: true }).abortSignal(signal);
  return normaliseContent(await ask(call, answerTo()), DEFAULT_CONTENT);
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
  const { sections, testimonials } = normaliseContent(getOwn(answer, 'rest'), DEFAULT_CONTENT);
  const { hotelInfo, heroSection, aboutSection, contactInfo, footer } = known.sections;
  const { besidePrice: _part, ...page } = known;
  return {
    ...page,
    sections: { ...sections, hotelInfo, heroSection, aboutSection, contactInfo, footer },
    testimonials,
  };
}
