import { useMemo, useState } from 'react';
import { CollectionEditor, CollectionSkeleton } from '@/hotel/editing/admin/CollectionEditor';
import { StaffPart } from '@/hotel/page/admin/StaffPart';
import { PublishNote } from '@/hotel/page/admin/PublishNote';
import { blankRoom, newRoomId, roomDraftSchema, roomSchema } from '@/hotel/rooms/room';
import type { RoomDraft, Room } from '@/hotel/rooms/room';
import { useReleasePictures } from '@/hotel/pictures/staff-queries/content-images';
import { ROOM_EDITOR } from '@/hotel/editing/admin/texts-to-translate';
import { useContent } from '@/hotel/content/queries/content';
import { useRooms } from '@/hotel/rooms/staff-queries/rooms';
import { partWords, roomEditorWords, previewWords, roomTableWords } from '@/words/staff';
import { RoomFields } from './RoomFields';
import { PreviewFrame } from '@/hotel/editing/admin/PreviewPane';
import { RoomCard } from '@/hotel/rooms/view/RoomCard';
import { ImageField } from '@/hotel/pictures/admin/ImageField';
import { roomImageCategory } from '@/hotel/rooms/room-picture';
import { roomTypeWords } from '@/words/visitors';
import { sizeLabel } from '@/hotel/rooms/size';
import type { Column } from '@/hotel/editing/admin/collection';
import type { HotelImage } from '@/hotel/pictures/image';
import { formatPrice } from '@/hotel/rules/price';
import type { HotelInfo } from '@/hotel/branding/hotel-info';
import { PlaceholderPicture } from '@/hotel/pictures/view/PlaceholderPicture';
import { roomPictures } from '@/hotel/rooms/view/room-pictures';
import { Picture } from '@/ui/Picture';

const TITLE = roomEditorWords.title;

/** Room editor (specification 2): table, add/edit dialog, inline deletion, order of display. */
export function RoomsPage() {
  const { content, isLoading } = useContent();
  const { rooms, images, sections } = content;
  const { hotelInfo } = sections;
  const columns = useMemo(() => roomColumns(images, hotelInfo), [images, hotelInfo]);
  const kind = useRooms();
  const release = useReleasePictures();
  const purpose = roomEditorWords.purpose(rooms.length);
  if (isLoading) return <CollectionSkeleton title={TITLE} />;

  return (
    <>
      <PublishNote about="rooms" />
      <CollectionEditor
        {...kind}
        title={TITLE}
        purpose={purpose}
        emptyText={roomEditorWords.emptyText}
        items={rooms}
        columns={columns}
        schema={roomDraftSchema}
        labels={roomEditorWords.labels}
        required={REQUIRED}
        blank={blankRoom}
        newId={newRoomId}
        searchText={searchText}
        texts={ROOM_EDITOR}
        fields={(form) => <RoomFields form={form} />}
        preview={(draft) => <RoomPreview draft={draft} />}
        onDiscard={({ base, mine }) => {
          void release(mine.images.filter((name) => !base.images.includes(name)));
        }}
      />
      <StaffPart name={partWords.typePictures} data={[images]}>
        <TypePictures />
      </StaffPart>
    </>
  );
}

const REQUIRED = ['name', 'description', 'price'] as const;

function searchText({ name, type, description }: RoomDraft): string {
  return `${name} ${type} ${description}`;
}

/** The room as visitors will see it in the list, while it is being typed. */
function RoomPreview({ draft }: { draft: RoomDraft }) {
  const { images, sections } = useContent().content;
  const room = {
    ...draft,
    // An empty field is no number yet.
    price: draft.price || 0,
    capacity: draft.capacity || 0,
    size: draft.size || 0,
    id: 'preview',
    position: 0,
    updatedAt: '',
  };
  return (
    <section
      className="preview self-start lg:sticky lg:top-4 lg:mt-4"
      aria-label={previewWords.title}
    >
      <header>{previewWords.title}</header>
      <PreviewFrame device="phone">
        <ul className="p-5">
          <RoomCard
            room={room}
            images={images}
            level={3}
            sizeUnit={sections.hotelInfo.sizeUnit}
            sign={sections.hotelInfo.currencySign}
          />
        </ul>
      </PreviewFrame>
    </section>
  );
}

/**
 * The picture of each type (specification 3, `room-{type}`): for rooms without one of their own.
 * Loaded when it is opened. Three pictures that cannot be loaded are told once.
 */
function TypePictures() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="card type-pictures mt-8"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="cursor-pointer">
        <h2 className="inline">{roomEditorWords.typePictures}</h2>
      </summary>
      <p className="quiet mt-[0.3rem]">{roomEditorWords.typePicturesText}</p>
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

/** The columns of the room table, in the specification's order (point 2). */
function roomColumns(
  images: readonly HotelImage[],
  { sizeUnit, currencySign }: HotelInfo,
): Column<Room>[] {
  return [
    {
      header: roomTableWords.image,
      variant: 'image',
      cell: (room) => (
        <Picture
          className="h-[3.35rem] w-20 rounded-1"
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
