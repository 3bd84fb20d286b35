import * as v from 'valibot';
import { footerSchema } from '@/hotel/layout/footer';
import { pageTextsSchema } from '@/hotel/layout/page-texts';
import { textsEditorWords } from '@/words/staff';

/** The foot of every page, and a sentence or two above others: two sections, one editor. */
export const textsDraftSchema = v.object({ ...footerSchema.entries, ...pageTextsSchema.entries });
export type TextsDraft = v.InferOutput<typeof textsDraftSchema>;

export const TEXT_LABELS: Record<keyof TextsDraft, string> = textsEditorWords.labels;

export function footerFields({ blurb, newsletterTitle, newsletterText }: TextsDraft) {
  return { blurb, newsletterTitle, newsletterText };
}

export function pageTextFields({ roomsLead, roomsIntro, contactIntro, notFound }: TextsDraft) {
  return { roomsLead, roomsIntro, contactIntro, notFound };
}
