import { roomsWords } from '@/words/visitors';
import type { HotelImage } from '@/hotel/pictures/image';
import { PlaceholderPicture } from '@/hotel/pictures/view/PlaceholderPicture';
import type { Room } from '@/hotel/rooms/room';
import { Picture } from '@/ui/Picture';
import { roomPictures } from './room-pictures';

type Props = { room: Room; images: readonly HotelImage[]; sizes: string; priority?: boolean };

/** The picture of a room in a list, and whether it is the best seller. */
export function RoomFace({ room, images, sizes, priority }: Props) {
  return (
    <>
      <Picture
        className="room-pic"
        candidates={roomPictures(room, images)}
        placeholder={<PlaceholderPicture />}
        sizes={sizes}
        priority={priority}
      />
      {room.bestSeller && <span className="tag">{roomsWords.bestSeller}</span>}
    </>
  );
}
