import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeOn } from '../../tests/backend/access/actors.ts';
import { lintDatabase } from '../../tests/backend/access/lints.ts';
import { referenceSurface } from '../../scripts/doctor/reference.ts';
import { type Connection, connect } from './connect.ts';
import { openTestProject, type TestProject } from './test-project.ts';
import { unguardedRuns, writersNotRun } from './unguarded.ts';

const STAND_INS = path.join(import.meta.dirname, 'stand-ins');
const FILES = ['pg_net.control', 'pg_net--0.sql', 'pg_cron.control', 'pg_cron--0.sql'];
const HOOK = 'https://api.example.com/build_hooks/1';

let project: TestProject;
let owner: Connection;
let script: string;
beforeAll(async () => {
  project = await openTestProject('old');
  owner = connect(project.server, 'postgres', project.database);
  script = (await readFile('deploy/publish-hook.sql', 'utf8')).replace(
    'https://PUT-YOUR-BUILD-HOOK-HERE',
    HOOK,
  );
});
afterAll(async () => {
  await owner?.close();
  await project?.close();
});

/** The two extensions, as far as the script uses them, into the server's own copy of Postgres. */
async function install(files: string[]): Promise<void> {
  for (const file of files)
    await cp(path.join(STAND_INS, file), path.join(project.server.extensions, file));
}

async function made(): Promise<string[]> {
  const { rows } = await project.all.query<{ name: string }>(`
    select tgname || ' on ' || tgrelid::regclass as name from pg_trigger where tgname = 'mark_edited'
    union all select oid::regclass::text from pg_class where relname = 'publish_hook'
    union all select extname from pg_extension where extname in ('pg_net', 'pg_cron') order by 1`);
  return rows.map(({ name }) => name);
}

/** As a client that goes on after an error: statement by statement, in one session. */
async function runOn(sql: string): Promise<string[]> {
  const client = connect(project.server, 'postgres', project.database);
  const complaints: string[] = [];
  const statements = sql.split(/;\n\n/).map((each) => `${each};`);
  for (const statement of statements)
    await client.exec(statement).catch(({ message }: Error) => complaints.push(message));
  await client.close();
  return complaints;
}

describe('where an extension is missing', () => {
  test.each([
    ['pg_net and pg_cron', []],
    ['pg_cron', ['pg_net.control', 'pg_net--0.sql']],
  ])('%s: it says so and changes nothing', async (missing, there) => {
    await install(there);
    const said = `The publish hook needs ${missing}, which this database does not have. Nothing was changed.`;
    await expect(owner.exec(script)).rejects.toThrow(said);
    await owner.exec('rollback');
    expect((await runOn(script))[0]).toBe(said);
    expect(await made()).toEqual([]);
    for (const file of FILES) await rm(path.join(project.server.extensions, file), { force: true });
  });
});

describe('where both are there', () => {
  beforeAll(async () => {
    await install(FILES);
    await project.all.exec('select extensions.pg_stat_statements_reset()');
  });

  test('without a build hook in it, it changes nothing', async () => {
    const complaints = await runOn(script.replace(HOOK, 'https://PUT-YOUR-BUILD-HOOK-HERE'));
    expect(complaints.join(' ')).toContain('put_your_own_build_hook_into_the_script');
    expect(await made()).toEqual([]);
  });

  test('it runs, and runs again', async () => {
    await owner.exec(script);
    await owner.exec(script);
    expect(await made()).toHaveLength(8);
    // Whatever a published page says, translations too.
    expect(await made()).toContain('mark_edited on translations');
    const { rows } = await project.all.query('select jobname, schedule, command from cron.job');
    expect(rows).toEqual([
      {
        jobname: 'ask-for-build',
        schedule: '*/2 * * * *',
        command: 'select private.ask_for_build()',
      },
    ]);
  });

  const asked = async () =>
    (await project.all.query<{ url: string }>('select url from net.asked order by id')).rows;
  const edit = () =>
    project.rest.transaction(async (tx) => {
      await takeOn(tx, 'admin');
      return tx.query(`update public.rooms set price = price + 1 where id = 'room-deluxe'`);
    });

  test('edits leave a mark, and a minute after the last one build is asked for, once', async () => {
    await edit();
    await edit();
    await owner.exec('select private.ask_for_build()');
    expect(await asked()).toEqual([]);
    await project.all.exec(
      `update private.publish_hook set edited_at = edited_at - interval '61 seconds'`,
    );
    await owner.exec('select private.ask_for_build()');
    await owner.exec('select private.ask_for_build()');
    expect(await asked()).toEqual([{ url: HOOK }]);
  });

  test('REST sessions, which refuse an UPDATE without WHERE, let every statement of it through', async () => {
    const notRun = (await writersNotRun(project.all)).filter((name) =>
      /mark_edited|ask_for_build/.test(name),
    );
    expect(notRun).toEqual([]);
    expect(await unguardedRuns(project.all)).toEqual([]);
  });

  test('it opens nothing to visitors or accounts', async () => {
    expect(await lintDatabase(project.all)).toEqual([]);
  });

  test('it is no difference for the doctor', async () => {
    const { rows } = await project.all.query(`select private.surface() ->> 'digest' as digest`);
    expect(rows).toEqual([{ digest: (await referenceSurface()).digest }]);
  });
});
