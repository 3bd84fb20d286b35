import { sizeLabel } from '@/hotel/rooms/size';
import type { Column } from '@/hotel/editing/admin/collection';
import type { HotelImage } from '@/hotel/pictures/image';
import { formatPrice } from '@/hotel/rules/price';
import type { Room } from '@/hotel/rooms/room';
import { PlaceholderPicture } from '@/hotel/pictures/view/PlaceholderPicture';
import { roomPictures } from '@/hotel/pictures/view/pictures';
import { Picture } from '@/ui/Picture';

/** The columns of the room table, in the specification's order (point 2). */
export function roomColumns(images: readonly HotelImage[]): Column<Room>[] {
  return [
    {
      header: 'Image',
      variant: 'image',
      cell: (room) => (
        <Picture
          className="cell-picture"
          candidates={roomPictures(room, images).map((picture) => ({ ...picture, alt: '' }))}
          placeholder={<PlaceholderPicture />}
          sizes="8rem"
        />
      ),
    },
    { header: 'Name', variant: 'name', cell: ({ name }) => name },
    {
      header: 'Size (ft²)',
      variant: 'number',
      cell: ({ size }) => sizeLabel(size),
      hiddenOnPhones: true,
    },
    { header: 'Type', cell: ({ type }) => <span className="pill">{type}</span> },
    { header: 'Price per night', variant: 'number', cell: ({ price }) => formatPrice(price) },
    {
      header: 'Capacity',
      variant: 'number',
      cell: ({ capacity }) => capacity,
      hiddenOnPhones: true,
    },
    {
      header: 'Best seller',
      cell: ({ bestSeller }) =>
        bestSeller ? (
          <span className="pill gold">Best seller</span>
        ) : (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">No</span>
          </>
        ),
      hiddenOnPhones: true,
    },
  ];
}
