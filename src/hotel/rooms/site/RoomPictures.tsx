import type { HotelImage } from '@/hotel/pictures/image';
import { Gallery } from '@/hotel/pictures/view/Gallery';
import { PlaceholderPicture } from '@/hotel/pictures/view/PlaceholderPicture';
import { roomGallery } from '@/hotel/pictures/view/pictures';
import type { Room } from '@/hotel/rooms/room';
import { Picture } from '@/ui/Picture';

type Props = { room: Room; images: readonly HotelImage[] };

/** Rows beside the large picture, by the number of all: the others fill whole columns with them. */
const ROWS = [0, 0, 1, 2, 3, 2, 3, 3, 4, 4, 3, 5, 4];

/** The room's pictures at the top of its page: one by itself, or the large one with the others. */
export function RoomPictures({ room, images }: Props) {
  const pictures = roomGallery(room, images);
  if (pictures.length === 1) {
    return (
      <Picture
        className="detail-pic"
        candidates={pictures[0] ?? []}
        placeholder={<PlaceholderPicture />}
        sizes="(min-width: 1400px) max(84rem, 68vw), 94vw"
        priority
      />
    );
  }
  return (
    <Gallery
      className="detail-pic"
      pictures={pictures}
      of={room.name}
      sizes={(index) => (index === 0 ? LARGE : SMALL)}
      rows={ROWS[pictures.length]}
      leads
    />
  );
}

/** At most what is left beside one column of others; a lower frame cuts, so the width counts. */
const LARGE = '(min-width: 1400px) max(70rem, 59vw), (min-width: 768px) 80vw, 94vw';
const SMALL = '(min-width: 768px) 24rem, 94vw';
