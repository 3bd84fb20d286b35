import { memo, type ReactNode } from 'react';
import { firstSentence } from '@/selling/rooms/first-sentence';
import { roomsWords } from '@/words/visitors';
import { Text } from '@/ui/Text';
import {
  RoomPrice,
  RoomAmenities,
  RoomPhoto,
  RoomKeyFacts,
  RoomName,
  type RoomCardProps,
} from './RoomCard';

/** The picture's `sizes`: like those of `RoomCard`, but for a larger picture. */
const SIZES =
  '(min-width: 1024px) min(56vw, 65rem), (min-width: 640px) 72vw, (min-resolution: 2.2dppx) 76vw, 105vw';

type Props = RoomCardProps & {
  /** Replaces the price of a night, e.g. by the price of a stay. */
  price?: ReactNode;
  /** Replaces the text that looks like a link. */
  note?: ReactNode;
};

/** A room in a list of rows. Each page that shows it imports `room-row.css`. */
export const RoomRow = memo(function RoomRow(props: Props) {
  const { room, images, level, hotelInfo, prices, priority, amenities = room.amenities } = props;
  const sentence = firstSentence(room.description);
  return (
    <li className="room room-row reveal">
      <RoomPhoto room={room} images={images} sizes={SIZES} priority={priority} />
      <div>
        <RoomName room={room} level={level} />
        <Text as="p" className="room-sentence" of={sentence} />
        <div className="room-line">
          <RoomKeyFacts room={room} sizeUnit={hotelInfo.sizeUnit} />
          {props.price ?? (
            <RoomPrice room={room} prices={prices} sign={hotelInfo.currencySign} withService />
          )}
        </div>
        <RoomAmenities amenities={amenities} />
        {/* This text only looks like a link: the link of the room's name covers the whole row. */}
        {props.note ?? (
          <span className="link" aria-hidden="true">
            {roomsWords.see}
          </span>
        )}
      </div>
    </li>
  );
});
