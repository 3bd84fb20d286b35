import { parseArgs } from 'node:util';

/** Program, options (`=`: with a value) and number of arguments of each npm command. */
export const COMMANDS = {
  start: ['vite dev', '--showcase', 0],
  preview: ['vite preview', '--showcase', 0],
  build: ['deploy/build/run.ts', '--showcase', 0],
  reset: ['supabase/embedded/reset.ts', '--showcase --keep', 0],
  backup: ['scripts/backup/run-backup.ts', '--showcase --to= --url= --without-guests --help', 0],
  restore: [
    'scripts/backup/run-restore.ts',
    '--showcase --from= --url= --project= --overwrite --overbooked --without-backup --help',
    0,
  ],
  upgrade: ['scripts/upgrade/run.ts', '--url= --yes --host-builds --help', 0],
  release: ['scripts/release/run.ts', '--help', 1],
  'admin:create': [
    'scripts/accounts/run-create.ts',
    '--url= --email= --username= --role= --generate --help',
    0,
  ],
  doctor: ['scripts/doctor/run.ts', '--url= --site= --key= --admin --json --help', 0],
  test: ['scripts/testing/run.ts', '--rest', Infinity],
  screenshots: ['scripts/screenshots/run.ts', '', 0],
  bench: ['bench/run.ts', '', 2],
  seed: ['scripts/generate-seed.ts', '', 0],
  words: ['scripts/words-table.ts', '', 0],
  migration: ['rehearsal/migrate.ts', '', 1],
  rehearse: ['rehearsal/run.ts', '', Infinity],
};

/** Reads a command's options and arguments. @throws for an unknown option or a missing value */
export function readOptions(command, args) {
  const known = COMMANDS[command][1].match(/[\w-]+=?/g) ?? [];
  const options = known.map((option) => [
    option.replace(/^--|=/g, ''),
    { type: option.endsWith('=') ? 'string' : 'boolean' },
  ]);
  const { values, positionals } = parseArgs({
    args,
    options: Object.fromEntries(options),
    allowPositionals: true,
  });
  const given = Object.entries(values);
  return {
    texts: Object.fromEntries(given.filter(([, value]) => value !== true)),
    flags: new Set(given.flatMap(([name, value]) => (value === true ? name : []))),
    words: positionals,
  };
}
