import { sizeLabel } from '@/hotel/rooms/size';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { countWords, roomsWords } from '@/words/visitors';
import type { HotelImage } from '@/hotel/pictures/image';
import { CARD_AMENITIES_MAX } from '@/hotel/rules/limits';
import { amenityName } from '@/hotel/rooms/amenity-name';
import { roomPath } from '@/hotel/rules/paths';
import type { CurrencySign } from '@/hotel/rules/currency';
import type { SizeUnit } from '@/hotel/rules/size-unit';
import type { Room } from '@/hotel/rooms/room';
import { roomTypeLabel } from '@/hotel/rooms/room-type';
import { Picture } from '@/ui/Picture';
import { scriptProps } from '@/ui/script-props';
import { PlaceholderPicture } from '@/hotel/pictures/view/PlaceholderPicture';
import { Price } from './Price';
import { roomPictures } from '@/hotel/pictures/view/pictures';

type Props = {
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
  '(min-width: 1000px) 42rem, (min-width: 700px) 70vw, (min-resolution: 2.2dppx) 105vw, 145vw';

/** One room in a grid; all of it is one link. Kept while the list around it grows. */
export const RoomCard = memo(function RoomCard({
  room,
  images,
  level,
  sizeUnit,
  sign,
  priority,
  amenities = room.amenities,
}: Props) {
  const Heading = `h${level}` as const;
  const left = amenities.length - CARD_AMENITIES_MAX;
  return (
    <li className="room reveal">
      <Picture
        className="room-pic"
        candidates={roomPictures(room, images)}
        placeholder={<PlaceholderPicture />}
        sizes={SIZES}
        priority={priority}
      />
      {room.bestSeller && <span className="tag">{roomsWords.bestSeller}</span>}
      <div className="room-top">
        <div>
          <Heading className="room-name">
            <Link to={roomPath(room.id)} {...scriptProps(room.name)}>
              {room.name}
            </Link>
          </Heading>
          <p className="meta">
            <span>{roomTypeLabel(room.type)}</span>
            <span>{countWords.guestsInText(room.capacity)}</span>
            <span>{sizeLabel(room.size, sizeUnit)}</span>
          </p>
        </div>
        <Price nightly={room.price} sign={sign} withService />
      </div>
      {amenities.length > 0 && (
        <ul className="amenities">
          {amenities.slice(0, CARD_AMENITIES_MAX).map((amenity, index) => (
            <li key={index} {...scriptProps(amenityName(amenity))}>
              {amenityName(amenity)}
            </li>
          ))}
          {left > 0 && <li className="more">{roomsWords.moreAmenities(left)}</li>}
        </ul>
      )}
    </li>
  );
});
