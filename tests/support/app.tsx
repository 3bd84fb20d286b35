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

/** How long the app waits before it asks again is told by query-client.test.ts. */
const RETRY_MS = 10;

afterEach(() => clients.clear());

/** The content that a client has, which is there from the beginning. */
function useSourceOf(client: QueryClient): ContentSource {
  const [source] = useState(() => {
    const state = client.getQueryState<HotelContent>(CONTENT_KEY);
    return Object.assign(new ContentSource(state?.data, state?.dataUpdatedAt), { client });
  });
  useEffect(() => followContent(source, client), [source, client]);
  return source;
}

/** The app with a client of its own. */
export function AppOf({ client }: { client: QueryClient }) {
  return <App source={useSourceOf(client)} />;
}

/** A part of the staff's pages by itself, with such a client. */
export function WithClient({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <ContentProvider source={useSourceOf(client)}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ContentProvider>
  );
}

/**
 * Ends when nothing is on its way any more: what had begun has been sent, answered and told. Only
 * then may a test say that something was not sent, or not said.
 */
export async function requestsSettled(): Promise<void> {
  await waitFor(() => {
    for (const client of clients) expect(client.isFetching() + client.isMutating()).toBe(0);
  });
}

/**
 * The real app at an address, with its own query client and the content cache at work.
 * @returns what Testing Library's render gives, the client, and `leave` which unmounts and ends the cache
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
