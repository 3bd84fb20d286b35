import type { HotelContent } from '@/content/store/hotel-content';
import type { Page } from '@/content/schema/page';
import { latePart } from '@/kit/page-parts/site/late-part';

const WHERE = {
  module: 'front/layout/site/OwnLinks',
  isOn: (_path: string, { pages }: HotelContent) => pages.some(isInHeader),
};

/** Links to the hotel's own pages in the header. */
export const LaterOwnLinks = latePart(async () => (await import('./OwnLinks')).OwnLinks, WHERE);
export const LaterMorePages = latePart(async () => (await import('./OwnLinks')).MorePages, WHERE);

export function isInHeader({ place }: Pick<Page, 'place'>): boolean {
  return place === 'header';
}
