import type { Column } from '@/admin/collection-editor/collection';
import type { HotelImage } from '@/domain/image';
import { formatPrice } from '@/domain/price';
import type { Room } from '@/domain/room';
import { sizeLabel } from '@/domain/visitor-texts';
import { PlaceholderPicture } from '@/site/sections/PlaceholderPicture';
import { roomPictures } from '@/site/sections/pictures';
import { Picture } from '@/ui/Picture';

/** The columns of the room table, in the specification's order (point 2). */
export function roomColumns(images: readonly HotelImage[]): Column<Room>[] {
  return [
    {
      header: 'Image',
      look: 'image',
      cell: (room) => (
        <Picture
          className="cell-picture"
          candidates={roomPictures(room, images).map((picture) => ({ ...picture, alt: '' }))}
          placeholder={<PlaceholderPicture />}
          sizes="8rem"
        />
      ),
    },
    { header: 'Name', look: 'name', cell: ({ name }) => name },
    {
      header: 'Size (ft²)',
      look: 'number',
      cell: ({ size }) => sizeLabel(size),
      hiddenOnPhones: true,
    },
    { header: 'Type', cell: ({ type }) => <span className="pill">{type}</span> },
    { header: 'Price per night', look: 'number', cell: ({ price }) => formatPrice(price) },
    {
      header: 'Capacity',
      look: 'number',
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
