import { randomUUID } from 'node:crypto';
import { requestReference } from '@/selling/booking/reference';
import { addDays, hotelToday } from '@/basics/time/dates';
import { mergeToday, nextSteps, stepBack, TODAY_LISTS } from '@/desk/today/day';
import type { ShownStay, TodayList } from '@/desk/today/day';
import { openHotel } from '../support/hotel.ts';

const ROOM = 'room-premier';
const TODAY = hotelToday();

type Stay = { guest_name?: string; email?: string | null; phone?: string; status?: string } & {
  checkIn?: number;
  nights?: number;
  room_id?: string;
  created_at?: string;
};

async function put({ checkIn, ...columns }: Stay): Promise<string> {
  const check_in = checkIn === undefined ? null : addDays(TODAY, checkIn);
  return (await putStay({ check_in, ...columns })).id;
}

async function found(query: string, rest: Record<string, unknown> = {}): Promise<string[]> {
  const { data } = await admin
    .rpc('find_reservations', { query, ...rest })
    .select('id')
    .throwOnError();
  return (data as { id: string }[]).map(({ id }) => id);
}

const backend = await openHotel();
const { admin, sql, exec, putStay } = backend;
beforeEach(() => exec`delete from reservations`);

describe('finding a stay', () => {
  test.each([
    ['the middle of a name', { guest_name: 'Sovannara Chea' }, 'vannar'],
    ['words in another order', { guest_name: 'Sovannara Chea' }, 'chea sovan'],
    ['capitals', { guest_name: 'SOK Dara' }, 'sok dara'],
    ['accents left out', { guest_name: 'Éléonore Müller-Łącka' }, 'eleonore muller-lacka'],
    ['accents typed where there are none', { guest_name: 'Leon Muller' }, 'Léon Müller'],
    ['Vietnamese', { guest_name: 'Nguyễn Thị Đào' }, 'nguyen thi dao'],
    ['Khmer', { guest_name: 'សុខ វណ្ណា' }, 'វណ្ណ'],
    ['one letter of Khmer', { guest_name: 'សុខ វណ្ណា' }, 'វ'],
    ['Khmer with its invisible spaces', { guest_name: 'សុខ\u200bវណ្ណា' }, 'សុខវណ្ណា'],
    ['a Chinese name of two signs', { guest_name: '王芳' }, '王芳'],
    ['one Chinese sign', { guest_name: '欧阳娜娜' }, '娜'],
    ['letters of full width', { guest_name: 'ＫＩＭ' }, 'kim'],
    ['Cyrillic, whatever its case', { guest_name: 'Иван Ёлкин' }, 'ЁЛК'],
    ['a sign beyond the first plane', { guest_name: '𠮷田' }, '𠮷'],
    ['the end of an address', { email: 'chan.dara@hotmail.example' }, 'hotmail.example'],
    [
      'an address with capitals',
      { email: 'chan.dara@hotmail.example' },
      'Chan.Dara@Hotmail.example',
    ],
    ['a percent sign', { guest_name: '50% Rabatt' }, '50%'],
    ['an underscore', { email: 'a_b@example.com' }, 'a_b'],
    ['a backslash', { guest_name: 'a\\b' }, 'a\\b'],
    ['a number as it was written', { phone: '012 345 678' }, '012 345 678'],
    ['a number with its country', { phone: '012 345 678' }, '+855 12-345-678'],
    ['a number with two zeros and its country', { phone: '012 345 678' }, '0085512345678'],
    ['a number without its country', { phone: '+855 (0)12 345 678' }, '012345678'],
    ['a prefix that is also the country', { phone: '+855 85 512 345' }, '085 512 345'],
    ['the end of a number', { phone: '+855 12 345 678' }, '345 678'],
    ['a foreign number', { phone: '0033 6 12 34 56 78' }, '+33 6 12'],
    ['hidden signs', { phone: '+33 6 12 34 56 78' }, '\u202a+33 6 12 34 56 78\u202c'],
    ['dashes of other kinds', { phone: '+33 6 12 34 56 78' }, '06–12–34'],
    ['dashes that break no line', { phone: '+33 6 12 34 56 78' }, '06\u201112\u201134'],
    ['Arabic digits', { phone: '+33 6 12 34 56 78' }, '٠٦ ١٢ ٣٤'],
    ['a number with its extension', { phone: '+44 20 7946 0958 ext. 12' }, '020 7946 0958 ext. 12'],
    ['the second of two numbers', { phone: '012 345 678 / 098 765 432' }, '098 765 432'],
    ['a mark before a name', { guest_name: 'Amélie' }, '\u200eAmélie'],
    ['a soft hyphen in a name', { guest_name: 'Am\u00e9\u00adlie' }, 'ame\u00adlie'],
    ['three digits with a dash', { phone: '012 345 678' }, '6-78'],
    ['Khmer digits', { phone: '012 345 678' }, '០១២ ៣៤៥'],
  ])('%s', async (_what, stay: Stay, query) => {
    await put({ guest_name: 'Somebody Else', email: 'other@example.org', phone: '099 111 222' });
    const id = await put(stay);
    expect(await found(query)).toEqual([id]);
  });

  test.each(['%', '_', '%%', 'a_c', '\\', '12%4'])('%j stands for itself alone', async (query) => {
    await put({ guest_name: 'abc', phone: '012 345 678' });
    expect(await found(query)).toEqual([]);
  });

  test('the reference is the one that the receipt shows, in any form and any part', async () => {
    const ids = await Promise.all(['Sok', 'Dara', 'Chan'].map((guest_name) => put({ guest_name })));
    for (const id of ids) {
      const reference = requestReference(id);
      expect(await found(reference)).toEqual([id]);
      expect(await found(reference.toLowerCase())).toEqual([id]);
      expect(await found(reference.replace('-', ''))).toEqual([id]);
      expect(await found(reference.replace('-', ' '))).toEqual([id]);
    }
  });

  test('parts of different fields belong together, and none may be missing', async () => {
    const id = await put({ guest_name: 'Sok Dara', email: 'a@example.com' });
    await put({ guest_name: 'Sok Vanna', email: 'b@example.org' });
    expect(await found('sok example.com')).toEqual([id]);
    expect(await found('dara b@example')).toEqual([]);
  });

  test('what ends one field and begins the next is not found as one', async () => {
    await put({ guest_name: 'Sok', email: 'dara@example.com' });
    expect(await found('sokdara')).toEqual([]);
  });

  test.each(['', '   ', '\u200b'])('%j asks for nothing', async (query) => {
    await put({ guest_name: 'Sok' });
    expect(await found(query)).toEqual([]);
  });

  test('pages follow each other without a gap, also behind the newest that are looked through', async () => {
    await exec`
      insert into public.reservations (room_id, guest_name, guests, nights, created_at)
      select '${ROOM}', case when n % 24 = 0 then 'Rare Sokunthea' else 'Common ' || n end, 2, 1,
        now() - n * interval '1 minute'
      from generate_series(1, 600) n`;
    const all: string[] = [];
    let after: Record<string, unknown> = {};
    for (;;) {
      const { data } = await admin
        .rpc('find_reservations', { query: 'sokunthea', how_many: 7, ...after })
        .select('id, created_at')
        .throwOnError();
      const rows = data as { id: string; created_at: string }[];
      all.push(...rows.map(({ id }) => id));
      const last = rows.at(-1);
      if (!last || rows.length < 7) break;
      after = { before_at: last.created_at, before_id: last.id };
    }
    const [expected] = await sql<{ ids: string[] }>`
      select array_agg(id::text order by created_at desc) ids from reservations
      where guest_name like 'Rare%'`;
    expect(all).toEqual(expected?.ids);
    expect(all).toHaveLength(25);
    // A single letter is too short for the trigram index; no reference contains this one.
    expect(await found('u', { how_many: 1000 })).toEqual(expected?.ids);
    expect(await found('%')).toEqual([]);
  });

  test('filters narrow what is found', async () => {
    const id = await put({
      guest_name: 'Sok',
      status: 'declined',
      checkIn: 3,
      room_id: 'room-deluxe',
    });
    await put({ guest_name: 'Sok', checkIn: 9 });
    expect(await found('sok', { of_status: 'declined' })).toEqual([id]);
    expect(await found('sok', { of_room: 'room-deluxe' })).toEqual([id]);
    expect(await found('sok', { to_date: addDays(TODAY, 3) })).toEqual([id]);
    expect(await found('sok', { from_date: addDays(TODAY, 4), of_status: 'declined' })).toEqual([]);
  });

  test('the marks of lists narrow it, too', async () => {
    const unmarked = await put({ guest_name: 'Sok', status: 'confirmed', checkIn: -1 });
    const asks = await put({ guest_name: 'Sok', status: 'confirmed', checkIn: 0 });
    const unseen = await put({ guest_name: 'Sok', status: 'cancelled', checkIn: 4 });
    await sql`
      update reservations set asks_change = id = ${asks}, cancelled_unseen = id = ${unseen}`;
    for (const [of_status, id] of Object.entries({ unmarked, asks, unseen }))
      expect(await found('sok', { of_status })).toEqual([id]);
  });

  test('a guest who was erased is found by the reference alone', async () => {
    const id = await put({
      guest_name: 'Sok Dara',
      email: 'sok@example.com',
      phone: '012 345 678',
    });
    await admin.rpc('erase_guest', { email: 'sok@example.com' }).throwOnError();
    expect(await found('dara')).toEqual([]);
    expect(await found('012345678')).toEqual([]);
    expect(await found('sok@')).toEqual([]);
    expect(await found(requestReference(id))).toEqual([id]);
  });
});

describe('the stays of a guest', () => {
  const others = async (id: string) => {
    const { data } = await admin.rpc('other_stays', { of_stay: id }).select('id').throwOnError();
    return (data as { id: string }[]).map((row) => row.id);
  };

  test('the same address or the same number, latest arrival first', async () => {
    const now = await put({ email: 'sok@example.com', phone: '012 345 678', checkIn: 5 });
    const byPhone = await put({
      email: null,
      guest_name: 'Sok',
      phone: '+855 12345678',
      checkIn: -300,
    });
    const byEmail = await put({ email: 'sok@example.com', checkIn: -30 });
    await put({ email: 'other@example.com', phone: '012 345 679', checkIn: -3 });
    await put({ email: 'other@example.com', phone: '99 012 345 678', checkIn: -3 });
    expect(await others(now)).toEqual([byEmail, byPhone]);
    expect(await others(byPhone)).toEqual([now]);
    expect(await others(randomUUID())).toEqual([]);
  });
});

describe('today', () => {
  type Today = {
    today: string;
    waiting: number;
    stays: { id: string; list: string; status: string }[];
    rooms: { id: string; units: number; free: number[] }[];
  };
  const today = async () => {
    const { data } = await admin.rpc('desk_today').throwOnError();
    return data as Today;
  };
  const list = async (name: string) =>
    (await today()).stays.filter((stay) => stay.list === name).map(({ id }) => id);

  test('arrivals, departures and staying guests each appear in one list', async () => {
    const arriving = await put({ checkIn: 0, status: 'confirmed' });
    const arrived = await put({ checkIn: 0, status: 'checked_in', room_id: 'room-deluxe' });
    const standard = { room_id: 'room-standard' };
    const late = await put({ checkIn: -1, nights: 3, status: 'confirmed', ...standard });
    const leaving = await put({ checkIn: -2, nights: 2, status: 'checked_in' });
    const overdue = await put({ checkIn: -60, nights: 2, status: 'checked_in' });
    const left = await put({ checkIn: -2, nights: 2, status: 'checked_out' });
    const leftEarly = await put({ checkIn: -1, nights: 5, status: 'checked_out' });
    const staying = await put({ checkIn: -1, nights: 3, status: 'checked_in' });
    await put({ checkIn: 5, status: 'confirmed', room_id: 'room-deluxe' });
    const deluxe = { room_id: 'room-deluxe' };
    const unmarked = await put({ checkIn: -3, nights: 3, status: 'confirmed', ...deluxe });
    const forgotten = await put({ checkIn: -300, nights: 2, status: 'confirmed' });
    const early = await put({ checkIn: 2, nights: 2, status: 'checked_in', ...standard });
    await put({ checkIn: -3, nights: 2, status: 'checked_out' });
    await put({ checkIn: 0, status: 'declined' });
    expect(new Set(await list('arriving'))).toEqual(new Set([arriving, arrived, late]));
    expect(new Set(await list('leaving'))).toEqual(new Set([leaving, overdue, left, leftEarly]));
    expect(new Set(await list('staying'))).toEqual(new Set([staying, early]));
    // Stays remain in `unmarked` until somebody records whether the guest came.
    expect(await list('unmarked')).toEqual([forgotten, unmarked]);
    expect(await list('waiting')).toEqual([]);
    expect(JSON.stringify(await today())).not.toMatch(/search_text|guest_key|replaced_keys/);
  });

  test('requests wait by arrival: tonight’s is seen however many older ones there are, and those whose day has passed come beside', async () => {
    const undated = await put({ created_at: '2026-01-01T00:00:00Z' });
    const passed = await Promise.all([-9, -2, -5, -1].map((checkIn) => put({ checkIn })));
    const later: string[] = [];
    for (const checkIn of [9, 4, 3, 7, 5]) later.push(await put({ checkIn }));
    const tonight = await put({ checkIn: 0 });
    const [nine] = later;
    const inOrder = [
      ...[2, 1, 3].map((n) => passed[n]),
      tonight,
      ...[2, 1, 4, 3].map((n) => later[n]),
    ];
    expect(await list('waiting')).toEqual(inOrder);
    expect((await today()).waiting).toBe(11);
    await sql`
      update reservations set status = 'declined' where id = any (${later.filter((id) => id !== nine)})`;
    expect((await list('waiting')).slice(3)).toEqual([tonight, nine, undated]);
  });

  test('how many of each room are free, for thirty nights from tonight', async () => {
    await put({ checkIn: 0, nights: 2, status: 'confirmed' });
    await put({ checkIn: 1, nights: 1, status: 'confirmed' });
    await put({ checkIn: 12, nights: 5, status: 'confirmed' });
    await put({ checkIn: 3, nights: 5, status: 'new' });
    const { rooms, today: day } = await today();
    expect(day).toBe(TODAY);
    const premier = rooms.find(({ id }) => id === ROOM);
    expect(premier?.units).toBe(2);
    const free = [1, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1];
    expect(premier?.free).toEqual([...free, ...Array.from({ length: 13 }, () => 2)]);
    const [order] = await sql<{ ids: string[] }>`
      select array_agg(id order by position, id) ids from rooms`;
    expect(rooms.map(({ id }) => id)).toEqual(order?.ids);
  });

  const STAYS: Record<TodayList, [checkIn: number, nights: number, status: string][]> = {
    waiting: [0, 5, -2].map((checkIn) => [checkIn, 4, 'new']),
    arriving: [0, -1].map((checkIn) => [checkIn, 3, 'confirmed']),
    unmarked: [[-3, 2, 'confirmed']],
    leaving: [-2, -5].map((checkIn) => [checkIn, 2, 'checked_in']),
    staying: [[-1, 3, 'checked_in']],
    asking: [],
    freed: [],
    cancelled: [],
  };
  const presses = TODAY_LISTS.flatMap((name) =>
    STAYS[name].flatMap((stay) =>
      nextSteps({ list: name } as ShownStay).map((step) => [name, step, ...stay] as const),
    ),
  );
  test.each(presses)(
    '%s: after %s and after its undo, lists are the server’s (day %i, %i nights)',
    async (name, step, checkIn, nights, status) => {
      const id = await put({ checkIn, nights, status });
      const answer = async () => {
        const stays = (await today()).stays.map((row) => {
          const reservation = { ...row, checkIn: null, createdAt: row.id };
          return { list: row.list, reservation } as unknown as ShownStay;
        });
        return { today: TODAY, stays };
      };
      let shown = await answer();
      const press = async (to: string | undefined) => {
        expect(to).toBeDefined();
        await admin.from('reservations').update({ status: to }).eq('id', id).throwOnError();
        const stays = shown.stays.map(({ list: at, reservation }) => {
          const changed = { ...reservation, status: to } as ShownStay['reservation'];
          return { list: at, reservation: changed, isTouched: true as const };
        });
        const fresh = await answer();
        shown = mergeToday(fresh, { ...shown, stays });
        const listed = shown.stays.filter(({ isKept }) => !isKept);
        const plain = listed.map(({ list: at, reservation }) => ({ list: at, reservation }));
        expect(plain).toEqual(fresh.stays);
      };
      await press(step);
      const row = shown.stays.find((one) => one.list === name);
      await press(row && stepBack(row));
      expect(shown.stays.map((one) => one.list)).toEqual([name]);
    },
  );

  test('a room in which somebody still is, or is already, is not free tonight', async () => {
    await put({ checkIn: -5, nights: 3, status: 'checked_in' });
    const { rooms } = await today();
    expect(rooms.find(({ id }) => id === ROOM)?.free.slice(0, 2)).toEqual([1, 2]);
    await put({ checkIn: 2, nights: 1, status: 'checked_in' });
    const then = (await today()).rooms.find(({ id }) => id === ROOM);
    expect(then?.free.slice(0, 4)).toEqual([0, 1, 1, 2]);
    await put({ checkIn: -5, nights: 5, status: 'checked_in', room_id: 'room-deluxe' });
    const deluxe = (await today()).rooms.find(({ id }) => id === 'room-deluxe');
    expect(deluxe?.free[0]).toBe(deluxe?.units);
  });
});

test('the trigram index answers rare searches', async () => {
  const used = await backend.db.transaction(async (tx) => {
    await tx.exec('set local enable_seqscan = off');
    return tx.query(`explain select id from public.reservations
      where private.grams(search_text) @> private.wanted_grams('sokunthea')`);
  });
  expect(JSON.stringify(used.rows)).toContain('reservations_by_any_part');
});
