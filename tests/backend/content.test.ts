import { fetchContent } from '@/content/store/services/content-service';
import { startTestBackend } from '../support/backend.ts';
import { openHotel, saveSection } from '../support/hotel.ts';
import { putRows } from './access/matrix.ts';
import { RULES } from './access/rules.ts';

const backend = await openHotel();
const { admin, sql, exec, change } = backend;
backend.answerFetch();

const hero = (title: string) => ({ title, subtitle: '', image: '', sky: '' });

describe('updated_at', () => {
  test('only ever grows, in whole milliseconds', async () => {
    let last = 0;
    for (let i = 0; i < 20; i += 1) {
      const { data } = await change('room-deluxe', { price: 200 }, 'rooms');
      const now = Date.parse(data?.[0].updated_at);
      expect(now).toBeGreaterThan(last);
      last = now;
    }
    const [row] = await sql`select updated_at = date_trunc('milliseconds', updated_at) as exact
      from rooms where id = 'room-deluxe'`;
    expect(row).toEqual({ exact: true });
  });

  test('[N-20] of the client does not count, even from an administrator', async () => {
    const { data } = await admin
      .from('hotel_config')
      .update({ value: hero('From the future'), updated_at: '2199-01-01T00:00:00Z' })
      .eq('key', 'heroSection')
      .select()
      .single();
    expect(Math.abs(Date.parse(data.updated_at) - Date.now())).toBeLessThan(60_000);
  });

  test('grows even when the clock went back', async () => {
    await exec`
      alter table rooms disable trigger touch_updated_at;
      update rooms set updated_at = date_trunc('milliseconds', now()) + interval '1 hour';
      alter table rooms enable trigger touch_updated_at`;
    const versions = async () =>
      (
        await sql<{ ms: number }>`
          select extract(epoch from updated_at)::float8 * 1000 as ms from rooms order by id`
      ).map(({ ms }) => Math.round(ms));
    const before = await versions();
    await exec`update rooms set position = position`;
    expect(await versions()).toEqual(before.map((ms) => ms + 1));
  });
});

test('[N-36] a version read from site_content can be saved against too', async () => {
  const { data } = await backend.client().rpc('site_content', {}, { get: true });
  const { heroSection: seen } = data.sectionVersions;
  const save = () => saveSection(admin, 'heroSection', hero('Read')).eq('updated_at', seen);
  expect([(await save()).data?.length, (await save()).data?.length]).toEqual([1, 0]);
});

describe('site_content', () => {
  test('rooms and testimonials come in their order', async () => {
    await admin.rpc('reorder_rooms', { ids: ['room-premier', 'room-standard', 'room-deluxe'] });
    const { data } = await backend.client().rpc('site_content', {}, { get: true });
    expect(data.rooms.map((room: { id: string }) => room.id)).toEqual([
      'room-premier',
      'room-standard',
      'room-deluxe',
    ]);
  });

  test('grows in none of its tables without end, and what is over does not count', async () => {
    const { rows } = await backend.db.query<{ name: string; limits: string[] }>(`
      select t as name, array_agg(f.proname) filter (where f.proname ~ '^(limit_|check_(page|section))')
        as limits
      from unnest(private.content_tables()) t
      left join pg_trigger g on g.tgrelid = ('public.' || t)::regclass
      left join pg_proc f on f.oid = g.tgfoid group by t`);
    expect(rows.filter(({ limits }) => !limits)).toEqual([]);
    const charges = (from: number, to: number) => exec`insert into charges (id, kind, percent)
      select 'fee-' || n, 'fee', 1 from generate_series(${from}::int, ${to}::int) n`;
    await charges(1, 19);
    await expect(charges(20, 20)).rejects.toMatchObject({
      code: 'PT413',
      message: 'too-many-rows',
      detail: '{"most": 20}',
    });
    await exec`delete from charges where id <> 'fee'`;
    const periods = (many: number, year: number) => exec`insert into price_periods
        (room_id, name, from_night, to_night, price)
      select r.id, 'Season', d, d + 1, 90 from rooms r cross join lateral (
        select make_date(${year}::int, 1, 1) + n * 2 as d from generate_series(1, ${many}::int) n) s`;
    const unchecked = (what: string) => exec`alter table price_periods ${what} trigger user;
      alter table price_periods enable trigger limit_rows`;
    await unchecked('disable');
    await periods(1500, 2001);
    await expect(periods(1500, 2101)).rejects.toMatchObject({ message: 'too-many-rows' });
    await exec`delete from price_periods`;
    await unchecked('enable');
  });

  test('of an empty database is empty lists, not null', async () => {
    const bare = await startTestBackend({ seed: false });
    const { data } = await bare.client().rpc('site_content', {}, { get: true });
    await bare.stop();
    expect(data).toMatchObject({ rooms: [], testimonials: [], images: [] });
    expect(data.sections).toBeTypeOf('object');
  });
});

/** The answer of `site_content()` to a caller that sends the version it has (decision 0046). */
describe('a version of the content', () => {
  const question = async (args: object) =>
    (await backend.client().rpc('site_content', args, { get: true })).data;
  const partsOf = ({ sections, prices, ...lists }: Record<string, unknown>) => {
    const { rooms, testimonials, images, pages } = lists;
    const parts = { ...Object(sections), rooms, testimonials, images, pages, ...Object(prices) };
    return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  };

  test('that is current is all of the answer, and the content stays the same object', async () => {
    const known = await fetchContent();
    expect(await question({ known: known.version })).toEqual({ version: known.version });
    expect(await fetchContent(undefined, known)).toBe(known);
  });

  test.each(['d41d8cd98f00b204e9800998ecf8427e', '', 'x'.repeat(2000), 'rooms-1.', 'rooms-é'])(
    'is not %j: that is answered with everything',
    async (known) => expect(await question({ known })).toEqual(await question({})),
  );

  test('is for a page of 1.0.0 a text of 32 characters, with which it goes on', async () => {
    const { version, versions } = await question({});
    expect([version, version === versions]).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}$/),
      false,
    ]);
    expect(await question({ known: version })).toEqual({ version });
    await change('room-deluxe', { price: 203 }, 'rooms');
    const newer = await question({ known: version });
    expect(Object.keys(newer)).toEqual(expect.arrayContaining(['sections', 'rooms', 'prices']));
    expect(await question({ known: newer.version })).toEqual({ version: newer.version });
  });

  test('a save of a part brings that part alone, whichever it is; all others stay the same objects', async () => {
    const rows = async (select: string) =>
      (await backend.db.query<{ key: string }>(select)).rows.map(({ key }) => key);
    const tables = (await rows('select unnest(private.content_tables()) as key')).filter(
      (name) => name !== 'hotel_config',
    );
    await putRows(backend.db, ...RULES.filter(({ table }) => tables.includes(table)));
    const changed = new Set<string>();
    let known = await fetchContent();
    async function partsAfter(statement: string): Promise<string[]> {
      await backend.db.exec(statement);
      const brought = Object.keys(partsOf(await question({ known: known.version })));
      const content = await fetchContent(undefined, known);
      const whole = await fetchContent();
      expect([statement, content]).toEqual([statement, whole]);
      const was: Record<string, unknown> = partsOf(known);
      for (const [name, part] of Object.entries(partsOf(content)))
        if (!brought.includes(name)) expect([name, part === was[name]]).toEqual([name, true]);
      for (const name of brought) changed.add(name);
      known = whole;
      return brought;
    }
    for (const key of await rows('select key from public.hotel_config'))
      expect(
        await partsAfter(`update public.hotel_config set key = key where key = '${key}'`),
      ).toEqual([key]);
    for (const table of tables) {
      const one = `ctid = (select min(ctid) from public.${table} t)`;
      // Saving a row returns its own table's part of the content and no other.
      expect(
        (await partsAfter(`update public.${table} set updated_at = now() where ${one}`)).length,
      ).toBeLessThanOrEqual(1);
      await partsAfter(`delete from public.${table}`);
    }
    const parts = await rows('select part as key from private.content_versions(null)');
    expect(parts.filter((name) => !changed.has(name))).toEqual([]);
  });

  test('counts translations in its language: a part brings its own, a translation brings everything', async () => {
    await admin.from('hotel_config').upsert({ key: 'heroSection', value: hero('By the sea') });
    const translate = (text: string, seen: string | null) =>
      admin.rpc('save_translations', {
        to_language: 'km',
        entries: [{ source: 'By the sea', text, seen }],
      });
    const { data: saved } = await translate('មាត់សមុទ្រ', null);
    const known: string = (await question({ language: 'km' })).versions;
    expect(await question({ known, language: 'km' })).toEqual({ version: known });
    await exec`update hotel_config set key = key where key = 'heroSection'`;
    const { sections, rooms, translations } = await question({ known, language: 'km' });
    expect([Object.keys(sections), rooms, translations]).toEqual([
      ['heroSection'],
      undefined,
      { 'By the sea': 'មាត់សមុទ្រ' },
    ]);
    const { version } = await question({});
    await translate('នៅមាត់សមុទ្រ', saved[0].updatedAt);
    const newer = await question({ known, language: 'km' });
    expect([newer.since, newer.rooms]).toEqual([undefined, expect.any(Array)]);
    const other = await question({});
    expect([other.version, other.translations]).toEqual([version, undefined]);
  });
});
