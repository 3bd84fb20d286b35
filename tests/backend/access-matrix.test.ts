import { describe, expect, test } from 'vitest';
import { openBackend } from '../support/hotel.ts';
import { restActor, ROLES, signInEveryRole, sqlActor } from './access/actors.ts';
import { putUnseen, SEEN, UNSEEN, visitorsAnswers } from '../support/unseen.ts';
import { openHostedShape } from './access/hosted-shape.ts';
import { checkCall, FUNCTION_RULES, unruledFunctions } from './access/functions.ts';
import { cellsOf, checkCell, describeCell, unruledRelations } from './access/matrix.ts';
import { RULES } from './access/rules.ts';

const backend = await openBackend();
const clients = await signInEveryRole(backend);

describe('[X-22] [X-23] [X-24] on the embedded backend, over HTTP', () => {
  test('every table and view in public has its row in the matrix', async () => {
    expect(await unruledRelations(backend.db, RULES)).toEqual([]);
  });

  test.each(cellsOf(RULES).map((cell) => [describeCell(cell), cell] as const))(
    '%s',
    async (_name, cell) => {
      expect(await checkCell(backend.db, restActor(clients[cell.role]), cell)).toBeUndefined();
    },
  );

  test('every function in public has its rule', async () => {
    expect(await unruledFunctions(backend.db)).toEqual([]);
  });

  const calls = FUNCTION_RULES.flatMap((rule) => ROLES.map((role) => ({ rule, role })));
  test.each(calls.map(({ rule, role }) => [role, rule.name, rule] as const))(
    '%s calls %s',
    async (role, _name, rule) => {
      expect(await checkCall(backend.db, clients[role], role, rule)).toBeUndefined();
    },
  );
});

test('the same under the real privileges of a hosted project', async () => {
  const db = await openHostedShape();
  const problems = [];
  for (const role of ROLES)
    for (const cell of cellsOf(RULES).filter((each) => each.role === role))
      problems.push(await checkCell(db, sqlActor(db, role), cell));
  await db.close();
  expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
});

test('no answer to a visitor has a word of what visitors do not see', async () => {
  const house = await openBackend();
  await putUnseen(house);
  const answers = await visitorsAnswers(house);
  expect(answers.get('site_content fr')).toContain(SEEN);
  expect([...answers].filter(([, said]) => UNSEEN.test(said)).map(([asked]) => asked)).toEqual([]);
});
