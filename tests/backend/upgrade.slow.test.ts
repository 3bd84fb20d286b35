import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { openDatabase } from '../../supabase/embedded/database.ts';
import { migrationFiles, migrationNumber } from '../../supabase/embedded/released.ts';
import { fillDataFolder } from '../support/fill-data-folder.ts';
import { inLaterVersion, LATER_MIGRATIONS, openBackendOn } from '../support/later-version.ts';
import { databaseSnapshot } from '../support/database-snapshot.ts';
import { changedRows, FILL_STAYS, FINGERPRINT, READ_ROWS, type Rows } from '../support/upgrade.ts';
import { STAYS } from '../support/upgrade.ts';

/** Time limit of an upgrade (ms). rehearsal/database tests it on a real Postgres. */
const PATIENCE_MS = 600_000;

async function rowsOf({ driver }: PgliteConnection): Promise<Rows> {
  const { rows } = await driver.query<{ rows: Rows }>(READ_ROWS);
  return rows[0]?.rows ?? {};
}

const versions = `select version from supabase_migrations.schema_migrations order by version`;

test(
  'each step of a long way up leaves everything as it was when it fails in its middle, and every row once it is mended',
  { timeout: PATIENCE_MS },
  async () => {
    const connection = await openDatabase({ snapshot: await databaseSnapshot({ seed: true }) });
    onTestFinished(() => connection.close());
    await connection.driver.exec(FILL_STAYS);
    const first = await rowsOf(connection);
    const print = async () => (await connection.driver.query(FINGERPRINT)).rows;
    expect(first['reservations']?.length).toBeGreaterThan(STAYS);
    const start = (files: Record<string, string>) =>
      inLaterVersion(files, () => openBackendOn(connection));
    const files: Record<string, string> = {};
    for (const [name, sql] of Object.entries(LATER_MIGRATIONS)) {
      const before = await print();
      const failing = start({ ...files, [name]: `${sql} select 1 / 0` });
      await expect(failing).rejects.toThrow(`${name}: division by zero`);
      expect(await print()).toEqual(before);
      files[name] = sql;
      expect((await start(files)).migrated).toEqual([name]);
    }
    const last = await rowsOf(connection);
    expect(changedRows(first, last)).toEqual([]);
    expect(last['errands']).toHaveLength(first['reservations']?.length ?? 0);
  },
);

test(
  'an upgrade killed at any point is completed once by the next start',
  { timeout: PATIENCE_MS },
  async () => {
    const place = await mkdtemp(path.join(os.tmpdir(), 'hotel-killed-'));
    onTestFinished(() => rm(place, { recursive: true, force: true }));
    const folder = path.join(place, 'embedded');
    await fillDataFolder(folder);
    const look = async () => {
      const connection = await openDatabase({ folder: path.join(folder, 'pgdata') });
      const found = await rowsOf(connection);
      const { rows } = await connection.driver.query<{ version: string }>(versions);
      await connection.close();
      return { rows: found, applied: rows.map(({ version }) => version) };
    };
    const before = await look();
    const program = path.resolve('tests/support/killed-start.ts');
    const startedIn = (cwd: string, killedAt: number) =>
      new Promise<{ signal: string | null; code: number | null; said: string }>((resolve) => {
        const env = { ...process.env, EMBEDDED_DATA_DIR: folder };
        const child = spawn(process.execPath, [program, String(killedAt)], { cwd, env });
        let said = '';
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (text) => (said += String(text)));
        child.on('close', (code, signal) => resolve({ signal, code, said }));
      });
    const killed: number[] = [];
    await inLaterVersion(LATER_MIGRATIONS, async () => {
      const cwd = process.cwd();
      for (let at = 3; ; at += 4) {
        const { signal, ...end } = await startedIn(cwd, at);
        if (signal === 'SIGKILL') killed.push(at);
        else {
          expect(end).toEqual({ code: 0, said: '' }); // one that was killed had done the rest
          break;
        }
      }
    });
    expect(killed.length).toBeGreaterThan(9);
    const after = await look();
    expect(after.applied).toEqual(
      [...migrationFiles(), ...Object.keys(LATER_MIGRATIONS)].map(migrationNumber),
    );
    expect(changedRows(before.rows, after.rows)).toEqual([]);
    expect(await readdir(place)).not.toHaveLength(1); // a backup beside it
  },
);
