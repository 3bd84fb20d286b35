import type { HotelInfo } from '@/content/schema/sections/hotel-info';
import { SITE_ICON } from '@/content/brand/initial-icon';
import { ownLogo, usesInitialIcon } from '@/content/brand/view/logo';
import type { HotelImage } from '@/content/schema/image';
import { namedPicture } from '@/content/pictures/view/stored-pictures';
import type { PictureData } from '@/ui/picture-data';

/** The site's icon: a small one for tabs, a large one for home screens. */
export type SiteIcon = {
  small: string;
  /** Size of the icon. Undefined for an icon made from a letter, which phones draw themselves. */
  large: string | undefined;
  width: number | undefined;
  height: number | undefined;
};

const LETTER_ICON: SiteIcon = {
  small: SITE_ICON,
  large: undefined,
  width: undefined,
  height: undefined,
};

/** The hotel's icon, logo or initial letter; undefined if the hotel uses the built-in icons. */
export function siteIcon(
  { icon, logo }: Pick<HotelInfo, 'icon' | 'logo'>,
  images: readonly HotelImage[],
): SiteIcon | undefined {
  if (icon !== '') return iconOf(namedPicture(icon, images));
  if (usesInitialIcon(logo, images)) return LETTER_ICON;
  const picture = ownLogo(logo, images);
  return picture && iconOf(picture);
}

function iconOf({ src, width, height, sources }: PictureData): SiteIcon {
  const [smallest] = sources[0]?.srcSet.split(' ') ?? [];
  return { small: smallest ?? src, large: src, width, height };
}

const SITE_ICONS = { small: SITE_ICON, large: '/apple-touch-icon.png' };

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
