import * as v from 'valibot';
import { footerSchema } from '@/hotel/layout/footer';
import { pageTextsSchema } from '@/hotel/layout/page-texts';

/** The foot of every page, and a sentence or two above others: two sections, one editor. */
export const textsDraftSchema = v.object({ ...footerSchema.entries, ...pageTextsSchema.entries });
export type TextsDraft = v.InferOutput<typeof textsDraftSchema>;

export const TEXT_LABELS: Record<keyof TextsDraft, string> = {
  roomsLead: 'Home: above the rooms',
  roomsIntro: 'Rooms: introduction',
  contactIntro: 'Contact: introduction',
  notFound: 'Page not found',
  blurb: 'Foot of every page',
  newsletterTitle: 'Newsletter: title',
  newsletterText: 'Newsletter: text',
};

export function footerFields({ blurb, newsletterTitle, newsletterText }: TextsDraft) {
  return { blurb, newsletterTitle, newsletterText };
}

export function pageTextFields({ roomsLead, roomsIntro, contactIntro, notFound }: TextsDraft) {
  return { roomsLead, roomsIntro, contactIntro, notFound };
}
