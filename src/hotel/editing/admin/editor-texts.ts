import { SECTIONS, type SectionKey } from '@/hotel/content/sections';
import { ROOM_TEXTS, TESTIMONIAL_TEXTS } from '@/hotel/content/texts';
import type { EditorTexts } from './texts-to-translate';

/** What of the editor of these sections may be translated. */
export function editorTexts(...keys: SectionKey[]): EditorTexts {
  return {
    paths: keys.flatMap((key): readonly string[] => SECTIONS[key].texts),
    optional: keys.flatMap((key): readonly string[] => SECTIONS[key].optionalTexts ?? []),
  };
}

/** The name of a room may stay what it is in every language. */
export const ROOM_EDITOR: EditorTexts = { paths: ROOM_TEXTS, optional: ['name'] };
/** What somebody said may stay in the language it was said in. */
export const TESTIMONIAL_EDITOR: EditorTexts = {
  paths: TESTIMONIAL_TEXTS,
  optional: TESTIMONIAL_TEXTS,
};
