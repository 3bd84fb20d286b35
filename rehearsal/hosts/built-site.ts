import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { hostsFolder, compressedFolder } from '../../deploy/hosts/host-files.ts';

export type BuiltSite = ReturnType<typeof buildSite>;

/** The site's host name, which the rehearsal's browser resolves to this machine. */
export const HOST_NAME = 'hotel.test';

/**
 * Builds the site for a hosted project, with the built-in content. @throws with the build's output
 * @returns folders: the site, the hosts' configuration, the site with compressed copies
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
  cpSync(site, withPacked, { recursive: true });
  cpSync(compressedFolder(site), withPacked, { recursive: true });
  return { folder: site, beside: hostsFolder(site), withPacked };
}
