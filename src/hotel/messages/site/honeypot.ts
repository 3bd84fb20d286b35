import { FORM_MIN_FILL_MS } from '@/hotel/rules/limits';

/** The honeypot: a field that nobody sees and many programs fill in. */
export const HONEYPOT_NAME = 'website';

export function isHoneypotFilled(data: FormData): boolean {
  return data.get(HONEYPOT_NAME) !== '';
}

/**
 * How long to wait before a form is sent, in milliseconds. Browsers fill in whole forms at once, so
 * who is that fast need not be a machine: the form is sent, but not before the time that a person
 * takes has passed.
 * @param filledInMs time between the first change of the form and its sending
 */
export function sendingDelay(filledInMs: number): number {
  return Math.max(0, FORM_MIN_FILL_MS - filledInMs);
}
