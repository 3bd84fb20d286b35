import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { migrateRows } from '../../scripts/backup/migrate-rows.ts';
import type { Content } from '../../scripts/backup/format.ts';
import { DATABASE, FIXTURES, ROWS } from '../../scripts/release/fixture.ts';
import { openDatabase } from '../../supabase/embedded/database.ts';
import { releases } from '../../supabase/embedded/released.ts';
import { inLaterVersion, LATER_MIGRATIONS, openBackendOn } from '../support/later-version.ts';

/**
 * The fixture's rows, migrated as a restored backup (`taken`) and as a starting database
 * (`started`).
 */
async function broughtHere(
  folder: string,
): Promise<Record<'taken' | 'started', Content['tables']>> {
  const rows = gunzipSync(await readFile(path.join(folder, ROWS))).toString();
  const taken = await migrateRows(JSON.parse(rows) as Content, () => {});
  const connection = await openDatabase({
    snapshot: new Blob([await readFile(path.join(folder, DATABASE))]),
  });
  onTestFinished(() => connection.close());
  await openBackendOn(connection, { seed: false });
  const { rows: read } = await connection.driver.query<{ backup: Content }>(
    'select public.read_backup() as backup',
  );
  return { taken: waiting(taken.tables), started: waiting(read[0]?.backup.tables ?? {}) };
}

/** Marks waiting e-mails as failed, as a restore does so that staff decide about them. */
function waiting({ outbox = [], ...tables }: Content['tables']): Content['tables'] {
  return {
    ...tables,
    outbox: outbox.map((row) =>
      row['status'] === 'queued' ? { ...row, status: 'failed', error_code: 'restored' } : row,
    ),
  };
}

const VERSIONS = Object.keys(releases());

test.each(VERSIONS)('backup and database of %s migrate to the same rows', async (version) => {
  const folder = path.join(FIXTURES, version);
  const { taken, started } = await inLaterVersion(LATER_MIGRATIONS, () => broughtHere(folder));
  expect(taken).toEqual(started);
  expect(started['reservations']?.length).toBeGreaterThan(50);
  expect(taken['rooms']?.[0]).toHaveProperty('later_note', 'dogs');
  expect(taken['invoices']?.[0] ?? {}).not.toHaveProperty('issued_at');
});

test('every release has its fixture', () => {
  for (const version of VERSIONS)
    for (const file of [ROWS, DATABASE])
      expect(existsSync(path.join(FIXTURES, version, file)), `${version}, ${file}`).toBe(true);
});
