import * as v from 'valibot';
import { roomSchema, type Room, type RoomDraft } from '@/content/schema/room';
import { itemTable } from '@/content/store/staff-calls/item-table';
import { decimal, rowSchema, rowTimestamp } from '@/content/store/staff-calls/row-schema';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { roomImageCategory } from '@/content/schema/room-picture';
import { staffToasts } from '@/words/staff';
import { currentContent } from '@/content/store/staff-calls/change-content';
import { moveImage } from '@/content/pictures/staff-calls/image-rows';
import { changeImages, deleteUnusedPictures } from '@/content/pictures/staff-calls/content-images';
import { useItems, type ItemKind } from '@/content/store/staff-calls/items';

const { entries } = roomSchema;

export const roomTable = itemTable<Room, RoomDraft>({
  table: 'rooms',
  place: 'position',
  row: rowSchema({
    ...entries,
    price: v.pipe(decimal, entries.price),
    size: v.pipe(decimal, entries.size),
    extraGuestPrice: v.pipe(decimal, entries.extraGuestPrice),
    updatedAt: rowTimestamp,
  }),
});

const ROOMS: ItemKind<Room, RoomDraft> = {
  noun: 'room',
  table: roomTable,
  draftOf: roomDraft,
  nameOf: ({ name }) => name,
  placeOf: ({ position }) => position,
  withPlace: (room, position) => ({ ...room, position }),
  read: ({ rooms }) => rooms,
  write: (content, rooms) => ({ ...content, rooms }),
  words: {
    added: staffToasts.roomAdded,
    updated: staffToasts.roomUpdated,
    deleted: staffToasts.roomDeleted,
  },
};

export function roomDraft(room: Room): RoomDraft {
  const { id: _id, position: _position, updatedAt: _version, ...draft } = room;
  return draft;
}

/** Saves rooms. If a room's type changes, its pictures move too; unused pictures are deleted. */
export function useRooms() {
  const client = useQueryClient();
  return useItems(ROOMS, {
    saved: async (room, { base }) => {
      await moveToType(client, room);
      await deleteUnusedPictures(client, base.images);
    },
    deleted: (room) => deleteUnusedPictures(client, room.images),
  });
}

async function moveToType(client: QueryClient, room: Room): Promise<void> {
  const category = roomImageCategory(room.type);
  const { images } = currentContent(client);
  const elsewhere = images.filter(
    (image) => room.images.includes(image.path) && image.category !== category,
  );
  for (const { path } of elsewhere) {
    try {
      const moved = await moveImage(path, category);
      if (!moved) continue;
      await changeImages(client, (all) =>
        all.map((image) => (image.id === moved.id ? moved : image)),
      );
    } catch {
      // If a picture cannot be moved, the room is saved all the same; its next save tries again.
    }
  }
}
