import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';
import { readSiteUrl } from '../../deploy/build/site-url.ts';
import { newestMigration } from '../../supabase/embedded/released.ts';
import { reason, StopError } from '../../supabase/embedded/stop-error.ts';
import { readFolder } from '../backup/read-folder.ts';
import { referenceOf } from '../project/address.ts';
import { addressOf } from '../project/project.ts';
import { askLine, runCommand, say } from '../project/terminal.ts';
import {
  CLI,
  pendingMigrations,
  type ProjectState,
  shownVersion,
  type Step,
  stepsFor,
} from './steps.ts';

const USAGE = `
  npm run upgrade -- [--url https://abcdefgh.supabase.co] [--yes] [--host-builds]

  Brings a hosted project to the version in this folder, in five steps: backup, migrations, functions,
  build of the site, doctor. It reads from the project which steps are done, lists the others, and
  asks before it begins. After an interruption the same command continues; each step is a command
  that you can also type by hand (docs/deploy.md, section 10).
  Without --url: the project of .env. The embedded backend is migrated by npm start.

  --yes          does not ask
  --host-builds  leaves the build to a host that builds from git

  The secret key is read from SUPABASE_SECRET_KEY for the backup only. Supabase's own tool needs
  "npx supabase@3 login" or SUPABASE_ACCESS_TOKEN. SITE_URL says where the site is.
`;

const applied = v.object({ migrations: v.array(v.object({ remote: v.string() })) });

await runCommand('upgrade', USAGE, async ({ texts, flags }) => {
  const url = addressOf(texts['url']);
  if (url === undefined)
    throw new StopError(
      'This command is for a hosted project; npm start migrates the embedded backend.',
    );
  const seen = look(url);
  const steps = stepsFor(seen, !flags.has('host-builds'));
  const from = shownVersion(seen.applied.at(-1) ?? '');
  say(`  ${url} has ${from}; this folder has ${shownVersion(newestMigration())}.\n`);
  for (const { name, command, done } of steps)
    say(`    ${name.padEnd(11)}`, done ? ['dim', `nothing to do: ${done}`] : command.join(' '));
  for (const file of pendingMigrations(seen)) say(`    ${''.padEnd(11)}  ${file}`);
  say();
  if (!flags.has('yes')) await confirm();
  const open = steps.filter(({ done }) => done === undefined);
  let backup = '';
  for (const [index, step] of open.entries()) {
    say(['bold', `  ${index + 1} of ${open.length}: ${step.name}`]);
    const { status, applied } = await perform(step);
    if (status !== 0 && step.name !== 'Doctor') throw failed(step, seen, backup, applied);
    // Checks the backup before the first migration; afterwards nothing else has the old rows.
    if (step.name === 'Backup') await readFolder((backup = step.command.at(-1) ?? ''));
    if (step.name === 'Doctor') return status;
  }
  return 0;
});

function look(url: string): ProjectState {
  const remote = referenceOf(url);
  const { migrations } = v.parse(
    applied,
    JSON.parse(ask(['migration', 'list', `--remote=${remote}`, '--output-format', 'json'])),
  );
  const functions = ask(['functions', 'list', `--remote=${remote}`, '--output-format', 'json']);
  return {
    url,
    remote,
    site: readSiteUrl() || undefined,
    applied: migrations.flatMap(({ remote: number }) => number || []).toSorted(),
    functions: [...functions.matchAll(/"slug": ?"([\w-]+)"/g)].map(([, slug = '']) => slug),
    now: new Date(),
  };
}

function ask(words: string[]): string {
  const [command = '', ...rest] = [...CLI, ...words];
  const { status, stdout, error } = spawnSync(command, rest, {
    encoding: 'utf8',
    env: withoutKey(),
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  if (status === 0) return stdout;
  throw new StopError(
    `${words.slice(0, 2).join(' ')} failed (${error ? reason(error) : messageOf(stdout)}): nothing was changed. ` +
      `Sign Supabase's tool in with "npx supabase@3 login", then run this command again.`,
  );
}

function messageOf(answer: string): string {
  const [, message] = /"message": ?("(?:[^"\\]|\\.)*")/.exec(answer) ?? [];
  return message ? String(JSON.parse(message)).replaceAll(/\s+/g, ' ') : answer.trim();
}

async function confirm(): Promise<void> {
  const answer = await askLine('  Continue? Type yes: ').catch(() => {
    throw new StopError('Nothing was changed, because there is no terminal to ask on: add --yes.');
  });
  if (answer.trim() !== 'yes') throw new StopError('Nothing was changed.');
}

async function perform({ name, command }: Step): Promise<{ status: number; applied: string }> {
  const began = performance.now();
  const [program = '', ...rest] = command;
  const env = name === 'Backup' ? process.env : withoutKey();
  const out = name === 'Migrations' ? 'pipe' : 'inherit';
  const child = spawn(program, rest, { stdio: ['inherit', out, out], env });
  let said = '';
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream]?.on('data', (text: Buffer) => {
      said += String(text);
      process[stream].write(text);
    });
  const [status] = (await once(child, 'close').catch(() => [2])) as [number | null];
  if (status === 0) say(`  ${name}  ${((performance.now() - began) / 1000).toFixed(0)} s\n`);
  const [, applied = ''] = [...said.matchAll(/Applying migration (\d{14})/g)].at(-1) ?? [];
  return { status: status ?? 2, applied };
}

/** Returns what a failed step left behind, and what to do next. */
function failed(
  { name, command }: Step,
  { url }: ProjectState,
  backup: string,
  applied: string,
): StopError {
  const by = `By hand: ${command.join(' ')}`;
  if (name !== 'Migrations')
    return new StopError(
      `The step ${name} failed. The steps before it are done; run the same command again to continue here. ${by}`,
    );
  const kept = `The step Migrations failed. A failed file changes nothing; the rows from before the upgrade are in ${backup}.`;
  if (look(url).applied.includes(applied))
    return new StopError(
      `${kept}\n  Another upgrade of this project has just applied ${applied}: wait until it ends, then run the same command again.`,
    );
  return new StopError(
    `${kept}\n  If the connection broke, run the same command again to continue here.\n` +
      `  If the message above says that something exists already, or does not exist, somebody has changed the database by hand: ` +
      `"npm run doctor -- --url ${url} --site YOUR-SITE --admin" names the change. Undo it in the SQL editor, then run the same command again.\n  ${by}`,
  );
}

/** Only the backup needs the secret key. */
function withoutKey(): NodeJS.ProcessEnv {
  const { SUPABASE_SECRET_KEY: _key, ...rest } = process.env;
  return rest;
}
