import { readFile } from 'node:fs/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { inLaterVersion } from '../../tests/support/later-version.ts';
import {
  changed,
  FILL,
  PRINT,
  ROWS,
  type Rows,
  STAYS,
  STEP_NAMES,
  wayUp,
} from '../../tests/support/way-up.ts';
import { pushMigrations } from './cli.ts';
import { connect } from './connect.ts';
import { SUPERUSER, urlOf } from './postgres.ts';
import { freshProject } from './project.ts';

const at = inject('postgres');

test(
  'pushed by the CLI, each step of a long way up leaves everything as it was when it fails in its middle, and every row once it is mended',
  { timeout: 600_000 },
  async () => {
    const database = await freshProject(at, 'new');
    const owner = connect(at, 'postgres', database);
    await owner.exec(await readFile('supabase/seed.sql', 'utf8'));
    await owner.exec(FILL);
    await owner.close();
    const all = connect(at, SUPERUSER, database);
    onTestFinished(() => all.close());
    const rows = async () => (await all.query<{ rows: Rows }>(ROWS)).rows[0]?.rows ?? {};
    const print = async () => (await all.query(PRINT)).rows;
    const push = (files: Record<string, string>) =>
      inLaterVersion(files, () =>
        pushMigrations(urlOf(at, 'postgres', database), ['--workdir', process.cwd()]),
      );
    const first = await rows();
    expect(first['reservations']?.length).toBeGreaterThan(STAYS);
    for (const [index, name] of STEP_NAMES.entries()) {
      const upTo = (failsIn?: string) =>
        Object.fromEntries(Object.entries(wayUp(failsIn)).slice(0, index + 1));
      const before = await print();
      await expect(push(upTo(name))).rejects.toThrow('division by zero');
      expect(await print()).toEqual(before);
      await push(upTo());
    }
    expect(changed(first, await rows())).toEqual([]);
  },
);
