import * as v from 'valibot';
import { hotelInfoSchema } from '@/hotel/branding/hotel-info';
import { footerSchema } from '@/hotel/layout/footer';
import { pageTextsSchema } from '@/hotel/site-config/page-texts';
import { legalSchema } from '@/hotel/legal/legal';
import { hotelEditorWords, textsEditorWords } from '@/words/staff';

/** Name, logo and colours, and the texts of pages without an editor: four sections, one form. */
export const hotelDraftSchema = v.object({
  ...hotelInfoSchema.entries,
  ...legalSchema.entries,
  ...footerSchema.entries,
  ...pageTextsSchema.entries,
});
export type HotelDraft = v.InferOutput<typeof hotelDraftSchema>;

export const HOTEL_LABELS: Record<keyof HotelDraft, string> = {
  ...hotelEditorWords.labels,
  ...textsEditorWords.labels,
};

export function hotelFields(draft: HotelDraft) {
  const { name, logo, icon, primaryColor, secondaryColor, sizeUnit, currencySign, languages } =
    draft;
  return { name, logo, icon, primaryColor, secondaryColor, sizeUnit, currencySign, languages };
}

export function legalFields({ privacy, terms }: HotelDraft) {
  return { privacy, terms };
}

export function footerFields({ blurb, newsletterTitle, newsletterText }: HotelDraft) {
  return { blurb, newsletterTitle, newsletterText };
}

export function pageTextFields({ roomsLead, roomsIntro, contactIntro, notFound }: HotelDraft) {
  return { roomsLead, roomsIntro, contactIntro, notFound };
}
