import type { Reservation } from '../stays/reservation.ts';
import type { ReservationStatus } from '../../basics/rules/reservation-status.ts';

type DeskStep = 'confirmed' | 'declined' | 'checked_in' | 'checked_out' | 'no_show';

/**
 * Whose turn it is, by list: the status that a stay of it has until something is done with it, and what may
 * be. Those of `unmarked` are over without a word of whether the guest came.
 */
const OPEN = {
  waiting: { status: 'new', steps: ['confirmed', 'declined'] },
  arriving: { status: 'confirmed', steps: ['checked_in', 'no_show'] },
  unmarked: { status: 'confirmed', steps: ['checked_in', 'no_show'] },
  leaving: { status: 'checked_in', steps: ['checked_out'] },
  staying: { status: 'checked_in', steps: ['checked_out'] },
  // Told by their own marks: what is asked is answered with the stay, what is cancelled is seen.
  asking: { status: undefined, steps: [] },
  cancelled: { status: undefined, steps: [] },
} satisfies Record<string, { status: ReservationStatus | undefined; steps: DeskStep[] }>;

export type TodayList = keyof typeof OPEN;
// Its own names, which Object.keys loses.
export const TODAY_LISTS = Object.keys(OPEN) as TodayList[];

export type ShownStay = {
  list: TodayList;
  reservation: Reservation;
  /** Someone has pressed a step here: it stays where it is, so that it can be taken back. */
  isTouched?: true;
  isSaving?: true;
};

type Day = { today: string; stays: readonly ShownStay[] };

/**
 * What the server says of today, with the rows that someone has just dealt with on this screen: one
 * whose step is on its way is shown as it will be, and one that another list has now, or none, stays
 * where it was, with its way back; only what is to leave then is asked for there. With the next day
 * all of that is over.
 */
export function mergeToday<Fresh extends Day>(fresh: Fresh, shown: Day | undefined) {
  const touched = (shown?.today === fresh.today ? shown.stays : []).filter((row) => row.isTouched);
  const isOf = (row: ShownStay) => (other: ShownStay) =>
    other.reservation.id === row.reservation.id;
  const told = fresh.stays.flatMap((row): ShownStay[] => {
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

/** What the day has asked of this stay is done. */
export function isDone({ list, reservation }: ShownStay): boolean {
  if (list === 'asking') return !reservation.asksChange;
  if (list === 'cancelled') return !reservation.cancelledUnseen;
  return reservation.status !== OPEN[list].status;
}

export function nextSteps({ list }: ShownStay): readonly DeskStep[] {
  return OPEN[list].steps;
}

/** What a step is taken back to; undefined where it has gone another way meanwhile. */
export function stepBack({ list, reservation }: ShownStay): ReservationStatus | undefined {
  const { status, steps }: { status: ReservationStatus | undefined; steps: DeskStep[] } =
    OPEN[list];
  return steps.some((step) => step === reservation.status) ? status : undefined;
}
