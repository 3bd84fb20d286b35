// npm's commands, by their names in package.json: what is missing is installed, then the command runs
// with the project's own Node. The file of each says what it does, or shows it for --help.
import { ensureInstalledIn, runScript, stop } from './install.mjs';
import { runVite } from './run-vite.mjs';

const VITE = { start: 'dev', preview: 'preview' };
const SCRIPTS = {
  build: 'deploy/build/run.ts',
  reset: 'supabase/embedded/reset.ts',
  backup: 'scripts/backup/run-backup.ts',
  restore: 'scripts/backup/run-restore.ts',
  upgrade: 'scripts/upgrade/run.ts',
  release: 'scripts/release/run.ts',
  'admin:create': 'scripts/accounts/run-create.ts',
  doctor: 'scripts/doctor/run.ts',
  test: 'scripts/testing/run.ts',
  screenshots: 'scripts/screenshots/run.ts',
  bench: 'bench/run.ts',
  seed: 'scripts/generate-seed.ts',
  words: 'scripts/words-table.ts',
  migration: 'rehearsal/migrate.ts',
  rehearse: 'rehearsal/run.ts',
};

const [name, ...all] = process.argv.slice(2);
// The house that uses everything (supabase/showcase.sql), beside whatever is kept at home.
const args = all.filter((arg) => arg !== '--showcase');
if (args.length < all.length) {
  process.env.HOUSE = 'showcase';
  process.env.EMBEDDED_DATA_DIR ??= 'supabase/.temp/showcase';
}
if (SCRIPTS[name]?.startsWith('rehearsal/')) {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    stop('This runs on Linux on x64 only: not all of its pieces can be had for other systems.');
  ensureInstalledIn('rehearsal'); // what only this needs, and neither npm start nor npm test
}
if (VITE[name]) runVite([VITE[name], ...args]);
else runScript(SCRIPTS[name], args);
