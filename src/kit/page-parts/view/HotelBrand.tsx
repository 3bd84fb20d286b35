import type { HotelImage } from '@/content/schema/image';
import type { HotelInfo } from '@/content/schema/sections/hotel-info';
import { Text } from '@/ui/Text';
import { HouseMark } from '@/ui/PlaceholderPicture';
import { cn } from '@/lib/cn';
import { textOn } from '@/basics/rules/colour';
import { isWordmark, DEFAULT_LOGO, ownLogo } from '@/content/brand/view/logo';

type Props = {
  hotelInfo: HotelInfo;
  images: readonly HotelImage[];
  /** True to show the hotel's name beside a logo that includes it but may be too small to read. */
  named?: boolean;
  /** True on a dark background, where the hotel's name replaces a dark logo. */
  onDark?: boolean;
  /** True if the logo lies on the page's opening picture, which is dark there. */
  onPicture?: boolean;
};

/** A white background for a dark logo. */
const PLATE = 'rounded-xs bg-white [box-shadow:0_0_0_0.3rem_#fff]';

export function HotelBrand({ hotelInfo, images, named, onDark, onPicture }: Props) {
  const { name, logo } = hotelInfo;
  const own = ownLogo(logo, images);
  const isWide = own !== undefined && isWordmark(own);
  const isDark = own?.colour !== undefined && textOn(own.colour) === '#ffffff';
  const isLost = isWide && onDark && isDark;
  const picture = isLost ? undefined : own;
  const isName = isWide && !named && !isLost;
  return (
    <>
      {/* Inline SVG, so that it uses the brand colours. */}
      {logo === DEFAULT_LOGO && <HouseMark className="brand-mark" />}
      {picture && (
        <img
          className={cn('brand-mark', isWide && 'wide', isDark && (onDark || onPicture) && PLATE)}
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={isName ? name : ''}
        />
      )}
      {!isName && <Text as="span" className="brand-name" of={name} />}
    </>
  );
}
