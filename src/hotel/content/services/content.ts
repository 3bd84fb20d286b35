import { normaliseContent, own } from '@/hotel/content/content';
import type { HotelContent } from '@/hotel/content/content';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { rest } from '@/lib/rest';
import { restError, ServiceError } from '@/lib/service-error';

/**
 * Everything a visitor reads, in one request (decision 4).
 * Fields the server lacks or that do not fit are the built-in defaults'.
 * @throws ServiceError `network` | `server` | `refused` | `shape`
 */
export async function fetchContent(signal?: AbortSignal): Promise<HotelContent> {
  const call = rest().rpc('site_content', {}, { get: true });
  const { data, error, status } = await (signal ? call.abortSignal(signal) : call);
  if (error) throw restError(error, status);
  const answer: unknown = data;
  if (typeof own(answer, 'sections') !== 'object' || !Array.isArray(own(answer, 'rooms'))) {
    throw new ServiceError('shape', 'site_content answered something else', status);
  }
  return normaliseContent(answer, DEFAULT_CONTENT);
}
