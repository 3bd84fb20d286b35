import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { HotelContent } from '@/hotel/content/hotel-content';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';

/**
 * Answers for faults and edges, thin on purpose: what a real backend would do is proved against
 * the real one. A request that no test has answered is an error.
 */
export const CONTENT_URL = '*/rest/v1/rpc/site_content';

export const TRANSLATIONS_URL = '*/rest/v1/translations';

/** `site_content()` answers this content. */
export function contentAnswer(content: HotelContent = DEFAULT_CONTENT) {
  return http.get(CONTENT_URL, () => HttpResponse.json(content));
}

/** `site_content()` fails with this status; 0 means that no answer comes at all. */
export function contentFailure(status: number, body: object = { message: 'planned failure' }) {
  return http.get(CONTENT_URL, () =>
    status === 0 ? HttpResponse.error() : HttpResponse.json(body, { status }),
  );
}

export const server = setupServer(
  contentAnswer(),
  // Every editor asks how much of it is translated.
  http.get(TRANSLATIONS_URL, () => HttpResponse.json([])),
);
