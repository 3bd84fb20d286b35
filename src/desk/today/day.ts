import type { Reservation } from '../stays/reservation.ts';
import type { ReservationStatus } from '../../basics/rules/reservation-status.ts';

type DeskStep = 'confirmed' | 'declined' | 'checked_in' | 'checked_out' | 'no_show';

/**
 * The lists of the Today page: the status of stays that need action, and the possible steps. Stays
 * in `unmarked` are over, but nobody recorded if the guest came.
 */
const OPEN = {
  waiting: { status: 'new', steps: ['confirmed', 'declined'] },
  // Requests for nights that were full and are free now.
  freed: { status: 'new', steps: ['confirmed', 'declined'] },
  arriving: { status: 'confirmed', steps: ['checked_in', 'no_show'] },
  unmarked: { status: 'confirmed', steps: ['checked_in', 'no_show'] },
  leaving: { status: 'checked_in', steps: ['checked_out'] },
  staying: { status: 'checked_in', steps: ['checked_out'] },
  // Stays of any status, with an unanswered change request or a cancellation that staff have not
  // seen.
  asking: { status: undefined, steps: [] },
  cancelled: { status: undefined, steps: [] },
} satisfies Record<string, { status: ReservationStatus | undefined; steps: DeskStep[] }>;

export type TodayList = keyof typeof OPEN;
// `Object.keys` loses the types of the names.
export const TODAY_LISTS = Object.keys(OPEN) as TodayList[];

export type ShownStay = {
  list: TodayList;
  reservation: Reservation;
  /** True if staff pressed a step in this row on this screen. */
  isTouched?: true;
  isSaving?: true;
  /** True if the guest was sent the e-mail that the nights are free now, or it waits. */
  isWritten?: boolean;
  /** True if the server no longer lists the stay here. The row stays only to undo its step. */
  isKept?: true;
};

type Day = { today: string; stays: readonly ShownStay[] };

/**
 * Merges the server's lists with rows that staff touched on this screen: rows being saved, and rows
 * that left their list but whose step can be undone until the next day.
 */
export function mergeToday<Fresh extends Day>(fresh: Fresh, shown: Day | undefined) {
  const touched = (shown?.today === fresh.today ? shown.stays : []).filter((row) => row.isTouched);
  const isOf = (row: ShownStay) => (other: ShownStay) =>
    other.reservation.id === row.reservation.id;
  const saving = touched.filter((row) => row.isSaving);
  const listed = fresh.stays
    .filter((row) => !saving.some(isOf(row)))
    .map((row): ShownStay => {
      const isTouched = touched.some((other) => isOf(row)(other) && other.list === row.list);
      return isTouched ? { ...row, isTouched } : row;
    });
  const kept = touched
    .filter((row) => !row.isSaving && !listed.some((o) => isOf(row)(o) && o.list === row.list))
    .map((row): ShownStay => {
      const { reservation } = listed.find(isOf(row)) ?? row;
      return { list: row.list, reservation, isTouched: true, isKept: true };
    })
    .filter((row) => isDone(row) && (nextSteps(row).length === 0 || stepBack(row)));
  return { ...fresh, stays: [...listed, ...saving, ...kept].toSorted(byArrival) };
}

/** Sorts by arrival; requests whose nights became free by who asked first. */
function byArrival(a: ShownStay, b: ShownStay): number {
  const [first, second] = [a, b].map(({ list, reservation: { checkIn, createdAt, id } }) =>
    list === 'freed' ? `${createdAt} ${id}` : `${checkIn ?? '9'} ${createdAt} ${id}`,
  );
  return first === second || first === undefined || second === undefined || first < second ? -1 : 1;
}

/** True if the task of this list is done for the stay. */
export function isDone({ list, reservation }: ShownStay): boolean {
  if (list === 'asking') return !reservation.asksChange;
  if (list === 'cancelled') return !reservation.cancelledUnseen;
  return reservation.status !== OPEN[list].status;
}

export function nextSteps({ list }: ShownStay): readonly DeskStep[] {
  return OPEN[list].steps;
}

/** The status that undoing a step restores; undefined if somebody changed the stay since. */
export function stepBack({ list, reservation }: ShownStay): ReservationStatus | undefined {
  const { status, steps }: { status: ReservationStatus | undefined; steps: DeskStep[] } =
    OPEN[list];
  return steps.some((step) => step === reservation.status) ? status : undefined;
}
