import { QueryObserver, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { HotelContent } from '@/content/store/hotel-content';
import { askNewest } from '@/content/store/services/newest-content';
import { getOwn } from '@/basics/rules/get-own';
import { loadOptional } from '@/lib/code-files';
import { whenIdle } from '@/lib/idle';
import { visitorToasts } from '@/words/visitors';
import { CONTENT_KEY, type ContentSource } from './content';

/** The age at which content is refetched when the visitor returns to the page (ms). */
const FRESH_MS = 15_000;
/** An open page refetches this often, because it has no realtime connection (ms). */
export const CONTENT_INTERVAL_MS = 120_000;

export const contentQuery = queryOptions({
  queryKey: CONTENT_KEY,
  queryFn: async ({ signal, client }): Promise<HotelContent> => {
    // If content is already shown, waits until the page is idle.
    if (client.getQueryData(CONTENT_KEY)) await new Promise<void>(whenIdle);
    const first = client.getQueryData<HotelContent>(CONTENT_KEY);
    const answer = first?.version ? await askNewest(first.version, signal) : undefined;
    if (first && isJust(answer, first.version)) return first;
    const file = await loadOptional(() => import('@/content/store/services/content-service'));
    // Throws if the code cannot be loaded: reloading the page would disturb a visitor who reads it.
    if (!file) throw new Error('the code that reads content is missing');
    // Waits until the browser is idle, because running the loaded file has just kept it busy.
    if (first) await new Promise<void>(whenIdle);
    const known = client.getQueryData<HotelContent>(CONTENT_KEY);
    // If the content changed while waiting, the first answer no longer applies.
    const answered = known === first ? answer : undefined;
    return withPicturesOf(known, await file.fetchContent(signal, known, answered));
  },
  staleTime: FRESH_MS,
  refetchInterval: CONTENT_INTERVAL_MS,
  gcTime: Number.POSITIVE_INFINITY,
  // After a failure only the interval sends further requests, not each component that mounts.
  retryOnMount: false,
  meta: { failure: visitorToasts.loadFailed },
});

/** True if the answer only confirms that this version is the newest. */
function isJust(answer: unknown, version: string): boolean {
  return getOwn(answer, 'version') === version && getOwn(answer, 'sections') === undefined;
}

/** Adds pictures that staff uploaded but no page shows yet: the server's answer lacks these. */
function withPicturesOf(known: HotelContent | undefined, content: HotelContent): HotelContent {
  const paths = new Set(content.images.map(({ path }) => path));
  const unseen = known?.images.filter(
    ({ path, category, position }) =>
      (category === 'general' || category.startsWith('room-')) && position > 0 && !paths.has(path),
  );
  return unseen?.length ? { ...content, images: [...content.images, ...unseen] } : content;
}

/** Shows prerendered or cached content until the server answers: it is marked as stale. */
export function seedContent(client: QueryClient, content: HotelContent, savedAt: number): void {
  client.setQueryData(CONTENT_KEY, content, { updatedAt: savedAt });
  void client.invalidateQueries({ queryKey: CONTENT_KEY, refetchType: 'none' });
}

/** True if the content is the server's answer: any other content is marked as stale. */
export function isAnswered(client: QueryClient, dataUpdatedAt: number): boolean {
  return dataUpdatedAt > 0 && !client.getQueryState(CONTENT_KEY)?.isInvalidated;
}

/** Fetches content while the page is open. @returns a function that stops fetching */
export function followContent(source: ContentSource, client: QueryClient): () => void {
  const observer = new QueryObserver(client, contentQuery);
  const show = () => {
    const result = observer.getCurrentResult();
    const { data: content, isPending, errorUpdateCount, dataUpdatedAt } = result;
    const isUnanswered = errorUpdateCount === 0 && !isAnswered(client, dataUpdatedAt);
    // Continues to show the defaults after a failure: retries must not show the skeleton again.
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
