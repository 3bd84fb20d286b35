import * as v from 'valibot';
import { hotelInfoSchema } from '@/hotel/branding/hotel-info';
import { footerSchema } from '@/hotel/layout/footer';
import { pageTextsSchema } from '@/hotel/layout/page-texts';
import { legalSchema } from '@/hotel/legal/legal';

/** Name, logo and colours, and the texts of pages without an editor: four sections, one form. */
export const hotelDraftSchema = v.object({
  ...hotelInfoSchema.entries,
  ...legalSchema.entries,
  ...footerSchema.entries,
  ...pageTextsSchema.entries,
});
export type HotelDraft = v.InferOutput<typeof hotelDraftSchema>;

export const HOTEL_LABELS: Record<keyof HotelDraft, string> = {
  name: 'Hotel name',
  logo: 'Logo',
  primaryColor: 'Primary colour',
  secondaryColor: 'Secondary colour',
  sizeUnit: 'Sizes of rooms in',
  privacy: 'Privacy',
  terms: 'Terms',
  roomsLead: 'Home: above the rooms',
  roomsIntro: 'Rooms: introduction',
  contactIntro: 'Contact: introduction',
  notFound: 'Page not found',
  blurb: 'Foot of every page',
  newsletterTitle: 'Newsletter: title',
  newsletterText: 'Newsletter: text',
};

export function hotelFields({ name, logo, primaryColor, secondaryColor, sizeUnit }: HotelDraft) {
  return { name, logo, primaryColor, secondaryColor, sizeUnit };
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
