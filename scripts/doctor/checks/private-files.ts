import { inParallel } from '../request.ts';
import type { Deployment } from '../deployment.ts';
import { findingsOr, listed, ok, type CheckResult, wrong } from '../finding.ts';

const FILES = `/.env /.env.local /.env.production /.git/config /.git/HEAD /package.json
  /supabase/config.toml /supabase/seed.sql`.split(/\s+/);
const BACKUPS = ['', '/backup', '/backups', '/backups/before', '/my-site', '/hotel-backups'];
const DAYS = 7;
const DAY_MS = 86_400_000;

/** Checks that the host does not publish settings, history or backups. */
export async function privateFiles({ askSite }: Deployment): Promise<CheckResult> {
  const days = Array.from({ length: DAYS }, (_, ago) =>
    new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10),
  );
  const folders = [...BACKUPS, ...days.map((day) => `/backups/${day}`)];
  const tables = folders.flatMap((folder) =>
    ['manifest', 'reservations'].map((name) => `${folder}/${name}.json`),
  );
  const shown = await served(askSite, FILES, (text) => !/<(!doctype|html|div)/i.test(text));
  const backups = await served(askSite, tables, (text) =>
    /"(takenAt|guest_key|guest_name)"/.test(text),
  );
  return findingsOr(
    [
      shown.length > 0 &&
        wrong(
          `Everybody can read ${listed(shown)} at this address.`,
          'Delete it at the host, upload the contents of the folder dist and nothing else, and replace every secret that was in it (Project Settings, API Keys).',
        ),
      backups.length > 0 &&
        wrong(
          `Everybody can read a backup with guests' names and addresses: ${listed(backups)}.`,
          'Delete the folder at the host at once, store backups outside the uploaded folder (docs/deploy.md, section 9), and find out whom you must inform about the leak.',
        ),
    ],
    ok('No settings and no backups are among the pages.'),
  );
}

async function served(
  askSite: Deployment['askSite'],
  paths: readonly string[],
  isIt: (text: string) => boolean,
): Promise<string[]> {
  const answers = await inParallel(paths, askSite);
  return paths.filter((_path, index) => {
    const { status, text = '' } = answers[index] ?? {};
    return status === 200 && text.trim() !== '' && isIt(text);
  });
}
