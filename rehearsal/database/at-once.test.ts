import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addDays, hotelToday } from '../../src/basics/time/dates.ts';
import type { Statements } from '../../tests/support/database.ts';
import { ACCOUNT, type Role, assumeRole } from '../../tests/backend/access/actors.ts';
import type { Connection } from './connect.ts';
import { openSession, openTestProject } from './test-project.ts';

/** More simultaneous connections than a PostgREST pool allows. */
const CONNECTIONS = 50;
const ROOM = 'room-premier';

const project = await openTestProject('new');
await project.all.exec('delete from public.reservations');
const sessions = await Promise.all(Array.from({ length: CONNECTIONS }, () => openSession(project)));

type Task<T> = (session: Connection) => Promise<T>;

/** Spreads the tasks over all connections; each connection runs its tasks one after another. */
async function atOnce<T>(tasks: Task<T>[]): Promise<T[]> {
  const done: T[] = [];
  await Promise.all(
    sessions.map(async (session, index) => {
      for (let at = index; at < tasks.length; at += CONNECTIONS) {
        const task = tasks[at];
        if (task) done[at] = await task(session);
      }
    }),
  );
  return done;
}
const as =
  <T>(role: Role, run: (tx: Statements) => Promise<T>): Task<T> =>
  (session) =>
    session.transaction(async (tx) => {
      await assumeRole(tx, role);
      return run(tx);
    });
/** Returns `stored`, or the error code (for PT429 with the message). */
const answered =
  (task: Task<unknown>): Task<string> =>
  (session) =>
    task(session).then(
      () => 'stored',
      ({ code, message }: { code: string; message: string }) =>
        code === 'PT429' ? `${code} ${message}` : code,
    );

const counted = (answers: string[]) =>
  Object.fromEntries([...Map.groupBy(answers, String)].map(([one, all]) => [one, all.length]));

async function putStay(checkIn: string, status: string, room = ROOM): Promise<string> {
  const id = randomUUID();
  await project.all.query(
    `insert into public.reservations (id, room_id, email, guests, nights, check_in, status)
     values ($1, $2, 'guest@example.com', 1, 1, $3, $4)`,
    [id, room, checkIn, status],
  );
  return id;
}
const byAdmin = (sql: string, values: unknown[]) => as('admin', (tx) => tx.query(sql, values));
const confirm = (stay: string) =>
  byAdmin(`update public.reservations set status = 'confirmed' where id = $1`, [stay]);
const heldOn = (night: string) =>
  project.all.query('select from private.held_nights where night = $1', [night]);

test('fifty connections confirm stays of one night: as many as there are rooms succeed, the others are told', async () => {
  const night = addDays(hotelToday(), 60);
  const stays = await Promise.all(sessions.map(() => putStay(night, 'new')));
  const question = 'select units from public.rooms where id = $1';
  const { rows } = await project.all.query<{ units: number }>(question, [ROOM]);
  const units = rows[0]?.units ?? 0;
  expect(units).toBeGreaterThan(1);
  const answers = await atOnce(stays.map((stay) => answered(confirm(stay))));
  expect(counted(answers)).toEqual({ stored: units, PT409: CONNECTIONS - units });
  expect((await heldOn(night)).rows).toHaveLength(units);
});

describe('two hundred visitors ask for a room at the same moment', () => {
  type Asked = { id?: string; email: string; from: string };
  const ids = Array.from({ length: 50 }, () => randomUUID());

  test.each<[string, (visitor: number) => Asked, Record<string, number>]>([
    [
      'each from a place of his own: every one is stored',
      (n) => ({ email: `visitor.${n}@example.com`, from: `203.0.${n}.7` }),
      { stored: 200 },
    ],
    [
      'all from one place: twenty are stored, the others are told why not',
      (n) => ({ email: `lobby.${n}@example.com`, from: '198.51.100.7' }),
      { stored: 20, 'PT429 busy-network': 180 },
    ],
    [
      'with one address, from everywhere: five are stored',
      (n) => ({ email: 'same@example.com', from: `203.0.${n}.7` }),
      { stored: 5, 'PT429 busy-address': 195 },
    ],
    [
      'the same request sent four times is one row',
      (n) => ({ id: ids[n % 50], email: `again.${n % 50}@example.com`, from: `203.0.${n % 50}.7` }),
      { stored: 50, 23505: 150 },
    ],
  ])('%s', async (_what, visitor, expected) => {
    await project.all.exec('delete from public.reservations; delete from private.recent_senders');
    const answers = await atOnce(
      Array.from({ length: 200 }, (_, index) => {
        const { id = randomUUID(), email, from } = visitor(index);
        return answered(
          as('anon', async (tx) => {
            await tx.query(`select set_config('request.headers', $1, true)`, [
              JSON.stringify({ 'cf-connecting-ip': from }),
            ]);
            return tx.query(
              `insert into public.reservations (id, room_id, email, guests, nights, check_in)
               values ($1, $2, $3, 2, 2, $4)`,
              [id, ROOM, email, addDays(hotelToday(), 30)],
            );
          }),
        );
      }),
    );
    expect(counted(answers)).toEqual(expected);
    const { rows } = await project.all.query(`
      select count(r.*)::int as stored, c.total = count(r.*) and c.guests = sum(r.guests) as agrees
      from public.inbox_counts c, public.reservations r where c.entity = 'reservations'
      group by c.total, c.guests`);
    expect(rows).toEqual([{ stored: expected['stored'], agrees: true }]);
  });
});

test('two administrators who demote each other at once leave one', async () => {
  const both = [ACCOUNT.admin, ACCOUNT.desk] as const;
  for (let round = 0; round < 20; round += 1) {
    await project.all.query(
      `update public.profiles set role = 'admin' where id = any ($1::uuid[])`,
      [both],
    );
    const act = (role: Role, other: string) =>
      as(role, (tx) => tx.query(`select public.change_role($1, 'desk'), pg_sleep(0.01)`, [other]));
    const answers = await atOnce([
      answered(act('admin', ACCOUNT.desk)),
      answered(act('desk', ACCOUNT.admin)),
    ]);
    expect(counted(answers)).toEqual({ stored: 1, PT403: 1 });
    const { rows } = await project.all.query(
      `select from public.profiles where role = 'admin' and id = any ($1::uuid[])`,
      [both],
    );
    expect(rows).toHaveLength(1);
  }
  await project.all.query(
    `update public.profiles set role = case id when $1 then 'admin' else 'desk' end
     where id = any ($2::uuid[])`,
    [ACCOUNT.admin, both],
  );
});

test('fifty connections make invoices at once: each stay has one, no number is missing, credit notes follow', async () => {
  type Made = { id: string; number: number };
  const STAYS = 120;
  const make = (stay: string) => async (tx: Statements) => {
    const { rows } = await tx.query<Made>('select id, number from public.make_invoice($1)', [stay]);
    return rows[0];
  };
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
  const expectNumbers = async (last: number) => {
    const { rows } = await project.all.query<Made>('select number from public.invoices order by 1');
    expect(rows.map(({ number }) => number)).toEqual(upTo(last));
  };
  const stays: string[] = [];
  for (const day of upTo(STAYS))
    stays.push(await putStay(addDays(hotelToday(), -day - 1), 'checked_out'));
  // Two connections invoice each stay; a third fails after its transaction took a number.
  const giveBack = (stay: string) => async (tx: Statements) => {
    await make(stay)(tx);
    await tx.query('select 1 / 0');
    return undefined;
  };
  const made = await atOnce(
    stays.flatMap((stay) => [
      as('admin', make(stay)),
      as('admin', make(stay)),
      (session: Connection) => as('admin', giveBack(stay))(session).catch(() => undefined),
    ]),
  );
  await expectNumbers(STAYS);
  const twice = 'select from public.invoices group by reservation_id having count(*) > 1';
  expect((await project.all.query(twice)).rows).toEqual([]);
  const invoices = made.filter((_, at) => at % 3 === 0);
  expect(invoices).not.toContain(undefined);
  expect(made.filter((_, at) => at % 3 === 1)).toEqual(invoices);

  const cancel = (id?: string) => async (tx: Statements) =>
    (await tx.query<Made>('select number from public.cancel_invoice($1)', [id])).rows[0]?.number;
  const credits = await atOnce(
    invoices.slice(0, 40).flatMap((one) => [0, 1].map(() => as('admin', cancel(one?.id)))),
  );
  await expectNumbers(STAYS + 40);
  expect(new Set(credits).size).toBe(40);
});

test('senders take e-mails out at once: each is given to one of them, and counted as tried once', async () => {
  const EMAILS = 300;
  await project.all.exec(`
    delete from public.outbox;
    insert into public.outbox (recipient, subject, body)
    select 'guest' || n || '@example.com', 'S', 'B' from generate_series(1, ${EMAILS}) n`);
  const taken: string[] = [];
  await Promise.all(
    sessions.map(async (session) => {
      for (;;) {
        const { rows } = await session.transaction(async (tx) => {
          await tx.exec('set local role service_role');
          return tx.query<{ id: string }>(`select id from public.claim_letters(7, '{email}')`);
        });
        if (rows.length === 0) return;
        taken.push(...rows.map(({ id }) => id));
      }
    }),
  );
  expect([taken.length, new Set(taken).size]).toEqual([EMAILS, EMAILS]);
  const { rows } = await project.all.query(
    `select attempts, count(*)::int as emails from public.outbox group by attempts`,
  );
  expect(rows).toEqual([{ attempts: 1, emails: EMAILS }]);
});

test('a request, a change that a guest asked for and a closing want a room’s last night at once: one gets it', async () => {
  await project.all.query('update public.rooms set units = 1 where id = $1', [ROOM]);
  for (let round = 0; round < 20; round += 1) {
    const night = addDays(hotelToday(), 200 + 10 * round);
    const wanted = await putStay(night, 'new');
    const moving = await putStay(addDays(night, 5), 'confirmed');
    const { rows } = await project.all.query<{ id: string; seen: string }>(
      `insert into public.stay_changes (reservation_id, check_in) values ($1, $2)
       returning id, updated_at as seen`,
      [moving, night],
    );
    const [change] = rows;
    const answers = await atOnce(
      [
        confirm(wanted),
        byAdmin(`select public.answer_change($1, $2, 'accepted')`, [change?.id, change?.seen]),
        byAdmin(
          `insert into public.closings (room_id, from_date, to_date, rooms, reason)
           values ($1, $2, $3, 1, 'paint')`,
          [ROOM, night, addDays(night, 1)],
        ),
      ].map((task) => answered(task)),
    );
    expect(answers.toSorted()).toEqual(['PT409', 'PT409', 'stored']);
    expect((await heldOn(night)).rows).toHaveLength(1);
  }
});

test('two saves of the content are both seen, in whichever order they are committed', async () => {
  const version = async () =>
    (await project.all.query(`select public.site_content() ->> 'versions' as known`)).rows[0];
  for (const order of [
    ['room-standard', ROOM],
    [ROOM, 'room-standard'],
  ]) {
    const savers = new Map(['room-standard', ROOM].map((room, nth) => [room, sessions[nth]]));
    for (const [room, saver] of savers) {
      await saver?.exec('begin');
      if (saver) await assumeRole(saver, 'admin');
      await saver?.query('update public.rooms set price = price + 1 where id = $1', [room]);
    }
    const seen = [await version()];
    for (const room of order) {
      await savers.get(room)?.exec('commit');
      seen.push(await version());
    }
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(3);
  }
});
