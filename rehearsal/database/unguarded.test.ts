import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestProject, type TestProject } from './test-project.ts';
import { isUnguarded, unguardedRuns, writersNotRun } from './unguarded.ts';

let project: TestProject;
beforeAll(async () => {
  project = await openTestProject('new');
});
afterAll(() => project?.close());

test.each([
  ['SQL', `language sql as $$ delete from public.messages $$`],
  ['PL/pgSQL', `language plpgsql as $$ begin delete from public.messages; end $$`],
  ['EXECUTE', `language plpgsql as $$ begin execute 'delete from public.messages'; end $$`],
  [
    'WITH',
    `language sql as $$
      with gone as (delete from public.messages returning 1) insert into public.careless_runs select from gone $$`,
  ],
])('a function that deletes without WHERE is found, in %s', async (_how, definition) => {
  await project.all.exec(`
    create table if not exists public.careless_runs ();
    create function private.careless() returns void ${definition};
    select extensions.pg_stat_statements_reset()`);
  expect(await writersNotRun(project.all)).toContain('private.careless()');
  await project.all.exec('select private.careless()');
  expect(await unguardedRuns(project.all)).not.toEqual([]);
  await project.all.exec('drop function private.careless()');
});

describe('a statement', () => {
  test.each([
    ['update rooms set position = 1', true],
    ['update rooms set position = 1 where id = $1', false],
    ['delete from rooms', true],
    ['delete from rooms where true', false],
    ['insert into rooms (id) values ($1) on conflict (id) do update set position = 1', false],
  ])('%s', async (sql, isRefused) => {
    expect(await isUnguarded(sql)).toBe(isRefused);
  });
});
