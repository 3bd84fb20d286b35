import type { PageContent, PageSections } from '@/hotel/content/content';
import { SAMPLE_CARD, SAMPLE_HOTEL_NAME } from '@/hotel/content/sample-name';
import { heroPictures } from '@/hotel/hero/view/hero-pictures';
import type { PictureData } from '@/ui/picture-data';
import { pageTitle } from './page-title';

/** `Chanrea House – Kep, Cambodia`: the name, and the last two parts of the address. */
export function homeTitle({ hotelInfo, contactInfo }: PageSections): string {
  const place = contactInfo.location.split(',').slice(-2).join(',').trim();
  return pageTitle(hotelInfo.name, place);
}

export type SharedPicture = Pick<PictureData, 'src' | 'alt' | 'width' | 'height'>;

/** The hero once the hotel is another: the drawn card bears the sample's name. */
export function sharedPicture({ sections, images }: PageContent): SharedPicture | undefined {
  const { hotelInfo, heroSection } = sections;
  if (hotelInfo.name === SAMPLE_HOTEL_NAME) return SAMPLE_CARD;
  return heroPictures(heroSection, images, 'wide')[0];
}
