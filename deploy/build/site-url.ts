import { loadEnv } from 'vite';
import { exitWith } from '../../supabase/embedded/stop.ts';

const NAME = 'SITE_URL';

/** Reads the site's origin from the environment or .env; '' if it is not set. */
export function readSiteUrl(): string {
  const text = (process.env[NAME] ?? loadEnv('production', process.cwd(), NAME)[NAME] ?? '').trim();
  if (!text) return '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    exitWith(
      `${NAME} is "${text}", which is not the address of a site: ` +
        `set it to something like https://your-hotel.com, without a path, or leave it out.`,
    );
  return url.origin;
}
