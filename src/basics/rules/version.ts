/** Version of this code (package.json), as vite.config.ts writes it in; '' where it does not. */
export const VERSION: string = import.meta.env['VITE_VERSION'] ?? '';

/** Number of the newest migration that this code's database has; '' where nobody says. */
export const NEWEST_MIGRATION: string = import.meta.env['VITE_NEWEST_MIGRATION'] ?? '';
