import type { HotelInfo } from '../branding/hotel-info.ts';

/** The mark that the site ships with, and the same for programs that draw no SVG. */
const OUR_MARK = '/brand/mark.svg';
const OUR_ICON = '/apple-touch-icon.png';

/**
 * Address of the hotel's icon, else of its logo, for mail programs; '' where there is none that they
 * draw, or nobody has said where it lies.
 * @param site where the site stands, without a slash at its end
 * @param pictures the same of what staff have uploaded, where that lies elsewhere
 */
export function letterLogo(
  { icon = '', logo = '' }: Partial<Pick<HotelInfo, 'icon' | 'logo'>>,
  { site, pictures = site }: Readonly<{ site: string; pictures?: string }>,
): string {
  const name = icon || logo;
  if (name === OUR_MARK) return site && site + OUR_ICON;
  if (name === '' || name.endsWith('.svg')) return '';
  if (name.startsWith('https://')) return name;
  if (name.startsWith('/')) return site && site + name;
  const path = name.split('/').map(encodeURIComponent).join('/');
  return pictures && `${pictures}/storage/v1/object/public/hotel_images/${path}`;
}
