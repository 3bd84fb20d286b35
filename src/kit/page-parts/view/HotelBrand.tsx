import type { HotelImage } from '@/content/schema/image';
import type { HotelInfo } from '@/content/schema/sections/hotel-info';
import { Text } from '@/ui/Text';
import { HouseMark } from '@/content/pictures/view/PlaceholderPicture';
import { textOn } from '@/basics/rules/colour';
import { isWordmark, OUR_MARK, ownLogo } from '@/content/brand/view/logo';

type Props = {
  hotelInfo: HotelInfo;
  images: readonly HotelImage[];
  /** The name also beside a logo that holds it: where that may be too small to be read. */
  named?: boolean;
  /** On a dark ground, where the name stands in place of a logo that holds it in dark letters. */
  onDark?: boolean;
};

/** Logo and name of the hotel. */
export function HotelBrand({ hotelInfo, images, named = false, onDark = false }: Props) {
  const { name, logo } = hotelInfo;
  const own = ownLogo(logo, images);
  const isWide = own !== undefined && isWordmark(own);
  const isLost = isWide && onDark && own.colour !== undefined && textOn(own.colour) === '#ffffff';
  const picture = isLost ? undefined : own;
  const isName = isWide && !named && !isLost;
  return (
    <>
      {/* Drawn inline so that it takes the two brand colours. */}
      {logo === OUR_MARK && <HouseMark className="brand-mark" />}
      {picture && (
        <img
          className={isWide ? 'brand-mark wide' : 'brand-mark'}
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
