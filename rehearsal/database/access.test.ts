import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restActor, signInEveryRole } from '../../tests/backend/access/actors.ts';
import { FUNCTION_RULES } from '../../tests/backend/access/functions.ts';
import { cellsOf, checkCell, putRows } from '../../tests/backend/access/matrix.ts';
import { RULES } from '../../tests/backend/access/rules.ts';
import { startTestBackend } from '../../tests/support/backend.ts';
import { digestOf, referenceSurface } from '../../scripts/doctor/reference.ts';
import { PRIVILEGES } from './project.ts';
import { openTestProject, type TestProject } from './test-project.ts';
import { runsWithoutWhere, uncheckedWriters } from './missing-where.ts';

describe.each(PRIVILEGES)('[X-22] [X-23] [X-24] with the %s default privileges', (privileges) => {
  let project: TestProject;
  beforeAll(async () => {
    project = await openTestProject(privileges);
  });
  afterAll(() => project?.close());

  test('what the doctor compares is the same as in the database that it makes itself', async () => {
    const { rows } = await project.all.query<{ line: string }>(
      'select line from private.surface_lines() line',
    );
    const ours = await referenceSurface();
    expect(rows.map(({ line }) => line).toSorted()).toEqual(ours.lines.toSorted());
    const [digest] = (await project.all.query(`select private.surface() ->> 'digest' as digest`))
      .rows;
    expect(digest).toEqual({ digest: digestOf(ours.lines) });
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

  test('the server’s own key claims letters, reads what row security keeps from others, and puts a backup back', async () => {
    await putRows(project.all, ...RULES);
    const answers = await project.rest.transaction(async (tx) => {
      await tx.exec('set local role service_role');
      const { rows: claimed } = await tx.query('select status from public.claim_letters(1)');
      const { rows: counts } = await tx.query('select entity from public.inbox_counts');
      const { rows: restored } = await tx.query(
        'select public.restore_backup(public.read_backup(), true, true) as done',
      );
      return { claimed: claimed.length, counts: counts.length, restored };
    });
    expect(answers).toMatchObject({
      claimed: 1,
      counts: 2,
      restored: [{ done: { pictures: [], unknown: [], keeps: false } }],
    });
  });
});

test('no statement that runs inside a function is an UPDATE or DELETE without WHERE', async () => {
  const backend = await startTestBackend();
  const clients = await signInEveryRole(backend);
  for (const { name, args } of FUNCTION_RULES) await clients.admin.rpc(name, args);
  for (const cell of cellsOf(RULES).filter(({ role }) => role === 'admin' || role === 'anon'))
    await checkCell(backend.db, restActor(clients[cell.role]), cell);
  // Runs writers that no rule covers: the server's calls, sending an email, answering a message.
  await putRows(backend.db, ...RULES);
  await backend.db.exec(`
    select public.claim_letters(1);
    select public.restore_backup(public.read_backup(), true, true);
    update public.outbox set status = 'sent' where status = 'queued';
    update public.reservations set guest_key = reverse(guest_key) where guest_key is not null;
    insert into public.messages (name, email, subject, message)
    values ('A', 'a@example.com', 'S', 'M');
    insert into public.outbox (kind, recipient, subject, body, message_id)
    select 'letter', email, 'Re: S', 'M', id from public.messages limit 1;
    insert into public.listings (room_id, channel, import_url)
    select id, 'other', 'https://channel.test/rehearsal.ics' from public.rooms limit 1;
    select public.take_reading(id, '{"unchanged": true}'), public.take_reading(id, '{"events": []}'),
      public.give_calendar(l.export_key)
    from public.due_listings() join public.listings l using (id)`);
  expect(await uncheckedWriters(backend.db)).toEqual([]);
  expect(await runsWithoutWhere(backend.db)).toEqual([]);
  await backend.stop();
});
