import type { HotelImage } from '@/content/schema/image';
import { namedPicture } from '@/content/pictures/view/stored-pictures';
import type { PictureData } from '@/ui/picture-data';

export const DEFAULT_LOGO = '/brand/mark.svg';
/** The width-to-height ratio above which a logo is taken to contain the hotel's name. */
const WORDMARK_RATIO = 1.8;

/** The hotel's uploaded logo. Undefined if it uses the site's default logo or none. */
export function ownLogo(logo: string, images: readonly HotelImage[]): PictureData | undefined {
  return logo === DEFAULT_LOGO || logo === '' ? undefined : namedPicture(logo, images);
}

/** True if the browser icon is the hotel's initial: it has no logo, or one too wide for an icon. */
export function usesInitialIcon(logo: string, images: readonly HotelImage[]): boolean {
  const picture = ownLogo(logo, images);
  return logo !== DEFAULT_LOGO && (!picture || isWordmark(picture));
}

export function isWordmark({ width = 1, height = 1 }: PictureData): boolean {
  return width / height > WORDMARK_RATIO;
}
