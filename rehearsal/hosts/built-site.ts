import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { hostsFolder, compressedFolder } from '../../deploy/hosts/host-files.ts';

export type BuiltSite = ReturnType<typeof buildSite>;

/** The name the site is built for; the rehearsal's browser finds it on this machine. */
export const HOST_NAME = 'hotel.test';

/**
 * Builds the site as for a hosted project, with the built-in content, into a folder of its own.
 * @returns folders: what hosts serve, what they are told from elsewhere, and the site with its packed
 * copies, as a server of one's own has it
 * @throws Error with what the build said
 */
export function buildSite(folder: string, project: { url: string; key: string }) {
  const site = path.join(folder, 'dist');
  const built = spawnSync(process.execPath, ['deploy/build/run.ts'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      DIST_DIR: site,
      CONTENT_FROM: 'defaults',
      SITE_URL: `https://${HOST_NAME}`,
      VITE_SUPABASE_URL: project.url,
      VITE_SUPABASE_PUBLISHABLE_KEY: project.key,
    },
  });
  if (built.status !== 0) throw new Error(`npm run build:\n${built.stdout}${built.stderr}`);
  const withPacked = path.join(folder, 'with-packed');
  // As docs/deploy.md says: both into one folder.
  cpSync(site, withPacked, { recursive: true });
  cpSync(compressedFolder(site), withPacked, { recursive: true });
  return { folder: site, beside: hostsFolder(site), withPacked };
}
