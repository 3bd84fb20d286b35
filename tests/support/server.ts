import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { HotelContent } from '@/content/store/hotel-content';
import { DEFAULT_CONTENT } from '@/content/store/defaults';

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

/** What a changed stay costs: so much for each of its nights, the fee included. */
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
  // Every editor asks how much of it is translated.
  http.get(TRANSLATIONS_URL, () => HttpResponse.json([])),
);
