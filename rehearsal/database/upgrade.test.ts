import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { listen } from '../../tests/support/deployment/listen.ts';
import { LATER_MIGRATIONS } from '../../tests/support/later-version.ts';
import { FILL_STAYS } from '../../tests/support/upgrade.ts';
import { CLI, pushMigrations } from './cli.ts';
import { connect } from './connect.ts';
import { SUPERUSER, urlOf } from './postgres.ts';
import { asSuperuser, copyDatabase, freshProject } from './project.ts';

/**
 * Interrupts `npm run upgrade` on a real Postgres at each step and runs it again. Only migrations
 * are real; functions, build and doctor log their name.
 */
const server = inject('postgres');
const ROOT = process.cwd();
const [FIRST = '', , LAST = ''] = Object.keys(LATER_MIGRATIONS);

/** The sample hotel, and a hotel with many stays; each test copies one. */
const house = await freshProject(server, 'new');
const large = `${house}_large`;
await asSuperuser(server, house, await readFile('supabase/seed.sql', 'utf8'));
await copyDatabase(server, house, large);
await asSuperuser(server, large, FILL_STAYS);
const folder = await mkdtemp(path.join(os.tmpdir(), 'hotel-upgrade-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const file = (...names: string[]) => path.join(folder, ...names);
await cp('supabase', file('supabase'), { recursive: true, filter: (from) => !/\.temp/.test(from) });
for (const [name, sql] of Object.entries(LATER_MIGRATIONS))
  await writeFile(file('supabase/migrations', name), sql);

/** Replaces npx: migrates the local database and logs commands that need an account. */
const NPX = `
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
const { CLI, DATABASE, STOP_AT, LOG, PATH } = process.env;
const words = process.argv.slice(2).filter((word) => !['--yes', 'supabase@3'].includes(word));
const what = words.slice(0, 2).join(' ');
appendFileSync(LOG, what.replace(/ --.*/, '') + '\\n');
if (STOP_AT && what.startsWith(STOP_AT)) {
  writeFileSync(LOG + '.stopped', '');
  while (!existsSync(LOG + '.go')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
}
if (what === 'functions list') console.log('[{"slug": "send-outbox", "status": "ACTIVE"}]');
if (words[0] === 'db' || words[0] === 'migration') {
  const asked = words.map((word) => (word.startsWith('--remote') ? '--remote=' + DATABASE : word));
  const env = { PATH, HOME: LOG + '.home', SUPABASE_TELEMETRY_DISABLED: '1', SUPABASE_NO_UPDATE_NOTIFIER: '1' };
  process.exit(spawnSync(CLI, [...asked, '--yes'], { stdio: 'inherit', env }).status ?? 1);
}
`;
const node = process.execPath;
const scripts = {
  backup: `${node} ${file('npx')} backup && ${node} ${path.join(ROOT, 'scripts/backup/run-backup.ts')}`,
  build: `${node} ${file('npx')} build`,
  doctor: `${node} ${file('npx')} doctor`,
};
const about = { version: '9.0.0', type: 'module', scripts };
await writeFile(file('package.json'), JSON.stringify(about));
await writeFile(file('npx'), `#!${node}\n${NPX}`, { mode: 0o755 });

/** Returns a copied database and a function that upgrades it. */
async function prepared(from: string) {
  const database = `upgrade_${randomBytes(6).toString('hex')}`;
  await copyDatabase(server, from, database);
  const db = connect(server, SUPERUSER, database);
  const blocker = connect(server, SUPERUSER, database);
  const log = file(`${database}.log`);
  const gateway = await listen(async (_request, response) => {
    const { rows } = await db.query<{ backup: string }>('select read_backup()::text as backup');
    response.setHeader('content-type', 'application/json').end(rows[0]?.backup);
  });
  onTestFinished(async () => {
    await gateway.close();
    await db.close();
    await blocker.close();
  });
  let runs = 0;
  function upgrade(stopAt = '') {
    const child = spawn(
      process.execPath,
      [path.join(ROOT, 'scripts/upgrade/run.ts'), '--url', gateway.origin, '--yes'],
      {
        cwd: folder,
        detached: true, // a group of its own, which is killed as a whole
        env: {
          PATH: `${folder}:${process.env['PATH']}`,
          HOME: folder,
          SITE_URL: 'https://hotel.test',
          SUPABASE_SECRET_KEY: 'sb_secret_of_the_rehearsal',
          HOTEL_BACKUPS: file(`${database}-backups-${(runs += 1)}`),
          DATABASE: urlOf(server, 'postgres', database),
          CLI,
          LOG: log,
          STOP_AT: stopAt,
        },
      },
    );
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const ended = once(child, 'close').then(([code]: (number | null)[]) => code);
    return { child, ended, said: () => text };
  }
  /** Upgrades without a stop, and expects the content of an upgrade that was never stopped. */
  async function complete(): Promise<void> {
    const last = upgrade();
    expect(await last.ended, last.said()).toBe(0);
    expect(await contentOf(db)).toEqual(await uninterrupted(from));
  }
  return { db, blocker, log, upgrade, complete };
}

async function contentOf(db: ReturnType<typeof connect>): Promise<Record<string, string>> {
  const { rows } = await db.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private', 'supabase_migrations') order by 1`);
  const found = rows.map(async ({ name }) => {
    const answer = await db.query<{ text: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) || count(*) as text from ${name} t`,
    );
    return [name, answer.rows[0]?.text ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

const WAITING = `from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
const PATIENCE = { timeout: 90_000, interval: 100 };
const until = (isSo: () => Promise<boolean>, said = () => '') =>
  vi.waitFor(async () => expect(await isSo(), said()).toBe(true), PATIENCE);

/** Stops the upgrade when a program starts, or while it waits for a table. */
test.each<[where: string, program: string, table?: string, isLine?: boolean]>([
  ['before it has looked', 'migration list'],
  ['between two looks', 'functions list'],
  ['before the backup', 'backup'],
  ['before the first migration', 'db push'],
  ['at the first statement of a migration', '', 'rooms'],
  ['within the first migration, by a broken line', '', 'invoices', true],
  ['between two migrations, by a broken line', '', 'messages', true],
  ['within the last, with ten thousand stays moved', '', 'extras'],
  ['in the functions', 'functions deploy'],
  ['in the build', 'build'],
  ['in the doctor', 'doctor'],
])('stopped %s, an upgrade goes on and is done once', async (_where, program, table, isLine) => {
  const hotel = table === 'extras' ? large : house;
  const { db, blocker, log, upgrade, complete } = await prepared(hotel);
  // The lock stops only statements that need the table alone, such as ALTER TABLE.
  if (table) await blocker.exec(`begin; lock table public.${table} in access share mode`);
  const first = upgrade(program);
  const isStopped = async () =>
    table ? (await db.query(`select ${WAITING}`)).rows.length > 0 : existsSync(`${log}.stopped`);
  await until(isStopped, first.said);
  if (isLine) {
    await db.query(`select pg_terminate_backend(pid) ${WAITING}`);
    expect(await first.ended, first.said()).toBe(2);
    expect(first.said()).toContain('run the same command again to continue here');
  } else {
    process.kill(-(first.child.pid ?? 0), 'SIGKILL');
    await first.ended;
  }
  if (table) await blocker.exec('rollback');
  await rm(`${log}.stopped`, { force: true });

  await complete();
  const ran = (await readFile(log, 'utf8')).trim().split('\n');
  expect(ran.slice(-3)).toEqual(['functions deploy', 'build', 'doctor']);
});

test('two upgrades at once: the second is told of the first, and goes on after it', async () => {
  const { db, blocker, log, upgrade, complete } = await prepared(house);
  // Waits until both upgrades have made their backup, before either takes a lock.
  const both = [upgrade('db push'), upgrade('db push')];
  await until(async () => (await readFile(log, 'utf8')).split('db push').length === 3);
  await blocker.exec('begin; lock table public.rooms in access share mode');
  await writeFile(`${log}.go`, '');
  await until(async () => (await db.query(`select ${WAITING}`)).rows.length === 2);
  await blocker.exec('rollback');
  const ends = await Promise.all(both.map(({ ended }) => ended));
  const said = both.map((each) => each.said()).join('\n');
  expect(ends.toSorted(), said).toEqual([0, 2]);
  expect(said).toContain(`Another upgrade of this project has just applied ${FIRST.slice(0, 14)}`);
  await complete();
});

test('a change by hand in the way of a migration: what to do is told, the backup is named, and then it goes on', async () => {
  const { db, upgrade, complete } = await prepared(house);
  await db.exec('alter table public.rooms add column later_note int');
  const first = upgrade();
  expect(await first.ended).toBe(2);
  expect(first.said()).toMatch(
    new RegExp(String.raw`the rows from before the upgrade are in \S+-before-${LAST.slice(0, 14)}`),
  );
  expect(first.said()).toMatch(
    /somebody has changed the database by hand: "npm run doctor .*--admin"/,
  );
  await db.exec('alter table public.rooms drop column later_note');
  await complete();
});

const whole = new Map<string, Record<string, string>>();
async function uninterrupted(from: string) {
  const known = whole.get(from);
  if (known) return known;
  const database = `${from}_whole`;
  await copyDatabase(server, from, database);
  await pushMigrations(urlOf(server, 'postgres', database), [`--workdir=${folder}`]);
  const db = connect(server, SUPERUSER, database);
  const content = await contentOf(db);
  await db.close();
  if (from === large) expect(content['public.errands']).toMatch(/1\d{4}$/);
  whole.set(from, content);
  return content;
}
