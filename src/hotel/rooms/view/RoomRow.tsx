import { memo } from 'react';
import { Link } from 'react-router-dom';
import { roomsWords } from '@/words/visitors';
import { roomPictures } from '@/hotel/rooms/view/room-pictures';
import { PlaceholderPicture } from '@/hotel/pictures/view/PlaceholderPicture';
import { firstSentence } from '@/hotel/rooms/first-sentence';
import { roomPath } from '@/hotel/rules/paths';
import { Picture } from '@/ui/Picture';
import { scriptProps } from '@/ui/script-props';
import { Text } from '@/ui/Text';
import { unbroken } from '@/ui/unbroken';
import { Price } from './Price';
import { RoomAmenities } from './RoomAmenities';
import type { RoomCardProps } from './RoomCard';
import { RoomMeta } from './RoomMeta';
import './room-row.css';

/** As for the cards (RoomCard), in a frame of the picture's own shape. */
const SIZES =
  '(min-width: 1024px) min(56vw, 65rem), (min-width: 640px) 72vw, (min-resolution: 2.2dppx) 76vw, 105vw';

/** One room over the whole width: its picture, what it says of itself, and one line to compare. */
export const RoomRow = memo(function RoomRow(props: RoomCardProps) {
  const { room, images, level, sizeUnit, sign, priority, amenities = room.amenities } = props;
  const Heading = `h${level}` as const;
  const sentence = firstSentence(room.description);
  return (
    <li className="room room-row reveal">
      <Picture
        className="room-pic"
        candidates={roomPictures(room, images)}
        placeholder={<PlaceholderPicture />}
        sizes={SIZES}
        priority={priority}
      />
      {room.bestSeller && <span className="tag">{roomsWords.bestSeller}</span>}
      <div>
        <Heading className="room-name">
          <Link to={roomPath(room.id)} {...scriptProps(room.name)}>
            {unbroken(room.name)}
          </Link>
        </Heading>
        <Text as="p" className="room-sentence" of={sentence} />
        <div className="room-line">
          <RoomMeta room={room} sizeUnit={sizeUnit} />
          <Price nightly={room.price} sign={sign} withService />
        </div>
        <RoomAmenities amenities={amenities} />
      </div>
    </li>
  );
});
