import type { Reservation } from '@/hotel/reservations/reservation';
import { bookingRoomsWords } from '@/words/staff';

/** Among the facts of a stay: which room of its booking it is; nothing for a stay of one room. */
export function bookingMark({
  bookingPlace,
  bookingRooms,
}: Pick<Reservation, 'bookingPlace' | 'bookingRooms'>): string[] {
  return bookingPlace !== null && bookingRooms !== null
    ? [bookingRoomsWords.placed(bookingPlace, bookingRooms)]
    : [];
}
