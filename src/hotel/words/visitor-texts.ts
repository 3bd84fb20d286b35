import { CARD_AMENITIES_MAX } from '../rules/limits.ts';
import { formatNumber } from '../rules/numbers.ts';
import { errorToast, CONFIG_LOAD_FAILED } from './toast-text.ts';
import type { ToastText } from './toast-text.ts';

/**
 * The toasts that visitors can see; those of the staff are in texts.ts, which their pages alone
 * download.
 */
export const VISITOR_TOAST = {
  configLoadFailed: CONFIG_LOAD_FAILED,
  bookingInitiated: (roomName: string, email: string): ToastText => ({
    title: 'Booking Initiated',
    description: `Your booking for ${roomName} has been initiated. A confirmation will be sent to ${email}.`,
  }),
  bookingFailed: (phone: string) =>
    errorToast(
      'Booking Failed',
      `Your booking could not be sent. Please try again${phone ? `, or call ${phone}` : ''}.`,
    ),
  messageSent: {
    title: 'Message sent',
    description: 'We will get back to you as soon as possible',
  } satisfies ToastText,
  messageFailed: errorToast(
    'Message not sent',
    'Your message could not be sent. It is still here: please try again.',
  ),
  subscribed: {
    title: 'Thank you',
    description: 'You will hear from us at the next letter.',
  } satisfies ToastText,
  subscribeFailed: errorToast(
    'Not subscribed',
    'Your address could not be saved. Please try again.',
  ),
} as const;

/** `+N more` on a room card: N counts what the card leaves out; undefined when nothing is left out. */
export function moreAmenities(total: number): string | undefined {
  const rest = total - CARD_AMENITIES_MAX;
  return rest > 0 ? `+${rest} more` : undefined;
}

/** `1 Night`, `2 Nights` (specification 5). */
export function nightsLabel(nights: number): string {
  return `${nights} ${nights === 1 ? 'Night' : 'Nights'}`;
}

/** `1 Guest`, `2 Guests`. */
export function guestsLabel(guests: number): string {
  return `${guests} ${guests === 1 ? 'Guest' : 'Guests'}`;
}

/** `1 guest`, `2 guests`: how many a room is for, in running text. */
export function guestsMeta(capacity: number): string {
  return guestsLabel(capacity).toLowerCase();
}

/** `30 ft²` (specification 9). */
export function sizeLabel(size: number): string {
  return `${formatNumber(size)} ft²`;
}

/** What the generated grey placeholder of the About page reads; `index` counts from 0. */
export function aboutPlaceholder(index: number): string {
  return `About Image ${index + 1}`;
}
