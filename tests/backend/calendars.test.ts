import { addDays } from '@/basics/time/dates';
import { instantOf } from '@/basics/time/instant';
import { startCalendars } from '../../supabase/embedded/calendars.ts';
import { FEEDS, FEEDS_TODAY } from '../support/calendar-feeds.ts';
import { listen } from '../support/deployment/listen.ts';
import { openHotel } from '../support/hotel.ts';

/** Tests both calendar functions over HTTP against a fake booking site. */

const backend = await openHotel({ now: () => instantOf(`${FEEDS_TODAY}T05:00:00Z`) });
const { admin, exec, serviceSql, putStay, putListing, backend: running } = backend;
const ROOM = 'room-standard';
const READ = '/functions/v1/read-calendars';

const shelf = new Map<string, { body: string | Uint8Array; status?: number }>();
const asked: (string | undefined)[] = [];
const channel = await listen(async (incoming, outgoing) => {
  asked.push(incoming.headers['if-none-match']);
  const { body, status = 200 } = shelf.get(incoming.url ?? '') ?? { body: '', status: 404 };
  const isKnown = incoming.headers['if-none-match'] === '"1"';
  outgoing.writeHead(isKnown ? 304 : status, { etag: '"1"' }).end(isKnown ? '' : body);
});
afterAll(channel.close);

beforeEach(async () => {
  vi.stubEnv('HOTEL_LOCAL_FEEDS', '1');
  shelf.clear();
  asked.length = 0;
  await exec`create or replace function private.hotel_today() returns date language sql stable
    set search_path = '' as 'select date ''${FEEDS_TODAY}'''`;
  await exec`delete from listings where true`;
  await exec`delete from reservations where true`;
  await exec`update rooms set units = 1 where id = '${ROOM}'`;
});

const listing = (columns: Record<string, unknown> = {}) =>
  putListing({ channel: 'airbnb', import_url: `${channel.origin}/cal.ics`, ...columns });

async function post(body: unknown, who = admin) {
  const { data } = await who.auth.getSession();
  const token = data.session?.access_token;
  const answer = await backend.post(READ, body, token ? { authorization: `Bearer ${token}` } : {});
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const get = (key: string, init: RequestInit = {}) =>
  backend.request(`/functions/v1/calendar/${key}.ics`, {
    ...init,
    headers: { apikey: '', ...init.headers },
  });

const STAY = (from: string, to: string, more = '') =>
  `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART;VALUE=DATE:${from}\r\nDTEND;VALUE=DATE:${to}\r\n${more}END:VEVENT\r\nEND:VCALENDAR\r\n`;

async function held(id: string): Promise<string[]> {
  const rows = await serviceSql<{ night: string }>(
    'select night::text from private.held_nights where listing_id = $1 order by 1',
    [id],
  );
  return rows.map(({ night }) => night);
}

describe('reading', () => {
  test('staff look at a calendar before anything is held, and then read it', async () => {
    shelf.set('/cal.ics', { body: STAY('20271110', '20271113') });
    const { id } = await listing();
    const looked = await post({ listing: id, look: true });
    expect(looked).toMatchObject({ status: 200, body: { listing: id, error: null } });
    expect(looked.body['taken']).toMatchObject({
      held: 1,
      nights: 3,
      found: [{ uid: 'a', from_date: '2027-11-10', to_date: '2027-11-13', state: 'held' }],
    });
    expect(await held(id)).toEqual([]);
    const read = await post({ listing: id });
    expect(read.body['taken']).toMatchObject({ held: 1, nights: 3 });
    expect(await held(id)).toEqual(['2027-11-10', '2027-11-11', '2027-11-12']);
    expect(asked).toEqual([undefined, undefined]);
  });

  test('whoever does not administer may not, and nothing is asked of the channel', async () => {
    const { id } = await listing();
    const staff = await backend.signInAs('reader');
    for (const who of [staff, backend.client()])
      expect((await post({ listing: id }, who)).status).toBe(403);
    expect((await backend.request(READ)).status).toBe(405);
    expect((await backend.request('/functions/v1/else', { method: 'POST' })).status).toBe(404);
    expect(asked).toEqual([]);
  });

  test('a failing booking site is reported, and its nights stay held', async () => {
    shelf.set('/cal.ics', { body: STAY('20271110', '20271113') });
    const { id } = await listing();
    await post({ listing: id });
    for (const [sick, error] of [
      [{ body: '<html>' }, 'not-a-calendar'],
      [{ body: '' }, 'not-a-calendar'],
      [{ body: STAY('20271110', '20271113').slice(0, 60) }, 'not-a-calendar'],
      [{ body: 'x'.repeat(2_000_000) }, 'too-large'],
      [{ body: 'away', status: 503 }, 'status'],
    ] as const) {
      shelf.set('/cal.ics', sick);
      for (let round = 0; round < 3; round++)
        expect((await post({ listing: id })).body).toMatchObject({ error });
      expect(await held(id)).toHaveLength(3);
    }
    const { data } = await admin.from('listings').select('error_code, last_error').single();
    expect(data).toEqual({ error_code: 'status', last_error: '503' });
  });

  test('an address of this machine is read only by who has asked for that', async () => {
    vi.stubEnv('HOTEL_LOCAL_FEEDS', '');
    const { id } = await listing();
    expect((await post({ listing: id })).body).toMatchObject({ error: 'not-https' });
    expect(asked).toEqual([]);
  });

  test('the clock reads all that is due, at once when it is started, and an unchanged one for less', async () => {
    shelf.set('/cal.ics', { body: STAY('20271110', '20271113') });
    shelf.set('/b.ics', { body: STAY('20271120', '20271121') });
    const one = await listing();
    const other = await listing({ room_id: 'room-premier', import_url: `${channel.origin}/b.ics` });
    const said: string[] = [];
    const tick = async () => {
      const clock = startCalendars(running.sql, (line) => said.push(line));
      await clock.stop();
    };
    await tick();
    expect([await held(one.id), await held(other.id)].flat()).toHaveLength(4);
    await tick(); // a quarter of an hour is not over
    expect(asked).toEqual([undefined, undefined]);
    await exec`update listings set tried_at = now() - interval '15 minutes'`;
    await tick();
    expect(asked.slice(2)).toEqual(['"1"', '"1"']);
    expect(said).toEqual([]);
    expect((await held(one.id)).length).toBe(3);
  });
});

describe('giving', () => {
  test('a channel gets our full nights for a key, and nothing of the guest', async () => {
    const { export_key: key } = await listing();
    const stay = { room_id: ROOM, check_in: '2027-11-10', nights: 3, status: 'confirmed' };
    await putStay({ ...stay, guest_name: 'Sok Dara', email: 'sok@example.com' });
    const answer = await get(key);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    const text = await answer.text();
    expect(text).toContain('DTSTART;VALUE=DATE:20271110\r\nDTEND;VALUE=DATE:20271113\r\n');
    expect(text).not.toMatch(/sok|dara/i);
    const etag = answer.headers.get('etag') ?? '';
    const again = await get(key, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await get(key, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  });

  test('a wrong key is nobody’s, and one that was made anew is no longer any', async () => {
    const { id, export_key: key } = await listing();
    expect((await get(key.replaceAll(/[0-9a-f]/g, 'a'))).status).toBe(404);
    const { data } = await admin
      .from('listings')
      .update({ export_key: 'b'.repeat(40) })
      .eq('id', id)
      .select('export_key')
      .single();
    expect((await get(key)).status).toBe(404);
    expect((await get(String(data?.export_key))).status).toBe(200);
  });

  test('who asks without end is told to wait', async () => {
    const { export_key: key } = await listing();
    const statuses = [];
    for (let round = 0; round < 62; round++) statuses.push((await get(key)).status);
    expect(statuses.indexOf(429)).toBe(60);
  });

  test('importing our own exported calendar holds no nights', async () => {
    const { id, export_key: key } = await listing();
    await putStay({ room_id: ROOM, check_in: '2027-11-10', nights: 3, status: 'confirmed' });
    shelf.set('/cal.ics', { body: await (await get(key)).text() });
    expect((await post({ listing: id })).body['taken']).toMatchObject({
      echoes: 1,
      held: 0,
      conflicts: 0,
    });
    expect(await held(id)).toEqual([]);
  });
});

describe('the nights that a calendar holds', () => {
  function nightsOf(says: readonly string[]): string[] {
    const nights = new Set<string>();
    for (const one of says) {
      const [, from = '', to = ''] =
        / → (\S+)\/(\S+)$/.exec(one) ??
        / (\d{4}-\d\d-\d\d) (\d{4}-\d\d-\d\d)(?! (?:cancelled|transparent))/.exec(one) ??
        [];
      for (let night = from; night < to; night = addDays(night, 1))
        if (night >= FEEDS_TODAY && night <= addDays(FEEDS_TODAY, 740)) nights.add(night);
    }
    return [...nights].sort();
  }
  const readable = FEEDS.flatMap(({ says, ...feed }) =>
    typeof says === 'string' ? [] : [{ ...feed, says }],
  );
  test.each(readable)('$name', async ({ feed, says }) => {
    shelf.set('/cal.ics', { body: feed });
    const { id } = await listing();
    expect((await post({ listing: id })).body['error']).toBe(null);
    expect(await held(id)).toEqual(nightsOf(says));
  });
});
