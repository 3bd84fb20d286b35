import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES, sqlActor } from '../../tests/backend/access/actors.ts';
import {
  checkCall,
  FUNCTION_RULES,
  unruledFunctions,
} from '../../tests/backend/access/functions.ts';
import { lintDatabase } from '../../tests/backend/access/lints.ts';
import {
  cellsOf,
  checkCell,
  describeCell,
  layOut,
  unruledRelations,
} from '../../tests/backend/access/matrix.ts';
import { RULES } from '../../tests/backend/access/rules.ts';
import { referenceSurface } from '../../scripts/doctor/reference.ts';
import { PRIVILEGES } from './platform.ts';
import { sqlCaller } from './rest-in-sql.ts';
import { openTestProject, type TestProject } from './test-project.ts';
import { unguardedRuns, writersNotRun } from './unguarded.ts';

describe.each(PRIVILEGES)('[X-22] [X-23] [X-24] with the %s default privileges', (privileges) => {
  let project: TestProject;
  beforeAll(async () => {
    project = await openTestProject(privileges);
  });
  afterAll(() => project?.close());

  test('every table, view and function in public has its rule', async () => {
    expect(await unruledRelations(project.all, RULES)).toEqual([]);
    expect(await unruledFunctions(project.all)).toEqual([]);
  });

  test.each(cellsOf(RULES).map((cell) => [describeCell(cell), cell] as const))(
    '%s',
    async (_name, cell) => {
      const actor = sqlActor(project.rest, cell.role);
      expect(await checkCell(project.all, actor, cell)).toBeUndefined();
    },
  );

  const calls = FUNCTION_RULES.flatMap((rule) => ROLES.map((role) => ({ rule, role })));
  test.each(calls.map(({ rule, role }) => [role, rule.name, rule] as const))(
    '%s calls %s',
    async (role, _name, rule) => {
      const caller = sqlCaller(project.all, project.rest, role);
      expect(await checkCall(project.all, caller, role, rule)).toBeUndefined();
    },
  );

  test('what the doctor compares is the same as in the database that it makes itself', async () => {
    const { rows } = await project.all.query<{ line: string }>(
      'select line from private.surface_lines() line',
    );
    const ours = await referenceSurface();
    expect(rows.map(({ line }) => line).toSorted()).toEqual(ours.lines.toSorted());
    const [digest] = (await project.all.query(`select private.surface() ->> 'digest' as digest`))
      .rows;
    expect(digest).toEqual({ digest: ours.digest });
  });

  test('strangers who want that compared are answered one at a time', async () => {
    await project.all.transaction(async (tx) => {
      await tx.exec('select private.surface()');
      const another = project.rest.transaction(async (other) => {
        await other.exec('set local role anon');
        await other.query('select public.surface()');
      });
      await expect(another).rejects.toThrow(/somebody else is asking this/);
    });
  });

  test('none of the mistakes that Supabase’s lints look for', async () => {
    expect(await lintDatabase(project.all)).toEqual([]);
  });

  test('the server’s own key claims letters and reads what row security keeps from others', async () => {
    await layOut(project.all, ...RULES);
    const answers = await project.rest.transaction(async (tx) => {
      await tx.exec('set local role service_role');
      const { rows: claimed } = await tx.query('select status from public.claim_letters(1)');
      const { rows: counts } = await tx.query('select entity from public.inbox_counts');
      return [claimed.length, counts.length];
    });
    expect(answers).toEqual([1, 2]);
  });

  test('the server’s own key reads a backup and may put it back', async () => {
    const answer = await project.rest.transaction(async (tx) => {
      await tx.exec('set local role service_role');
      const { rows } = await tx.query(
        'select public.restore_backup(public.read_backup(), true, true) as done',
      );
      return rows;
    });
    expect(answer).toMatchObject([{ done: { pictures: [], unknown: [], keeps: false } }]);
  });

  // After all of the above, so that what is listed is what it has run.
  test('no statement that ran inside a function was an UPDATE or DELETE without WHERE', async () => {
    // What no rule above comes to: a letter that leaves, a guest's address that was put right, a message
    // that is answered.
    await layOut(project.all, ...RULES);
    await project.all.exec(`
      update public.outbox set status = 'sent' where status = 'queued';
      update public.reservations set guest_key = reverse(guest_key) where guest_key is not null;
      insert into public.messages (name, email, subject, message)
      values ('A', 'a@example.com', 'S', 'M');
      insert into public.outbox (kind, recipient, subject, body, message_id)
      select 'letter', email, 'Re: S', 'M', id from public.messages limit 1`);
    expect(await writersNotRun(project.all)).toEqual([]);
    expect(await unguardedRuns(project.all)).toEqual([]);
  });
});
