import { ROOM_LEAST_M2, sizeLabel } from '../../../src/hotel/rooms/size.ts';
import { toSquareMetres } from '../../../src/hotel/rules/size-unit.ts';
import { fieldOf } from '../ask.ts';
import type { Deployment } from '../deployment.ts';
import { type Finding, listed, note } from '../finding.ts';

/** Rooms that no guest would believe: their size was typed in the other unit. */
export async function roomSizes({ content, isEmbedded }: Deployment): Promise<Finding[]> {
  const rooms = fieldOf(content, 'rooms');
  // The sample's are the specification's.
  if (isEmbedded || !Array.isArray(rooms)) return [];
  const small = rooms.flatMap((room: unknown) => {
    const size = Number(fieldOf(room, 'size'));
    const isSmall = size > 0 && toSquareMetres(size) < ROOM_LEAST_M2;
    return isSmall ? [`${String(fieldOf(room, 'name'))} (${sizeLabel(size, 'm2')})`] : [];
  });
  if (small.length === 0) return [];
  const says = `Smaller than ${ROOM_LEAST_M2} m²: ${listed(small)}. Square feet may have been taken for square metres; the room editor puts it right with one press.`;
  return [note('room-sizes', says)];
}
