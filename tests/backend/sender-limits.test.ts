import { randomUUID } from 'node:crypto';
import { openBackend } from '../support/hotel.ts';

const LIMIT = 20;

const backend = await openBackend();
const { exec } = backend;
beforeEach(
  () => exec`
    delete from reservations; delete from messages; delete from subscribers; delete
    from private.recent_senders`,
);

const ROWS: Record<string, (email: string) => Record<string, unknown>> = {
  reservations: (email) => ({ room_id: 'room-standard', email, guests: 1, nights: 1 }),
  messages: (email) => ({ name: 'A', email, subject: 'S', message: 'M' }),
  subscribers: (email) => ({ email }),
};
type Headers = Record<string, string>;

async function send(table: string, headers: Headers = {}, email = `${randomUUID()}@example.com`) {
  const response = await backend.post(`/rest/v1/${table}`, ROWS[table]?.(email), headers);
  return { status: response.status, text: await response.text() };
}
const from = (address: string): Headers => ({ 'cf-connecting-ip': address });
const kept = () => backend.sql<{ sender: string }>`
  select encode(sender, 'hex') as sender from private.recent_senders`;

describe('the limit of a network', () => {
  test.each(Object.keys(ROWS))('%s: twenty in ten minutes, then none', async (table) => {
    for (let i = 0; i < LIMIT; i += 1)
      expect((await send(table, from(`203.0.113.${i}`))).status).toBe(201);
    const refused = await send(table, from('203.0.113.200'));
    expect(refused.status).toBe(429);
    expect(refused.text).toMatch(/"message":"busy-network"/);
    // Another network, senders without an address, and other forms are not limited.
    expect((await send(table, from('203.0.114.1'))).status).toBe(201);
    expect((await send(table)).status).toBe(201);
    const other = table === 'messages' ? 'subscribers' : 'messages';
    expect((await send(other, from('203.0.113.1'))).status).toBe(201);
  });

  test('ends after ten minutes, and nothing of it is kept longer', async () => {
    for (let i = 0; i < LIMIT; i += 1) await send('messages', from('203.0.113.1'));
    await exec`update private.recent_senders set at = at - interval '9 minutes'`;
    expect((await send('messages', from('203.0.113.1'))).status).toBe(429);
    await exec`update private.recent_senders set at = at - interval '1 minute'`;
    expect((await send('messages', from('203.0.113.1'))).status).toBe(201);
    expect(await kept()).toHaveLength(1);
  });

  test('what was refused or is a repetition does not count', async () => {
    const headers = from('203.0.113.1');
    for (let i = 0; i < LIMIT + 5; i += 1) await send('messages', headers, 'not-an-address');
    for (let i = 0; i < LIMIT + 5; i += 1) await send('messages', headers, 'one@example.com');
    expect(await kept()).toHaveLength(5);
    expect((await send('messages', headers)).status).toBe(201);
  });

  test('a repeated send over the limit is told that it is stored', async () => {
    const row = { id: randomUUID(), ...ROWS['messages']?.('first@example.com') };
    const post = () => backend.post('/rest/v1/messages', row, from('203.0.113.1'));
    expect((await post()).status).toBe(201);
    for (let i = 0; i < LIMIT; i += 1) await send('messages', from('203.0.113.1'));
    expect((await post()).status).toBe(409);
  });
});

describe('promo codes', () => {
  const ask = async (code: string | null, headers: Headers) => {
    const stay = { room_id: 'room-standard', check_in: null, nights: 1, guests: 1, code };
    return (await backend.post('/rest/v1/rpc/stay_quote', stay, headers)).status;
  };
  const wrong = (count: number, sender: string) => exec`
    insert into private.recent_senders (kind, sender)
    select kind, ${sender} from generate_series(1, ${count}), unnest(array['code?', 'code area?']) kind`;
  const request = (code: string, headers: Headers) => {
    const stay = { room_id: 'room-standard', nights: 1, guests: 1, email: 'guest@example.com' };
    return backend.post('/rest/v1/reservations', { ...stay, promo_code: code }, headers);
  };
  beforeEach(
    () => exec`
    delete from promo_codes; insert into promo_codes (code, percent, max_stays) values ('MOON', 5, 1)`,
  );

  test('a network is answered thirty wrong ones an hour, and then those it was given already', async () => {
    const house = from('203.0.113.1');
    expect(await ask('moon', house)).toBe(200);
    for (let i = 0; i < 30; i += 1)
      expect(await ask(`wrong ${i}`, from(`203.0.113.${i}`))).toBe(200);
    expect([await ask('wrong', house), await ask('moon', house)]).toEqual([429, 200]);
    expect(await ask(null, house)).toBe(200);
    expect(await ask('MOON', from('203.0.114.1'))).toBe(200);
  });

  test('after 300 wrong ones in all, only networks that have guessed or whose area has wait an hour', async () => {
    const home = from('192.168.1.7');
    expect(await ask('MOON', home)).toBe(200);
    await wrong(298, `sha256(random()::text::bytea)`);
    expect(await ask('wrong', from('2001:db8:1:1::1'))).toBe(200);
    expect(await ask('wrong', {})).toBe(200);
    const [large, unknown] = [from('2001:db8:1:2::1'), {}];
    for (const headers of [large, unknown]) expect(await ask('STAR', headers)).toBe(429);
    for (const headers of [home, unknown, from('192.0.2.1'), from('2001:db8:2::1')])
      expect(await ask('MOON', headers)).toBe(200);
    await exec`update private.recent_senders set at = at - interval '61 minutes'`;
    expect(await ask('STAR', large)).toBe(200);
  });

  test.each([{}, from('203.0.113.9')])('from %o only codes quoted there count', async (headers) => {
    expect(await (await request('MOON', headers)).json()).toMatchObject({
      message: 'price-changed',
    });
    await ask('moon', headers);
    expect((await request('MOON', headers)).status).toBe(201);
  });

  test('a right one is kept once an hour for each network, however often it is quoted', async () => {
    const kept = async () => (await backend.sql`select from private.recent_senders`).length;
    for (let i = 0; i < 5; i += 1) expect(await ask('MOON', from('192.0.2.1'))).toBe(200);
    expect(await kept()).toBe(1);
    await exec`update private.recent_senders set at = at - interval '61 minutes'`;
    await ask('MOON', from('192.0.2.1'));
    expect(await kept()).toBe(2);
  });

  test('looking one up reads as many stays whether it is right or wrong', async () => {
    await exec`insert into reservations (room_id, email, guests, nights, promo_code, status, check_in)
      select 'room-standard', 'a@example.com', 1, 1, 'MOON', 'checked_out', '2020-01-01'
      from generate_series(1, 40)`;
    const read = async () => {
      const [row] = await backend.sql<{ read: number }>`
        select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read
        from pg_stat_xact_user_tables where relid = 'reservations'::regclass`;
      return row?.read ?? 0;
    };
    const reads: number[] = [];
    for (const code of ['MOON', 'wrong']) {
      const before = await read();
      await backend.sql`select private.quote('room-standard', null, 1, 1, null, ${code})`;
      reads.push((await read()) - before);
    }
    const [right, no] = reads;
    expect(right).toBeGreaterThanOrEqual(40);
    expect(no).toBe(right);
  });
});

describe('the network', () => {
  const networkOf = async (headers: unknown) => {
    const text = typeof headers === 'string' ? headers : JSON.stringify(headers);
    const sql = 'select private.network_of($1)::text as network';
    return (await backend.serviceSql<{ network: string | null }>(sql, [text]))[0]?.network;
  };

  test.each([
    [from('203.0.113.77'), '203.0.113.0/24'],
    [from(' 203.0.113.77 '), '203.0.113.0/24'],
    [from('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64'],
    [from('::ffff:203.0.113.77'), '203.0.113.0/24'],
    [from('::FFFF:cb00:714d'), '203.0.113.0/24'],
    [{ 'x-forwarded-for': '203.0.113.77, 198.51.100.1' }, '203.0.113.0/24'],
    [{ 'x-forwarded-for': '198.51.100.1', ...from('203.0.113.77') }, '203.0.113.0/24'],
  ])('%j comes from %s', async (headers, network) => {
    expect(await networkOf(headers)).toBe(network);
  });

  // The private addresses belong to a gateway, not to the sender.
  const ODD = `unknown 203.0.113 203.0.113.7:443 999.1.1.1 fe80::1%eth0
    127.0.0.1 ::1 10.1.2.3 172.20.0.1 192.168.1.7 ::ffff:10.0.0.1 fd00::1 0.1.2.3 100.64.0.1
    169.254.1.1 fe80::1`;
  test.each([
    ...'|{|null|[]|"text"|{}'.split('|'),
    ...['', '1'.repeat(10_000), ...ODD.split(/\s+/)].map(from),
    { 'cf-connecting-ip': { a: 1 } },
    { 'cf-connecting-ip': null },
    { 'x-forwarded-for': ',,,' },
  ])('%j names none', async (headers) => {
    expect(await networkOf(headers)).toBeNull();
  });

  test.each(['nonsense', '203.0.113.7:443', `1${'.1'.repeat(3000)}`, '"', '\\', '{"a":1}'])(
    'the header %j does not keep a form from being stored',
    async (value) => {
      expect((await send('messages', { 'x-forwarded-for': value })).status).toBe(201);
      expect((await send('messages', from(value))).status).toBe(201);
    },
  );
});

describe('what is kept of a sender', () => {
  test('is a hash that nobody can read and that a new day cannot match', async () => {
    await send('messages', from('203.0.113.1'));
    await send('messages', from('203.0.113.2'));
    const [first, second] = await kept();
    expect(first?.sender).toMatch(/^[0-9a-f]{64}$/);
    expect(second).toEqual(first);
    await exec`update private.sender_key set made_at = now() - interval '25 hours'`;
    await send('messages', from('203.0.113.1'));
    expect(new Set((await kept()).map(({ sender }) => sender)).size).toBe(2);
    expect(await backend.sql`select from private.sender_key`).toHaveLength(1);
  });

  test('is not the address, in no table', async () => {
    await send('messages', from('203.0.113.201'));
    const { rows } = await backend.db.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'private')`,
    );
    const contents = await Promise.all(
      rows.map(({ name }) => backend.serviceSql(`select to_jsonb(t)::text as row from ${name} t`)),
    );
    expect(JSON.stringify(contents)).not.toContain('203.0.113');
    expect(JSON.stringify(contents)).toContain('room-standard'); // it did look
  });

  test('goes with a purge too, where no form comes in any more', async () => {
    await send('messages', from('203.0.113.1'));
    await exec`update private.recent_senders set at = at - interval '11 minutes'`;
    await (await backend.signInAsAdmin()).rpc('purge_expired');
    expect(await kept()).toEqual([]);
  });

  test.each(['anon', 'authenticated'])('%s reads neither it nor its key', async (role) => {
    for (const table of ['recent_senders', 'sender_key']) {
      const reading = backend.db.transaction(async (tx) => {
        await tx.exec(`set local role ${role}`);
        return tx.query(`select * from private.${table}`);
      });
      await expect(reading).rejects.toThrow(/permission denied/);
    }
  });
});
