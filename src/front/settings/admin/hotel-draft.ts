import * as v from 'valibot';
import { SECTIONS, type Sections } from '@/content/schema/sections';
import { hotelEditorWords, textsEditorWords } from '@/words/staff';

const { hotelInfo, legal, footer, pageTexts } = SECTIONS;

/** The form's four sections: the hotel, legal texts, footer and page texts. */
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

export function fieldsOf<K extends 'hotelInfo' | 'legal' | 'footer' | 'pageTexts'>(
  key: K,
  draft: HotelDraft,
): Sections[K] {
  const { entries } = SECTIONS[key].schema;
  const own = Object.entries(draft).filter(([field]) => Object.hasOwn(entries, field));
  return Object.fromEntries(own) as Sections[K];
}
