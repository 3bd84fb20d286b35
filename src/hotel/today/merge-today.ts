import type { Reservation } from '../reservations/reservation.ts';

/** One stay of a list of today. */
export type ShownStay<List extends string = string> = {
  list: List;
  reservation: Reservation;
  /** Somebody has pressed a step here: it stays where it is, so that it can be taken back. */
  isTouched?: true;
  /** The step is on its way to the server. */
  isSaving?: true;
};

type Day<List extends string> = { today: string; stays: readonly ShownStay<List>[] };

/**
 * What the server says of today, with the rows that somebody has just dealt with on this screen: one
 * whose step is on its way is shown as it will be, and one that no list has any more stays where it
 * was. With the next day all of that is over.
 */
export function mergeToday<List extends string, Fresh extends Day<List>>(
  fresh: Fresh,
  shown: Day<List> | undefined,
): Omit<Fresh, 'stays'> & { stays: ShownStay<List>[] } {
  const touched = (shown?.today === fresh.today ? shown.stays : []).filter((row) => row.isTouched);
  const told = fresh.stays.filter(({ reservation }) =>
    touched.every((row) => !row.isSaving || row.reservation.id !== reservation.id),
  );
  const kept = touched.filter(
    (row) => row.isSaving ?? told.every(({ reservation }) => reservation.id !== row.reservation.id),
  );
  return { ...fresh, stays: [...told, ...kept].toSorted(byArrival) };
}

function byArrival({ reservation: a }: ShownStay, { reservation: b }: ShownStay): number {
  const [first, second] = [a, b].map(
    ({ checkIn, createdAt, id }) => `${checkIn ?? '9'} ${createdAt} ${id}`,
  );
  return first === second || first === undefined || second === undefined || first < second ? -1 : 1;
}
