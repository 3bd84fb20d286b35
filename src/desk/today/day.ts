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
  /** Staff pressed a step in this row, here on this screen. */
  isTouched?: true;
  isSaving?: true;
  /** The server no longer lists the stay here. The row stays only to undo its step, and is not counted. */
  isKept?: true;
};

type Day = { today: string; stays: readonly ShownStay[] };

/**
 * Returns the server's lists, and two kinds of rows that staff touched on this screen: rows that are being
 * saved stay as shown, and a row that left its list stays there while its step can be undone, until the
 * next day.
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
