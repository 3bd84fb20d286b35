import { expect, test } from 'vitest';
import { inSql, temporaryBytes } from '../../tests/backend/extremes/attempt.ts';
import { callableBy, callsOf } from '../../tests/backend/extremes/calls.ts';
import { insertsOfVisitors, tryInsert } from '../../tests/backend/extremes/inserts.ts';
import { openTestProject } from './test-project.ts';

/** A hosted project's time limits apply here: 3 s for visitors, 8 s for accounts. */
const project = await openTestProject('new');

test.each([
  ['anon', 'anon'],
  ['reader', 'authenticated'],
] as const)('nothing that %s may call can be driven out of bounds', async (role, granted) => {
  const attempt = inSql(project.rest);
  const before = await temporaryBytes(project.rest);
  const problems: string[] = [];
  let tried = 0;
  for (const callable of await callableBy(project.all, granted))
    for (const call of callsOf(callable)) {
      const problem = await attempt(call, role);
      if (problem) problems.push(`${callable.schema}.${callable.name}: ${call.what}: ${problem}`);
      tried += 1;
    }
  expect(problems).toEqual([]);
  expect((await temporaryBytes(project.rest)) - before).toBe(0);
  expect(tried).toBeGreaterThan(100);
});

test('no column that a visitor fills can be driven out of bounds', async () => {
  const inserts = await insertsOfVisitors(project.all);
  const problems: string[] = [];
  for (const insert of inserts) {
    const problem = await tryInsert(project.rest, insert);
    if (problem) problems.push(`${insert.what}: ${problem}`);
  }
  expect(problems).toEqual([]);
  expect(inserts.length).toBeGreaterThan(100);
});
