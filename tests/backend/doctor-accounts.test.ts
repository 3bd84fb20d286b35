import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { examine, exitStatus } from '../../scripts/doctor/examine.ts';
import { startDeployment, type TestDeployment } from '../support/deployment/deployment.ts';

/** One for each test: whoever tries passwords too often is not answered any more. */
let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await startDeployment();
});
afterEach(() => deployment.stop());

/** What is wrong, by name. */
async function problems(more = {}): Promise<string[]> {
  const report = await examine({ ...deployment.wanted, ...more }, ['Backend']);
  return report.flatMap(({ findings }) => findings.filter(({ todo }) => todo).map(({ id }) => id));
}

test('the accounts of the demonstration are named, and their sessions ended', async () => {
  await addDemoAccounts();
  expect(await problems()).toEqual(['demo-accounts']);
  expect(await deployment.hotel.sql`select * from auth.sessions`).toEqual([]);
});

test.each([
  ['an administrator', 'admin@hotel.test', 'admin-demo-1', ['demo-accounts']],
  ['an account without rights', 'staff@hotel.test', 'staff-demo-1', ['demo-accounts', 'admin']],
  ['a wrong password', 'admin@hotel.test', 'admin-demo-2', ['demo-accounts', 'admin']],
])('%s is looked at when given', async (_what, email, password, named) => {
  await addDemoAccounts();
  expect(await problems({ admin: { email, password } })).toEqual(named);
  expect(await deployment.hotel.sql`select * from auth.sessions`).toEqual([]);
});

test('passwords that could not be tried are not said to be wrong', async () => {
  const limited = { error_code: 'over_request_rate_limit', msg: 'Too many' };
  deployment.breakBackend(({ url }) =>
    url.includes('/token') ? Response.json(limited, { status: 429 }) : undefined,
  );
  const report = await examine(deployment.wanted, ['Backend']);
  expect(exitStatus(report)).toBe(0);
  const about = report.flatMap(({ findings }) =>
    findings.filter(({ id }) => id === 'demo-accounts'),
  );
  expect(about).toMatchObject([
    { kind: 'note', says: expect.stringContaining('too many sign-ins') },
  ]);
});

/** The part of the seed that makes them. */
async function addDemoAccounts(): Promise<void> {
  const seed = await readFile('supabase/seed.sql', 'utf8');
  const [statement = ''] = /^do \$\$.*?^\$\$;/ms.exec(seed) ?? [];
  await deployment.hotel.db.exec(statement);
}
