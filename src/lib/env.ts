/** The backend's address. Empty for the page's own origin, where the embedded backend answers. */
const configuredUrl: string = (import.meta.env.VITE_SUPABASE_URL ?? '').replace(/\/+$/, '');

/** Prefix of picture paths; '' on the page's own origin, which prerendering does not know. */
export const PICTURES_BASE: string = configuredUrl;

export const SUPABASE_URL: string = configuredUrl || (globalThis.location?.origin ?? '');

export const SUPABASE_KEY: string = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '';

/** True if the backend reports changes (Supabase Realtime); the embedded one does not. */
export const HAS_REALTIME: boolean = import.meta.env.VITE_SUPABASE_REALTIME === 'on';

/** True if the hotel has set up the function that sends emails to guests. */
export const HAS_SENDING_FUNCTION: boolean = import.meta.env.VITE_OUTBOX === 'on';

/** True if staff can send emails from the page; the embedded backend writes them to files. */
export const HAS_OUTBOX: boolean = HAS_SENDING_FUNCTION || configuredUrl === '';
