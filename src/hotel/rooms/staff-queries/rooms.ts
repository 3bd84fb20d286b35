import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { PageContent } from '@/hotel/content/content';
import { IMAGE_PATH_PATTERN } from '@/hotel/pictures/image-place';
import { roomImageCategory } from '@/hotel/rooms/room-picture';
import type { Room, RoomDraft } from '@/hotel/rooms/room';
import { staffToasts } from '@/words/staff';
import { CONTENT_KEY } from '@/hotel/content/queries/content';
import { moveImage, swapImages } from '@/hotel/pictures/staff-services/image-rows';
import { roomTable } from '@/hotel/rooms/staff-services/room-table';
import { changeImages } from '@/hotel/pictures/staff-queries/content-images';
import { useDeleteItem, useReorderItems, useSaveItem } from '@/hotel/content/staff-queries/items';
import type { ItemKind } from '@/hotel/content/staff-queries/items';

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

/** The fields of a room that its dialog edits. */
export function roomDraft(room: Room): RoomDraft {
  const { id: _id, position: _position, updatedAt: _version, ...draft } = room;
  return draft;
}

/**
 * Adds or changes a room (specification 2, admin editors). Its own picture follows it to another
 * type (checklist M-16), and one that it no longer shows is deleted.
 */
export function useSaveRoom() {
  const client = useQueryClient();
  return useSaveItem(ROOMS, async (room, { base }) => {
    await moveToType(client, room);
    const [old] = base.images;
    if (old !== room.images[0]) await releasePicture(client, old);
  });
}

/** Deletes a room and, after it, its own picture. */
export function useDeleteRoom() {
  const client = useQueryClient();
  return useDeleteItem(ROOMS, (room) => releasePicture(client, room.images[0]));
}

export const useReorderRooms = () => useReorderItems(ROOMS);

/** Lets go of a picture that was uploaded for a room which was not saved. */
export function useReleasePicture() {
  const client = useQueryClient();
  return (reference: string | undefined) => releasePicture(client, reference);
}

async function moveToType(client: QueryClient, { type, images: [own] }: Room): Promise<void> {
  const category = roomImageCategory(type);
  const images = client.getQueryData<PageContent>(CONTENT_KEY)?.images ?? [];
  const stored = images.find(({ path }) => path === own);
  if (!stored || stored.category === category) return;
  await quietly(async () => {
    const moved = await moveImage(stored.path, category);
    if (!moved) return;
    await changeImages(client, (all) =>
      all.map((image) => (image.id === moved.id ? moved : image)),
    );
  });
}

/** Deletes a stored picture unless a room still shows it. */
async function releasePicture(client: QueryClient, reference: string | undefined): Promise<void> {
  if (reference === undefined || !IMAGE_PATH_PATTERN.test(reference)) return;
  const content = client.getQueryData<PageContent>(CONTENT_KEY);
  if (content?.rooms.some(({ images }) => images.includes(reference))) return;
  await quietly(async () => {
    await swapImages([], { release: [reference] });
    await changeImages(client, (all) => all.filter(({ path }) => path !== reference));
  });
}

/** The room is saved; a picture left over or in its old category is put right by a later save. */
async function quietly(tidy: () => Promise<void>): Promise<void> {
  try {
    await tidy();
  } catch {
    // replace_images() deletes what no room shows after a day.
  }
}
