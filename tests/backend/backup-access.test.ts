import { afterAll, expect, test } from 'vitest';
import { openHostedShape } from './access/hosted-shape.ts';

/** Under the privileges of a hosted project, where grants count and the owner is not the caller. */
const db = await openHostedShape();
afterAll(() => db.close());

/** One statement as a role of REST, of which nothing stays. */
function as<Row>(role: string, sql: string, values: unknown[] = []): Promise<Row | undefined> {
  return db.transaction(async (tx) => {
    await tx.exec(`set local role ${role}`);
    const { rows } = await tx.query<Row>(sql, values);
    await tx.rollback();
    return rows[0];
  });
}

test('the server’s own key reads a backup and puts it back', async () => {
  const read = await as<{ backup: { tables: Record<string, unknown[]> } }>(
    'service_role',
    'select public.read_backup() as backup',
  );
  expect(read?.backup.tables['reservations']).toHaveLength(62);
  expect(
    await as('service_role', 'select public.restore_backup($1, true) as done', [read?.backup]),
  ).toMatchObject({ done: { pictures: [], unknown: [], keeps: false } });
});

test.each(['anon', 'authenticated'])('%s does neither', async (role) => {
  const statements = [
    'select public.read_backup()',
    `select public.restore_backup('{}', true)`,
    'select private.read_backup()',
    `select private.restore_backup('{}', true, false, false)`,
    `select private.put_back('{}', null)`,
    `select private.rows_of(array['reservations'])`,
    `select private.let_triggers_rest(array['reservations'], true)`,
  ];
  for (const sql of statements) await expect(as(role, sql)).rejects.toThrow(/permission denied/);
});

test('nobody, the server’s own key included, skips what restore_backup looks at', async () => {
  await expect(as('service_role', `select private.put_back('{}', null)`)).rejects.toThrow(
    /permission denied/,
  );
});

test('triggers are at work again after a backup was put back', async () => {
  const resting = `select count(*)::int as n from pg_trigger where not tgisinternal and tgenabled = 'D'`;
  const done = await db.transaction(async (tx) => {
    await tx.exec('set local role service_role');
    await tx.query('select public.restore_backup(public.read_backup(), true)');
    return (await tx.query<{ n: number }>(resting)).rows;
  });
  expect(done).toEqual([{ n: 0 }]);
});
