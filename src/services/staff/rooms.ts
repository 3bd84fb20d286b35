import { roomSchema } from '@/domain/room';
import type { Room, RoomDraft } from '@/domain/room';
import { itemTable, parseItem } from './item-table';

/** The table of rooms (decision 3). Its order, id and version are the server's. */
export const roomTable = itemTable<Room, RoomDraft>({
  table: 'rooms',
  placeColumn: 'position',
  placeName: 'position',
  reorderCall: 'reorder_rooms',
  toRow: ({ bestSeller, ...draft }) => ({ ...draft, best_seller: bestSeller }),
  parse: (row) => parseItem(roomSchema, row, { bestSeller: 'best_seller' }, ['price', 'size']),
});
