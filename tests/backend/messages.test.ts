import { randomUUID } from 'node:crypto';
import { addDays, hotelToday } from '@/basics/time/dates';
import { normalEmail } from '@/basics/rules/email';
import { CHARGE_MAX, CHECK_IN_MAX_DAYS_AHEAD } from '@/basics/rules/limits';
import { SERVICE_FEE, stayPrice } from '@/basics/rules/price';
import { RESERVATION_STATUSES, statusSteps } from '@/basics/rules/reservation-status';
import { openHotel } from '../support/hotel.ts';
import { STAY_COLUMNS } from './access/actors.ts';

const ROOM = 'room-premier';
const day = (n: number) => addDays(hotelToday(), 100 + n);

type Stay = { checkIn?: number | null; nights?: number; status?: string; room?: string };

async function put({ checkIn = 0, room = ROOM, ...columns }: Stay = {}): Promise<string> {
  const check_in = checkIn === null ? null : day(checkIn);
  return (await putStay({ room_id: room, check_in, ...columns })).id;
}
const confirm = (id: string) => change(id, { status: 'confirmed' });

const availability = (from_date: string, to_date: string, room_id = ROOM) =>
  visitor.rpc('room_availability', { room_id, from_date, to_date }, { get: true });
const fullNights = async (from = day(-10), to = day(60), room = ROOM) =>
  (await availability(from, to, room)).data?.map((row: { night: string }) => row.night);
const freeDates = async (asked: object) =>
  (await visitor.rpc('next_free_dates', { room_id: ROOM, nights: 1, ...asked })).data;

const backend = await openHotel();
const { visitor, admin, exec, putStay, change } = backend;
beforeEach(
  () =>
    exec`delete from public.outbox; delete from public.reservations;
    delete from public.messages; delete from public.subscribers;
    delete from public.hotel_config where key = 'privacy';
    update public.rooms set units = 2 where id = 'room-premier'`,
);

describe('exclusive nights', () => {
  test('as many stays a night as there are units, and one stay after the other', async () => {
    for (const checkIn of [0, 0, 2, 2, 4])
      expect((await confirm(await put({ checkIn }))).error).toBeNull();
    const { status, error } = await confirm(await put({ checkIn: 1 }));
    expect([status, error?.code, error?.message]).toEqual([409, 'PT409', 'nights-full']);
    expect((await confirm(await put({ checkIn: 3 }))).error?.code).toBe('PT409');
    expect((await confirm(await put({ checkIn: 4 }))).error).toBeNull();
    expect(await fullNights()).toEqual([0, 1, 2, 3, 4, 5].map(day));
  });

  test('only held stays take nights', async () => {
    for (const status of ['new', 'declined', 'cancelled', 'checked_out', 'no_show'])
      for (let i = 0; i < 3; i += 1) await put({ status });
    expect(await fullNights()).toEqual([]);
    expect((await confirm(await put())).error).toBeNull();
  });

  test.each(['cancelled', 'no_show', 'new'])('a %s stay frees its nights', async (status) => {
    const [first] = [await put({ status: 'confirmed' }), await put({ status: 'confirmed' })];
    const waiting = await put();
    expect((await confirm(waiting)).error?.code).toBe('PT409');
    expect((await change(first, { status })).error).toBeNull();
    expect((await confirm(waiting)).error).toBeNull();
  });

  test('a guest who leaves early frees the rest, one who stays longer needs it free', async () => {
    const [first, second] = [
      await put({ nights: 4, status: 'confirmed' }),
      await put({ nights: 4, status: 'confirmed' }),
    ];
    const waiting = await put({ checkIn: 2, nights: 2 });
    expect((await change(first, { nights: 2 })).error).toBeNull();
    expect((await confirm(waiting)).error).toBeNull();
    expect((await change(first, { nights: 3 })).error?.code).toBe('PT409');
    expect((await change(second, { status: 'checked_in' })).error).toBeNull();
    expect(await fullNights()).toEqual([0, 1, 2, 3].map(day));
    await change(second, { status: 'checked_out' });
    expect(await fullNights()).toEqual([]);
  });

  test('moving to other dates or another room frees the old nights and takes the new', async () => {
    const [first] = [await put({ status: 'confirmed' }), await put({ status: 'confirmed' })];
    expect((await change(first, { check_in: day(10) })).error).toBeNull();
    expect(await fullNights()).toEqual([]);
    expect((await change(first, { room_id: 'room-deluxe' })).data).toMatchObject([
      { room_name: 'Horizon Deluxe', ...stayPrice(199, 2, [SERVICE_FEE]) },
    ]);
    await put({ status: 'confirmed' });
    expect((await change(first, { room_id: ROOM, check_in: day(0) })).error?.code).toBe('PT409');
    const [kept] = await backend.sql<{ room_id: string }>`
      select room_id from reservations where id = ${first}`;
    expect(kept?.room_id).toBe('room-deluxe');
    const held = await backend.sql`
      select 1 from private.held_nights where reservation_id = ${first}`;
    expect(held).toHaveLength(2);
  });

  test('fewer units than stays leave the stays and let nobody else in; more units let one in', async () => {
    for (let i = 0; i < 2; i += 1) await put({ status: 'confirmed' });
    await exec`update rooms set units = 1 where id = '${ROOM}'`;
    const waiting = await put();
    expect((await confirm(waiting)).error?.code).toBe('PT409');
    await exec`update rooms set units = 3 where id = '${ROOM}'`;
    expect((await confirm(waiting)).error).toBeNull();
  });

  test('a primary key backs up the trigger', async () => {
    const first = await put({ status: 'confirmed' });
    const again = backend.sql`
      insert into private.held_nights (room_id, night, unit, reservation_id)
      select room_id, night, unit, ${first} from private.held_nights where reservation_id = ${first}`;
    await expect(again).rejects.toThrow(/held_nights_pkey/);
  });

  test('a stay without a date, or in a room that is gone, is not confirmed', async () => {
    const dateless = await confirm(await put({ checkIn: null }));
    expect([dateless.status, dateless.error?.message]).toEqual([422, 'date-missing']);
    await exec`
      insert into rooms (id, name, type, price, capacity, size, description)
      values ('room-gone', 'Gone', 'standard', 10, 2, 1, 'D')`;
    const [asked, held] = [
      await put({ room: 'room-gone' }),
      await put({ room: 'room-gone', checkIn: 9, status: 'confirmed' }),
    ];
    expect(held).toBeDefined();
    await admin.from('rooms').delete().eq('id', 'room-gone');
    expect((await confirm(asked)).error?.code).toBe('PT422');
    expect(
      (await change(held, { status: 'checked_in', email: 'new@example.com' })).data,
    ).toMatchObject([{ room_name: 'Gone', email: 'new@example.com' }]);
  });
});

describe('what visitors see of it', () => {
  test('a year at a time, an unknown room has no dates at all', async () => {
    await exec`update rooms set units = 1 where id = '${ROOM}'`;
    await put({ checkIn: 0, status: 'confirmed' });
    expect(await fullNights(addDays(day(0), -400), addDays(day(0), 400))).toEqual([]);
    expect(await fullNights(day(0), day(1), 'room-nowhere')).toEqual([]);
    expect(await freeDates({ room_id: 'room-nowhere', from_date: day(0) })).toEqual([]);
  });

  test('the last month that can be asked for is answered, and nothing far beyond it', async () => {
    await exec`update rooms set units = 1 where id = '${ROOM}'`;
    const last = addDays(hotelToday(), CHECK_IN_MAX_DAYS_AHEAD);
    await putStay({ room_id: ROOM, nights: 1, check_in: last, status: 'confirmed' });
    expect(await fullNights(addDays(last, -30), addDays(last, 1))).toEqual([last]);
    expect((await availability(last, addDays(last, 31))).error?.code).toBe('PT400');
  });

  test('no free date lies in the past or asks for more than ten', async () => {
    const dates = await freeDates({ from_date: addDays(hotelToday(), -30), how_many: 1000 });
    expect(dates).toHaveLength(10);
    expect(dates[0].check_in).toBe(hotelToday());
  });
});

describe('a reservation’s way', () => {
  test.each(RESERVATION_STATUSES)('from %s is what the screen offers', async (from) => {
    const ways: string[] = statusSteps(from).map(({ to }) => to);
    for (const to of RESERVATION_STATUSES) {
      const { status, error } = await change(await put({ status: from }), { status: to });
      const allowed = from === to || ways.includes(to);
      expect([to, status, error?.code]).toEqual(
        allowed ? [to, 200, undefined] : [to, 422, 'PT422'],
      );
      await exec`delete from reservations`;
    }
    expect((await change(await put({ status: from }), { status: 'lost' })).error?.code).toBe(
      'PT422',
    );
  });

  test('staff enter a stay themselves, also without an e-mail address', async () => {
    const said = { source: 'walk_in', status: 'checked_in', notes: 'Late boat' };
    const stay = { id: randomUUID(), room_id: ROOM, guests: 3, nights: 1, check_in: day(0) };
    const row = { ...stay, ...said, created_at: '2001-01-01', room_name: 'X' };
    const nobody = await admin.from('reservations').insert(row);
    expect(nobody.error?.code).toBe('PT422');
    const { data } = await admin
      .from('reservations')
      .insert({ ...row, guest_name: ' Sample Guest ' })
      .select(STAY_COLUMNS);
    const guest = { guest_name: 'Sample Guest', email: null };
    const stored = {
      ...said,
      ...guest,
      room_name: 'Moonrise Premier',
      ...stayPrice(249, 1, [SERVICE_FEE]),
    };
    expect(data).toMatchObject([stored]);
    expect(Date.parse(data?.[0].created_at)).toBeGreaterThan(Date.now() - 60_000);
    expect((await admin.from('reservations').insert({ ...row, guest_name: 'A' })).error?.code).toBe(
      '23505',
    );
  });

  test('staff may agree on another price; fee and total follow it', async () => {
    const id = await put({ nights: 2 });
    expect((await change(id, { price: 400.5, fee: 0, total: 1 })).data).toMatchObject([
      { price: 400.5, fee: 40, total: 440.5 },
    ]);
    expect((await change(id, { nights: 4 })).data).toMatchObject([
      { price: 898.5, fee: 90, total: 988.5 },
    ]);
    expect((await change(id, { room_id: 'room-deluxe' })).data).toMatchObject([
      stayPrice(199, 4, [SERVICE_FEE]),
    ]);
  });

  test('an early departure is charged by the nights, as the whole stay or by another amount', async () => {
    const id = await put({ nights: 5, status: 'checked_in' });
    const leave = async (patch: Record<string, unknown>) => (await change(id, patch)).data;
    expect(await leave({ nights: 3, charged: 'whole' })).toMatchObject([
      stayPrice(249, 5, [SERVICE_FEE]),
    ]);
    expect(await leave({ charged: 'amount', price: 1000 })).toMatchObject([
      { price: 1000, fee: 100, total: 1100 },
    ]);
    expect(await leave({ charged: 'nights' })).toMatchObject([stayPrice(249, 3, [SERVICE_FEE])]);
    await leave({ nights: 2, charged: 'amount', price: 1 });
    expect(await leave({ nights: 6 })).toMatchObject([
      { ...stayPrice(249, 6, [SERVICE_FEE]), charged: 'nights' },
    ]);
    const events = await backend.sql<{ changes: Record<string, unknown> }>`
      select changes from reservation_events where reservation_id = ${id} order by id`;
    expect(events[1]?.changes).toEqual({ nights: [5, 3], charged: ['nights', 'whole'] });
    expect(events[2]?.changes).toEqual({ charged: ['whole', 'amount'], price: [1245, 1000] });
  });

  test('a departure taken back is refused with the nights that were sold meanwhile, and nothing is changed', async () => {
    const id = await put({ nights: 4, status: 'checked_in' });
    await change(id, { status: 'checked_out', nights: 2 });
    await exec`update rooms set units = 1 where id = '${ROOM}'`;
    const next = await put({ checkIn: 2, nights: 1, status: 'confirmed' });
    const { status, error } = await change(id, { status: 'checked_in' });
    expect([status, error?.message]).toEqual([409, 'nights-sold']);
    expect(JSON.parse(error?.details ?? '')).toMatchObject({ nights: [day(2)] });
    await change(next, { status: 'cancelled' });
    expect((await change(id, { status: 'checked_in' })).data).toMatchObject([{ nights: 4 }]);
  });

  test.each([
    [{ guests: 4 }, 'too-many-guests'],
    [{ nights: 61 }, 'staff-nights-out-of-range'],
    [{ nights: 0 }, 'staff-nights-out-of-range'],
    [{ charged: 'amount', price: -1 }, 'charge-invalid'],
    [{ charged: 'amount', price: 10.005 }, 'charge-invalid'],
    [{ charged: 'amount', price: CHARGE_MAX + 1 }, 'charge-invalid'],
    [{ room_id: 'room-nowhere' }, 'room-gone'],
    [{ email: 'nobody' }, 'email-invalid'],
    [{ email: null }, 'email-invalid'],
  ])('%j is refused', async (patch, code) => {
    const { status, error } = await change(await put(), patch);
    expect([status, error?.message]).toEqual([422, code]);
  });
});

describe('who changed what', () => {
  test('each change is written down with its author, and what did not change is not', async () => {
    const { id } = await putStay({ check_in: day(0) });
    await confirm(id);
    await change(id, { notes: 'Late boat', guests: 3 });
    await change(id, { notes: 'Late boat' });
    const { data } = await admin
      .from('reservation_events')
      .select('actor_name, changes')
      .eq('reservation_id', id)
      .order('id');
    const begun = { status: 'new', room_id: ROOM, check_in: day(0), nights: 2, guests: 2 };
    const from = Object.entries(begun).map(([column, value]) => [column, [null, value]]);
    expect(data).toEqual([
      { actor_name: null, changes: Object.fromEntries(from) },
      { actor_name: 'admin', changes: { status: ['new', 'confirmed'] } },
      { actor_name: 'admin', changes: { notes: ['', 'Late boat'], guests: [2, 3] } },
    ]);
  });
});

describe('the figures', () => {
  const kept = () => backend.sql`
    select entity, total, open, guests from inbox_counts where entity <> 'arrivals' order by 1`;
  const counted = () =>
    backend.sql`
      select 'messages' as entity, count(*)::int as total, (count(*) filter (where status = 'unread'))::int as open, 0 as guests from public.messages
      union all select 'reservations', count(*)::int, (count(*) filter (where status = 'new'))::int, coalesce(sum(guests), 0)::int from public.reservations
      union all select 'subscribers', count(*)::int, 0, 0 from public.subscribers order by 1`;

  test('[K-02] [K-04] [K-05] kept by triggers are what counting gives, whatever happens', async () => {
    const acts = [
      () => exec`
        insert into reservations (room_id, email, guests, nights) select 'room-premier', 'a@b.cd', 1 + i % 3, 1 from generate_series(1, 7) i`,
      () => exec`update reservations set status = 'declined' where status = 'new' and guests = 2`,
      () => exec`update reservations set guests = 1 where guests = 3`,
      () => exec`delete from reservations where guests = 2`,
      () => exec`
        insert into messages (name, email, subject, message) values ('A', 'a@b.cd', 'S', 'M'), ('B', 'b@b.cd', 'S', 'M')`,
      () => exec`update messages set status = 'read' where name = 'A'`,
      () => exec`delete from messages where name = 'B'`,
      () => visitor.from('subscribers').insert({ email: `r${Math.random()}@b.cd` }),
      () =>
        admin
          .from('reservations')
          .update({ status: 'cancelled' })
          .eq('status', 'new')
          .select(STAY_COLUMNS),
      () => admin.rpc('erase_guest', { email: 'a@b.cd' }),
      () => exec`delete from subscribers`,
    ];
    for (let i = 0; i < 60; i += 1) {
      await acts[(i * 7 + (i >> 3)) % acts.length]?.();
      expect(await kept()).toEqual(await counted());
    }
    await exec`truncate reservations cascade; truncate messages cascade`;
    expect(await kept()).toEqual(await counted());
  });
});

describe('e-mails', () => {
  const email = (more: Record<string, unknown> = {}) => ({
    recipient: 'Guest@Example.com',
    subject: 'Your stay',
    body: 'Come.',
    ...more,
  });
  const asService = <T>(sql: string) =>
    backend.db.transaction(async (tx) => {
      await tx.exec('set local role service_role');
      return (await tx.query<T>(sql)).rows;
    });

  test('are queued, whatever the request says; only the sending function says sent', async () => {
    const { data } = await admin
      .from('outbox')
      .insert(email({ status: 'sent', sent_at: '2026-01-01', attempts: 9 }))
      .select()
      .single();
    expect(data).toMatchObject({
      recipient: 'guest@example.com',
      status: 'queued',
      sent_at: null,
      attempts: 0,
    });
    const claimed = await asService<{ id: string; attempts: number }>(
      'select * from public.claim_letters(10)',
    );
    expect(claimed).toMatchObject([{ id: data.id, attempts: 1 }]);
    expect(await asService('select * from public.claim_letters(10)')).toEqual([]);
    await exec`update outbox set next_try_at = now()`;
    expect(await asService('select * from public.claim_letters(10)')).toHaveLength(1);

    await asService(
      `update public.outbox set status = 'failed', last_error = 'refused' where id = '${data.id}'`,
    );
    expect((await change(data.id, { status: 'queued' }, 'outbox')).data).toMatchObject([
      { status: 'queued', last_error: null },
    ]);
    await asService(`update public.outbox set status = 'sent' where id = '${data.id}'`);
    const sent = await admin.from('outbox').select().single();
    expect(sent.data.sent_at).not.toBeNull();
    expect((await change(data.id, { status: 'queued' }, 'outbox')).error?.code).toBe('PT422');
  });

  test.each([
    ['a second header', { subject: 'Hi\r\nBcc: all@example.com' }],
    ['a second address', { recipient: 'a@b.cd, e@f.gh' }],
    ['no text', { body: ' ' }],
    ['a text of 10,001 characters', { body: 'x'.repeat(10_001) }],
  ])('with %s are refused', async (_what, more) => {
    expect((await admin.from('outbox').insert(email(more))).error?.code).toBe('PT422');
  });
});

describe('privacy', () => {
  const purged = async () => {
    const { reservations, messages, letters } = (await admin.rpc('purge_expired')).data;
    return [reservations, messages, letters];
  };

  test('erasing keeps the sums of a guest’s stays and the nights of a confirmed one, and closes a request', async () => {
    const guest = { guest_name: 'Forget Me', phone: '+855 12 345 678', message: 'Please.' };
    for (const [checkIn, status] of ['confirmed', 'new'].entries())
      await putStay({ ...guest, room_id: ROOM, check_in: day(checkIn), status, notes: 'Twice' });
    const other = (await putStay({ email: 'other@example.com' })).id;
    await admin.rpc('erase_guest', { email: ' Guest@example.com' }).throwOnError();
    const rows = await backend.sql`
      select status, email, guest_name, phone, message, notes, total::float8, erased_at is not null
      as erased from reservations where id <> ${other} order by check_in`;
    const none = { email: null, guest_name: null, phone: null, message: '', notes: '' };
    const blank = { ...none, total: stayPrice(249, 2, [SERVICE_FEE]).total, erased: true };
    expect(rows).toEqual([
      { status: 'confirmed', ...blank },
      { status: 'cancelled', ...blank },
    ]);
  });

  test('capitals of any language, a curly apostrophe or a comma hide nobody from being erased or found', async () => {
    const written = ' O’ÉMILE.ΣΑΣ@exÄmple.CO,';
    const plain = "o'émile.σασ@exämple.co";
    for (const email of [written, plain, "o'E\u0301mile.Σασ@EXA\u0308MPLE.co"]) {
      const row = { id: randomUUID(), room_id: ROOM, guests: 1, nights: 1, email };
      expect((await visitor.from('reservations').insert(row)).error).toBeNull();
      await visitor.from('messages').insert({ name: 'A', email, subject: 'S', message: 'M' });
      await visitor.from('subscribers').insert({ email });
      await admin.from('outbox').insert({ recipient: email, subject: 'S', body: 'B' });
    }
    expect(
      await backend.sql`
        select distinct email from (
        select email from reservations union all select email from messages
        union all select email from subscribers
        union all select recipient from outbox where kind <> 'bell') e`,
    ).toEqual([{ email: plain }]);
    expect(normalEmail(written)).toBe(plain);
    const { data } = await admin.rpc('erase_guest', { email: written });
    expect(data).toEqual({ reservations: 3, messages: 3, subscribers: 1, letters: 8 });
  });

  test('what is older than the retention is taken out; the setting is the administrator’s', async () => {
    const old = await put({ checkIn: -600, status: 'checked_out' });
    const kept = await put({ checkIn: -200, status: 'checked_out' });
    await exec`
      update public.reservations set created_at = now() - interval '30 months' where id = '${old}';
      update public.reservations set created_at = now() - interval '20 months' where id = '${kept}';
      insert into public.messages (name, email, subject, message, created_at) values
        ('Old', 'a@b.cd', 'S', 'M', now() - interval '30 months'), ('New', 'a@b.cd', 'S', 'M', now());
      insert into public.outbox (recipient, subject, body) values ('a@b.cd', 'Your stay', 'Come.');
      update public.outbox set status = 'failed', created_at = now() - interval '30 months'`;
    expect(await purged()).toEqual([0, 1, 1]);
    const set = (value: unknown) =>
      admin.from('hotel_config').upsert({ key: 'privacy', value }).select();
    const months = (retentionMonths: unknown) => ({ retentionMonths });
    const none = [0, 121, 1.5, '6'].map(months);
    for (const wrong of [...none, {}, [], { ...months(6), x: 1 }])
      expect((await set(wrong)).error?.code).toBe('PT422');
    expect((await set({ retentionMonths: 6 })).error).toBeNull();
    expect((await visitor.rpc('site_content', {}, { get: true })).data.sections.privacy).toEqual({
      retentionMonths: 6,
    });
    expect((await admin.rpc('purge_expired')).data).toMatchObject({ reservations: 1 });
    const left = await backend.sql`select id from reservations where erased_at is null`;
    expect(left).toEqual([{ id: kept }]);
  });

  test('purging takes stays that are long over, not those that lie ahead or were erased', async () => {
    const past = await put({ status: 'checked_out' });
    await put({ checkIn: null, status: 'declined' });
    const ahead = await put();
    await exec`
      update public.reservations set check_in = current_date - 900 where id = '${past}';
      update public.reservations set created_at = now() - interval '30 months'`;
    expect(await purged()).toEqual([2, 0, 0]);
    expect(await purged()).toEqual([0, 0, 0]);
    const left = await backend.sql<{ id: string }>`
      select id from reservations where erased_at is null`;
    expect(left).toEqual([{ id: ahead }]);
  });
});
