import { sizeLabel } from '@/hotel/rooms/size';
import type { Column } from '@/hotel/editing/admin/collection';
import type { HotelImage } from '@/hotel/pictures/image';
import { formatPrice } from '@/hotel/rules/price';
import type { HotelInfo } from '@/hotel/branding/hotel-info';
import type { Room } from '@/hotel/rooms/room';
import { PlaceholderPicture } from '@/hotel/pictures/view/PlaceholderPicture';
import { roomPictures } from '@/hotel/rooms/view/room-pictures';
import { Picture } from '@/ui/Picture';
import { roomTableWords, roomEditorWords } from '@/words/staff';

/** The columns of the room table, in the specification's order (point 2). */
export function roomColumns(
  images: readonly HotelImage[],
  { sizeUnit, currencySign }: HotelInfo,
): Column<Room>[] {
  return [
    {
      header: roomTableWords.image,
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
    { header: roomTableWords.name, variant: 'name', cell: ({ name }) => name },
    {
      header: sizeUnit === 'm2' ? roomEditorWords.sizeInMetres : roomTableWords.size,
      variant: 'number',
      cell: ({ size }) => sizeLabel(size, sizeUnit),
      hiddenOnPhones: true,
    },
    {
      header: roomTableWords.type,
      cell: ({ type }) => <span className="pill">{roomEditorWords.types[type]}</span>,
    },
    {
      header: roomTableWords.price,
      variant: 'number',
      cell: ({ price }) => formatPrice(price, currencySign),
    },
    {
      header: roomTableWords.capacity,
      variant: 'number',
      cell: ({ capacity }) => capacity,
      hiddenOnPhones: true,
    },
    {
      header: roomTableWords.bestSeller,
      cell: ({ bestSeller }) =>
        bestSeller ? (
          <span className="pill gold">{roomTableWords.bestSeller}</span>
        ) : (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{roomTableWords.notBestSeller}</span>
          </>
        ),
      hiddenOnPhones: true,
    },
  ];
}
