import { PICTURES_BASE } from './env';

/** True on the hotel's own Supabase project; the embedded backend is a demonstration. */
export const HAS_HOSTED_BACKEND: boolean = PICTURES_BASE !== '';
