import type { QueryClient } from '@tanstack/react-query';
import type { HotelContent } from '@/content/store/hotel-content';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { mergeFields, type Fields } from '@/basics/rules/merge';
import { ServiceError } from '@/lib/service-error';
import { ConflictError } from './writes';

export function currentContent(client: QueryClient): HotelContent {
  return client.getQueryData<HotelContent>(CONTENT_KEY) ?? DEFAULT_CONTENT;
}

/**
 * Updates the cached content after a save and cancels reads that would restore the old one. If
 * nothing was loaded, refetches: a saved item among defaults would look like the server's content.
 * The version becomes '', so that the next read fetches everything.
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

/** Largest number of attempts to save: only a looping program causes so many conflicts in a row. */
const MERGE_TRIES = 4;

type Known<T, Seen> = { value: T; seen: Seen };

type Saving<T extends Fields, Seen, Stored> = {
  /** The edited fields before the edit (`base`) and after it (`mine`). */
  base: Partial<NoInfer<T>>;
  mine: Partial<NoInfer<T>>;
  /** Returns the current value; undefined if the item was deleted. */
  read: () => Known<T, Seen> | undefined;
  /** Stores the merged value over the version `seen`. @throws ConflictError<Stored> */
  store: (merged: T, seen: Seen) => Promise<Stored>;
  /** Updates the cache with what is stored now, by whomever (undefined: deleted). */
  replace: (stored: Stored | undefined) => Promise<void>;
};

/**
 * Saves an edit, keeps other people's changes to other fields, and retries after a conflict.
 * @throws ServiceError `conflict` if both changed a field or the item was deleted; as `store` does
 */
export async function saveMerged<T extends Fields, Seen, Stored>({
  base,
  mine,
  read,
  store,
  replace,
}: Saving<T, Seen, Stored>): Promise<Stored> {
  let conflict = new ServiceError('conflict', 'both changed the same field', 409);
  for (let tries = 0; tries < MERGE_TRIES; tries += 1) {
    const known = read();
    if (!known) throw conflict;
    const merged = mergeFields<Partial<T>>(base, mine, known.value);
    if (merged.clashes.length > 0) throw conflict;
    try {
      const stored = await store({ ...known.value, ...merged.value }, known.seen);
      await replace(stored);
      return stored;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      await replace(error.current);
      conflict = error;
    }
  }
  throw conflict;
}
