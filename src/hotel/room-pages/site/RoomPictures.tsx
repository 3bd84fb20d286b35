import type { HotelImage } from '@/hotel/pictures/image';
import { Gallery } from '@/hotel/pictures/view/Gallery';
import { PlaceholderPicture } from '@/hotel/pictures/view/PlaceholderPicture';
import { roomGallery } from '@/hotel/rooms/view/room-pictures';
import type { Room } from '@/hotel/rooms/room';
import { Picture } from '@/ui/Picture';
import { mosaicRows } from './mosaic-rows';

type Props = { room: Room; images: readonly HotelImage[] };

/** One for all: of a lower frame, in which they are cut, they are drawn wider; and the page has no byte to spare. */
const SIZES = '(min-width: 768px) 60vw, 94vw';

/** The room's pictures at the top of its page: one by itself, or the large one with the others. */
export function RoomPictures({ room, images }: Props) {
  const pictures = roomGallery(room, images);
  if (pictures.length === 1) {
    return (
      <Picture
        className="detail-pic"
        candidates={pictures[0] ?? []}
        placeholder={<PlaceholderPicture />}
        sizes="min(94vw, 111rem)"
        priority
      />
    );
  }
  return (
    <Gallery
      className="detail-pic"
      pictures={pictures}
      of={room.name}
      sizes={() => SIZES}
      rows={mosaicRows(pictures.length - 1)}
      leads
    />
  );
}
