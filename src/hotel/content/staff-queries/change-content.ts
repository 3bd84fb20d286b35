import type { QueryClient } from '@tanstack/react-query';
import type { HotelContent } from '@/hotel/content/content';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { CONTENT_KEY } from '@/hotel/content/queries/content';

/** The content as it is known now; the built-in defaults when none was ever loaded. */
export function contentNow(client: QueryClient): HotelContent {
  return client.getQueryData<HotelContent>(CONTENT_KEY) ?? DEFAULT_CONTENT;
}

/**
 * Changes the content, the only live copy (architecture 4), by what the server has stored. A read
 * that began before is stopped, so that it cannot put the old content back. Content that was never
 * loaded is fetched instead: one stored thing among defaults would look as if all were the server's.
 * What comes of it is of no version that the server knows, so the next read brings all of it.
 */
export async function changeContent(
  client: QueryClient,
  change: (content: HotelContent) => HotelContent,
): Promise<void> {
  if (client.getQueryData(CONTENT_KEY) === undefined) {
    return client.refetchQueries({ queryKey: CONTENT_KEY });
  }
  await client.cancelQueries({ queryKey: CONTENT_KEY });
  client.setQueryData<HotelContent>(
    CONTENT_KEY,
    (content) => content && { ...change(content), version: '' },
  );
  return undefined;
}
