import * as v from 'valibot';
import { SECTIONS, type Sections } from '@/content/schema/sections';
import { hotelEditorWords, textsEditorWords } from '@/words/staff';

const { hotelInfo, legal, footer, pageTexts } = SECTIONS;

/** Name, logo and colours, and the texts of pages without an editor: four sections, one form. */
export const hotelDraftSchema = v.object({
  ...hotelInfo.schema.entries,
  ...legal.schema.entries,
  ...footer.schema.entries,
  ...pageTexts.schema.entries,
});
export type HotelDraft = v.InferOutput<typeof hotelDraftSchema>;

export const HOTEL_LABELS: Record<keyof HotelDraft, string> = {
  ...hotelEditorWords.labels,
  ...textsEditorWords.labels,
};

/** The fields of the draft that are one section's. */
export function fieldsOf<K extends 'hotelInfo' | 'legal' | 'footer' | 'pageTexts'>(
  key: K,
  draft: HotelDraft,
): Sections[K] {
  const { entries } = SECTIONS[key].schema;
  const own = Object.entries(draft).filter(([field]) => Object.hasOwn(entries, field));
  // All that the section's schema names, because the draft's schema is made of it.
  return Object.fromEntries(own) as Sections[K];
}
