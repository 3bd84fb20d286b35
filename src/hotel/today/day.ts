import type { Reservation } from '../reservations/reservation.ts';
import type { ReservationStatus } from '../rules/reservation-status.ts';

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

type List = 'arriving' | 'leaving' | 'waiting' | 'asking' | 'cancelled' | 'unmarked' | 'staying';
/** A step that is one press at the desk. */
type DeskStep = 'confirmed' | 'declined' | 'checked_in' | 'checked_out' | 'no_show';

/** Where a stay of a list stands until something is done with it, and what may be. */
type Open = { status?: ReservationStatus; steps: readonly DeskStep[] };
const OPEN: Record<List, Open> = {
  waiting: { status: 'new', steps: ['confirmed', 'declined'] },
  arriving: { status: 'confirmed', steps: ['checked_in', 'no_show'] },
  unmarked: { status: 'confirmed', steps: ['checked_in', 'no_show'] },
  leaving: { status: 'checked_in', steps: ['checked_out'] },
  staying: { status: 'checked_in', steps: ['checked_out'] },
  // Told by their own marks: what is asked is answered with the stay, what is cancelled is seen.
  asking: { steps: [] },
  cancelled: { steps: [] },
};

/** What the day has asked of this stay is done. */
export function isDone({ list, reservation }: ShownStay<List>): boolean {
  if (list === 'asking') return !reservation.asksChange;
  if (list === 'cancelled') return !reservation.cancelledUnseen;
  return reservation.status !== OPEN[list].status;
}

/** The steps of a stay that is not done: the expected one first. */
export function nextSteps({ list }: ShownStay<List>): readonly DeskStep[] {
  return OPEN[list].steps;
}

/** What a step is taken back to; undefined where it has gone another way meanwhile. */
export function stepBack({ list, reservation }: ShownStay<List>): ReservationStatus | undefined {
  const { status, steps } = OPEN[list];
  return steps.some((step) => step === reservation.status) ? status : undefined;
}
