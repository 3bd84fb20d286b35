import type { HotelInfo } from '@/hotel/branding/hotel-info';
import { SITE_ICON } from '@/hotel/branding/letter-icon';
import type { HotelImage } from '@/hotel/pictures/image';
import { siteIcon } from './site-icon';

const SITE_ICONS = { small: SITE_ICON, large: '/apple-touch-icon.png' };

/** Makes the hotel's icon the document's, or the icons that the site ships with. */
export function showIcon(
  hotel: Pick<HotelInfo, 'icon' | 'logo'>,
  images: readonly HotelImage[],
): void {
  const { small, large } = siteIcon(hotel, images) ?? SITE_ICONS;
  show('icon', small);
  show('apple-touch-icon', large);
}

function show(rel: string, href: string | undefined): void {
  const links = [...document.head.querySelectorAll(`link[rel="${rel}"]`)];
  if (links.some((link) => link.getAttribute('href') === href)) return;
  links.forEach((link) => link.remove());
  if (href === undefined) return;
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}
