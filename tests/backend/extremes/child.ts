import type { PGlite } from '@electric-sql/pglite';
import { startTestBackend } from '../../support/backend.ts';
import { openWithHostedPrivileges } from '../access/hosted-privileges.ts';
import { type Attempt, inSql, overHttp, temporaryBytes } from './attempt.ts';
import { callableBy, callsOf } from './calls.ts';
import { insertsOfVisitors, tryInsert } from './inserts.ts';

export type Task = 'http' | 'sql';
export type Report = { trying: string } | { problem: string } | { done: number };

const say = (report: Report) => process.send?.(report);

// Lite logs each refused statement with its values, which are megabytes.
console.error = () => undefined;

process.once('message', (task: Task) => void sweep(task).then(() => process.exit(0)));

async function open(task: Task): Promise<{ db: PGlite; attempt: Attempt; stop?: () => unknown }> {
  if (task === 'sql') {
    const db = await openWithHostedPrivileges();
    return { db, attempt: inSql(db) };
  }
  const backend = await startTestBackend();
  const { data } = await (await backend.signInAsStaff()).auth.getSession();
  const attempt = overHttp(backend, data.session?.access_token ?? '');
  return { db: backend.db, attempt, stop: backend.stop };
}

async function sweep(task: Task): Promise<void> {
  const { db, attempt, stop } = await open(task);
  let done = 0;
  let before = await temporaryBytes(db);
  async function attend(name: string, run: () => Promise<string | undefined>): Promise<void> {
    say({ trying: name });
    const problem = await run();
    if (problem) say({ problem: `${name}: ${problem}` });
    done += 1;
  }
  /**
   * Reports that Postgres wrote temporary files during calls. Checked once for each function,
   * because the check takes as long as a call.
   */
  async function expectNothingSpilled(what: string): Promise<void> {
    const after = await temporaryBytes(db);
    if (after > before) say({ problem: `${what}: ${after - before} bytes of temporary files` });
    before = after;
  }
  for (const role of ['anon', 'staff'] as const)
    for (const callable of await callableBy(db, role === 'anon' ? 'anon' : 'authenticated')) {
      const what = `${role} calls ${callable.schema}.${callable.name}`;
      for (const call of callsOf(callable))
        await attend(`${what}: ${call.what}`, () => attempt(call, role));
      await expectNothingSpilled(what);
    }
  if (task === 'sql') {
    for (const insert of await insertsOfVisitors(db))
      await attend(insert.what, () => tryInsert(db, insert));
    await expectNothingSpilled('anon adds rows');
  }
  await stop?.();
  say({ done });
}
