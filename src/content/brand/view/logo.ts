import type { HotelImage } from '@/content/schema/image';
import { namedPicture } from '@/content/pictures/view/stored-pictures';
import type { PictureData } from '@/ui/picture-data';

/** The mark the site ships with. */
export const DEFAULT_LOGO = '/brand/mark.svg';
/** A logo this much wider than high holds the name already. */
const WORDMARK_RATIO = 1.8;

/** The hotel's own logo; undefined where it has the mark of the site, or none. */
export function ownLogo(logo: string, images: readonly HotelImage[]): PictureData | undefined {
  return logo === DEFAULT_LOGO || logo === '' ? undefined : namedPicture(logo, images);
}

/** Whether the first letter of the name is the icon: a hotel without a logo, or with its name written wide. */
export function usesInitialIcon(logo: string, images: readonly HotelImage[]): boolean {
  const picture = ownLogo(logo, images);
  return logo !== DEFAULT_LOGO && (!picture || isWordmark(picture));
}

export function isWordmark({ width = 1, height = 1 }: PictureData): boolean {
  return width / height > WORDMARK_RATIO;
}
