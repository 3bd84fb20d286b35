import type { HotelImage } from '@/hotel/pictures/image';
import { siteIcon } from './site-icon';

/** Makes the hotel's logo the document's icon, or the icons that the site ships with. */
export function showIcon(logo: string, images: readonly HotelImage[]): void {
  const { small = '/favicon.svg', large = '/apple-touch-icon.png' } = siteIcon(logo, images) ?? {};
  show('icon', small);
  show('apple-touch-icon', large);
}

function show(rel: string, href: string): void {
  const links = [...document.head.querySelectorAll(`link[rel="${rel}"]`)];
  if (links.some((link) => link.getAttribute('href') === href)) return;
  links.forEach((link) => link.remove());
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}
