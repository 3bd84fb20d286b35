import type { PGlite } from '@electric-sql/pglite';
import { SECTION_KEYS } from '../../src/content/schema/sections.ts';
import { EDITABLE_ROOM_COLUMNS, SETTINGS_SECTIONS } from '../../src/basics/session/rights.ts';
import { openBackend } from '../support/hotel.ts';
import { restActor, type Role, ROLES, signInEveryRole, sqlActor } from './access/actors.ts';
import { LEAK_MARKER, PUBLIC_MARKER, putHiddenContent } from '../support/leak-markers.ts';
import { visitorsAnswers } from '../support/leak-markers.ts';
import { openWithHostedPrivileges } from './access/hosted-privileges.ts';
import { checkCalls, functionsWithoutRule, INVITATION_ID } from './access/functions.ts';
import { lintDatabase } from './access/lints.ts';
import { checkTable, tablesWithoutRule } from './access/matrix.ts';
import { lettersWithoutCode, RULES } from './access/rules.ts';

const backend = await openBackend();
const clients = await signInEveryRole(backend);
await backend.sql`
  insert into private.invitations (id, email, role, language)
  values (${INVITATION_ID}, 'invited@pier.example', 'reader', 'en')`;

describe('[L-14] [X-22] [X-23] [X-24] on the embedded backend, over HTTP', () => {
  const SOLD = { price: 1, capacity: 3, units: 2, guests_included: 1, extra_guest_price: 5 };

  test('an editor changes a room’s texts and pictures, and nothing that says how it is sold', async () => {
    const rooms = () => clients.editor.from('rooms');
    const room = (await clients.admin.from('rooms').select().eq('id', 'room-deluxe').single())
      .data as Record<string, unknown>;
    const columns = [...EDITABLE_ROOM_COLUMNS, ...Object.keys(SOLD), 'id', 'updated_at'];
    expect(Object.keys(room).toSorted()).toEqual(columns.toSorted());
    for (const [column, value] of Object.entries(SOLD)) {
      const { status } = await rooms()
        .update({ [column]: value })
        .eq('id', 'room-deluxe')
        .select();
      expect([column, status]).toEqual([column, 403]);
    }
    const texts = { ...room, name: 'Other', description: 'Other.', amenities: [], type: 'premier' };
    const { data } = await rooms().update(texts).eq('id', 'room-deluxe').select('name');
    expect(data).toEqual([{ name: 'Other' }]);
  });

  test('an editor saves all sections but the settings', async () => {
    await backend.exec`insert into hotel_config values ('privacy', '{"retentionMonths": 24}')`;
    const { data: rows } = await clients.admin.from('hotel_config').select('key, value');
    const saved: string[] = [];
    for (const { key, value } of rows ?? []) {
      const change = clients.editor.from('hotel_config').update({ value }).eq('key', key);
      if ((await change.select('key')).data?.length) saved.push(key);
    }
    const settings: readonly string[] = SETTINGS_SECTIONS;
    const keys = [...SECTION_KEYS, 'privacy'];
    expect(saved.toSorted()).toEqual(keys.filter((key) => !settings.includes(key)).toSorted());
  });

  test('every table and view in public has its row in the matrix', async () => {
    expect(await tablesWithoutRule(backend.db, RULES)).toEqual([]);
  });

  test.each(RULES.map((rule) => [rule.table, rule] as const))(
    '%s opens to each role what its rights say',
    async (_table, rule) => {
      expect(await checkTable(backend.db, (role) => restActor(clients[role]), rule)).toEqual([]);
    },
  );

  test('no account reads the keys of guests’ pages from a table, a search or a filter', async () => {
    const { rows } = await backend.db.query<{ id: string; guest_key: string }>(`
      insert into reservations (room_id, email, guests, nights)
      values ('room-standard', 'key@example.com', 1, 1) returning id, guest_key`);
    const [{ id, guest_key: key } = { id: '', guest_key: '' }] = rows;
    expect(key).toMatch(/^[0-9a-f]{40}$/);
    for (const role of ROLES) {
      const stays = () => clients[role].from('reservations');
      const answers = await Promise.all([
        stays().select('guest_key'),
        stays().select(),
        stays().select('id').eq('guest_key', key),
        stays().select('id').order('guest_key'),
        stays().update({ notes: 'N' }).eq('id', id).select('replaced_keys'),
      ]);
      expect([role, ...answers.map(({ status }) => status)]).toEqual([
        role,
        ...Array(5).fill(role === 'anon' ? 401 : 403),
      ]);
      const found = await clients[role].rpc('find_reservations', { query: 'key@example.com' });
      expect(JSON.stringify(found.data)).not.toMatch(/"guest_key":"|"replaced_keys":\[/);
    }
    const asked = (role: Role) => clients[role].rpc('guest_key', { of_stay: id });
    expect((await asked('desk')).data).toBe(key);
    expect((await asked('reader')).status).toBe(403);
  });

  test('every function in public has its rule', async () => {
    expect(await functionsWithoutRule(backend.db)).toEqual([]);
  });

  test.each(ROLES)('%s calls the functions that its rights open', async (role) => {
    expect(await checkCalls(backend.db, clients[role], role)).toEqual([]);
  });
});

describe('under the real privileges of a hosted project', () => {
  let db: PGlite;
  beforeAll(async () => {
    db = await openWithHostedPrivileges();
  });
  afterAll(() => db.close());

  /** Runs one statement as a database role and rolls it back. */
  const as = <Row>(role: string, sql: string, values: unknown[] = []) =>
    db.transaction(async (tx) => {
      await tx.exec(`set local role ${role}`);
      const { rows } = await tx.query<Row>(sql, values);
      const resting = await tx.query(
        `select from pg_trigger where not tgisinternal and tgenabled = 'D'`,
      );
      await tx.rollback();
      return { row: rows[0], resting: resting.rows.length };
    });

  test('the database has none of the mistakes that Supabase’s lints look for', async () => {
    expect(await lintDatabase(db)).toEqual([]);
  });

  test('a backup is read and put back with the server’s own key, and triggers are at work again', async () => {
    const read = await as<{ backup: { tables: Record<string, unknown[]> } }>(
      'service_role',
      'select public.read_backup() as backup',
    );
    expect(read.row?.backup.tables['reservations']).toHaveLength(62);
    const back = 'select public.restore_backup($1, true) as done';
    expect(await as('service_role', back, [read.row?.backup])).toMatchObject({
      row: { done: { pictures: [], unknown: [], keeps: false } },
      resting: 0,
    });
  });

  const BEHIND = ["private.put_back('{}', null)"];
  const OF_A_BACKUP = [
    'public.read_backup()',
    `public.restore_backup('{}', true)`,
    'private.read_backup()',
    `private.restore_backup('{}', true, false, false)`,
    `private.rows_of(array['reservations'])`,
    `private.let_triggers_rest(array['reservations'], true)`,
    ...BEHIND,
  ];
  // Every key, even the server's own, has to pass the checks of `restore_backup`.
  test.each([
    ['anon', OF_A_BACKUP],
    ['authenticated', OF_A_BACKUP],
    ['service_role', BEHIND],
  ])('%s does none of %j', async (role, calls) => {
    for (const call of calls)
      await expect(as(role, `select ${call}`)).rejects.toThrow(/permission denied/);
  });

  describe('with a second factor', () => {
    beforeAll(() =>
      db.exec(`insert into auth.mfa_factors (id, user_id, status)
        select id, id, 'verified' from auth.users`),
    );
    afterAll(() => db.exec('delete from auth.mfa_factors'));

    test.each(RULES.map((rule) => [rule.table, rule] as const))(
      '%s opens to each role what its rights say, once the code was given',
      async (_table, rule) => {
        expect(await checkTable(db, (role) => sqlActor(db, role, 'aal2'), rule)).toEqual([]);
      },
    );

    test.each(RULES.map((rule) => [rule.table, rule] as const))(
      '%s stays closed to every account before the code',
      async (_table, rule) => {
        const closed = { ...rule, may: lettersWithoutCode(rule) };
        expect(await checkTable(db, (role) => sqlActor(db, role), closed)).toEqual([]);
      },
    );
  });
});

test('no answer to a visitor has a word of what visitors do not see', async () => {
  const house = await openBackend();
  await putHiddenContent(house);
  const answers = await visitorsAnswers(house);
  expect(answers.get('site_content fr')).toContain(PUBLIC_MARKER);
  expect([...answers].filter(([, said]) => LEAK_MARKER.test(said)).map(([asked]) => asked)).toEqual(
    [],
  );
});
