import type { HotelContent } from '@/content/store/hotel-content';
import type { Sections } from '@/content/schema/sections';
import { SAMPLE_CARD } from '@/content/store/built-in-pictures';
import { SAMPLE_HOTEL_NAME } from '@/content/schema/sample-name';
import { heroPictures } from '@/website/hero/view/hero-pictures';
import type { PictureData } from '@/ui/picture-data';
import { headWords } from '@/words/visitors';

/** A comma of any script, which separates the parts of an address. */
const COMMA = /\s*[,،、，;；៖។]\s*(?=\S)/g;
/** Khmer addresses separate parts by spaces, and words not at all. */
const KHMER_COMMA = /\s+(?=\S)/g;
/** Longest place in a title, in characters: a longer one is a whole address and is omitted. */
const PLACE_MAX = 60;

/** `Chanrea House – Kep, Cambodia`: the name, and the last two parts of the address. */
export function homeTitle({ hotelInfo, contactInfo }: Sections): string {
  const address = contactInfo.location.trim().replace(/[\s,،、，;；៖។]+$/, '');
  const isKhmer = /\p{Script=Khmer}/u.test(address) && address.search(COMMA) < 0;
  const before = [...address.matchAll(isKhmer ? KHMER_COMMA : COMMA)].at(-2);
  const place = before ? address.slice(before.index + before[0].length) : address;
  return place.length > PLACE_MAX ? hotelInfo.name : pageTitle(hotelInfo.name, place);
}

export type SharedPicture = Pick<PictureData, 'src' | 'alt' | 'width' | 'height'>;

/** The hero picture; for the sample hotel a card with its name. */
export function sharedPicture({ sections, images }: HotelContent): SharedPicture | undefined {
  const { hotelInfo, heroSection } = sections;
  if (hotelInfo.name === SAMPLE_HOTEL_NAME) return SAMPLE_CARD;
  return heroPictures(heroSection, images, 'wide')[0];
}

/** Formats a title: `Rooms – Chanrea House`. */
export function pageTitle(page: string, siteName: string): string {
  return headWords.title(page, siteName);
}
