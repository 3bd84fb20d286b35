import { QueryObserver, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { HotelContent } from '@/content/store/hotel-content';
import { askNewest } from '@/content/store/services/newest-content';
import { getOwn } from '@/basics/rules/get-own';
import { loadOptional } from '@/lib/code-files';
import { whenIdle } from '@/lib/idle';
import { visitorToasts } from '@/words/visitors';
import { CONTENT_KEY, type ContentSource } from './content';

/** How old the content may be before a look at the page asks again, in milliseconds. */
const FRESH_MS = 15_000;
/** Without realtime, an open page asks again this often, in milliseconds. */
export const CONTENT_INTERVAL_MS = 120_000;

/** The visitor's one read: the only live copy of the content (architecture 4). */
export const contentQuery = queryOptions({
  queryKey: CONTENT_KEY,
  queryFn: async ({ signal, client }): Promise<HotelContent> => {
    // Where something is shown already, the newer may wait until the page answers.
    if (client.getQueryData(CONTENT_KEY)) await new Promise<void>(whenIdle);
    const first = client.getQueryData<HotelContent>(CONTENT_KEY);
    const answer = first?.version ? await askNewest(first.version, signal) : undefined;
    if (first && isJust(answer, first.version)) return first;
    const file = await loadOptional(() => import('@/content/store/services/content-service'));
    // A page that somebody reads does not reload by itself.
    if (!file) throw new Error('the code that reads content is missing');
    // Its schemas are made as it arrives: what it reads is another task.
    if (first) await new Promise<void>(whenIdle);
    const known = client.getQueryData<HotelContent>(CONTENT_KEY);
    // Something may have been stored here meanwhile: then it is asked anew.
    const answered = known === first ? answer : undefined;
    return withPicturesOf(known, await file.fetchContent(signal, known, answered));
  },
  staleTime: FRESH_MS,
  refetchInterval: CONTENT_INTERVAL_MS,
  gcTime: Number.POSITIVE_INFINITY,
  // What failed is asked again by its interval, not by each part of the page that reads it too.
  retryOnMount: false,
  meta: { failure: visitorToasts.loadFailed },
});

/** Whether an answer says no more than that this version is the newest. */
function isJust(answer: unknown, version: string): boolean {
  return getOwn(answer, 'version') === version && getOwn(answer, 'sections') === undefined;
}

/**
 * Staff work with pictures that nothing shows yet, which no visitor is told of: what is known of one that
 * is found by its name alone stays known.
 */
function withPicturesOf(known: HotelContent | undefined, content: HotelContent): HotelContent {
  const paths = new Set(content.images.map(({ path }) => path));
  const unseen = known?.images.filter(
    ({ path, category, position }) =>
      (category === 'general' || category.startsWith('room-')) && position > 0 && !paths.has(path),
  );
  return unseen?.length ? { ...content, images: [...content.images, ...unseen] } : content;
}

/**
 * Gives the cache content that it need not wait for: what the page was prerendered with, or
 * what was cached. However young it is, it stays stale: a page that opens asks the server.
 * @param savedAt milliseconds since 1970 when the server gave it
 */
export function seedContent(client: QueryClient, content: HotelContent, savedAt: number): void {
  client.setQueryData(CONTENT_KEY, content, { updatedAt: savedAt });
  void client.invalidateQueries({ queryKey: CONTENT_KEY, refetchType: 'none' });
}

/** What was there before any answer is marked as stale (seedContent), and so is what a failure left. */
export function isAnswered(client: QueryClient, dataUpdatedAt: number): boolean {
  return dataUpdatedAt > 0 && !client.getQueryState(CONTENT_KEY)?.isInvalidated;
}

/**
 * Asks the server, and again as long as the page is open; what the client knows is shown.
 * @returns a function that ends it
 */
export function followContent(source: ContentSource, client: QueryClient): () => void {
  const observer = new QueryObserver(client, contentQuery);
  const show = () => {
    const result = observer.getCurrentResult();
    const { data: content, isPending, errorUpdateCount, dataUpdatedAt } = result;
    const isUnanswered = errorUpdateCount === 0 && !isAnswered(client, dataUpdatedAt);
    // After a failure the defaults stay: a page must not fall back to its skeleton at each new try.
    source.show({ content, isLoading: isPending && errorUpdateCount === 0 }, isUnanswered);
  };
  client.mount();
  const stop = observer.subscribe(show);
  show();
  source.refresh = () => {
    if (client.getQueryData(CONTENT_KEY)) void client.prefetchQuery(contentQuery);
  };
  return () => {
    stop();
    client.unmount();
  };
}
