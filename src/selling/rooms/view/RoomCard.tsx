import { memo } from 'react';
import type { Prices } from '@/content/schema/price-rules';
import { priceSpan } from '@/selling/rooms/room-rules';
import type { HotelImage } from '@/content/schema/image';
import type { HotelInfo } from '@/content/schema/sections/hotel-info';
import type { SizeUnit } from '@/basics/rules/size-unit';
import type { Room } from '@/content/schema/room';
import { roomsWords, countWords, roomTypeWords } from '@/words/visitors';
import { Picture } from '@/ui/Picture';
import { roomPictures } from './room-pictures';
import { sizeLabel } from '@/selling/rooms/room-size';
import { Link } from '@/ui/router';
import { roomPath } from '@/basics/rules/paths';
import { Text, languageProps, keepWordsWhole } from '@/ui/Text';
import { CARD_AMENITIES_MAX } from '@/basics/rules/limits';
import { amenityName } from '@/selling/rooms/amenities';
import type { CurrencySign } from '@/basics/rules/currency';
import { formatPrice, stayPrice } from '@/basics/rules/price';
import { obligatoryCharges, sumOf } from '@/selling/prices/stay-amounts';

export type RoomCardProps = {
  room: Room;
  images: readonly HotelImage[];
  level: 2 | 3;
  hotelInfo: HotelInfo;
  prices: Prices;
  priority?: boolean;
  /** The amenities in the order to show; by default the room's order. */
  amenities?: readonly string[];
};

/**
 * `sizes` with at most two image pixels per CSS pixel, even on phones with three: nobody sees more.
 */
const SIZES =
  '(min-width: 1000px) min(51vw, 62rem), (min-width: 700px) 70vw, (min-resolution: 2.2dppx) 105vw, 145vw';

/** A room in a list; the whole card is one link. Memoised, because the list around it grows. */
export const RoomCard = memo(function RoomCard(props: RoomCardProps) {
  const { room, images, level, hotelInfo, prices, priority, amenities = room.amenities } = props;
  return (
    <li className="room reveal">
      <RoomPhoto room={room} images={images} sizes={SIZES} priority={priority} />
      <div className="room-top">
        <div>
          <RoomName room={room} level={level} />
          <RoomKeyFacts room={room} sizeUnit={hotelInfo.sizeUnit} />
        </div>
        <RoomPrice room={room} prices={prices} sign={hotelInfo.currencySign} withService />
      </div>
      <RoomAmenities amenities={amenities} />
    </li>
  );
});

type Props = { room: Room; images: readonly HotelImage[]; sizes: string; priority?: boolean };

export function RoomPhoto({ room, images, sizes, priority }: Props) {
  return (
    <>
      <Picture
        className="room-pic"
        candidates={roomPictures(room, images)}
        sizes={sizes}
        priority={priority}
      />
      {room.bestSeller && <span className="tag">{roomsWords.bestSeller}</span>}
    </>
  );
}

export function RoomKeyFacts({ room, sizeUnit }: { room: Room; sizeUnit: SizeUnit }) {
  return (
    <p className="meta">
      <span>{roomTypeWords[room.type]}</span>
      <span>{countWords.guestsInText(room.capacity)}</span>
      <span>{sizeLabel(room.size, sizeUnit)}</span>
    </p>
  );
}

export function RoomName({ room, level }: { room: Room; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <Heading className="room-name">
      <Link to={roomPath(room.id)} {...languageProps(room.name)}>
        {keepWordsWhole(room.name)}
      </Link>
    </Heading>
  );
}

export function RoomAmenities({ amenities }: { amenities: readonly string[] }) {
  const left = amenities.length - CARD_AMENITIES_MAX;
  if (amenities.length === 0) return null;
  return (
    <ul className="amenities">
      {amenities.slice(0, CARD_AMENITIES_MAX).map((amenity, index) => (
        <Text as="li" key={index} of={amenityName(amenity)} />
      ))}
      {left > 0 && <li className="more">{roomsWords.moreAmenities(left)}</li>}
    </ul>
  );
}

type RoomPriceProps = {
  room: Pick<Room, 'id' | 'price'>;
  prices: Prices;
  sign: CurrencySign;
  /** True to show also the price including charges. */
  withService?: boolean;
};

/** Shows `$129 per night`, or `from $129 per night` if nights differ in price. */
export function RoomPrice({ room, prices, sign, withService }: RoomPriceProps) {
  const { low, high } = priceSpan(room, prices);
  const { charges, total, tax } = stayPrice(low, 1, prices.charges);
  const added = obligatoryCharges(prices.extras, { nights: 1, guests: 1 });
  const all = sumOf([total, ...added.map(({ amount }) => amount)]);
  const price = formatPrice(low, sign);
  return (
    <p className="price">
      <span>{low < high ? roomsWords.from(price) : price}</span>{' '}
      <small>
        <span>{roomsWords.perNight}</span>
        {withService && charges.length + added.length > 0 && (
          <>
            {' '}
            <br />
            <span>
              {roomsWords.withService(formatPrice(all, sign), tax > 0 || added.length > 0)}
            </span>
          </>
        )}
      </small>
    </p>
  );
}

/** Shows the price of a stay with everything that its guest has to pay. */
export function TotalOfStay({ total, nights }: { total: string; nights: number }) {
  return (
    <p className="price">
      <span>{total}</span>{' '}
      <small>
        <span>{roomsWords.forNights(countWords.nightsInText(nights))}</span> <br />
        <span>{roomsWords.everything}</span>
      </small>
    </p>
  );
}
