import { addDays, daysBetween } from '../../basics/time/dates.ts';
import { HELD_STATUSES } from '../../basics/rules/reservation-status.ts';
import type { Closing } from '../closed-dates/closing.ts';
import type { Room } from '../../content/schema/room.ts';
import type { Reservation } from '../stays/reservation.ts';
import type { ChannelNights } from '../channels/channel-nights.ts';

/** Occupied nights: from `checkIn` up to, but not including, `checkOut`. */
export type Nights = { id: string; checkIn: string; checkOut: string };

/** A part of a row: consecutive nights that are free, or that belong to one stay. */
export type Span<T extends Nights> = {
  from: string;
  length: number;
  stay: T | undefined;
  /** True if the stay continues before or after the displayed nights. */
  goesOnBefore: boolean;
  goesOnAfter: boolean;
};

/** Arranges stays without overlaps, a row for each room, with a free row if rooms are left. */
export function unitRows<T extends Nights>(
  stays: readonly T[],
  nights: readonly string[],
  units: number,
): Span<T>[][] {
  const [first] = nights;
  if (first === undefined) return [];
  const end = addDays(first, nights.length);
  const shown = stays
    .filter(({ checkIn, checkOut }) => checkIn < end && checkOut > first)
    .toSorted((a, b) => (a.checkIn === b.checkIn ? 0 : a.checkIn < b.checkIn ? -1 : 1));
  const rows: T[][] = [];
  for (const stay of shown) {
    const row = rows.find((taken) => (taken.at(-1)?.checkOut ?? '') <= stay.checkIn);
    if (row) row.push(stay);
    else rows.push([stay]);
  }
  if (rows.length < units || rows.length === 0) rows.push([]);
  return rows.map((row) => spans(row, first, end));
}

function spans<T extends Nights>(row: readonly T[], first: string, end: string): Span<T>[] {
  const result: Span<T>[] = [];
  const free = { length: 1, stay: undefined, goesOnBefore: false, goesOnAfter: false };
  let next = first;
  const freeUntil = (date: string) => {
    for (; next < date; next = addDays(next, 1)) {
      result.push({ from: next, ...free });
    }
  };
  for (const stay of row) {
    const from = stay.checkIn > first ? stay.checkIn : first;
    const until = stay.checkOut < end ? stay.checkOut : end;
    freeUntil(from);
    result.push({
      from,
      length: daysBetween(from, until),
      stay,
      goesOnBefore: stay.checkIn < from,
      goesOnAfter: stay.checkOut > until,
    });
    next = until;
  }
  freeUntil(end);
  return result;
}

type Stay = Pick<Reservation, 'roomId' | 'checkIn' | 'checkOut' | 'status'>;
type Closed = Pick<Closing, 'roomId' | 'fromDate' | 'toDate' | 'rooms'>;
type Sold = Pick<ChannelNights, 'roomId' | 'listingId' | 'fromDate' | 'toDate' | 'conflictNights'>;

/** Free rooms of a type on each night, by the same rule as `occupied_nights` in the database. */
export function freeRooms(
  { id, units }: Pick<Room, 'id' | 'units'>,
  nights: readonly string[],
  today: string,
  stays: readonly Stay[],
  closings: readonly Closed[],
  channels: readonly Sold[] = [],
): number[] {
  const taken = stays.filter(({ roomId }) => roomId === id);
  const closed = closings.filter(({ roomId }) => roomId === id);
  return nights.map((night) => {
    const has = (from: string | null, to: string | null) =>
      from !== null && to !== null && from <= night && to > night;
    const inUse = taken.filter(
      ({ checkIn, checkOut, status }) =>
        has(checkIn, checkOut) &&
        (night < today ? status !== 'confirmed' : HELD_STATUSES.includes(status)),
    );
    const shut = closed
      .filter(({ fromDate, toDate }) => has(fromDate, toDate))
      .reduce((sum, { rooms }) => sum + rooms, 0);
    // A listing sells only one room a night, even if several of its entries cover the night.
    const listings = channels.filter(
      ({ roomId, fromDate, toDate, conflictNights }) =>
        roomId === id && has(fromDate, toDate) && !conflictNights.includes(night),
    );
    const elsewhere = new Set(listings.map(({ listingId }) => listingId)).size;
    return units - inUse.length - shut - elsewhere;
  });
}

export type CalendarStay = Nights & { reservation: Reservation };
/** One closed room; a closing of three rooms becomes three of these. */
export type CalendarClosing = Nights & { closing: Closing };
export type CalendarChannel = Nights & { channelNights: ChannelNights };
export type CalendarEntry = CalendarStay | CalendarClosing | CalendarChannel;

export function withoutShownStay(
  channels: readonly ChannelNights[],
  stays: readonly Reservation[],
): ChannelNights[] {
  const shown = new Set(stays.map(({ id }) => id));
  return channels.filter(
    ({ reservationId }) => reservationId === null || !shown.has(reservationId),
  );
}

/** Room types in their order, then deleted types that still have stays. */
export function calendarRooms(
  rooms: readonly Room[],
  reservations: readonly Reservation[],
  closings: readonly Closing[],
  nights: readonly string[],
  channels: readonly ChannelNights[] = [],
) {
  const stays = reservations.flatMap((reservation): CalendarStay[] => {
    const { id, checkIn, checkOut } = reservation;
    return checkIn && checkOut ? [{ id, checkIn, checkOut, reservation }] : [];
  });
  const closed = closings.flatMap((closing) =>
    Array.from({ length: closing.rooms }, (_, index): CalendarClosing => ({
      id: `${closing.id}/${index}`,
      checkIn: closing.fromDate,
      checkOut: closing.toDate,
      closing,
    })),
  );
  const of = (roomId: string): CalendarEntry[] => [
    ...stays.filter((stay) => stay.reservation.roomId === roomId),
    ...closed.filter(({ closing }) => closing.roomId === roomId),
    ...channels
      .filter((channelNights) => channelNights.roomId === roomId)
      .map((channelNights): CalendarChannel => {
        const { id, fromDate, toDate } = channelNights;
        return { id, checkIn: fromDate, checkOut: toDate, channelNights };
      }),
  ];
  const known = new Set(rooms.map(({ id }) => id));
  const elsewhere = reservations.filter(({ roomId }) => !known.has(roomId));
  const gone = new Map(elsewhere.map(({ roomId, roomName }) => [roomId, roomName]));
  return [
    ...rooms.map(({ id, name, units }) => ({ id, name, units })),
    ...[...gone].map(([id, name]) => ({ id, name, units: 0 })),
  ].map((room) => ({ ...room, rows: unitRows(of(room.id), nights, room.units) }));
}
