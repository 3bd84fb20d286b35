import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, hotelToday } from '../../src/hotel/time/dates.ts';
import { takeOn } from '../../tests/backend/access/actors.ts';
import type { Connection } from './connect.ts';
import { openSessions, openTestProject, type TestProject } from './test-project.ts';

/** Real connections at once, as a connection pool of PostgREST would not even allow. */
const CONNECTIONS = 50;
const ROOM = 'room-standard';

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

type Answer = { code: string; message: string };
const answer = (request: Promise<unknown>): Promise<Answer> =>
  request.then(
    () => ({ code: 'stored', message: '' }),
    ({ code, message }: Answer) => ({ code, message }),
  );

function counted(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

function ask(session: Connection, row: { id: string; email: string; from?: string }) {
  return answer(
    session.transaction(async (tx) => {
      await tx.query(`select set_config('request.headers', $1, true)`, [
        JSON.stringify(row.from ? { 'cf-connecting-ip': row.from } : {}),
      ]);
      await takeOn(tx, 'anon');
      return tx.query(
        `insert into public.reservations (id, room_id, email, guests, nights, check_in)
         values ($1, $2, $3, 2, 2, $4)`,
        [row.id, ROOM, row.email, addDays(hotelToday(), 30)],
      );
    }),
  );
}

describe('fifty connections confirm fifty stays of one room for the same nights', () => {
  const ids = Array.from({ length: CONNECTIONS }, () => randomUUID());
  let answers: Answer[];
  let units: number;

  beforeAll(async () => {
    const arrival = addDays(hotelToday(), 60);
    for (const [index, id] of ids.entries())
      await project.all.query(
        `insert into public.reservations (id, room_id, email, guests, nights, check_in)
         values ($1, $2, $3, 2, 3, $4)`,
        [id, ROOM, `guest.${index}@example.com`, addDays(arrival, index % 2)],
      );
    const { rows } = await project.all.query<{ units: number }>(
      'select units from public.rooms where id = $1',
      [ROOM],
    );
    units = rows[0]?.units ?? 0;
    answers = await Promise.all(
      sessions.map((session, index) =>
        answer(
          session.transaction(async (tx) => {
            await takeOn(tx, 'admin');
            return tx.query(`update public.reservations set status = 'confirmed' where id = $1`, [
              ids[index],
            ]);
          }),
        ),
      ),
    );
  });

  test('as many succeed as there are rooms, and every other one is told that it is full', () => {
    expect(units).toBeGreaterThan(1);
    expect(counted(answers)).toEqual({ stored: units, PT409: CONNECTIONS - units });
  });

  test('what is stored says the same: no night is held more often than there are rooms', async () => {
    const { rows: confirmed } = await project.all.query(
      `select id from public.reservations where status = 'confirmed'`,
    );
    expect(confirmed).toHaveLength(units);
    const { rows: over } = await project.all.query(
      `select night from private.held_nights group by night having count(*) > $1`,
      [units],
    );
    expect(over).toEqual([]);
    const { rows: held } = await project.all.query('select from private.held_nights');
    expect(held).toHaveLength(units * 3);
  });
});

describe('two hundred visitors ask for a room at the same moment', () => {
  type Asked = { id: string; email: string; from?: string };
  async function send(asked: Asked[]): Promise<(Asked & Answer)[]> {
    return Promise.all(
      asked.map(async (row, index) => {
        const session = sessions[index % CONNECTIONS];
        if (!session) throw new Error('no connection');
        return { ...row, ...(await ask(session, row)) };
      }),
    );
  }
  async function stored(asked: Asked[]): Promise<string[]> {
    const { rows } = await project.all.query<{ id: string }>(
      'select id from public.reservations where id = any ($1::uuid[])',
      [asked.map(({ id }) => id)],
    );
    return rows.map(({ id }) => id).toSorted();
  }
  const visitors = (row: (index: number) => Omit<Asked, 'id'>): Asked[] =>
    Array.from({ length: 200 }, (_, index) => ({ id: randomUUID(), ...row(index) }));
  const clear = () =>
    project.all.exec('delete from public.reservations; delete from private.recent_senders');

  test('each from a place of his own: every one is stored', async () => {
    await clear();
    const answers = await send(
      visitors((n) => ({ email: `visitor.${n}@example.com`, from: `203.0.${n}.7` })),
    );
    expect(counted(answers)).toEqual({ stored: 200 });
    expect(await stored(answers)).toEqual(answers.map(({ id }) => id).toSorted());
  });

  test('all from one place: twenty are stored, the others are told why not', async () => {
    await clear();
    const answers = await send(
      visitors((n) => ({ email: `lobby.${n}@example.com`, from: '198.51.100.7' })),
    );
    expect(counted(answers)).toEqual({ stored: 20, PT429: 180 });
    expect(await stored(answers)).toEqual(
      answers
        .filter(({ code }) => code === 'stored')
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(new Set(answers.map(({ message }) => message))).toEqual(new Set(['', 'busy-network']));
  });

  test('with one address, from everywhere: five are stored', async () => {
    await clear();
    const answers = await send(
      visitors((n) => ({ email: 'same@example.com', from: `203.0.${n}.7` })),
    );
    expect(counted(answers)).toEqual({ stored: 5, PT429: 195 });
  });

  test('the same request sent four times is one row', async () => {
    await clear();
    const ids = Array.from({ length: 50 }, () => randomUUID());
    const answers = await send(
      visitors((n) => ({ email: `again.${n % 50}@example.com`, from: `203.0.${n % 50}.7` })).map(
        (row, n) => ({ ...row, id: ids[n % 50] ?? row.id }),
      ),
    );
    expect(counted(answers)).toEqual({ stored: 50, 23505: 150 });
    expect(await stored(answers)).toEqual(ids.toSorted());
  });

  test('the figures that are kept agree with the rows', async () => {
    const { rows } = await project.all.query(`
      select c.total = count(r.*) and c.guests = sum(r.guests) as "agrees"
      from public.inbox_counts c, public.reservations r where c.entity = 'reservations'
      group by c.total, c.guests`);
    expect(rows).toEqual([{ agrees: true }]);
  });
});
