/** The words of this staff member's language (see visitors.ts). */
export * from './en/staff.ts';
