import { countWords, roomTypeWords } from '@/words/visitors';
import type { SizeUnit } from '@/hotel/rules/size-unit';
import type { Room } from '@/hotel/rooms/room';
import { sizeLabel } from '@/hotel/rooms/size';

/** What one compares rooms by, in one line: type, guests, size. */
export function RoomMeta({ room, sizeUnit }: { room: Room; sizeUnit: SizeUnit }) {
  return (
    <p className="meta">
      <span>{roomTypeWords[room.type]}</span>
      <span>{countWords.guestsInText(room.capacity)}</span>
      <span>{sizeLabel(room.size, sizeUnit)}</span>
    </p>
  );
}
