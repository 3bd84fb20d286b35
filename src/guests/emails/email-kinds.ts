/** E-mails about the progress of a stay. Each has a template in every language. */
export const EMAIL_KINDS = [
  'received',
  'confirmed',
  'declined',
  'changed',
  'cancelled',
  'reminder',
  'freed',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** E-mails sent automatically until staff decide otherwise. The database has the same list. */
export const AUTOMATIC_BY_DEFAULT: readonly EmailKind[] = ['received', 'reminder'];

/** E-mails with the stay attached as a calendar entry. */
const WITH_CALENDAR: readonly string[] = ['confirmed', 'changed', 'reminder'];

export function hasCalendarEntry(kind: string): boolean {
  return WITH_CALENDAR.includes(kind);
}
