import { roomWords } from '@/words/visitors';
import type { HotelImage } from '@/hotel/pictures/image';
import type { ContactInfo } from '@/hotel/contact/contact-info';
import type { Room } from '@/hotel/rooms/room';
import type { CurrencySign } from '@/hotel/rules/currency';
import type { SizeUnit } from '@/hotel/rules/size-unit';
import { RoomRow } from '@/hotel/rooms/view/RoomRow';
import { RoomGrid } from '@/hotel/rooms/view/RoomGrid';

type Props = {
  /** The room whose page this is. */
  room: Room;
  rooms: readonly Room[];
  images: readonly HotelImage[];
  contact: ContactInfo;
  sizeUnit: SizeUnit;
  sign: CurrencySign;
};

const SHOWN = 2;

/** A way on from a room: the two that follow it in the hotel's order, from the last one to the first. */
export function OtherRooms({ room, rooms, ...rest }: Props) {
  const here = rooms.findIndex(({ id }) => id === room.id);
  const others = [...rooms.slice(here + 1), ...rooms.slice(0, Math.max(0, here))].slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <section className="other-rooms" aria-labelledby="other-rooms">
      <h2 id="other-rooms">{roomWords.otherRooms}</h2>
      {/* One by itself would leave two thirds of the page empty. */}
      <RoomGrid
        rooms={others}
        {...rest}
        level={3}
        isBrief
        as={others.length === 1 ? RoomRow : undefined}
      />
    </section>
  );
}
