/** Letters that tell a guest what has become of a stay; each has words in every language. */
export const EMAIL_KINDS = [
  'received',
  'confirmed',
  'declined',
  'changed',
  'cancelled',
  'reminder',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** Sent automatically as long as staff have chosen nothing; the database says the same. */
export const AUTOMATIC_BY_DEFAULT: readonly EmailKind[] = ['received', 'reminder'];

/** Their days go with them as a calendar entry. */
const WITH_CALENDAR: readonly string[] = ['confirmed', 'changed', 'reminder'];

/** Whether a calendar entry of the stay goes with a letter. */
export function hasCalendarEntry(kind: string): boolean {
  return WITH_CALENDAR.includes(kind);
}
