import { toCents } from '../../basics/rules/price.ts';
import type { ChildBand } from '../../content/schema/price-rules.ts';
import { mostGuests } from '../../selling/prices/children.ts';
import type { Room } from '../../content/schema/room.ts';
import type { BookedRoom } from './staff-booking.ts';
import type { Reservation } from './reservation.ts';
import type { ReservationStatus } from '../../basics/rules/reservation-status.ts';

/** Default for the next room of a booking: the last room's type while the hotel has another one. */
export function nextRoom(taken: readonly BookedRoom[], rooms: readonly Room[]): BookedRoom {
  const left = ({ id, units }: Room) =>
    units - taken.filter(({ roomId }) => roomId === id).length > 0;
  const last = taken.at(-1);
  const same = rooms.find(({ id }) => id === last?.roomId);
  const room = same && left(same) ? same : (rooms.find(left) ?? rooms[0]);
  const guests = Math.min(last?.guests ?? 2, room?.capacity ?? 2) || 1;
  return { roomId: room?.id ?? '', guests, children: [] };
}

/** An invalid field of a room: the room's place in the booking (from 1) and the field's maximum. */
type WrongRoom = { place: number; name: 'roomId' | 'guests'; most: number };

/** Finds rooms with too many guests, and rooms of a type of which the hotel has fewer. */
export function wrongRooms(
  taken: readonly BookedRoom[],
  rooms: readonly Room[],
  bands: readonly ChildBand[],
): WrongRoom[] {
  return taken.flatMap(({ roomId, guests, children }, index) => {
    const room = rooms.find(({ id }) => id === roomId);
    if (!room) return [];
    const place = index + 1;
    const before = taken.slice(0, index).filter((one) => one.roomId === roomId).length;
    const wrong: WrongRoom[] = [];
    if (before > 0 && before >= room.units) wrong.push({ place, name: 'roomId', most: room.units });
    const most = mostGuests(room.capacity, children, bands);
    if (guests > most) wrong.push({ place, name: 'guests', most });
    return wrong;
  });
}

const STATUSES_WITHOUT_CHARGE: readonly ReservationStatus[] = ['declined', 'cancelled'];

export function payableRooms(rooms: readonly Reservation[]): Reservation[] {
  return rooms.filter(({ status }) => !STATUSES_WITHOUT_CHARGE.includes(status));
}

export function totalOf(rooms: readonly Pick<Reservation, 'total'>[]): number {
  return toCents(rooms.reduce((sum, { total }) => sum + total, 0));
}

export function roomsWithStatus(rooms: readonly Reservation[], status: ReservationStatus) {
  return rooms.filter((room) => room.status === status && room.erasedAt === null);
}
