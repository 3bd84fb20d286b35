import { useMemo } from 'react';
import { CollectionEditor } from '@/hotel/editing/admin/CollectionEditor';
import { CollectionSkeleton } from '@/hotel/editing/admin/CollectionSkeleton';
import { StaffPart } from '@/hotel/page/admin/StaffPart';
import { PublishNote } from '@/hotel/page/admin/PublishNote';
import { blankRoom, newRoomId, roomDraftSchema, type RoomDraft } from '@/hotel/rooms/room';
import { useReleasePictures } from '@/hotel/pictures/staff-queries/release';
import { ROOM_EDITOR } from '@/hotel/editing/admin/editor-texts';
import { useContent } from '@/hotel/content/queries/content';
import { useRooms } from '@/hotel/rooms/staff-queries/rooms';
import { partWords, roomEditorWords } from '@/words/staff';
import { roomColumns } from './room-columns';
import { RoomFields } from './RoomFields';
import { RoomPreview } from './RoomPreview';
import { TypePictures } from './TypePictures';

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
