import type { HotelContent } from '@/content/store/hotel-content';
import type { Page } from '@/content/schema/page';
import { lazyPart } from '@/kit/page-parts/site/lazy-part';

const WHERE = {
  module: 'front/layout/site/CustomLinks',
  isOn: (_path: string, { pages }: HotelContent) => pages.some(isInHeader),
};

export const LazyCustomLinks = lazyPart(
  async () => (await import('./CustomLinks')).CustomLinks,
  WHERE,
);
export const LazyMorePages = lazyPart(async () => (await import('./CustomLinks')).MorePages, WHERE);

export function isInHeader({ place }: Pick<Page, 'place'>): boolean {
  return place === 'header';
}
