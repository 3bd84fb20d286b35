// Checks an npm command's options, installs missing packages and starts its program.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalledIn, runScript, stop } from './install.mjs';
import { runVite } from './run-vite.mjs';

/** Program, options (`=`: with a value) and number of arguments of each command. */
const COMMANDS = {
  start: ['vite dev', '--showcase', 0],
  preview: ['vite preview', '--showcase', 0],
  build: ['deploy/build/run.ts', '--showcase', 0],
  reset: ['supabase/embedded/reset.ts', '--showcase --keep', 0],
  backup: ['scripts/backup/run-backup.ts', '--showcase --to= --url= --without-guests', 0],
  restore: [
    'scripts/backup/run-restore.ts',
    '--showcase --from= --url= --project= --overwrite --overbooked --without-backup',
    0,
  ],
  upgrade: ['scripts/upgrade/run.ts', '--url= --yes --host-builds', 0],
  release: ['scripts/release/run.ts', '', 1],
  'admin:create': ['scripts/accounts/run-create.ts', '--url= --email= --username= --generate', 0],
  doctor: ['scripts/doctor/run.ts', '--url= --site= --key= --admin --json', 0],
  test: ['scripts/testing/run.ts', '--rest', Infinity],
  screenshots: ['scripts/screenshots/run.ts', '', 0],
  bench: ['bench/run.ts', '', 2],
  seed: ['scripts/generate-seed.ts', '', 0],
  words: ['scripts/words-table.ts', '', 0],
  migration: ['rehearsal/migrate.ts', '', 1],
  rehearse: ['rehearsal/run.ts', '', Infinity],
};

const [name, ...all] = process.argv.slice(2);
const [program, known, words] = COMMANDS[name];
refuseWrongWords();
// Uses the showcase hotel (supabase/showcase.sql) with its own data folder.
const args = all.filter((arg) => arg !== '--showcase');
if (args.length < all.length) {
  process.env.HOUSE = 'showcase';
  process.env.EMBEDDED_DATA_DIR ??= 'supabase/.temp/showcase';
  process.env.DIST_DIR ??= 'supabase/.temp/showcase-site';
}
if (program.startsWith('rehearsal/')) {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    stop(
      'This command runs on Linux on x64 only, because some of its packages do not exist for other systems.',
    );
  ensureInstalledIn('rehearsal'); // packages that neither npm start nor npm test needs
}
if (program.startsWith('vite ')) runVite([program.slice(5), ...args]);
else runScript(program, args);

function refuseWrongWords() {
  const options = Object.fromEntries(
    known.split(' ').flatMap((option) => {
      const [, flag, value] = /^--([\w-]+)(=?)/.exec(option) ?? [];
      return flag ? [[flag, { type: value ? 'string' : 'boolean' }]] : [];
    }),
  );
  const list = known ? `Its options are ${known.replaceAll('=', ' …')}.` : 'It has no options.';
  try {
    const help = { type: 'boolean', short: 'h' };
    const { values, positionals } = parseArgs({
      args: all,
      options: { ...options, help },
      allowPositionals: true,
    });
    if (positionals.length > words)
      stop(`npm run ${name} does not know "${positionals[words]}". ${list}`, 2);
    if (name === 'migration' && !/^[a-z][a-z0-9_]*$/.test(positionals[0] ?? '') && !values.help)
      stop('Give a name of small letters, digits and _: npm run migration -- pets_of_a_room', 2);
    if (values.help && !hasUsage()) {
      console.log(`\n  npm run ${name}: README.md describes it. ${list}\n`);
      process.exit(0);
    }
  } catch (error) {
    const [option = error.message] = /'[^']+'/.exec(error.message) ?? [];
    const what = error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? 'does not know' : 'cannot use';
    stop(`npm run ${name} ${what} ${option.replaceAll("'", '')}. ${list}`, 2);
  }
}

function hasUsage() {
  return program.startsWith('scripts/') && readFileSync(program, 'utf8').includes('USAGE');
}
