/** The admin area's texts; the build replaces this file like visitors.ts. */
export * from './en/staff.ts';
