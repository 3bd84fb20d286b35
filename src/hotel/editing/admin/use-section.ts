import { SECTIONS, type SectionKey, type Sections } from '@/hotel/content/sections';
import { useContent } from '@/hotel/content/queries/content';
import { useSaveSections } from '@/hotel/editing/staff-queries/sections';
import type { SaveWords, SectionEdit, SectionEdits } from '@/hotel/editing/staff-queries/sections';
import { staffToasts } from '@/words/staff';
import type { GenericSchema } from 'valibot';
import { editorTexts } from './texts-to-translate';

/**
 * What an editor of one section has to know of it, for `SectionEditor`.
 * @param words what a toast says when it was saved, and when it was not
 */
export function useSection<K extends SectionKey>(
  key: K,
  words: Pick<SaveWords, 'success'> & Partial<SaveWords>,
) {
  const { sections } = useContent().content;
  const saving = useSaveSections({ failure: staffToasts.updateFailed, ...words });
  return {
    // The row of this very key.
    schema: SECTIONS[key].schema as unknown as GenericSchema<Sections[K], Sections[K]>,
    value: sections[key],
    texts: editorTexts(key),
    save: (edit: SectionEdit<K>) => saving.mutateAsync({ [key]: edit } as SectionEdits),
  };
}
