import { isWordmark, ownLogo } from '@/hotel/branding/view/logo';
import type { HotelImage } from '@/hotel/pictures/image';

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
