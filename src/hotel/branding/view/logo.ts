import type { HotelImage } from '@/hotel/pictures/image';
import { namedPicture } from '@/hotel/pictures/view/stored-pictures';
import type { PictureData } from '@/ui/picture-data';

/** The mark the site ships with. */
export const OUR_MARK = '/brand/mark.svg';
/** A logo this much wider than high holds the name already. */
const WORDMARK_RATIO = 1.8;

/** The hotel's own logo; undefined where it has the mark of the site, or none. */
export function ownLogo(logo: string, images: readonly HotelImage[]): PictureData | undefined {
  return logo === OUR_MARK || logo === '' ? undefined : namedPicture(logo, images);
}

export function isWordmark({ width = 1, height = 1 }: PictureData): boolean {
  return width / height > WORDMARK_RATIO;
}

/** What a browser shows for the site: in a tab, and larger on a home screen. */
export type SiteIcon = {
  small: string;
  large: string;
  width: number | undefined;
  height: number | undefined;
};

/** The logo as the site's icon; undefined where the site's own icons stand: a name is no icon. */
export function siteIcon(logo: string, images: readonly HotelImage[]): SiteIcon | undefined {
  const picture = ownLogo(logo, images);
  if (!picture || isWordmark(picture)) return undefined;
  const { src, width, height, sources } = picture;
  const [smallest] = sources[0]?.srcSet.split(' ') ?? [];
  return { small: smallest ?? src, large: src, width, height };
}
