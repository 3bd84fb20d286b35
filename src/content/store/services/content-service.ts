import * as v from 'valibot';
import { missingSection, readContent, type HotelContent } from '@/content/store/hotel-content';
import { getOwn } from '@/basics/rules/get-own';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { contentLanguage } from '@/content/store/content-language';
import { normaliseTranslations, translatedContent, translated } from '@/content/store/texts';
import { whenIdle } from '@/lib/idle';
import { callRest } from '@/lib/call-rest';
import { loadOptional } from '@/lib/code-files';
import { ServiceError } from '@/lib/service-error';

/**
 * Fetches the content in the page's language (decisions 0030 and 0046).
 * @param known current content: the server sends only changed parts
 * @param answered an answer that was already received
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
        ? ask(question, signal)
        : Promise.resolve({ data: answered, error: null, status: 200 });
    const answer = await callRest(call, answerTo(here));
    return isPartial(answer, here) || hasContent(answer) || !here
      ? await contentOf(answer, here)
      : here;
  } catch (error) {
    // Status 404: an older database has no `site_content` with these parameters.
    if ((!here && !spoken) || !(error instanceof ServiceError) || error.status !== 404) throw error;
    return contentOf(await callRest(ask({}, signal), answerTo()));
  }
}

/** Sends the question. Its client loads only now, because most callers have an answer already. */
async function ask(question: { known?: string; language?: string }, signal: AbortSignal) {
  const file = await loadOptional(() => import('@/lib/rest'));
  if (!file) throw new Error('the code that reads content is missing');
  return file.rest().rpc('site_content', question, { get: true }).abortSignal(signal);
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

/** The longest parsing without a pause (ms), so that slow phones respond to taps. */
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

/** Checks only the shape; `readContent` repairs the fields. */
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

function isPartial(answer: unknown, known?: HotelContent): boolean {
  return known !== undefined && getOwn(answer, 'since') === known.version;
}

function hasContent(answer: unknown): boolean {
  return typeof getOwn(answer, 'sections') === 'object' && Array.isArray(getOwn(answer, 'rooms'));
}
