import * as v from 'valibot';
import { getOwn, normaliseContent } from '@/hotel/content/content';
import type { HotelContent } from '@/hotel/content/content';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { rest } from '@/lib/rest';
import { ask } from '@/lib/ask';

/** What `site_content()` answers; what is in it is mended field by field. */
const answerSchema = v.pipe(
  v.unknown(),
  v.check(hasContent, 'site_content answered something else'),
);

/**
 * Everything a visitor reads, in one request (decision 4).
 * Fields the server lacks or that do not fit are the built-in defaults'.
 * @throws ServiceError `network` | `server` | `refused` | `shape`
 */
export async function fetchContent(signal = new AbortController().signal): Promise<HotelContent> {
  const call = rest().rpc('site_content', {}, { get: true }).abortSignal(signal);
  return normaliseContent(await ask(call, answerSchema), DEFAULT_CONTENT);
}

function hasContent(answer: unknown): boolean {
  return typeof getOwn(answer, 'sections') === 'object' && Array.isArray(getOwn(answer, 'rooms'));
}
