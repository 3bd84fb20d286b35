import { act } from '@testing-library/react';
import { expect } from 'vitest';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '@/ui/router';
import { AppOf } from './app';
import { createQueryClient } from '@/kit/sending/queries/query-client';
import { PRERENDERED_ID } from '@/app/prerendered';
import type { RenderedPage } from '@/entry-prerender';
import type { HotelContent } from '@/content/store/hotel-content';
import { seedContent } from '@/content/store/queries/content-client';

/** Content for prerendering, at a data URL that needs no server. @param savedAt ms since 1970 */
export function publishedFrom(content: HotelContent, savedAt = 1) {
  const text = encodeURIComponent(`export default ${JSON.stringify(content)}`);
  return { content, address: `data:text/javascript,${text}`, savedAt };
}

/**
 * Puts a prerendered page into this document, as a browser has it before any script runs.
 * @returns the app's element, and `leave`, which removes the page
 */
export function mountPrerendered(path: string, { html, head, structuredData, data }: RenderedPage) {
  window.history.replaceState(null, '', path);
  const script = (kind: string, text: string) =>
    `<script type="application/${kind}>${text}</script>`;
  document.head.innerHTML = head + (structuredData ? script('ld+json"', structuredData) : '');
  document.body.innerHTML = html + script(`json" id="${PRERENDERED_ID}"`, data);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root element');
  function leave(): void {
    document.head.replaceChildren();
    document.body.replaceChildren();
    window.history.replaceState(null, '', '/');
  }
  return { root, leave };
}

/**
 * Hydrates the prerendered page with the content it was rendered from.
 * @param differs true if the hydrated page may differ; otherwise a difference fails the test
 */
export async function hydratePrerendered(
  root: HTMLElement,
  { content, savedAt }: ReturnType<typeof publishedFrom>,
  differs = false,
) {
  const differences: unknown[] = [];
  const client = createQueryClient();
  seedContent(client, content, savedAt);
  const app = await act(async () =>
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <AppOf client={client} />
        </BrowserRouter>
      </StrictMode>,
      { onRecoverableError: (error) => void differences.push(error) },
    ),
  );
  if (!differs) expect(differences).toEqual([]);
  async function end(): Promise<void> {
    await act(async () => app.unmount());
    client.clear();
  }
  return { client, end };
}
