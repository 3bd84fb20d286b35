import { addDays } from '../../basics/time/dates.ts';
import type { ChildBand } from '../../content/schema/price-rules.ts';
import type { Room } from '../../content/schema/room.ts';
import type { RequestDraft, StayErrors } from '../booking/booking-request.ts';
import { takesPlace } from '../prices/children.ts';
import type { StayRule } from '../prices/stay-quote.ts';
import type { StaySearch } from './stay-search-address.ts';
import type { ChosenRoom } from './stored-choice.ts';

type Stay = Omit<StaySearch, 'code'>;

export function chosenRoom({ id, name }: Pick<Room, 'id' | 'name'>, stay: Stay): ChosenRoom {
  const { arrive, nights, guests, children } = stay;
  return { roomId: id, name, arrive, nights, guests, children, extras: [] };
}

type Party = Pick<StaySearch, 'guests' | 'children'>;

/**
 * Spreads a party over rooms: an adult into each, then everybody into the first room with space.
 * @returns undefined if there are more rooms than adults
 */
export function spreadParty(
  { guests, children }: Party,
  capacities: readonly number[],
  bands: readonly ChildBand[],
): Party[] | undefined {
  let adults = guests - children.length - capacities.length;
  if (adults < 0) return undefined;
  const rooms = capacities.map((capacity): Party & { space: number } => ({
    space: capacity - 1,
    guests: 1,
    children: [],
  }));
  for (const age of children) {
    const needed = takesPlace(age, bands) ? 1 : 0;
    const room = rooms.find(({ space }) => space >= needed);
    if (!room) continue;
    room.space -= needed;
    room.guests += 1;
    room.children.push(age);
  }
  for (const room of rooms) {
    const moved = Math.min(adults, room.space);
    room.guests += moved;
    adults -= moved;
  }
  return rooms.map(({ guests: here, children: ages }) => ({ guests: here, children: ages }));
}

/** The number of guests who sleep in the rooms on the fullest night. */
export function guestsIn(rooms: readonly ChosenRoom[]): number {
  const on = (day: string) =>
    rooms.filter(({ arrive, nights }) => arrive <= day && day < addDays(arrive, nights));
  const sums = rooms.map(({ arrive }) => on(arrive).reduce((sum, { guests }) => sum + guests, 0));
  return Math.max(0, ...sums);
}

/**
 * The id of one room of a request, made from the request's id, so that repeating the request stores
 * nothing twice. The first room has the request's own id and so its reference.
 */
export function stayId(request: string, place: number): string {
  const [first = '0'] = request;
  return (Number.parseInt(first, 16) ^ place).toString(16) + request.slice(1);
}

export type RoomsDraft = Pick<RequestDraft, 'id' | 'email' | 'guestName' | 'phone' | 'message'> & {
  rooms: readonly ChosenRoom[];
  code: string | null;
  /** The total shown to the guest; undefined if none was shown. */
  total: number | undefined;
};

/** Why the database stored none of the rooms. */
export type RoomsRefusal = {
  code: string;
  /** The reason in words; '' if `rule` or a new quote tells it. */
  sentence: string;
  rule: StayRule | null;
  /** The room's place among the chosen rooms, from 0; undefined if it is about all. */
  place: number | undefined;
};

/** The answer to a request: the guest's address, cleaned, or why nothing was stored. */
export type SentRooms = { email?: string; errors?: StayErrors; refused?: RoomsRefusal };
