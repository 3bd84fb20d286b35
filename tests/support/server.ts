import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { HotelContent } from '@/content/store/hotel-content';
import { DEFAULT_CONTENT } from '@/content/store/defaults';

/**
 * Mock server for faults and edge cases. Other tests prove behaviour against the real backend. A
 * request that no test answers is an error.
 */
export const CONTENT_URL = '*/rest/v1/rpc/site_content';

export const TRANSLATIONS_URL = '*/rest/v1/translations';

export function contentAnswer(content: HotelContent = DEFAULT_CONTENT) {
  return http.get(CONTENT_URL, () => HttpResponse.json(content));
}

/** Makes `site_content()` fail. @param status 0 means no answer */
export function contentFailure(status: number, body: object = { message: 'planned failure' }) {
  return http.get(CONTENT_URL, () =>
    status === 0 ? HttpResponse.error() : HttpResponse.json(body, { status }),
  );
}

export function changeQuoteAnswer(nightly = 100) {
  return http.post('*/rest/v1/rpc/change_quote', async ({ request }) => {
    const { nights } = (await request.json()) as { nights: number };
    const price = nights * nightly;
    const amounts = Array.from({ length: nights }, () => ({
      night: null,
      amount: nightly,
      period: null,
    }));
    const fee = Math.round(price / 10);
    const sums = { price, fee, total: price + fee, discount: 0 };
    return HttpResponse.json({ ...sums, nights: amounts, extras: [], rule: null });
  });
}

export const server = setupServer(
  contentAnswer(),
  changeQuoteAnswer(),
  http.get(TRANSLATIONS_URL, () => HttpResponse.json([])),
);
