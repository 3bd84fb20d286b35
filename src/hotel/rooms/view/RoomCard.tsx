import { memo } from 'react';
import type { HotelImage } from '@/hotel/pictures/image';
import type { CurrencySign } from '@/hotel/rules/currency';
import type { SizeUnit } from '@/hotel/rules/size-unit';
import type { Room } from '@/hotel/rooms/room';
import { Price } from './Price';
import { RoomAmenities } from './RoomAmenities';
import { RoomFace } from './RoomFace';
import { RoomMeta } from './RoomMeta';
import { RoomName } from './RoomName';

export type RoomCardProps = {
  room: Room;
  images: readonly HotelImage[];
  level: 2 | 3;
  sizeUnit: SizeUnit;
  sign: CurrencySign;
  priority?: boolean;
  /** In the order in which the card names them; those of the room as they stand, otherwise. */
  amenities?: readonly string[];
};

/** Two pixels for each point also on phones that have three: the difference is not visible, the bytes are. */
const SIZES =
  '(min-width: 1000px) min(48vw, 62rem), (min-width: 700px) 70vw, (min-resolution: 2.2dppx) 105vw, 145vw';

/** One room in a grid; all of it is one link. Kept while the list around it grows. */
export const RoomCard = memo(function RoomCard({
  room,
  images,
  level,
  sizeUnit,
  sign,
  priority,
  amenities = room.amenities,
}: RoomCardProps) {
  return (
    <li className="room reveal">
      <RoomFace room={room} images={images} sizes={SIZES} priority={priority} />
      <div className="room-top">
        <div>
          <RoomName room={room} level={level} />
          <RoomMeta room={room} sizeUnit={sizeUnit} />
        </div>
        <Price nightly={room.price} sign={sign} withService />
      </div>
      <RoomAmenities amenities={amenities} />
    </li>
  );
});
