import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { HotelContent } from '@/content/store/hotel-content';
import { changedFields } from '@/basics/rules/merge';
import { SECTION_KEYS, SECTIONS, type SectionKey, type Sections } from '@/content/schema/sections';
import { deleteUnusedPictures } from '@/content/pictures/staff-calls/content-images';
import { getOwn } from '@/basics/rules/get-own';
import { staffToasts } from '@/words/staff';
import type { ToastText } from '@/words/toast-text';
import { ServiceError } from '@/lib/service-error';
import { saveSection, type StoredSection } from '@/content/store/staff-calls/site-config';
import {
  changeContent,
  currentContent,
  saveMerged,
} from '@/content/store/staff-calls/change-content';

/** Edits of some fields of a section: their values when the person began, and now. */
export type SectionEdit<K extends SectionKey> = {
  base: Partial<Sections[K]>;
  mine: Partial<Sections[K]>;
};
export type SectionEdits = { [K in SectionKey]?: SectionEdit<K> };

export type SaveWords = {
  about?: string;
  success: ToastText;
  failure: ToastText | ((error: unknown) => ToastText);
};

/**
 * Saves fields of sections and puts the stored rows into the cache (specification 4). If somebody
 * else changed the same field, saving stops and the cache gets their value (see `mergeFields`).
 */
export function useSaveSections(words: SaveWords) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edits: SectionEdits) => saveSections(client, edits),
    meta: words,
  });
}

/**
 * The toasts for saving settings (specification 8); network errors have their own toasts.
 * @param section the tab's name (DECISIONS 16)
 */
export function configWords(section: string): SaveWords {
  return {
    about: section,
    success: staffToasts.configUpdated(section),
    failure: (error) =>
      error instanceof ServiceError && error.kind !== 'network'
        ? staffToasts.configUpdateFailed(section)
        : staffToasts.configUpdateError(section),
  };
}

async function saveSections(client: QueryClient, edits: SectionEdits): Promise<void> {
  const saves = SECTION_KEYS.flatMap((key) => saveOf(client, key, edits[key]) ?? []);
  // If nothing changed, saves the current values anyway, so that the toast "saved" is true.
  const isChanged = saves.some((save) => save.isChanged);
  const wanted = saves.filter((save) => save.isChanged || !isChanged);
  const outcomes = await Promise.allSettled(wanted.map((save) => save.run()));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  await deleteUnusedPictures(
    client,
    SECTION_KEYS.flatMap((key) => listedBefore(key, edits[key])),
  );
}

/**
 * The section's pictures before the edit, whose unused files are then deleted. Sections with fixed
 * picture slots delete replaced files themselves.
 */
function listedBefore(key: SectionKey, edit: { base: object } | undefined): string[] {
  const images: unknown = edit && !SECTIONS[key].slots && getOwn(edit.base, 'images');
  return Array.isArray(images) ? images.filter((name) => typeof name === 'string') : [];
}

function saveOf<K extends SectionKey>(client: QueryClient, key: K, edit: SectionEdits[K]) {
  if (!edit) return undefined;
  const isChanged = changedFields(edit.base, edit.mine).length > 0;
  return { isChanged, run: () => saveEdit(client, key, edit) };
}

async function saveEdit<K extends SectionKey>(
  client: QueryClient,
  key: K,
  { base, mine }: SectionEdit<K>,
): Promise<void> {
  await saveMerged({
    base,
    mine,
    read: () => {
      const { sections, sectionVersions } = currentContent(client);
      return { value: sections[key], seen: sectionVersions[key] };
    },
    store: (value, seen) => saveSection(key, value, seen),
    replace: async (stored) => {
      if (stored) await changeContent(client, (content) => withSection(content, key, stored));
    },
  });
}

export function withSection<K extends SectionKey>(
  content: HotelContent,
  key: K,
  { value, updatedAt }: StoredSection<K>,
): HotelContent {
  return {
    ...content,
    sections: { ...content.sections, [key]: value },
    sectionVersions: { ...content.sectionVersions, [key]: updatedAt },
  };
}
