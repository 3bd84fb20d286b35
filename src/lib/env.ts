/** Empty: the page's own origin, where the embedded backend answers. It and the key are public. */
const configuredUrl: string = (import.meta.env.VITE_SUPABASE_URL ?? '').replace(/\/+$/, '');

/** Before a picture's path. Empty on the page's origin, which a prerenderer does not know. */
export const PICTURES_BASE: string = configuredUrl;

/** Address of the backend without a slash at its end. */
export const SUPABASE_URL: string = configuredUrl || (globalThis.location?.origin ?? '');

/** The publishable key that names this site to the backend. */
export const SUPABASE_KEY: string = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '';

/** Whether the backend tells of changes by itself (Supabase Realtime); the embedded one does not. */
export const HAS_REALTIME: boolean = import.meta.env.VITE_SUPABASE_REALTIME === 'on';

/** Whether the hotel has set up the function that sends letters to guests. */
export const HAS_SENDING_FUNCTION: boolean = import.meta.env.VITE_OUTBOX === 'on';

/** Whether letters can leave from the page: the embedded backend writes them into files. */
export const HAS_OUTBOX: boolean = HAS_SENDING_FUNCTION || configuredUrl === '';
