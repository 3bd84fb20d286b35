import type { HotelImage } from '@/hotel/pictures/image';
import type { HotelInfo } from '@/hotel/branding/hotel-info';
import { scriptProps } from '@/ui/script-props';
import { HouseMark } from './HouseMark';
import { isWordmark, OUR_MARK, ownLogo } from '@/hotel/branding/view/logo';

type Props = {
  hotelInfo: HotelInfo;
  images: readonly HotelImage[];
  /** The name also beside a logo that holds it: where that may be too small to be read. */
  named?: boolean;
};

/** Logo and name of the hotel. */
export function HotelBrand({ hotelInfo, images, named = false }: Props) {
  const { name, logo } = hotelInfo;
  const picture = ownLogo(logo, images);
  const isWide = picture !== undefined && isWordmark(picture);
  const isName = isWide && !named;
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
      {!isName && (
        <span className="brand-name" {...scriptProps(name)}>
          {name}
        </span>
      )}
    </>
  );
}
