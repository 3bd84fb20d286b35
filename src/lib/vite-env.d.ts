/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  /** Set by the build from SITE_URL. */
  readonly VITE_SITE_URL?: string;
  readonly VITE_SUPABASE_REALTIME?: string;
  readonly VITE_OUTBOX?: string;
}
