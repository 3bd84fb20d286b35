import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { BrowserRouter } from '@/ui/router';
import { afterEach, expect } from 'vitest';
import { App } from '@/app/App';
import { createQueryClient } from '@/kit/sending/queries/query-client';
import type { HotelContent } from '@/content/store/hotel-content';
import { CONTENT_KEY, ContentProvider, ContentSource } from '@/content/store/queries/content';
import { syncContentCache } from '@/content/store/queries/content-cache';
import { readCachedContent } from '@/content/store/queries/cached-content';
import { followContent } from '@/content/store/queries/content-client';

const clients = new Set<QueryClient>();

/** A short delay before a failed request is sent again (ms), so that tests do not wait seconds. */
const RETRY_MS = 10;

afterEach(() => clients.clear());

/** The content source of a client that already holds content, kept in sync with its cache. */
function useSourceOf(client: QueryClient): ContentSource {
  const [source] = useState(() => {
    const state = client.getQueryState<HotelContent>(CONTENT_KEY);
    return Object.assign(new ContentSource(state?.data, state?.dataUpdatedAt), { client });
  });
  useEffect(() => followContent(source, client), [source, client]);
  return source;
}

export function AppOf({ client }: { client: QueryClient }) {
  return <App source={useSourceOf(client)} />;
}

export function WithClient({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <ContentProvider source={useSourceOf(client)}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ContentProvider>
  );
}

/**
 * Waits until no request is in flight and every answer is rendered. Only then may a test claim that
 * nothing was sent or shown.
 */
export async function requestsSettled(): Promise<void> {
  await waitFor(() => {
    for (const client of clients) expect(client.isFetching() + client.isMutating()).toBe(0);
  });
}

/**
 * Renders the real app at an address, with its own query client and the content cache.
 * @returns the result of `render`, the client, and `leave`, which unmounts the app and stops the
 * cache
 */
export function renderApp(address: string) {
  const queryClient: QueryClient = createQueryClient();
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    ...defaults,
    queries: { ...defaults.queries, retryDelay: RETRY_MS },
  });
  clients.add(queryClient);
  window.history.replaceState(null, '', address);
  const endCache = syncContentCache(queryClient, 0, readCachedContent());
  const result = render(
    <BrowserRouter>
      <AppOf client={queryClient} />
    </BrowserRouter>,
  );
  function leave(): void {
    result.unmount();
    endCache();
    queryClient.clear();
    clients.delete(queryClient);
  }
  return { ...result, queryClient, leave };
}
