import { describe, expect, test } from 'vitest';
import { sqlActor } from '../../tests/backend/access/actors.ts';
import { checkTable } from '../../tests/backend/access/matrix.ts';
import { lettersWithoutCode, RULES } from '../../tests/backend/access/rules.ts';
import { openTestProject } from './test-project.ts';

/** The matrix of roles and tables on a hosted project's Postgres, as PostgREST would ask. */
const project = await openTestProject('new');
await project.all.exec(
  "insert into auth.mfa_factors (user_id, status) select id, 'verified' from auth.users",
);

describe.each(RULES.map((rule) => [rule.table, rule] as const))('%s', (_table, rule) => {
  test('opens to each role what its rights say, once the code was given', async () => {
    const actor = (role: Parameters<typeof sqlActor>[1]) => sqlActor(project.rest, role, 'aal2');
    expect(await checkTable(project.all, actor, rule)).toEqual([]);
  });

  test('stays closed to every account before the code', async () => {
    const closed = { ...rule, may: lettersWithoutCode(rule) };
    const actor = (role: Parameters<typeof sqlActor>[1]) => sqlActor(project.rest, role);
    expect(await checkTable(project.all, actor, closed)).toEqual([]);
  });
});
