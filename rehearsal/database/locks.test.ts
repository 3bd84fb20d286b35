import { afterAll, expect, test } from 'vitest';
import { addDays, hotelToday } from '../../src/basics/time/dates.ts';
import { assumeRole } from '../../tests/backend/access/actors.ts';
import { type Connection, connect } from './connect.ts';
import { SUPERUSER } from './postgres.ts';
import { openSession, openTestProject } from './test-project.ts';

/**
 * Runs every action that books nights or notifies staff against every other at the same moment
 * (`private.lock_nights` defines the order of locks), and rolls both back.
 */
const day = (ahead: number) => addDays(hotelToday(), ahead);
const id = (nth: number) => `${nth}0000000-0000-4000-8000-000000000000`;
const KEY = 'c'.repeat(40);
const [STAY, REQUEST, LISTING, OTHER, CHANGE, CLOSING, ELSEWHERE] = [1, 2, 3, 4, 5, 6, 7].map(id);

const ROWS = `
  update public.rooms set units = 1 where id = 'room-standard';
  insert into public.reservations (id, room_id, email, guests, nights, check_in, status, guest_key, booking_id,
    booking_place, booking_rooms)
  values ('${STAY}', 'room-standard', 'guest@example.com', 1, 2, '${day(40)}', 'confirmed', '${KEY}',
      '${id(9)}', 1, 2),
    ('${REQUEST}', 'room-standard', 'guest@example.com', 1, 2, '${day(50)}', 'new', '${'d'.repeat(40)}',
      '${id(9)}', 2, 2),
    ('${ELSEWHERE}', 'room-premier', 'guest@example.com', 1, 2, '${day(50)}', 'new', '${'e'.repeat(40)}',
      '${id(7)}', 1, 2);
  insert into public.closings (id, room_id, from_date, to_date, rooms, reason)
  values ('${CLOSING}', 'room-standard', '${day(60)}', '${day(62)}', 1, 'paint');
  insert into public.listings (id, room_id, channel, import_url, export_key) values
    ('${LISTING}', 'room-standard', 'booking', 'https://site.test/1', '${'a'.repeat(40)}'),
    ('${OTHER}', 'room-standard', 'agoda', 'https://site.test/2', '${'b'.repeat(40)}');
  select public.take_reading(l.id, '${reading(40, 63)}') from public.listings l;
  insert into public.stay_changes (id, reservation_id, nights, updated_at)
  values ('${CHANGE}', '${STAY}', 3, now());
  update public.listings set tried_at = now() - interval '1 hour', heard_at = now() - interval '2 hours'`;

function reading(from: number, to: number): string {
  const days = { start: { date: day(from) }, end: { date: day(to) } };
  return JSON.stringify({ events: [{ uid: 'a', summary: 'x', ...days }] });
}

const INSERT = 'insert into public.reservations (room_id, email, guests, nights, check_in';
const STAY_AS_SEEN = `(select updated_at from public.reservations where id = '${STAY}')`;

/** The SQL of each action, by who acts. A database function without an entry fails the first test. */
const ACTIONS = {
  anon: [
    `${INSERT}) values ('room-standard', 'new@example.com', 1, 1, '${day(80)}')`,
    `insert into public.messages (id, name, email, subject, message)
     values (gen_random_uuid(), 'A', 'a@b.co', 'x', 'x')`,
    `select public.ask_change('${KEY}', null, 1)`,
    `select public.cancel_stay('${KEY}')`,
    `select public.request_booking('${id(6)}', '[{"id": "${id(6)}", "room_id": "room-standard", "guests": 1}]',
       '${day(80)}', 1, 'new@example.com')`,
  ],
  admin: [
    `${INSERT}, status) values ('room-standard', 'a@b.co', 1, 1, '${day(80)}', 'confirmed')`,
    `update public.reservations set status = 'cancelled' where id = '${STAY}'`,
    `update public.reservations set nights = 1 where id in ('${STAY}', '${REQUEST}')`,
    ...[[REQUEST, ELSEWHERE].join("'), ('"), [ELSEWHERE, REQUEST].join("'), ('")].map(
      (ids) => `update public.reservations r set status = 'declined'
        from (values ('${ids}')) v (id) where r.id = v.id::uuid`,
    ),
    `insert into public.closings (room_id, from_date, to_date, rooms, reason)
     values ('room-standard', '${day(80)}', '${day(82)}', 1, 'x')`,
    `update public.closings set to_date = '${day(61)}' where id = '${CLOSING}'`,
    `delete from public.closings where id = '${CLOSING}'`,
    `update public.listings set room_id = 'room-premier' where id = '${LISTING}'`,
    `delete from public.listings where id = '${LISTING}'`,
    'update public.listing_events set let_go_at = now() where true',
    `update public.rooms set units = 2 where id = 'room-standard'`,
    `delete from public.rooms where id = 'room-standard'`,
    `update public.stay_changes set status = 'accepted' where id = '${CHANGE}'`,
    `select public.add_booking('${id(8)}', array['room-standard', 'room-premier'], array[1, 1],
       '${day(80)}', 1, 'Ann', 'ann@example.com')`,
    `select public.answer_change('${CHANGE}', (select updated_at from public.stay_changes), 'declined')`,
    `select public.erase_guest('guest@example.com')`,
    'select public.purge_expired()',
    'select public.reorder_rooms((select array_agg(id) from public.rooms))',
    `select public.stay_of_event(e.id, 'Ann') from public.listing_events e
     where e.listing_id = '${LISTING}' and e.state = 'held'`,
    `select public.step_rooms(array['${STAY}']::uuid[], array[${STAY_AS_SEEN}], 'cancelled')`,
  ],
  server: [
    'select public.claim_letters()',
    'select public.due_listings()',
    `select public.give_calendar('${'a'.repeat(40)}')`,
    'select public.restore_backup(public.read_backup(), true, false, true)',
    ...[LISTING, OTHER].map((one) => `select public.take_reading('${one}', '${reading(41, 66)}')`),
  ],
};
/** Each action with the name of its function, or verb and table. */
const DEEDS = (['anon', 'admin', 'server'] as const).flatMap((who) =>
  ACTIONS[who].map((sql) => {
    const [, verb, name] = /^(\w+)(?: into| from)? public\.(\w+)/.exec(sql) ?? [];
    return { who, sql, name: verb === 'select' ? name : `${verb} ${name}` };
  }),
);
type Deed = (typeof DEEDS)[number];

const project = await openTestProject('new');
await project.all.exec(ROWS);
const [one, other] = [await openSession(project), await openSession(project)];
const gate = connect(project.server, SUPERUSER, project.database);
afterAll(gate.close);

/** Names functions and triggers that may book nights or notify staff, also indirectly. */
async function takers(): Promise<string[]> {
  type Offered = { name: string; source: string; isOffered: boolean };
  const { rows: functions } = await project.all.query<Offered>(`
    select n.nspname || '.' || p.proname as name, p.prosrc as source, n.nspname = 'public' and exists (
      select from unnest(array['anon', 'authenticated', 'service_role']) r
      where has_function_privilege(r, p.oid, 'execute')) as "isOffered"
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private')`);
  const { rows: triggers } = await project.all.query<{ on: string; runs: string }>(`
    select v.verb || ' ' || n.nspname || '.' || c.relname as "on", 'private.' || p.proname as runs
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_proc p on p.oid = t.tgfoid,
      (values (4, 'insert'), (8, 'delete'), (16, 'update')) as v (bit, verb)
    where not t.tgisinternal and t.tgtype & v.bit > 0`);
  const { rows: grants } = await project.all.query<{ on: string }>(`
    select distinct lower(privilege_type) || ' public.' || table_name as "on"
    from information_schema.role_table_grants
    where table_schema = 'public' and grantee in ('anon', 'authenticated')`);
  const takes = new Set(['private.lock_nights', 'private.lock_bell']);
  const wakes = new Set<string>();
  const isTaker = (source: string) =>
    [...takes].some((name) => source.includes(`${name}(`)) ||
    [...wakes].some((on) =>
      new RegExp(`${on.replace('insert', 'insert into').replace('delete', 'delete from')}\\b`).test(
        source,
      ),
    );
  for (let before = -1; before < takes.size;) {
    before = takes.size;
    for (const { on, runs } of triggers) if (takes.has(runs)) wakes.add(on);
    for (const { name, source } of functions) if (isTaker(source)) takes.add(name);
  }
  const offered = functions.filter(({ name, isOffered }) => isOffered && takes.has(name));
  const granted = grants.filter(({ on }) => wakes.has(on));
  return [...offered.map(({ name }) => name), ...granted.map(({ on }) => on)]
    .map((name) => name.replace('public.', ''))
    .sort();
}

/** Runs an action and rolls it back. Returns `done` or the refusal. */
function done(session: Connection, { who, sql }: Deed): Promise<string> {
  const run = session.transaction(async (tx) => {
    if (who === 'server') await tx.exec('set local role service_role');
    else await assumeRole(tx, who);
    const { rows } = await tx.query(sql);
    await tx.exec('set constraints all immediate');
    await tx.rollback();
    return rows;
  });
  return run.then(
    () => 'done',
    (error: { code: string; message: string }) => `${error.code} ${error.message}`,
  );
}

test('everything that takes nights or rings is tried here, and can be done', async () => {
  expect([...new Set(DEEDS.map(({ name }) => name))].sort()).toEqual(await takers());
  for (const deed of DEEDS) expect([deed.name, await done(one, deed)]).toEqual([deed.name, 'done']);
});

test('each beside each, let in at the same moment, ends', async () => {
  const pids = await Promise.all(
    [one, other].map(
      async (session) => (await session.query('select pg_backend_pid() as pid')).rows,
    ),
  );
  /** Resolves when the session waits for a lock or has ended. */
  const standing = async (pid: unknown, end: Promise<string>) => {
    const ended = end.then(() => true);
    for (;;) {
      const waits = project.all.query(
        `select from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'`,
        [pid],
      );
      if (await Promise.race([ended, waits.then(({ rows }) => rows.length > 0)])) return;
    }
  };
  const circles: string[] = [];
  for (const first of DEEDS)
    for (const second of DEEDS) {
      const ends: Promise<string>[] = [];
      await gate.transaction(async (tx) => {
        await tx.exec('select private.lock_nights(); select private.lock_bell()');
        for (const [nth, deed] of [first, second].entries()) {
          const end = done(nth === 0 ? one : other, deed);
          ends.push(end);
          await standing(pids[nth]?.[0]?.['pid'], end);
        }
      });
      const said = (await Promise.all(ends)).filter((end) => end !== 'done');
      if (said.length > 0) circles.push(`${first.name} beside ${second.name}: ${said.join(', ')}`);
    }
  expect(circles).toEqual([]);
});
