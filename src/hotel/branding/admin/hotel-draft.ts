import * as v from 'valibot';
import { hotelInfoSchema } from '@/hotel/branding/hotel-info';
import { legalSchema } from '@/hotel/legal/legal';
import { hotelEditorWords } from '@/words/staff';

/** Name, logo and colours, and the two legal texts: two sections, one editor. */
export const hotelDraftSchema = v.object({ ...hotelInfoSchema.entries, ...legalSchema.entries });
export type HotelDraft = v.InferOutput<typeof hotelDraftSchema>;

export const HOTEL_LABELS: Record<keyof HotelDraft, string> = hotelEditorWords.labels;

export function hotelFields({ name, logo, primaryColor, secondaryColor, sizeUnit }: HotelDraft) {
  return { name, logo, primaryColor, secondaryColor, sizeUnit };
}

export function legalFields({ privacy, terms }: HotelDraft) {
  return { privacy, terms };
}
