import * as v from 'valibot';
import type { ChildBand } from '../../content/schema/price-rules.ts';
import type { Room } from '../../content/schema/room.ts';
import type { StaySearch } from './stay-search-address.ts';

const chosenRoomSchema = v.object({
  roomId: v.string(),
  /** The room's name in the page's language, shown even after the hotel deleted the room. */
  name: v.string(),
  arrive: v.string(),
  nights: v.number(),
  guests: v.number(),
  children: v.array(v.number()),
  extras: v.array(v.object({ id: v.string(), count: v.number() })),
});
export type ChosenRoom = v.InferOutput<typeof chosenRoomSchema>;

/** The rooms that a guest chose for one request, and the request once it is sent. */
const choiceSchema = v.object({
  /** The address of the search that the rooms were chosen for: `?arrive=…`. */
  of: v.string(),
  rooms: v.array(chosenRoomSchema),
  sent: v.nullable(v.object({ id: v.string(), total: v.nullable(v.number()) })),
});
export type Choice = v.InferOutput<typeof choiceSchema>;

export function parseChoice(stored: unknown): Choice | undefined {
  const parsed = v.safeParse(choiceSchema, stored);
  return parsed.success ? parsed.output : undefined;
}

export function chosenRoom({ id, name }: Room, stay: Omit<StaySearch, 'code'>): ChosenRoom {
  const { arrive, nights, guests, children } = stay;
  return { roomId: id, name, arrive, nights, guests, children, extras: [] };
}

/** True if a child of this age counts against a room's capacity. */
export function takesPlace(age: number, bands: readonly ChildBand[]): boolean {
  const [band] = bands
    .filter(({ untilAge }) => untilAge >= age)
    .toSorted((one, other) => one.untilAge - other.untilAge);
  return band?.takesPlace ?? true;
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

export const guestsIn = (rooms: readonly ChosenRoom[]) =>
  rooms.reduce((sum, { guests }) => sum + guests, 0);

/**
 * The id of one room of a request, made from the request's id, so that repeating the request stores
 * nothing twice. The first room has the request's own id and so its reference.
 */
export function stayId(request: string, place: number): string {
  const [first = '0'] = request;
  return (Number.parseInt(first, 16) ^ place).toString(16) + request.slice(1);
}
