/** The login page's texts; the build replaces this file like visitors.ts. */
export * from './en/sign-in.ts';
