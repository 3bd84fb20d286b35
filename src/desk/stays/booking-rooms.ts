import { toCents } from '../../basics/rules/price.ts';
import type { Room } from '../../content/schema/room.ts';
import type { BookedRoom } from './staff-booking.ts';
import type { Reservation } from './reservation.ts';
import type { ReservationStatus } from '../../basics/rules/reservation-status.ts';

/** The room that another row begins with: the last one's kind while the house has one more of it. */
export function nextRoom(taken: readonly BookedRoom[], rooms: readonly Room[]): BookedRoom {
  const left = ({ id, units }: Room) =>
    units - taken.filter(({ roomId }) => roomId === id).length > 0;
  const last = taken.at(-1);
  const same = rooms.find(({ id }) => id === last?.roomId);
  const room = same && left(same) ? same : (rooms.find(left) ?? rooms[0]);
  return { roomId: room?.id ?? '', guests: Math.min(last?.guests ?? 2, room?.capacity ?? 2) || 1 };
}

/** What is wrong with a room of a booking. @param place in its list, from 1 */
type WrongRoom = { place: number; name: 'roomId' | 'guests'; most: number };

/** More guests than a room has beds; more rooms of a kind than the house has, from the second on. */
export function wrongRooms(taken: readonly BookedRoom[], rooms: readonly Room[]): WrongRoom[] {
  return taken.flatMap(({ roomId, guests }, index) => {
    const room = rooms.find(({ id }) => id === roomId);
    if (!room) return [];
    const place = index + 1;
    const before = taken.slice(0, index).filter((one) => one.roomId === roomId).length;
    const wrong: WrongRoom[] = [];
    if (before > 0 && before >= room.units) wrong.push({ place, name: 'roomId', most: room.units });
    if (guests > room.capacity) wrong.push({ place, name: 'guests', most: room.capacity });
    return wrong;
  });
}

/** Statuses in which nothing is to be paid for a room. */
const STATUSES_WITHOUT_CHARGE: readonly ReservationStatus[] = ['declined', 'cancelled'];

/** Rooms of a booking that count into its total. */
export function payableRooms(rooms: readonly Reservation[]): Reservation[] {
  return rooms.filter(({ status }) => !STATUSES_WITHOUT_CHARGE.includes(status));
}

export function totalOf(rooms: readonly Pick<Reservation, 'total'>[]): number {
  return toCents(rooms.reduce((sum, { total }) => sum + total, 0));
}

/** The rooms of a booking that have the status of this one: what a step of all of them is for. */
export function roomsWithStatus(rooms: readonly Reservation[], status: ReservationStatus) {
  return rooms.filter((room) => room.status === status && room.erasedAt === null);
}
