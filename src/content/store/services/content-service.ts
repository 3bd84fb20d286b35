import * as v from 'valibot';
import { missingSection, readContent, type HotelContent } from '@/content/store/hotel-content';
import { getOwn } from '@/basics/rules/get-own';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { contentLanguage } from '@/content/store/content-language';
import { normaliseTranslations, translatedContent, translated } from '@/content/store/texts';
import { whenIdle } from '@/lib/idle';
import { rest } from '@/lib/rest';
import { callRest } from '@/lib/call-rest';
import { ServiceError } from '@/lib/service-error';

/**
 * Everything a visitor reads, in one request (DECISIONS 4, decision 0046), in the page's language
 * (decision 0030). Fields the server lacks or that do not fit are the built-in defaults'.
 * @param known the content that is here already: the server answers only the parts that have changed
 * @param answered what the server has answered to that already
 * @throws ServiceError `network` | `server` | `refused` | `shape`
 */
export async function fetchContent(
  signal = new AbortController().signal,
  known?: HotelContent,
  answered?: unknown,
): Promise<HotelContent> {
  const language = contentLanguage();
  const spoken = language && { language };
  const here = known?.version ? known : undefined;
  const question = { ...(here && { known: here.version }), ...spoken };
  try {
    const call =
      answered === undefined
        ? rest().rpc('site_content', question, { get: true }).abortSignal(signal)
        : Promise.resolve({ data: answered, error: null, status: 200 });
    const answer = await callRest(call, answerTo(here));
    return isPartial(answer, here) || hasContent(answer) || !here
      ? await contentOf(answer, here)
      : here;
  } catch (error) {
    // A database from before versions, or before translations, has no such function.
    if ((!here && !spoken) || !(error instanceof ServiceError) || error.status !== 404) throw error;
    const call = rest().rpc('site_content', {}, { get: true }).abortSignal(signal);
    return contentOf(await callRest(call, answerTo()));
  }
}

async function contentOf(answer: unknown, here?: HotelContent): Promise<HotelContent> {
  const missing = missingSection(answer);
  if (missing) throw new ServiceError('shape', `site_content left ${missing} out`);
  const known = isPartial(answer, here) ? here : undefined;
  const content = await inPieces(readContent(answer, DEFAULT_CONTENT, known));
  if (!contentLanguage()) return content;
  const translations = normaliseTranslations(getOwn(answer, 'translations'));
  if (!known) return translatedContent(content, translations);
  const { source } = known;
  return {
    ...translated(content, translations, known),
    source: source && {
      content: await inPieces(readContent(answer, DEFAULT_CONTENT, source.content)),
      translations: { ...source.translations, ...translations },
    },
  };
}

/** How long an answer is read without a pause (ms): a page on a slow phone goes on answering taps. */
const PIECE_MS = 4;

async function inPieces<T>(reading: Generator<undefined, T>): Promise<T> {
  let began = performance.now();
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
    if (performance.now() - began < PIECE_MS) continue;
    await new Promise<void>(whenIdle);
    began = performance.now();
  }
}

/** What `site_content()` answers; what is in it is mended field by field. */
function answerTo(known?: HotelContent) {
  return v.pipe(
    v.unknown(),
    v.check(
      (answer) =>
        isPartial(answer, known) ||
        hasContent(answer) ||
        getOwn(answer, 'version') === (known?.version ?? null),
      'site_content answered something else',
    ),
  );
}

/** Whether an answer holds the parts that have changed since what is known. */
function isPartial(answer: unknown, known?: HotelContent): boolean {
  return known !== undefined && getOwn(answer, 'since') === known.version;
}

function hasContent(answer: unknown): boolean {
  return typeof getOwn(answer, 'sections') === 'object' && Array.isArray(getOwn(answer, 'rooms'));
}
