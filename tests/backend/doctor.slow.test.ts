import { afterAll, afterEach, expect, test } from 'vitest';
import { examine, exitStatus } from '../../scripts/doctor/examine.ts';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { BROKEN_BACKENDS, BROKEN_SITES } from '../support/deployment/broken.ts';
import { everything as everythingIn } from './access/functions.ts';
import { startDeployment } from '../support/deployment/deployment.ts';

const deployment = await startDeployment();
afterEach(() => deployment.mend());
afterAll(() => deployment.stop());

/** What is wrong, each with what is to be done. */
async function problems(more = {}, parts?: Parameters<typeof examine>[1]): Promise<string[]> {
  const report = await examine({ ...deployment.wanted, ...more }, parts);
  return report.flatMap(({ findings }) =>
    findings.flatMap(({ says, todo }) => (todo ? [`${says} ${todo}`] : [])),
  );
}

/** Every row and file that a visitor might have changed; that a picture was looked at is no change. */
async function everything(): Promise<unknown> {
  const { db } = deployment.hotel;
  const rows = await everythingIn(db, ['storage.objects', 'auth.users', 'auth.sessions']);
  return JSON.parse(
    JSON.stringify(rows, (key, value: unknown) => (key === 'last_accessed_at' ? '' : value)),
  );
}

test('nothing is wrong with a deployment as it should be, and nothing of it is changed', async () => {
  const before = await everything();
  const report = await examine(deployment.wanted);
  expect(report.flatMap(({ findings }) => findings).filter(({ todo }) => todo)).toEqual([]);
  expect(exitStatus(report)).toBe(0);
  expect(await everything()).toEqual(before);
});

async function expectNamed(finds: RegExp[], part: 'Backend' | 'Site') {
  expect(await problems({}, [part])).toEqual(finds.map((one) => expect.stringMatching(one)));
}

test.each(Object.entries(BROKEN_BACKENDS))(
  '%s is named, and nothing else of the backend',
  async (_what, [damage, finds]) => {
    await damage(deployment);
    const before = await everything();
    await expectNamed(finds, 'Backend');
    expect(await everything()).toEqual(before);
  },
);

// The site has nothing that a question could change.
test.each(Object.entries(BROKEN_SITES))(
  '%s is named, and nothing else of the site',
  async (_what, [damage, finds]) => {
    await damage(deployment);
    await expectNamed(finds, 'Site');
  },
);

test('a key of another project is named, and ends the looking at the backend', async () => {
  expect(await problems({ key: 'sb_publishable_other' })).toEqual([
    expect.stringContaining('does not take the key'),
  ]);
});

test('words of the sample are named', async () => {
  const sample = JSON.stringify(DEFAULT_CONTENT.sections.contactInfo);
  await deployment.breakDatabase(
    `update hotel_config set value = '${sample}' where key = 'contactInfo'`,
    `update hotel_config set value = value || '{"phone":"+855 12"}' where key = 'contactInfo'`,
  );
  expect(await problems()).toEqual([
    expect.stringContaining('Still the sample hotel'),
    expect.stringContaining('built before something was changed'),
  ]);
});
