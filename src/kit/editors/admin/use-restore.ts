import { useState } from 'react';
import { changedFields, type Fields } from '@/basics/rules/merge';
import { useContent } from '@/content/store/queries/content';
import { rememberPictures, useRestoreRest } from '@/kit/editors/staff-calls/restore-rest';
import { useThen } from '@/kit/editors/staff-calls/versions';
import { pictureChanges, restoredValue, translationChanges } from '@/kit/editors/version-value';
import type { EditorHistory } from './editor-history';

/** Loads the version of a moment, and restores it by the editor's own save. */
export function useRestore<T extends Fields>(
  history: EditorHistory<T>,
  moment: string | undefined,
  onRestored: () => void,
) {
  const { things, texts, schema, value: now, save, absent, read } = history;
  const { images } = useContent().content;
  const { data: then, refetch } = useThen(things, texts, moment);
  const rest = useRestoreRest();
  const [isRestoring, setRestoring] = useState(false);
  const [failedAt, setFailedAt] = useState<string>();

  function versionOf() {
    if (!then) return undefined;
    const parts = then.parts.map((part) => ({ ...part, value: part.value ?? absent ?? null }));
    const restored = restoredValue(schema, now, { ...then, parts }, things, read);
    const pictures = pictureChanges(images, then);
    const translations = translationChanges(restored.value, then);
    const isChanged = changedFields(now, restored.value).length > 0;
    const hasMore = pictures.changed.length + pictures.emptied.length + translations.length > 0;
    return { ...restored, pictures, translations, isChanged, isDifferent: isChanged || hasMore };
  }
  const version = versionOf();

  async function restore(): Promise<void> {
    if (!then || !version || isRestoring) return;
    setRestoring(true);
    setFailedAt(undefined);
    try {
      const { value, isChanged } = version;
      rememberPictures(images, then);
      if (isChanged) await save({ base: now, mine: value });
      await rest.mutateAsync({ value, then, isAll: !isChanged });
      onRestored();
    } catch {
      // A toast has shown the error. The comparison shows what is left to restore.
      setFailedAt(moment);
      await refetch();
    } finally {
      setRestoring(false);
    }
  }

  return {
    version,
    isDifferent: version?.isDifferent ?? false,
    isRestoring,
    hasFailed: failedAt !== undefined && failedAt === moment,
    restore,
  };
}
