/** What this staff member's login page says (see visitors.ts). */
export * from './en/sign-in.ts';
