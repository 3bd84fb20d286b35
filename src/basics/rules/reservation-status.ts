import { reservationStatusWords } from '../../words/staff.ts';

/** Statuses of a reservation. Only `confirmed` and `checked_in` block a room. */
export const RESERVATION_STATUSES = [
  'new',
  'confirmed',
  'declined',
  'cancelled',
  'checked_in',
  'checked_out',
  'no_show',
] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

const { labels, steps } = reservationStatusWords;

export const STATUS_LABEL: Record<ReservationStatus, string> = labels;

export type StatusStep = { to: ReservationStatus; label: string };

/**
 * The statuses that may follow each status, the usual one first. They include ways back, because
 * people misclick. The database has the same list.
 */
const STEPS: Record<ReservationStatus, readonly StatusStep[]> = {
  new: [
    { to: 'confirmed', label: steps.confirm },
    { to: 'declined', label: steps.decline },
    { to: 'cancelled', label: steps.guestCancelled },
  ],
  confirmed: [
    { to: 'checked_in', label: steps.checkIn },
    { to: 'no_show', label: steps.noShow },
    { to: 'cancelled', label: steps.cancelStay },
    { to: 'new', label: steps.backToNew },
  ],
  declined: [
    { to: 'confirmed', label: steps.confirmAfterAll },
    { to: 'new', label: steps.backToNew },
  ],
  cancelled: [
    { to: 'confirmed', label: steps.confirmAfterAll },
    { to: 'new', label: steps.backToNew },
  ],
  checked_in: [
    { to: 'checked_out', label: steps.checkOut },
    { to: 'confirmed', label: steps.notArrived },
  ],
  checked_out: [{ to: 'checked_in', label: steps.stillHere }],
  no_show: [
    { to: 'checked_in', label: steps.checkIn },
    { to: 'confirmed', label: steps.backToConfirmed },
  ],
};

export function statusSteps(status: ReservationStatus): readonly StatusStep[] {
  return STEPS[status];
}

/** Statuses in which a stay blocks its nights for other guests. */
export const HELD_STATUSES: readonly ReservationStatus[] = ['confirmed', 'checked_in'];

/** True if staff can still change the stay's dates and room. */
export function isMovable(status: ReservationStatus): boolean {
  return status === 'new' || HELD_STATUSES.includes(status);
}
