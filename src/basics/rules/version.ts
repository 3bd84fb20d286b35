/** Version in package.json, set by vite.config.ts; '' outside a build. */
export const VERSION: string = import.meta.env['VITE_VERSION'] ?? '';

/** Number of the newest database migration that this build knows; '' outside a build. */
export const NEWEST_MIGRATION: string = import.meta.env['VITE_NEWEST_MIGRATION'] ?? '';
