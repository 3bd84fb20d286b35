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
 * whose step is on its way is shown as it will be, and one that another list has now, or none, stays
 * where it was, with its way back; only what is to leave then is asked for there. With the next day
 * all of that is over.
 */
export function mergeToday<List extends string, Fresh extends Day<List>>(
  fresh: Fresh,
  shown: Day<List> | undefined,
): Omit<Fresh, 'stays'> & { stays: ShownStay<List>[] } {
  const touched = (shown?.today === fresh.today ? shown.stays : []).filter((row) => row.isTouched);
  const isOf = (row: ShownStay) => (other: ShownStay) =>
    other.reservation.id === row.reservation.id;
  const told = fresh.stays.flatMap((row): ShownStay<List>[] => {
    const before = touched.find(isOf(row));
    if (!before) return [row];
    if (before.isSaving) return [];
    return [{ ...row, list: row.list === 'leaving' ? row.list : before.list, isTouched: true }];
  });
  const kept = touched.filter((row) => row.isSaving ?? !told.some(isOf(row)));
  return { ...fresh, stays: [...told, ...kept].toSorted(byArrival) };
}

function byArrival({ reservation: a }: ShownStay, { reservation: b }: ShownStay): number {
  const [first, second] = [a, b].map(
    ({ checkIn, createdAt, id }) => `${checkIn ?? '9'} ${createdAt} ${id}`,
  );
  return first === second || first === undefined || second === undefined || first < second ? -1 : 1;
}
