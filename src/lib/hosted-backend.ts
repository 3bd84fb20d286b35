import { PICTURES_BASE } from './env';

/** Whether the site is on a Supabase project of the hotel's own; the embedded backend is a demonstration. */
export const HAS_HOSTED_BACKEND: boolean = PICTURES_BASE !== '';
