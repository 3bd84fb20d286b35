import type { ReservationStatus } from '../rules/reservation-status.ts';
import type { ShownStay } from './merge-today.ts';

type List = 'arriving' | 'leaving' | 'waiting' | 'asking' | 'cancelled' | 'unmarked' | 'staying';
/** A step that is one press at the desk. */
export type DeskStep = 'confirmed' | 'declined' | 'checked_in' | 'checked_out' | 'no_show';

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
