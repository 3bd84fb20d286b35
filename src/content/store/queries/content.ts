import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { HotelContent } from '@/content/store/hotel-content';
import { whenIdle } from '@/lib/idle';
import { noteFallbacks } from '@/lib/fallbacks';
import { visitorToasts } from '@/words/visitors';
import { IS_FIRST_LANGUAGE } from '@/words/this-build';

export const CONTENT_KEY = ['content'] as const;

/** How old the content may be before a look at the page asks again, in milliseconds. */
const FRESH_MS = 15_000;
/** Without realtime, an open page asks again this often, in milliseconds. */
export const CONTENT_INTERVAL_MS = 120_000;

/** The visitor's one read: the only live copy of the content (architecture 4). */
export const contentQuery = queryOptions({
  queryKey: CONTENT_KEY,
  // Files of their own, asked for at once: a prerendered page is drawn without them.
  queryFn: async ({ signal, client }): Promise<HotelContent> => {
    // Where something stands already, the newer may wait until the page answers.
    if (client.getQueryData(CONTENT_KEY)) await new Promise<void>(whenIdle);
    const [{ fetchContent }] = await Promise.all([
      import('@/content/store/services/content-service'),
      import('@/lib/rest'), // what the other is built on
    ]);
    const known = client.getQueryData<HotelContent>(CONTENT_KEY);
    return noted(withPicturesOf(known, await fetchContent(signal, known)));
  },
  staleTime: FRESH_MS,
  refetchInterval: CONTENT_INTERVAL_MS,
  gcTime: Number.POSITIVE_INFINITY,
  // What failed is asked again by its interval, not by each part of the page that reads it too.
  retryOnMount: false,
  meta: { failure: visitorToasts.loadFailed },
});

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

/** What stands where there is no content; an app that begins with some need not fetch it. */
let defaults: HotelContent | undefined;

/** Must have ended before a page is drawn without content. */
export async function loadDefaults(): Promise<void> {
  defaults ??= (await import('@/content/store/defaults')).DEFAULT_CONTENT;
}

/** Where content comes in, what of it is in another language than the page is told to the views. */
function noted<C extends HotelContent>(content: C): C {
  if (!IS_FIRST_LANGUAGE) noteFallbacks(content.untranslated);
  return content;
}

/**
 * The content for a page: the server's, else what was cached, else the built-in defaults.
 * @returns `isLoading` while the first answer is on its way and nothing is cached
 */
export function useContent(): { content: HotelContent; isLoading: boolean } {
  const { data, isPending, errorUpdateCount } = useQuery(contentQuery);
  // After a failure the defaults stand: a page must not fall back to its skeleton at each new try.
  const isLoading = isPending && errorUpdateCount === 0;
  const content = data ?? defaults;
  if (!content) throw new Error('there is neither content nor defaults');
  return { content, isLoading };
}

/**
 * Whether the server has yet to say what there is: only it can say that something is not there.
 * @returns false also after a failure, when no answer is on its way
 */
export function useIsUnanswered(): boolean {
  const client = useQueryClient();
  const { dataUpdatedAt, errorUpdateCount } = useQuery(contentQuery);
  return errorUpdateCount === 0 && !isAnswered(client, dataUpdatedAt);
}

/** What was there before any answer is marked as stale (seedContent), and so is what a failure left. */
export function isAnswered(client: QueryClient, dataUpdatedAt: number): boolean {
  return dataUpdatedAt > 0 && !client.getQueryState(CONTENT_KEY)?.isInvalidated;
}

/**
 * Gives the cache content that it need not wait for: what the page was prerendered with, or
 * what was cached. However young it is, it stays stale: a page that opens asks the server.
 * @param savedAt milliseconds since 1970 when the server gave it
 */
export function seedContent(client: QueryClient, content: HotelContent, savedAt: number): void {
  client.setQueryData(CONTENT_KEY, noted(content), { updatedAt: savedAt });
  void client.invalidateQueries({ queryKey: CONTENT_KEY, refetchType: 'none' });
}
