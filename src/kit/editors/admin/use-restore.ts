import { changedFields } from '@/basics/rules/merge';
import type { HotelImage } from '@/content/schema/image';
import { useContent } from '@/content/store/queries/content';
import {
  rememberPictures,
  useRestoreRest,
  useRestoring,
} from '@/kit/editors/staff-calls/restore-rest';
import { useThen } from '@/kit/editors/staff-calls/versions';
import * as past from '@/kit/editors/version-value';
import type { EditorHistory } from './editor-history';

export type Version = ReturnType<typeof versionOf>;

/** Loads the version of a moment, and restores it by the editor's own save. */
export function useRestore(history: EditorHistory, moment: string | undefined) {
  const { images } = useContent().content;
  const { data: then } = useThen(history, moment);
  const rest = useRestoreRest();
  const version = then && versionOf(history, then, images);
  const { mutate, isPending, isError, variables } = useRestoring(async (_at: string) => {
    if (!then || !version) return;
    const { value, isChanged, pictures } = version;
    rememberPictures(pictures.changed);
    if (isChanged) await history.save({ base: history.value, mine: value });
    await rest.mutateAsync({ value, past: then, isAll: !isChanged });
  });
  return { version, isPending, hasFailed: isError && variables === moment, restore: mutate };
}

function versionOf(history: EditorHistory, then: past.Then, images: readonly HotelImage[]) {
  const restored = past.restoredValue(history, then);
  const pictures = past.pictureChanges(images, then);
  const translations = past.translationChanges(restored.value, then);
  const isChanged = changedFields(history.value, restored.value).length > 0;
  const hasMore = pictures.changed.length + pictures.emptied.length + translations.length > 0;
  return { ...restored, pictures, translations, isChanged, isDifferent: isChanged || hasMore };
}
