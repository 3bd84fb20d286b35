import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { PageContent } from '@/hotel/content/content';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { changedFields, mergeFields } from '@/hotel/rules/merge';
import { SECTION_KEYS } from '@/hotel/content/sections';
import type { SectionKey, Sections } from '@/hotel/content/sections';
import { TOAST } from '@/hotel/words/texts';
import type { ToastText } from '@/hotel/words/toast-text';
import { CONTENT_KEY } from '@/hotel/content/queries/content';
import { ServiceError } from '@/lib/service-error';
import { saveSection, SectionConflictError } from '@/hotel/content/staff-services/site-config';
import type { StoredSection } from '@/hotel/content/staff-services/site-config';

/** Some fields of a section: as they were when the person began, and as they are to be. */
export type SectionEdit<K extends SectionKey> = {
  base: Partial<Sections[K]>;
  mine: Partial<Sections[K]>;
};
export type SectionEdits = { [K in SectionKey]?: SectionEdit<K> };

export type SaveWords = {
  /** For toasts: what is saved. */
  about?: string;
  success: ToastText;
  failure: ToastText | ((error: unknown) => ToastText);
};

/** After so many collisions in a row somebody's machine is saving in a loop. */
const MERGE_TRIES = 4;

/**
 * Saves fields of one or more sections. Each stored row replaces that one section in the cache
 * (specification 4); nothing is fetched again. Fields that others changed meanwhile are kept, and
 * a field that both changed stops the save: their value is in the cache then, for the editor to
 * show (see `mergeFields`).
 */
export function useSaveSections(words: SaveWords) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edits: SectionEdits) => saveSections(client, edits),
    meta: words,
  });
}

/**
 * The words of the site configuration (specification 8): one pair for a server that said no,
 * another for an answer that never came.
 * @param section the tab's name (decision 16)
 */
export function configWords(section: string): SaveWords {
  return {
    about: section,
    success: TOAST.configUpdated(section),
    failure: (error) =>
      error instanceof ServiceError && error.kind !== 'network'
        ? TOAST.configUpdateFailed(section)
        : TOAST.configUpdateError(section),
  };
}

async function saveSections(client: QueryClient, edits: SectionEdits): Promise<void> {
  const edited = SECTION_KEYS.filter((key) => edits[key] !== undefined);
  const changed = edited.filter((key) => {
    const edit = edits[key];
    return edit && changedFields(edit.base, edit.mine).length > 0;
  });
  // Save was pressed with nothing changed: what is there is stored, so that the toast is true.
  const keys = changed.length > 0 ? changed : edited;
  const outcomes = await Promise.allSettled(
    keys.map((key) => saveEdit(client, key, edits[key] as SectionEdit<typeof key>)),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function saveEdit<K extends SectionKey>(
  client: QueryClient,
  key: K,
  { base, mine }: SectionEdit<K>,
): Promise<void> {
  let conflict: unknown;
  for (let tries = 0; tries < MERGE_TRIES; tries += 1) {
    const current = cachedSection(client, key);
    const theirs = pick(current.value, mine);
    const merged = mergeFields(base, mine, theirs);
    if (merged.clashes.length > 0) throw conflict ?? clash();
    try {
      const stored = await saveSection(key, { ...current.value, ...merged.value }, current.version);
      return await replaceSection(client, key, stored);
    } catch (error) {
      if (!(error instanceof SectionConflictError)) throw error;
      // The error carries the row of the key that was to be saved.
      await replaceSection(client, key, error.current as StoredSection<K>);
      conflict = error;
    }
  }
  throw conflict;
}

function clash(): ServiceError {
  return new ServiceError('conflict', 'the same field was changed by someone else', 409);
}

function cachedSection<K extends SectionKey>(client: QueryClient, key: K): StoredSection<K> {
  const content = client.getQueryData<PageContent>(CONTENT_KEY) ?? DEFAULT_CONTENT;
  // Of the legal texts one may be missing (PageContent): then nobody is shown an editor of them.
  const value = content.sections[key] as Sections[K];
  return { value, version: content.sectionVersions[key] };
}

async function replaceSection<K extends SectionKey>(
  client: QueryClient,
  key: K,
  { value, version }: StoredSection<K>,
): Promise<void> {
  // A read that began before the save must not put the old text back.
  await client.cancelQueries({ queryKey: CONTENT_KEY });
  const content = client.getQueryData<PageContent>(CONTENT_KEY);
  // Defaults on the screen are not the server's: one section among them would look as if they were.
  if (!content) return client.refetchQueries({ queryKey: CONTENT_KEY });
  client.setQueryData<PageContent>(CONTENT_KEY, {
    ...content,
    sections: { ...content.sections, [key]: value },
    sectionVersions: { ...content.sectionVersions, [key]: version },
  });
  return undefined;
}

/** The fields of `value` that `like` has. */
function pick<T extends object>(value: T, like: Partial<T>): Partial<T> {
  const entries = Object.entries(value).filter(([field]) => Object.hasOwn(like, field));
  // Entries of a T, fewer of them.
  return Object.fromEntries(entries) as Partial<T>;
}
