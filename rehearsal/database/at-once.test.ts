import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, hotelToday } from '../../src/hotel/time/dates.ts';
import type { Statements } from '../../tests/support/database.ts';
import { takeOn } from '../../tests/backend/access/actors.ts';
import type { Connection } from './connect.ts';
import { openSessions, openTestProject, type TestProject } from './test-project.ts';

/** Who counts and who sends: numbers of invoices, letters, and a room's last nights, at once. */
const CONNECTIONS = 20;
const ROOM = 'room-premier';

let project: TestProject;
let sessions: Connection[];
beforeAll(async () => {
  project = await openTestProject('new');
  await project.all.exec('delete from public.reservations');
  sessions = await openSessions(project, CONNECTIONS);
});
afterAll(async () => {
  await Promise.all((sessions ?? []).map((session) => session.close()));
  await project?.close();
});

/** Every task by one of the connections, each of which does one after the other. */
async function atOnce<T>(tasks: ((session: Connection) => Promise<T>)[]): Promise<T[]> {
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
const asAdmin =
  <T>(run: (tx: Statements) => Promise<T>) =>
  (session: Connection) =>
    session.transaction(async (tx) => {
      await takeOn(tx, 'admin');
      return run(tx);
    });
const codeOf = (request: Promise<unknown>): Promise<string> =>
  request.then(
    () => 'stored',
    ({ code }: { code: string }) => code,
  );

async function putStay(checkIn: string, status: string): Promise<string> {
  const id = randomUUID();
  await project.all.query(
    `insert into public.reservations (id, room_id, email, guests, nights, check_in, status)
     values ($1, '${ROOM}', 'guest@example.com', 1, 1, $2, $3)`,
    [id, checkIn, status],
  );
  return id;
}

describe('twenty connections make invoices at once', () => {
  type Made = { id: string; number: number };
  const STAYS = 120;
  const made: (Made | undefined)[] = [];

  const make = (stay: string) => async (tx: Statements) => {
    const { rows } = await tx.query<Made>('select id, number from public.make_invoice($1)', [stay]);
    return rows[0];
  };
  /** The transaction fails after the number was taken. */
  const giveBack = (stay: string) => async (tx: Statements) => {
    await make(stay)(tx);
    await tx.query('select 1 / 0');
    return undefined;
  };
  const numbers = async () =>
    (
      await project.all.query<{ number: number }>(
        'select number from public.invoices order by number',
      )
    ).rows.map(({ number }) => number);
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

  beforeAll(async () => {
    const stays: string[] = [];
    for (let day = 0; day < STAYS; day += 1)
      stays.push(await putStay(addDays(hotelToday(), -day - 2), 'checked_out'));
    // Each stay by two connections at once, and by a third whose transaction fails.
    const tasks = stays.flatMap((stay) => [
      asAdmin(make(stay)),
      asAdmin(make(stay)),
      (session: Connection) => asAdmin(giveBack(stay))(session).catch(() => undefined),
    ]);
    made.push(...(await atOnce<Made | undefined>(tasks)));
  });

  test('no number is missing, and none is there twice', async () => {
    expect(await numbers()).toEqual(upTo(STAYS));
  });

  test('a stay has one invoice, and everybody who asked for it got that', async () => {
    const { rows } = await project.all.query(
      'select reservation_id from public.invoices group by 1 having count(*) > 1',
    );
    expect(rows).toEqual([]);
    for (let at = 0; at < STAYS * 3; at += 3) {
      expect(made[at]).toBeDefined();
      expect(made[at + 1]).toEqual(made[at]);
    }
  });

  test('credit notes take the numbers that follow, one for each invoice', async () => {
    const invoices = made.filter((_, at) => at % 3 === 0).slice(0, 40);
    const credits = await atOnce(
      invoices.flatMap((invoice) => {
        const cancel = async (tx: Statements) =>
          (await tx.query<Made>('select number from public.cancel_invoice($1)', [invoice?.id]))
            .rows[0]?.number;
        return [asAdmin(cancel), asAdmin(cancel)];
      }),
    );
    expect(await numbers()).toEqual(upTo(STAYS + 40));
    expect(new Set(credits).size).toBe(40);
  });
});

describe('senders take letters out at once', () => {
  const LETTERS = 300;
  const taken: string[] = [];

  beforeAll(async () => {
    await project.all.query(
      `insert into public.outbox (recipient, subject, body)
       select 'guest' || n || '@example.com', 'S', 'B' from generate_series(1, $1) n`,
      [LETTERS],
    );
    await Promise.all(
      sessions.map(async (session) => {
        for (;;) {
          const ids = await session.transaction(async (tx) => {
            await tx.exec('set local role service_role');
            const { rows } = await tx.query<{ id: string }>(
              `select id from public.claim_letters(7, '{email}')`,
            );
            return rows.map(({ id }) => id);
          });
          if (ids.length === 0) return;
          taken.push(...ids);
        }
      }),
    );
  });

  test('each is given to one of them', () => {
    expect(taken).toHaveLength(LETTERS);
    expect(new Set(taken).size).toBe(LETTERS);
  });

  test('and counted as tried once', async () => {
    const { rows } = await project.all.query(
      `select attempts, count(*)::int as letters from public.outbox group by attempts`,
    );
    expect(rows).toEqual([{ attempts: 1, letters: LETTERS }]);
  });
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
    const answers = await Promise.all(
      [
        asAdmin((tx) =>
          tx.query(`update public.reservations set status = 'confirmed' where id = $1`, [wanted]),
        ),
        asAdmin((tx) =>
          tx.query(`select public.answer_change($1, $2, 'accepted')`, [change?.id, change?.seen]),
        ),
        asAdmin((tx) =>
          tx.query(
            `insert into public.closings (room_id, from_date, to_date, rooms, reason)
             values ($1, $2, $3, 1, 'paint')`,
            [ROOM, night, addDays(night, 1)],
          ),
        ),
      ].map((task, index) => codeOf(task(sessions[index] ?? project.rest))),
    );
    expect(answers.toSorted()).toEqual(['PT409', 'PT409', 'stored']);
    const held = await project.all.query('select from private.held_nights where night = $1', [
      night,
    ]);
    expect(held.rows).toHaveLength(1);
  }
});

describe('nobody waits for each other in a circle', () => {
  /** Each try may meet the other by chance only. */
  const TRIES = 120;

  test('when statements change stays of two rooms each, in opposite orders', async () => {
    const rooms = [ROOM, 'room-standard'];
    const pairs: string[][] = [];
    for (let index = 0; index < TRIES; index += 1) {
      const night = addDays(hotelToday(), 1000 + index);
      const pair: string[] = [];
      // found in the order in which they were stored
      for (const room of index % 2 ? rooms : rooms.toReversed()) {
        const { rows } = await project.all.query<{ id: string }>(
          `insert into public.reservations (room_id, email, guests, nights, check_in, status)
           values ($1, 'guest@example.com', 1, 1, $2, 'new') returning id`,
          [room, night],
        );
        pair.push(rows[0]?.id ?? '');
      }
      pairs.push(pair);
    }
    const codes = await atOnce(
      pairs.map(
        (pair) => (session) =>
          codeOf(
            asAdmin((tx) =>
              tx.query(
                `update public.reservations set status = 'confirmed' where id = any ($1::uuid[])`,
                [pair],
              ),
            )(session),
          ),
      ),
    );
    expect([...new Set(codes)]).toEqual(['stored']);
  });

  test('when guests cancel requests while others come in', async () => {
    // so many that visitors would be told to wait a minute
    await project.all.exec(`update public.reservations set created_at = now() - interval '1 hour'`);
    const keys: string[] = [];
    for (let index = 0; index < TRIES; index += 1) {
      const { rows } = await project.all.query<{ guest_key: string }>(
        `insert into public.reservations (room_id, email, guests, nights, status, created_at)
         values ('${ROOM}', 'guest@example.com', 1, 1, 'new', now() - interval '1 hour')
         returning guest_key`,
      );
      keys.push(rows[0]?.guest_key ?? '');
    }
    const asVisitor = (run: (tx: Statements) => Promise<unknown>) => (session: Connection) =>
      codeOf(
        session.transaction(async (tx) => {
          await takeOn(tx, 'anon');
          return run(tx);
        }),
      );
    const codes = await atOnce(
      keys.flatMap((key, index) => [
        asVisitor((tx) => tx.query('select public.cancel_stay($1)', [key])),
        asVisitor((tx) =>
          tx.query(
            `insert into public.reservations (id, room_id, email, guests, nights)
             values ($1, '${ROOM}', $2, 1, 1)`,
            [randomUUID(), `guest.${index}@example.com`],
          ),
        ),
      ]),
    );
    expect([...new Set(codes)]).toEqual(['stored']);
  });
});
