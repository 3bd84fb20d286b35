import { loadEnv } from 'vite';
import { chooseSupabase, isSecretKey } from '../../supabase/embedded/supabase-choice.ts';
import { newestMigration, thisVersion } from '../../supabase/embedded/released.ts';
import { StopError } from '../../supabase/embedded/stop-error.ts';
import { readOrigin, refuseUnencrypted } from '../project/address.ts';
import { askHidden, askLine, runCommand, say, showProgress } from '../project/terminal.ts';
import type { Options } from '../commands.mjs';
import type { DoctorTarget } from './deployment.ts';
import { examine, exitStatus, linesOf } from './examine.ts';

const USAGE = `
  npm run doctor -- --url https://abcdefgh.supabase.co --site https://your-hotel.com
                    [--key sb_publishable_…] [--admin] [--json]

  Examines a deployment from outside, with the public key alone, and says what is wrong and what to
  do. It also tries what must be refused: reading guests' data, and signing in with the demo
  passwords. It changes nothing, even if these succeed.

  --url    the backend; without it the project of .env, else the site's own address (npm run preview)
  --key    the publishable key; without it the key of .env, else that of the embedded backend
  --admin  also signs in as an administrator: asks for address and password on the terminal, or
           reads them from the environment (DOCTOR_EMAIL, DOCTOR_PASSWORD). It then also names each
           table, rule or function that differs from this version, and checks that e-mails are sent
  --json   the findings as JSON, for another program (npm run --silent doctor -- --json …)

  Ends with 0 if nothing is wrong, 1 if something is, 2 if it could not examine everything.
`;

await runCommand('doctor', USAGE, async (options) => {
  const wanted = await readWanted(options);
  if (options.flags.has('json')) {
    const report = await examine(wanted);
    say(JSON.stringify({ version: thisVersion(), report }, null, 2));
    return exitStatus(report);
  }
  const work = showProgress();
  work.say(`  Compared with version ${thisVersion()} (migration ${newestMigration()})`);
  const report = await examine(wanted, undefined, work.at);
  work.end();
  for (const line of linesOf(report)) say(...line);
  return exitStatus(report);
});

async function readWanted({ texts, flags }: Options): Promise<DoctorTarget> {
  if (!texts['site']) throw new StopError('Say where the site is: --site https://your-hotel.com');
  const site = readOrigin(texts['site'], '--site');
  const chosen = chooseSupabase(loadEnv('production', process.cwd(), 'VITE_'));
  if (chosen.kind === 'wrong') throw new StopError(chosen.sentence);
  const url = texts['url'] ?? (chosen.kind === 'hosted' ? chosen.url : site);
  const key = texts['key'] ?? chosen.key;
  if (isSecretKey(key))
    throw new StopError('--key is a secret key: give the publishable key, which visitors have.');
  const backend = readOrigin(url, '--url');
  if (!flags.has('admin')) return { backend, site, key };
  refuseUnencrypted(backend, 'the password');
  const email = process.env['DOCTOR_EMAIL'] ?? (await askLine('  E-mail address: '));
  const password = process.env['DOCTOR_PASSWORD'] ?? (await askHidden('  Password: '));
  return { backend, site, key, admin: { email, password } };
}
