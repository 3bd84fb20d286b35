/** `E2E_PORT` lets two people run the browser tests of one folder at the same time. */
export const SITE_PORT = Number(process.env['E2E_PORT'] ?? 4188);
/** Where tests ask for the backend to be stopped and started; see server.ts. */
export const CONTROL_PORT = SITE_PORT + 1;

export const SITE_URL = `http://localhost:${SITE_PORT}`;
export const CONTROL_URL = `http://127.0.0.1:${CONTROL_PORT}`;

/** Beside the developer's own data, never in it. */
export const DATA_FOLDER = `supabase/.temp/e2e-${SITE_PORT}`;
