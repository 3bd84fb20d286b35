import type { HotelImage } from '@/hotel/pictures/image';
import type { HotelInfo } from '@/hotel/branding/hotel-info';
import { scriptProps } from '@/ui/script-props';
import { HouseMark } from './HouseMark';
import { namedPicture } from '@/hotel/pictures/view/stored-pictures';

/** The mark the site ships with; drawn inline so that it takes the two brand colours. */
const OUR_MARK = '/brand/mark.svg';
/** A logo this much wider than high holds the name already. */
const WORDMARK_RATIO = 1.8;

type Props = { hotelInfo: HotelInfo; images: readonly HotelImage[] };

/** Logo and name of the hotel. */
export function HotelBrand({ hotelInfo, images }: Props) {
  const { name, logo } = hotelInfo;
  const picture = logo === OUR_MARK || logo === '' ? undefined : namedPicture(logo, images);
  const { width = 1, height = 1 } = picture ?? {};
  const isWordmark = picture !== undefined && width / height > WORDMARK_RATIO;
  return (
    <>
      {logo === OUR_MARK && <HouseMark className="brand-mark" />}
      {picture && (
        <img
          className={isWordmark ? 'brand-mark wide' : 'brand-mark'}
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={isWordmark ? name : ''}
        />
      )}
      {!isWordmark && (
        <span className="brand-name" {...scriptProps(name)}>
          {name}
        </span>
      )}
    </>
  );
}
