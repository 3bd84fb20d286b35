import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { type Content } from '../../scripts/backup/format.ts';
import { readFolder } from '../../scripts/backup/read-folder.ts';
import { writeFolder } from '../../scripts/backup/write-folder.ts';
import { hosted } from '../../scripts/project/project.ts';
import { embeddedToken } from '../../scripts/project/secret-key.ts';
import { DATABASE, FIXTURES, ROWS } from '../../scripts/release/fixture.ts';
import { chooseSupabase } from '../../supabase/embedded/supabase-choice.ts';
import { dataFolder, makeDataFolder, markReady } from '../../supabase/embedded/data-folder.ts';
import { releases } from '../../supabase/embedded/released.ts';
import { listen, requestOf, send } from '../support/deployment/listen.ts';
import { freePort } from '../support/free-port.ts';
import { LATER_MIGRATIONS, laterProject } from '../support/later-version.ts';
import { type SiteProcess, startSite, VITE } from '../support/site-process.ts';

/**
 * Upgrades a hotel of the last release to a later version. Each step runs as a separate program, as
 * in real life, so that no module is loaded by another step.
 */
const chosen = chooseSupabase({});
const [release = ''] = Object.keys(releases()).slice(-1);
const fixture = path.join(FIXTURES, release);

let place: string;
let cwd: string;
let backup: string;
let released: Content['tables'];
let port: number;
let site: SiteProcess;

beforeAll(async () => {
  place = await mkdtemp(path.join(os.tmpdir(), 'hotel-ways-'));
  cwd = await laterProject(LATER_MIGRATIONS);
  const showcase = path.join(cwd, 'supabase/showcase.sql');
  const asLater = (await readFile(showcase, 'utf8')).replaceAll('issued_at', 'issued_on');
  await writeFile(showcase, asLater);
  backup = path.join(place, 'backup');
  const content: Content = JSON.parse(
    gunzipSync(await readFile(path.join(fixture, ROWS))).toString(),
  );
  released = content.tables;
  const fetchPicture = async () => new Uint8Array();
  await writeFolder({ folder: backup, content, now: new Date(), fetchPicture });
  port = await freePort();
});
afterAll(async () => {
  await site?.end('SIGKILL');
  for (const folder of [place, cwd]) await rm(folder, { recursive: true, force: true });
});

const dataIn = (name: string) => path.join(place, name, 'embedded');
const start = (name: string, env = {}) =>
  startSite([VITE, 'dev'], { cwd, port, dataFolder: dataIn(name), env, stdin: 'open' });

/** Runs a script of the later version. @returns its output @throws if it fails */
async function run(script: string, args: string[], env = {}): Promise<string> {
  const shared = { PATH: process.env['PATH'], EMBEDDED_DATA_DIR: dataIn('house') };
  const words = [`scripts/${script}`, ...args];
  const options = { cwd, env: { ...shared, HOTEL_BACKUPS: place, ...env } };
  return (await promisify(execFile)(process.execPath, words, options)).stdout;
}

function expectBroughtAlong(tables: Content['tables']): void {
  expect(tables['rooms']?.map(({ later_note }) => later_note)).toEqual(['dogs', 'dogs', 'dogs']);
  expect(tables['errands']).toHaveLength(released['reservations']?.length ?? 0);
  for (const [table, rows] of Object.entries(released)) {
    const wanted = rows.map(({ issued_at: issued, search_text: _text, ...row }) =>
      issued === undefined ? row : { ...row, issued_on: issued },
    );
    // The running hotel sends due e-mails during the test, which changes these tables.
    if (!['outbox', 'untold_stays'].includes(table))
      expect(tables[table], table).toMatchObject(wanted);
  }
}

/** The running hotel behind a gateway that accepts the secret key, like a hosted project. */
async function asHosted(): Promise<{ url: string; key: string }> {
  const gateway = await listen(async (incoming, outgoing) => {
    const request = await requestOf(incoming, `http://127.0.0.1:${port}`);
    request.headers.set('apikey', chosen.kind === 'wrong' ? '' : chosen.key);
    await send(await fetch(request), outgoing);
  });
  onTestFinished(gateway.close);
  const secret = await readFile(dataFolder(dataIn('house')).jwtSecret, 'utf8');
  return { url: gateway.origin, key: embeddedToken(secret) };
}

async function rowsOfRunning(): Promise<Content['tables']> {
  const { url, key } = await asHosted();
  const answer = await hosted(url, key).ask('/rest/v1/rpc/read_backup');
  return ((await answer.json()) as Content).tables;
}

test('its database is brought along by a start, and backed up as what it was', async () => {
  const folder = await makeDataFolder(dataFolder(dataIn('house')));
  await mkdir(folder.database, { mode: 0o700 });
  const words = ['-xzf', path.resolve(fixture, DATABASE)];
  expect(spawnSync('tar', words, { cwd: folder.database }).status).toBe(0);
  await markReady(folder);
  site = start('house');
  await site.untilOpen();
  const [, kept = ''] = /backed up to (\S+), then migrated/.exec(site.output()) ?? [];
  for (const file of Object.keys(LATER_MIGRATIONS))
    expect(site.output()).toContain(`Migration ${file}`);
  expect((await readFolder(path.resolve(cwd, kept))).manifest.version).toBe(release);
  expectBroughtAlong(await rowsOfRunning());
});

test('its backup is restored into the running house', async () => {
  const said = await run('backup/run-restore.ts', ['--from', backup, '--overwrite']);
  expect(said).toContain(`The backup is of version ${release}: its rows were migrated`);
  expectBroughtAlong(await rowsOfRunning());
});

test('its backup is restored into a hosted project', async () => {
  const { url, key } = await asHosted();
  const where = ['--url', url, '--project', new URL(url).host];
  await run('backup/run-restore.ts', ['--from', backup, '--overwrite', ...where], {
    SUPABASE_SECRET_KEY: key,
  });
  expectBroughtAlong(await rowsOfRunning());
});

test('its backup is restored into the stopped house', async () => {
  await site.end('SIGTERM');
  await run('backup/run-restore.ts', ['--from', backup, '--overwrite']);
  await run('backup/run-backup.ts', ['--to', path.join(place, 'after')]);
  expectBroughtAlong((await readFolder(path.join(place, 'after'))).content.tables);
});

test.each([
  ['sample', {}],
  ['showcase', { HOUSE: 'showcase' }],
])('the later version makes its own house with the %s', async (name, env) => {
  site = start(name, env);
  await site.untilOpen();
  await site.end('SIGTERM');
  expect(site.output()).toContain('Making the database');
});
