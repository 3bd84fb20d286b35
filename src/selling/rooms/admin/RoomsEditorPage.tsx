import { useMemo, useState } from 'react';
import { CollectionEditor, CollectionSkeleton } from '@/kit/editors/admin/CollectionEditor';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { PublishNote } from '@/kit/page-parts/admin/PublishNote';
import { blankRoom, roomDraftSchema, roomSchema } from '@/content/schema/room';
import type { Room, RoomDraft } from '@/content/schema/room';
import { useDeleteUnusedPictures } from '@/content/pictures/staff-calls/content-images';
import { ROOM_EDITOR_TEXTS } from '@/kit/editors/admin/texts-to-translate';
import { useContent } from '@/content/store/queries/content';
import { useRestorePeriods } from '@/selling/prices/staff-calls/restore-periods';
import { useRooms } from '@/selling/rooms/staff-calls/save-rooms';
import { partWords, roomEditorWords as words } from '@/words/staff';
import { RoomFields } from './RoomFields';
import { RoomCard } from '@/selling/rooms/view/RoomCard';
import { ImageField } from '@/content/pictures/admin/ImageField';
import { roomImageCategory } from '@/content/schema/room-picture';
import { roomTypeWords } from '@/words/visitors';
import { sizeLabel } from '@/selling/rooms/room-size';
import type { Column } from '@/kit/editors/admin/collection';
import type { HotelImage } from '@/content/schema/image';
import { formatPrice } from '@/basics/rules/price';
import type { HotelInfo } from '@/content/schema/sections/hotel-info';
import { roomPictures } from '@/selling/rooms/view/room-pictures';
import { Picture } from '@/ui/Picture';

export function RoomsEditorPage() {
  const { content, isLoading } = useContent();
  const { rooms, images } = content;
  const { hotelInfo } = content.sections;
  const columns = useMemo(() => roomColumns(images, hotelInfo), [images, hotelInfo]);
  const kind = useRooms();
  const release = useDeleteUnusedPictures();
  const restorePeriods = useRestorePeriods();
  if (isLoading) return <CollectionSkeleton title={words.title} />;

  return (
    <>
      <PublishNote about="rooms" />
      <CollectionEditor
        {...kind}
        table="rooms"
        words={words}
        purpose={words.purpose(rooms.length)}
        items={rooms}
        columns={columns}
        schema={roomDraftSchema}
        required={['name', 'description', 'price']}
        blank={blankRoom}
        searchText={({ name, type, description }) => `${name} ${type} ${description}`}
        texts={ROOM_EDITOR_TEXTS}
        fields={<RoomFields />}
        preview={(draft, shown) => <RoomPreview draft={draft} images={shown} />}
        onBroughtBack={restorePeriods}
        onDiscard={({ base, mine }) => {
          void release(mine.images.filter((name) => !base.images.includes(name)));
        }}
      />
      <StaffErrorBoundary name={partWords.typePictures} data={[images]}>
        <TypePictures />
      </StaffErrorBoundary>
    </>
  );
}

type RoomPreviewProps = { draft: RoomDraft; images: readonly HotelImage[] };

function RoomPreview({ draft, images }: RoomPreviewProps) {
  const { sections, prices } = useContent().content;
  const room = {
    ...draft,
    // An empty number field is NaN.
    price: draft.price || 0,
    capacity: draft.capacity || 0,
    size: draft.size || 0,
    id: 'preview',
    position: 0,
    updatedAt: '',
  };
  return (
    <ul className="p-5">
      <RoomCard
        room={room}
        images={images}
        level={3}
        hotelInfo={sections.hotelInfo}
        prices={prices}
      />
    </ul>
  );
}

/** The pictures for rooms without their own, by room type. */
function TypePictures() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="card type-pictures mt-8"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="cursor-pointer">
        <h2 className="inline">{words.typePictures}</h2>
      </summary>
      <p className="quiet mt-[0.3rem]">{words.typePicturesText}</p>
      {isOpen && (
        <div className="two gap-x-6 [--two-min:19rem]">
          {roomSchema.entries.type.options.map((type, index) => (
            <ImageField
              key={type}
              label={roomTypeWords[type]}
              quiet={index > 0}
              target={{ kind: 'slot', category: roomImageCategory(type), position: 0 }}
              reference=""
              onChange={() => undefined}
            />
          ))}
        </div>
      )}
    </details>
  );
}

function roomColumns(
  images: readonly HotelImage[],
  { sizeUnit, currencySign }: HotelInfo,
): Column<Room>[] {
  return [
    {
      header: words.image,
      variant: 'image',
      cell: (room) => (
        <Picture
          className="h-[3.35rem] w-20 rounded-1"
          candidates={roomPictures(room, images).map((picture) => ({ ...picture, alt: '' }))}
          sizes="8rem"
        />
      ),
    },
    { header: words.name, variant: 'name', cell: ({ name }) => name },
    {
      header: sizeUnit === 'm2' ? words.sizeInMetres : words.size,
      variant: 'number',
      cell: ({ size }) => sizeLabel(size, sizeUnit),
      hiddenOnPhones: true,
    },
    { header: words.type, cell: ({ type }) => <span className="pill">{words.types[type]}</span> },
    {
      header: words.price,
      variant: 'number',
      cell: ({ price }) => formatPrice(price, currencySign),
    },
    {
      header: words.capacity,
      variant: 'number',
      cell: ({ capacity }) => capacity,
      hiddenOnPhones: true,
    },
    {
      header: words.bestSeller,
      cell: ({ bestSeller }) =>
        bestSeller ? (
          <span className="pill gold">{words.bestSeller}</span>
        ) : (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{words.notBestSeller}</span>
          </>
        ),
      hiddenOnPhones: true,
    },
  ];
}
