import type { HotelContent } from '@/content/store/hotel-content';
import type { Room } from '@/content/schema/room';
import { RoomGrid } from '@/selling/rooms/view/RoomGrid';
import { RoomRow } from '@/selling/rooms/view/RoomRow';
import { roomWords } from '@/words/visitors';

const SHOWN = 2;

/** The two rooms after this room in the hotel's order; after the last room, the first ones. */
export function FurtherRooms({ room, content }: { room: Room; content: HotelContent }) {
  const { rooms } = content;
  const here = rooms.findIndex(({ id }) => id === room.id);
  const others = [...rooms.slice(here + 1), ...rooms.slice(0, Math.max(0, here))].slice(0, SHOWN);
  // A single card would leave two thirds of the width empty.
  const as = others.length === 1 ? RoomRow : undefined;
  if (others.length === 0) return null;
  return (
    <section className="other-rooms" aria-labelledby="other-rooms">
      <h2 id="other-rooms">{roomWords.otherRooms}</h2>
      <RoomGrid rooms={others} content={content} level={3} isBrief as={as} />
    </section>
  );
}
