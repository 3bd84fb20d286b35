import * as v from 'valibot';
import { leftOut, normaliseContent, type HotelContent } from '@/content/store/hotel-content';
import { getOwn } from '@/basics/rules/own';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { spokenHere } from '@/content/store/spoken-here';
import { normaliseTranslations, spokenContent } from '@/content/store/texts';
import { rest } from '@/lib/rest';
import { ask } from '@/lib/ask';
import { ServiceError } from '@/lib/service-error';

/**
 * Everything a visitor reads, in one request (DECISIONS 4, decision 0046), in the page's language
 * (decision 0030). Fields the server lacks or that do not fit are the built-in defaults'.
 * @param known what is here already: where it is current the answer says so in a few bytes
 * @param answered what the server has answered to that already
 * @throws ServiceError `network` | `server` | `refused` | `shape`
 */
export async function fetchContent(
  signal = new AbortController().signal,
  known?: HotelContent,
  answered?: unknown,
): Promise<HotelContent> {
  const language = spokenHere();
  const spoken = language && { language };
  const here = known?.version ? known : undefined;
  const question = { ...(here && { known: here.version }), ...spoken };
  try {
    const call =
      answered === undefined
        ? rest().rpc('site_content', question, { get: true }).abortSignal(signal)
        : Promise.resolve({ data: answered, error: null, status: 200 });
    const answer = await ask(call, answerTo(here));
    return hasContent(answer) || !here ? contentOf(answer) : here;
  } catch (error) {
    // A database from before versions, or before translations, has no such function.
    if ((!here && !spoken) || !(error instanceof ServiceError) || error.status !== 404) throw error;
    const call = rest().rpc('site_content', {}, { get: true }).abortSignal(signal);
    return contentOf(await ask(call, answerTo()));
  }
}

function contentOf(answer: unknown): HotelContent {
  const missing = leftOut(answer);
  if (missing) throw new ServiceError('shape', `site_content left ${missing} out`);
  const content = normaliseContent(answer, DEFAULT_CONTENT);
  if (!spokenHere()) return content;
  return spokenContent(content, normaliseTranslations(getOwn(answer, 'translations')));
}

/** What `site_content()` answers; what is in it is mended field by field. */
function answerTo(known?: HotelContent) {
  return v.pipe(
    v.unknown(),
    v.check(
      (answer) => hasContent(answer) || getOwn(answer, 'version') === (known?.version ?? null),
      'site_content answered something else',
    ),
  );
}

function hasContent(answer: unknown): boolean {
  return typeof getOwn(answer, 'sections') === 'object' && Array.isArray(getOwn(answer, 'rooms'));
}
