import type { QueryClient } from '@tanstack/react-query';
import type { HotelContent } from '@/content/store/hotel-content';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { mergeFields, type Fields } from '@/basics/rules/merge';
import { ServiceError } from '@/lib/service-error';
import { ConflictError } from './writes';

/** The content as it is known now; the built-in defaults when none was ever loaded. */
export function currentContent(client: QueryClient): HotelContent {
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

/** After so many collisions in a row someone's machine is saving in a loop. */
const MERGE_TRIES = 4;

/** What is known to be stored, and with it whatever `store` must know of it, e.g. its version. */
type Known<T, Seen> = { value: T; seen: Seen };

type Saving<T extends Fields, Seen, Stored> = {
  /** Some fields: as they were when the person began, and as they are to be. */
  base: Partial<NoInfer<T>>;
  mine: Partial<NoInfer<T>>;
  /** Undefined when it was deleted. */
  read: () => Known<T, Seen> | undefined;
  /** Stores the merged value over what was seen. @throws ConflictError<Stored> */
  store: (merged: T, seen: Seen) => Promise<Stored>;
  /** Makes known what is stored now: by this save, or by someone else (undefined: deleted). */
  replace: (stored: Stored | undefined) => Promise<void>;
};

/**
 * Saves an edit over whatever others have saved meanwhile: fields that they changed are kept, and
 * after a conflict it is tried again over theirs.
 * @throws ServiceError `conflict` when a field was changed by both sides, or someone deleted it;
 * what they left is known then. Whatever else `store` throws.
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
