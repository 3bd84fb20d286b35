import * as v from 'valibot';
import { roomSchema, type Room, type RoomDraft } from '@/content/schema/room';
import { itemTable } from '@/content/store/staff-services/item-table';
import { decimal, rowSchema, rowTimestamp } from '@/content/store/staff-services/row-schema';

const { entries } = roomSchema;

/** The table of rooms (DECISIONS 3). Its order, id and version are the server's. */
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
