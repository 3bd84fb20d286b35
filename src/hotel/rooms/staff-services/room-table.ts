import { roomSchema } from '@/hotel/rooms/room';
import type { Room, RoomDraft } from '@/hotel/rooms/room';
import { itemTable, parseItem } from '@/hotel/content/staff-services/item-table';

/** The table of rooms (decision 3). Its order, id and version are the server's. */
export const roomTable = itemTable<Room, RoomDraft>({
  table: 'rooms',
  placeColumn: 'position',
  placeName: 'position',
  reorderCall: 'reorder_rooms',
  toRow: ({ bestSeller, ...draft }) => ({ ...draft, best_seller: bestSeller }),
  parse: (row) => parseItem(roomSchema, row, { bestSeller: 'best_seller' }, ['price', 'size']),
});
