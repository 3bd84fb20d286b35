import { formatNumber } from '../rules/numbers.ts';
import { STATUS_LABEL } from './reservation-status.ts';
import type { ReservationStatus } from './reservation-status.ts';
import { errorToast } from '../../words/toast-text.ts';
import type { ToastText } from '../../words/toast-text.ts';

/** Toasts of reservations, messages and subscribers, which the specification leaves open. */
export const INBOX_TOAST = {
  listFailed: (nouns: string) =>
    errorToast('Not loaded', `The ${nouns} could not be loaded. Please try again.`),
  reservationChanged: (status: ReservationStatus): ToastText => ({
    title: `Reservation: ${STATUS_LABEL[status].toLowerCase()}`,
    description: status === 'confirmed' ? 'The nights are taken now.' : undefined,
  }),
  staySaved: {
    title: 'Stay saved',
    description: 'Dates and room are changed.',
  } satisfies ToastText,
  notesSaved: { title: 'Note saved' } satisfies ToastText,
  bookingAdded: (status: ReservationStatus): ToastText => ({
    title: 'Reservation added',
    description: status === 'confirmed' ? 'The nights are taken now.' : undefined,
  }),
  reservationFailed: errorToast('Not saved', 'The reservation is as it was. Please try again.'),
  bookingFailed: errorToast(
    'Not saved',
    'The reservation was not added. What you typed is still here.',
  ),
  reservationConflict: errorToast(
    'Changed meanwhile',
    'Somebody else has just changed this reservation. Look at it and decide again.',
  ),
  nightsTaken: (sentence: string) => errorToast('No room free', sentence),
  messageFailed: errorToast('Not filed', 'The message is where it was. Please try again.'),
  messageArchived: { title: 'Message archived' } satisfies ToastText,
  messageRestored: { title: 'Message back in the inbox' } satisfies ToastText,
  messageDeleted: { title: 'Message deleted' } satisfies ToastText,
  deleteFailed: (noun: string) =>
    errorToast('Delete failed', `The ${noun} could not be deleted. Please try again.`),
  subscriberDeleted: (email: string): ToastText => ({
    title: 'Subscriber deleted',
    description: `${email} gets no more letters.`,
  }),
  letterQueued: {
    title: 'Letter in the outbox',
    description: 'It leaves in a moment; you see here when it has.',
  } satisfies ToastText,
  letterFailed: errorToast('Letter not taken', 'What you wrote is still here. Please try again.'),
  erased: (entries: number): ToastText => ({
    title: entries === 0 ? 'Nothing to erase' : 'Data erased',
    description:
      entries === 0
        ? 'Nothing here tells of this guest.'
        : `${formatNumber(entries)} ${entries === 1 ? 'entry was' : 'entries were'} deleted or made anonymous.`,
  }),
  eraseFailed: errorToast('Not erased', 'Nothing was changed. Please try again.'),
  retentionSaved: (months: number): ToastText => ({
    title: 'Retention saved',
    description: `Guests' data are kept for ${months} ${months === 1 ? 'month' : 'months'}.`,
  }),
  retentionFailed: errorToast('Not saved', 'The time is as it was. Please try again.'),
  exportDone: (rows: number): ToastText => ({
    title: 'Export finished',
    description: `${formatNumber(rows)} ${rows === 1 ? 'row' : 'rows'} saved to a file.`,
  }),
  exportFailed: errorToast('Export failed', 'No file was saved. Please try again.'),
} as const;
