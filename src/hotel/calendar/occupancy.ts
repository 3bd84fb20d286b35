import { addDays, daysBetween } from '../time/dates.ts';

/** Nights somebody has: from `checkIn` up to, but not including, `checkOut`. */
export type Nights = { id: string; checkIn: string; checkOut: string };

/** Nights of a row beside each other: free ones, or those of one stay. */
export type Span<T extends Nights> = {
  /** The first of the nights shown, and how many. */
  from: string;
  length: number;
  stay: T | undefined;
  /** Whether the stay goes on before or after what is shown. */
  goesOnBefore: boolean;
  goesOnAfter: boolean;
};

/**
 * Lays stays out in rows, one for each unit of a room, so that none lies on another. Stays keep
 * the first row that is free for them; a free row more is shown while the room has units left.
 * @param nights shown, in order, without gaps @param units how many such rooms the house has
 */
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
  let next = first;
  const freeUntil = (date: string) => {
    for (; next < date; next = addDays(next, 1)) {
      result.push({
        from: next,
        length: 1,
        stay: undefined,
        goesOnBefore: false,
        goesOnAfter: false,
      });
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
