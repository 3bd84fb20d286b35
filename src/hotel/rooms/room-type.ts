import { roomTypeWords } from '../../words/visitors.ts';

/** Room types (specification 3). */
export const ROOM_TYPES = ['standard', 'deluxe', 'premier'] as const;
export type RoomType = (typeof ROOM_TYPES)[number];

/** `Standard`, `Deluxe`, `Premier`: the type as it is read on a card. */
export function roomTypeLabel(type: RoomType): string {
  return roomTypeWords[type];
}
