import { refusalWords } from '@/words/visitors';
import { randomUUID } from 'node:crypto';
import { requestReference } from '@/selling/booking/reference';
import { addDays, hotelToday } from '@/basics/time/dates';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { NIGHTS_MAX } from '@/basics/rules/limits';
import { SERVICE_FEE, stayPrice } from '@/basics/rules/price';
import { openHotel } from '../support/hotel.ts';

const request = (more: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  room_id: 'room-standard',
  email: 'guest@example.com',
  guests: 2,
  nights: 3,
  check_in: null,
  ...more,
});

const stored = (id: string) =>
  sql`
  select id, room_name, email, price::float8, fee::float8, tax::float8, charges,
  total::float8, status,
  check_in::text, check_out::text, created_at
  from reservations where id = ${id}`.then(([row]) => row);

const send = async (row: object, table = 'reservations') => visitor.from(table).insert(row);

const countOf = async (table: string) =>
  (await backend.serviceSql<{ n: number }>(`select count(*)::int as n from public.${table}`))[0]?.n;

const backend = await openHotel();
const { visitor, admin, sql, exec, change } = backend;
beforeEach(() => exec`delete from reservations; delete from messages; delete from subscribers`);

describe('a booking request', () => {
  test('[B-08] [B-09] [B-10] [B-11] is priced by the server as the page shows it', async () => {
    await exec`update rooms set price = 12.35 where id = 'room-premier'`;
    for (const room of DEFAULT_CONTENT.rooms) {
      const nightly = room.id === 'room-premier' ? 12.35 : room.price;
      for (let nights = 1; nights <= NIGHTS_MAX; nights += 1) {
        const row = request({ room_id: room.id, nights, email: `g${nights}@${room.id}.example` });
        expect((await send(row)).error).toBeNull();
        expect(await stored(row.id)).toMatchObject({
          room_name: room.name,
          status: 'new',
          ...stayPrice(nightly, nights, [SERVICE_FEE]),
        });
      }
    }
    await exec`update rooms set price = 249 where id = 'room-premier'`;
  });

  test('cannot say its own price, status, time or room name', async () => {
    const reasons = { price_reason: 'Me', rule_reason: 'Me' };
    const price = { price: 1, own_price: 1, fee: 0, total: 1, ...reasons };
    const said = {
      status: 'confirmed',
      room_name: 'The cheap one',
      notes: 'Suite.',
      source: 'phone',
    };
    const long = '2001-01-01T00:00:00Z';
    const times = { erased_at: long, created_at: long, updated_at: '2099-01-01T00:00:00Z' };
    const row = request({ ...price, ...said, ...times });
    expect((await send(row)).status).toBe(201);
    const [kept] = await sql<{ fresh: boolean }>`
      select created_at > now() - interval '1 minute' and updated_at < now() + interval '1 minute'
      as fresh from reservations where id = ${row.id}`;
    expect(kept?.fresh).toBe(true);
    const [own] = await sql`select notes, source, erased_at, own_price, price_reason, rule_reason
      from reservations where id = ${row.id}`;
    const nothing = { erased_at: null, own_price: null, price_reason: null, rule_reason: null };
    expect(own).toEqual({ notes: '', source: 'website', ...nothing });
    const kind = { status: 'new', room_name: 'Garden Standard' };
    expect(await stored(row.id)).toMatchObject({ ...kind, ...stayPrice(129, 3, [SERVICE_FEE]) });
  });

  test('may carry a name, a telephone number and a word to the house, or none of them', async () => {
    const words = {
      guest_name: ' Sok Dara ',
      phone: ' +855 12 345 678 ',
      message: '\nQuiet, please.\n',
    };
    const ids: string[] = [];
    for (const row of [request(words), request({ guest_name: '', phone: ' ', message: null })]) {
      expect((await send(row)).status).toBe(201);
      ids.push(row.id);
    }
    const { data } = await admin
      .from('reservations')
      .select('guest_name, phone, message')
      .in('id', ids)
      .order('guest_name');
    expect(data).toEqual([
      { guest_name: 'Sok Dara', phone: '+855 12 345 678', message: 'Quiet, please.' },
      { guest_name: null, phone: null, message: '' },
    ]);
  });

  test('carries the language of its page, until staff say otherwise; another word is refused', async () => {
    const row = request();
    expect((await send({ ...row, language: 'km' })).status).toBe(201);
    const changed = await admin
      .from('reservations')
      .update({ language: 'zh', notes: 'Quiet.' })
      .eq('id', row.id)
      .select('language, notes');
    expect(changed.data).toEqual([{ language: 'zh', notes: 'Quiet.' }]);
    for (const language of ['xx', null]) {
      const refused = await change(row.id, { language });
      expect(refused.error?.code).toBe('PT422');
    }
    for (const language of ['xx', 'EN', '', null, 'en\n', 'x'.repeat(10_000)]) {
      const { status } = await send({ ...request(), language });
      expect([language, status]).toEqual([language, 400]);
    }
  });

  test('with a field that does not exist is refused, so a trap field gets a robot nowhere', async () => {
    const answer = await send(request({ website: 'x', discount: 9 }));
    expect([answer.status, answer.error?.code]).toEqual([400, 'PGRST204']);
    expect(await countOf('reservations')).toBe(0);
  });

  test.each([
    ['a room that is gone', { room_id: 'room-gone' }, 'room-gone'],
    ['one guest too many', { guests: 3 }, 'too-many-guests'],
    ['no guests', { guests: 0 }, 'too-many-guests'],
    ['eleven nights', { nights: 11 }, 'nights-out-of-range'],
    ['no nights', { nights: null }, 'nights-out-of-range'],
    ['yesterday', { check_in: addDays(hotelToday(), -1) }, 'date-past'],
    ['in two years and a day', { check_in: addDays(hotelToday(), 731) }, 'date-too-far'],
    ['no e-mail', { email: 'nobody' }, 'email-invalid'],
  ])('for %s is refused with a code that has a sentence', async (_what, more, code) => {
    const { status, error } = await send(request(more));
    expect([status, error?.code, error?.message]).toEqual([422, 'PT422', code]);
    expect(refusalWords).toHaveProperty(code);
    expect(await countOf('reservations')).toBe(0);
  });
});

describe('[B-26] sent twice', () => {
  const rows: [string, Record<string, unknown>][] = [
    ['reservations', request()],
    ['messages', { id: randomUUID(), name: 'A', email: 'a@b.cd', subject: 'S', message: 'M' }],
  ];
  test.each(rows)('%s stores one row and says that it is there', async (table, row) => {
    expect((await visitor.from(table).insert(row)).status).toBe(201);
    const again = await visitor.from(table).insert(row);
    expect([again.status, again.error?.code]).toEqual([409, '23505']);
    expect(await countOf(table)).toBe(1);
  });

  test('nobody can ask who is on the list', async () => {
    await visitor.from('subscribers').insert({ email: 'listed@example.com' });
    const [{ id } = { id: '' }] = await sql<{ id: string }>`select id from subscribers`;
    const ask = async (row: Record<string, unknown>, prefer: string, query: string) => {
      const response = await backend.post(`/rest/v1/subscribers${query}`, row, { prefer });
      const { headers, status } = response;
      return { status, text: await response.text(), headers: [...headers].filter(isNoClock) };
    };
    const isNoClock = ([name]: [string, string]) => name !== 'date';
    const ways = ` return=minimal return=representation return=headers-only count=exact tx=rollback
      resolution=ignore-duplicates resolution=merge-duplicates`;
    for (const prefer of ways.split(/\s+/))
      for (const query of ['', '?on_conflict=email', '?select=email', '?columns=email']) {
        const email = `${randomUUID()}@example.com`;
        const fresh = await ask({ email }, prefer, query);
        expect(await ask({ email: 'listed@example.com' }, prefer, query), prefer + query).toEqual(
          fresh,
        );
        expect((await ask({ id, email: `${randomUUID()}@example.com` }, '', '')).status).toBe(201);
        await exec`delete from subscribers where email <> 'listed@example.com'`;
      }
  });

  test('subscribers stores one row, also for an address in capitals', async () => {
    const subscribe = async (email: string) =>
      (await visitor.from('subscribers').insert({ email })).status;
    expect(await subscribe('émile@exämple.co')).toBe(201);
    const [first] = await sql`select * from subscribers`;
    expect(await subscribe('émile@exämple.co')).toBe(201);
    expect(await subscribe(' ÉMILE@EXÄMPLE.CO ')).toBe(201);
    // The existing row stays, with its place in the list and its unsubscribe link.
    expect(await sql`select * from subscribers`).toEqual([first]);
    expect(
      (await admin.from('inbox_counts').select('total').eq('entity', 'subscribers')).data,
    ).toEqual([{ total: 1 }]);
  });
});

describe('a reference', () => {
  test('belongs to one stay: whoever chooses the beginning of another one’s id is refused', async () => {
    const id = '12345678-9abc-4def-8123-456789abcdef';
    const sameReference = '12345678-9a00-4000-8000-000000000000';
    const other = '12345678-9b00-4000-8000-000000000000';
    expect(requestReference(sameReference)).toBe(requestReference(id));
    expect((await send(request({ id }))).status).toBe(201);
    const refused = await send(request({ id: sameReference, email: 'other@example.com' }));
    // The error must not be a duplicate's (409), which the page takes for a stored request.
    expect(refused).toMatchObject({ status: 422, error: { message: 'reference-taken' } });
    const staff = await backend.signInAsAdmin();
    const entered = await staff.from('reservations').insert(request({ id: sameReference }));
    expect(entered.error?.message).toBe('reference-taken');
    await expect(
      sql`
        insert into reservations (id, room_id, email, guests, nights)
        values (${sameReference}, 'room-standard', 'a@b.cd', 1, 1)`,
    ).rejects.toMatchObject({ code: '23505' });
    expect((await send(request({ id }))).error?.code).toBe('23505');
    expect((await send(request({ id: other }))).status).toBe(201);
  });
});

const rowOf: Record<string, (email: string) => Record<string, unknown>> = {
  reservations: (email) => request({ email }),
  messages: (email) => ({ id: randomUUID(), name: 'A', email, subject: 'S', message: 'M' }),
  subscribers: (email) => ({ email }),
};
const tables = Object.entries(rowOf);

describe('too much at once', () => {
  test.each(tables)('%s: two rows in one request', async (table, row) => {
    const answer = await visitor.from(table).insert([row('a@b.cd'), row('e@f.gh')]);
    expect([answer.status, answer.error?.code]).toEqual([413, 'PT413']);
    const flood = Array.from({ length: 2000 }, (_, i) => row(`a${i}@b.cd`));
    expect((await visitor.from(table).insert(flood)).status).toBe(413);
    expect(await countOf(table)).toBe(0);
  });

  test.each(tables.slice(0, 2))('%s: a sixth of one address in 10 minutes', async (table, row) => {
    for (let i = 0; i < 5; i += 1) expect((await send(row('a@b.cd'), table)).status).toBe(201);
    const sixth = await send(row('A@B.cd'), table);
    expect([sixth.status, sixth.error?.code]).toEqual([429, 'PT429']);
    expect(sixth.error?.message).toBe('busy-address');
    expect((await send(row('other@b.cd'), table)).status).toBe(201);
    expect(await countOf(table)).toBe(6);
  });

  test.each([
    ['a note behind a plus', ['a+1@b.cd', 'a+2@b.cd', 'A+x+y@b.cd', 'a@b.cd', 'a+@b.cd']],
    [
      'dots at Gmail',
      ['a.b@gmail.com', 'ab@gmail.com', 'a.b+c@googlemail.com', 'ab+d@gmail.com', 'A.b@gmail.com'],
    ],
  ])('%s makes no other address', async (_what, addresses) => {
    for (const email of addresses) expect((await send(request({ email }))).status).toBe(201);
    const sixth = await send(request({ email: addresses[0]?.replace('@', '+sixth@') }));
    expect(sixth.error?.message).toBe('busy-address');
    const dotted = await send(request({ email: 'a.b@b.cd' }));
    expect(dotted.status).toBe(201);
  });

  test('the limit of an address ends after ten minutes', async () => {
    for (let i = 0; i < 5; i += 1) await send(request());
    await exec`update reservations set created_at = now() - interval '11 minutes'`;
    expect((await send(request())).status).toBe(201);
  });

  test.each(tables)('%s: more than 300 in a minute in all', async (table, row) => {
    const flood = Array.from({ length: 300 }, (_, i) => row(`a${i}@b.cd`));
    const columns = Object.keys(flood[0] ?? {}).join(', ');
    await backend.db.query(
      `insert into public.${table} (${columns})
       select ${columns} from jsonb_populate_recordset(null::public.${table}, $1::jsonb)`,
      [JSON.stringify(flood)],
    );
    const next = await send(row('late@b.cd'), table);
    expect([next.status, next.error?.code]).toEqual([429, 'PT429']);
  });
});

describe('[X-26] what was sent is for administrators’ eyes', () => {
  const peek = async (path: string, init: RequestInit = {}) => {
    const response = await backend.request(`/rest/v1/${path}`, init);
    const range = response.headers.get('content-range');
    return { status: response.status, text: await response.text(), range };
  };

  test.each(tables)('%s', async (table, rowFrom) => {
    const row = rowFrom('guest@example.com');
    await send(row, table);

    for (const answer of [
      await peek(`${table}?select=*`),
      await peek(`${table}?select=*`, { headers: { prefer: 'count=exact' } }),
      await peek(`${table}?select=*`, { method: 'HEAD', headers: { prefer: 'count=exact' } }),
      await peek(`${table}?select=*`, { headers: { accept: 'text/csv' } }),
      await peek(`${table}?email=eq.guest@example.com`),
      await peek(`${table}?email=like.g*&order=created_at`),
      await peek(`${table}?select=count`),
    ]) {
      expect(answer.text).not.toContain('guest@example.com');
      expect(answer.range ?? '*/0').toMatch(/\/(0|\*)$/);
      if (answer.status === 200)
        expect(answer.text.replace(/\s/g, '')).toMatch(/^(\[\]|\[\{"count":0\}\]|.{0,200})$/);
      else expect([401, 403]).toContain(answer.status);
    }
    expect((await visitor.from(table).insert(row).select()).status).toBeGreaterThanOrEqual(400);
    expect((await visitor.from(table).upsert(row)).status).toBeGreaterThanOrEqual(400);
    expect(await countOf(table)).toBe(1);
    expect((await admin.from(table).select('email')).data).toHaveLength(1);
  });
});

describe('messages', () => {
  test('carry the language of their page, which nobody changes; another word is refused', async () => {
    const row = { id: randomUUID(), name: 'A', email: 'a@b.cd', subject: 'S', message: 'M' };
    const sent = { ...row, language: 'fr', answered_at: '2026-11-01T00:00:00Z' };
    expect((await visitor.from('messages').insert(sent)).status).toBe(201);
    const changed = await change(row.id, { language: 'en' }, 'messages');
    expect(changed.error?.message).toBe('a message is filed, not changed');
    const { data } = await admin.from('messages').select('language, answered_at').eq('id', row.id);
    expect(data).toEqual([{ language: 'fr', answered_at: null }]);
    const other = { ...row, id: randomUUID(), language: 'xx' };
    expect((await visitor.from('messages').insert(other)).status).toBe(400);
  });
});

describe('leaving the newsletter', () => {
  test('[P-13] works with the token, once, and only by POST', async () => {
    await visitor.from('subscribers').insert({
      email: 'reader@example.com',
      unsubscribe_token: '00000000-0000-4000-8000-000000000000',
    });
    const [row] = await sql<{ token: string }>`select unsubscribe_token as token from subscribers`;
    expect(row?.token).not.toBe('00000000-0000-4000-8000-000000000000');
    const leave = (token?: string, get = false) => visitor.rpc('unsubscribe', { token }, { get });
    expect((await leave(randomUUID())).data).toBe(false);
    expect((await leave(row?.token, true)).status).toBe(405);
    expect(await countOf('subscribers')).toBe(1);
    expect((await leave(row?.token)).data).toBe(true);
    expect(await countOf('subscribers')).toBe(0);
    expect((await leave(row?.token)).data).toBe(false);
  });
});
