/** Where a reservation stands. A request begins as `new`; only confirmed stays hold a room. */
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

export const STATUS_LABEL: Record<ReservationStatus, string> = {
  new: 'New',
  confirmed: 'Confirmed',
  declined: 'Declined',
  cancelled: 'Cancelled',
  checked_in: 'Checked in',
  checked_out: 'Checked out',
  no_show: 'No-show',
};

/** A step of a reservation's way: what its button says. */
export type StatusStep = { to: ReservationStatus; label: string };

/** Onward first, then the ways back, because people misclick. The database allows the same. */
const STEPS: Record<ReservationStatus, readonly StatusStep[]> = {
  new: [
    { to: 'confirmed', label: 'Confirm' },
    { to: 'declined', label: 'Decline' },
    { to: 'cancelled', label: 'Guest cancelled' },
  ],
  confirmed: [
    { to: 'checked_in', label: 'Check in' },
    { to: 'no_show', label: 'No-show' },
    { to: 'cancelled', label: 'Cancel stay' },
    { to: 'new', label: 'Back to new' },
  ],
  declined: [
    { to: 'confirmed', label: 'Confirm after all' },
    { to: 'new', label: 'Back to new' },
  ],
  cancelled: [
    { to: 'confirmed', label: 'Confirm after all' },
    { to: 'new', label: 'Back to new' },
  ],
  checked_in: [
    { to: 'checked_out', label: 'Check out' },
    { to: 'confirmed', label: 'Not arrived yet' },
  ],
  checked_out: [{ to: 'checked_in', label: 'Still here' }],
  no_show: [
    { to: 'checked_in', label: 'Check in' },
    { to: 'confirmed', label: 'Back to confirmed' },
  ],
};

/** What a reservation may become from here. */
export function statusSteps(status: ReservationStatus): readonly StatusStep[] {
  return STEPS[status];
}

/** Statuses in which a stay keeps its nights from others. */
export const HELD_STATUSES: readonly ReservationStatus[] = ['confirmed', 'checked_in'];

/** True while dates and room can still be set. */
export function isMovable(status: ReservationStatus): boolean {
  return status === 'new' || HELD_STATUSES.includes(status);
}
