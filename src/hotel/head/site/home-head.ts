import type { PageContent, PageSections } from '@/hotel/content/content';
import { SAMPLE_HOTEL_NAME } from '@/hotel/content/sample-name';
import { heroPictures } from '@/hotel/hero/view/hero-pictures';
import type { PictureData } from '@/ui/picture-data';
import { pageTitle } from './page-title';

/** `Chanrea House – Kep, Cambodia`: the name, and the last two parts of the address. */
export function homeTitle({ hotelInfo, contactInfo }: PageSections): string {
  const place = contactInfo.location.split(',').slice(-2).join(',').trim();
  return pageTitle(hotelInfo.name, place);
}

/** The hero once the hotel is no longer ours: the drawn card bears the sample's name. */
export function sharedPicture({ sections, images }: PageContent): PictureData | undefined {
  const { hotelInfo, heroSection } = sections;
  if (hotelInfo.name === SAMPLE_HOTEL_NAME) return undefined;
  return heroPictures(heroSection, images, 'wide')[0];
}
