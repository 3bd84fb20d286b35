import { isLink } from '@/content/schema/link';
import { pageSchema, type Page } from '@/content/schema/page';
import { isShownOn } from '@/website/custom-pages/shown-pages';
import { isSlug, TAKEN_SLUGS } from '@/website/custom-pages/slug';
import { addDays, hotelToday } from '@/basics/time/dates';
import { BLOCKS_MAX, FORMER_SLUGS_MAX, PAGES_MAX, PARAGRAPH_MAX } from '@/basics/rules/limits';
import { fetchContent } from '@/content/store/services/content-service';
import { itemTable } from '@/content/store/staff-calls/item-table';
import { rowSchema, rowTimestamp } from '@/content/store/staff-calls/row-schema';
import { signIn } from '@/basics/session/staff-calls/auth';
import { openHotel } from '../support/hotel.ts';

const backend = await openHotel();
const { admin, visitor, sql, exec, change } = backend;
const staff = await backend.signInAs('reader');
beforeEach(() => exec`delete from pages; delete from page_previews; delete from translations`);

const today = hotelToday();
const page = (id: string, more: object = {}) => ({
  id,
  slug: id,
  title: 'The table',
  status: 'published',
  ...more,
});
const block = (id: string, more: object = {}) => ({ id, kind: 'text', hidden: false, ...more });
const put = (id: string, more: object = {}) => admin.from('pages').insert(page(id, more));
const stored = async (id: string) =>
  (await admin.from('pages').select().eq('id', id).single()).data as Record<string, unknown>;

describe('who reads them', () => {
  const PAGES = [
    ['published', {}],
    ['draft', { status: 'draft' }],
    ['from-today', { shows_from: today }],
    ['until-today', { shows_until: today }],
    ['tomorrow', { shows_from: addDays(today, 1) }],
    ['yesterday', { shows_until: addDays(today, -1) }],
    ['draft-between', { status: 'draft', shows_from: today, shows_until: today }],
    ['between', { shows_from: addDays(today, -1), shows_until: addDays(today, 1) }],
  ] as const;
  const SHOWN = ['between', 'from-today', 'published', 'until-today'];
  beforeEach(async () => {
    for (const [id, more] of PAGES) expect((await put(id, more)).error).toBeNull();
  });

  test('visitors, and staff without rights, are given what is published and between its days', async () => {
    for (const reader of [visitor, staff]) {
      const { data: content } = await reader.rpc('site_content', {}, { get: true });
      const ids = (content.pages as Page[]).map(({ id }) => id);
      expect(ids.toSorted()).toEqual(SHOWN);
    }
  });

  test('administrators read all of them, and tell by the same rule which are shown', async () => {
    const { data } = await admin.from('pages').select('*').order('id');
    expect(data).toHaveLength(PAGES.length);
    const shown = data?.filter(({ status, shows_from: showsFrom, shows_until: showsUntil }) =>
      isShownOn({ slug: '', status, showsFrom, showsUntil }, today),
    );
    expect(shown?.map(({ id }) => id as string)).toEqual(SHOWN);
  });

  test('the day is the one of the hotel’s calendar, not the server’s', async () => {
    const [day] = await sql<{ day: string }>`select private.hotel_today()::text as day`;
    expect(day?.day).toBe(today);
  });
});

async function judged(rule: string, values: readonly string[]): Promise<string[]> {
  const rows = await backend.serviceSql<{ value: string }>(
    `select value from unnest($1::text[]) value where private.${rule}(value)`,
    [values],
  );
  return rows.map(({ value }) => value);
}

test('an address that code refuses the database refuses too', async () => {
  const slugs = [
    ...TAKEN_SLUGS,
    ...'spa spa-1 a 7 2026 room roomss staying spa-and-pool khm enn'.split(' '),
    ...'-spa spa- spa--pool Spa spa/pool spa.html späh ស្ប៉ា spa_1'.split(' '),
    ...'|spa pool|spa\n| spa'.split('|'),
    'a'.repeat(60),
    'a'.repeat(61),
    '..',
    '%2e',
  ];
  // Reserved slugs: only the rows that order the home page and About have them.
  const free = slugs.filter((slug) => isSlug(slug) || slug === 'home' || slug === 'about');
  expect(await judged('is_slug', slugs)).toEqual(free);
  expect(free.length).toBeGreaterThan(8);
});

test('a link that code refuses the database refuses too', async () => {
  const links = [
    ...`/ /rooms /rooms/room-1?x=1#book /km/spa #book # //evil.example /\\evil.example /a\\b /a"b /a'b
      /<b> https://a.example/x?y=z https:// http://a.example HTTPS://a.example mailto:a@b.example
      mailto:a@b.example?bcc=c@d.example mailto: tel:(012)34-5.6 tel: tel:12;ext=3 rooms #ស្ប៉ា /ស្ប៉ា
      javascript:alert(1) data:text/html,x`.split(/\s+/),
    ...'|#a b|/a b|https:// a|tel:+855 12 345 678| /rooms|/rooms |/a\nb|/a\tb'.split('|'),
    ...'/a\u00a0b|/a\u2028b|/a\u3000b|https://a.example/\n|tel:1\u00a02'.split('|'),
    `/${'a'.repeat(499)}`,
    `/${'a'.repeat(500)}`,
  ];
  const good = links.filter(isLink);
  expect(await judged('is_link', links)).toEqual(good);
  expect(good.length).toBeGreaterThan(8);
});

describe('what is refused', () => {
  const many = (count: number, more: object = {}) =>
    Array.from({ length: count }, (_, nth) => block(`b${nth}`, more));
  test.each<[string, object]>([
    ['blocks that are none', { blocks: {} }],
    ['nothing in place of blocks', { blocks: null }],
    ['a block that is a text', { blocks: ['text'] }],
    ['a block without an id', { blocks: [{ kind: 'text', hidden: false }] }],
    ['a block of no kind', { blocks: [{ id: 'a', hidden: false }] }],
    [
      'what is nested a thousand deep',
      { blocks: [block('a', { items: JSON.parse('['.repeat(1000) + ']'.repeat(1000)) })] },
    ],
    ['a block that is hidden or not', { blocks: [{ id: 'a', kind: 'text' }] }],
    ['an id with other signs', { blocks: [block('a b')] }],
    ['two blocks of one id', { blocks: [block('a'), block('a')] }],
    ['one block too many', { blocks: many(BLOCKS_MAX + 1) }],
    ['a text that is too long', { blocks: [block('a', { title: 'x'.repeat(PARAGRAPH_MAX + 1) })] }],
    ['too much in all', { blocks: many(60, { title: 'x'.repeat(PARAGRAPH_MAX) }) }],
    ['a picture by script', { blocks: [block('a', { image: 'javascript:alert(1)' })] }],
    ['one of a list of pictures', { blocks: [block('a', { images: ['', 'data:x'] })] }],
    ['a link to a script', { blocks: [block('a', { to: 'javascript:alert(1)' })] }],
    ['one inside a list', { blocks: [block('a', { items: [{ to: '//evil.example' }] })] }],
    ['one inside a text', { blocks: [block('a', { body: [{ text: '[x]( JavaScript:y)' }] })] }],
    ['an address that is the site’s', { slug: 'rooms' }],
    ['former addresses that are none', { former_slugs: {} }],
    ['one that was never any', { former_slugs: ['../etc'] }],
    ['too many of them', { former_slugs: Array(FORMER_SLUGS_MAX + 1).fill('spa') }],
  ])('%s', async (_what, more) => {
    const { error } = await put('spa', more);
    expect(error?.code).toBe('PT422');
    expect(await sql`select from pages`).toHaveLength(0);
  });

  test.each<[string, object]>([
    ['no title', { title: ' ' }],
    ['a long one', { title: 'x'.repeat(161) }],
    ['a long description', { description: 'x'.repeat(301) }],
    ['a picture that is none', { image: 'javascript:alert(1)' }],
    ['another purpose', { about: 'channel' }],
    ['another place', { place: 'sky' }],
    ['another status', { status: 'secret' }],
    ['a day that is none', { shows_from: '2026-13-01' }],
    ['days the wrong way round', { shows_from: '2026-02-02', shows_until: '2026-02-01' }],
  ])('%s', async (_what, more) => {
    expect((await put('spa', more)).error).not.toBeNull();
    expect(await sql`select from pages`).toHaveLength(0);
  });

  test('not letters that only look like a link to a script', async () => {
    const said = String.raw`\[x\](javascript:y)`;
    const blocks = [block('a', { title: '[x](javascript:y)', body: [{ text: said }] })];
    expect((await put('spa', { blocks })).error).toBeNull();
    const led = [block('a', { body: [{ text: String.raw`\\[x\\](javascript:y)` }] })];
    expect((await put('pool', { blocks: led })).error?.code).toBe('PT422');
  });

  test('not what just fits', async () => {
    const blocks = [
      ...many(BLOCKS_MAX - 1, { title: '', image: '', images: [], to: '' }),
      block('z'.repeat(40), { title: 'ឆ'.repeat(PARAGRAPH_MAX), to: 'tel:+855', image: '' }),
    ];
    const most = { title: 'x'.repeat(160), description: 'x'.repeat(300), slug: 'a'.repeat(60) };
    expect((await put('spa', { ...most, blocks })).error).toBeNull();
  });

  test('the page after the fortieth, but not the order of the home page and About', async () => {
    for (let nth = 0; nth < PAGES_MAX; nth += 1)
      expect((await put(`page-${nth}`)).error).toBeNull();
    expect((await put('one-more')).error).toMatchObject({ code: 'PT413' });
    expect((await put('home')).error).toBeNull();
    expect((await put('about')).error).toBeNull();
    const { error } = await change('page-3', { title: 'New' }, 'pages');
    expect(error).toBeNull();
    await admin.from('pages').delete().eq('id', 'page-3');
    expect((await put('one-more')).error).toBeNull();
  });
});

describe('addresses that a page had', () => {
  const rename = async (slug: string) => {
    const { error } = await change('spa', { slug }, 'pages');
    expect(error).toBeNull();
    return (await stored('spa'))['former_slugs'];
  };

  test('lead to it, each once, and not one that it has again', async () => {
    await put('spa');
    expect(await rename('wellness')).toEqual(['spa']);
    expect(await rename('baths')).toEqual(['spa', 'wellness']);
    expect(await rename('spa')).toEqual(['wellness', 'baths']);
  });

  test('are none of a page that nobody has seen', async () => {
    await put('spa', { status: 'draft' });
    expect(await rename('wellness')).toEqual([]);
  });

  test('are the last twenty, and nobody writes them', async () => {
    await put('spa');
    for (let nth = 1; nth <= FORMER_SLUGS_MAX + 3; nth += 1) await rename(`spa-${nth}`);
    const former = (await stored('spa'))['former_slugs'] as string[];
    expect(former).toHaveLength(FORMER_SLUGS_MAX);
    expect(former.at(-1)).toBe('spa-22');
    await change('spa', { former_slugs: ['mine'] }, 'pages');
    expect((await stored('spa'))['former_slugs']).toEqual(former);
  });
});

describe('saving', () => {
  const table = itemTable<Page, Record<string, unknown>>({
    table: 'pages',
    place: 'position',
    row: rowSchema({ ...pageSchema.entries, updatedAt: rowTimestamp }),
  });
  const draft = { slug: 'spa', title: 'The spa', status: 'published' };
  beforeEach(async () => {
    backend.answerFetch();
    await signIn('admin@hotel.test', 'admin-demo-1');
  });

  test('takes no address that another page has', async () => {
    await table.insert('spa', draft, 0);
    await expect(table.insert('other', draft, 1)).rejects.toThrow();
    expect(await sql`select id from pages`).toEqual([{ id: 'spa' }]);
  });

  test('puts pages in an order, which visitors read; one that is gone meanwhile is passed over', async () => {
    for (const [place, id] of ['a1', 'b1', 'c1'].entries())
      await table.insert(id, { ...draft, slug: id }, place);
    const moved = await table.reorder(['c1', 'gone', 'a1', 'b1']);
    expect(moved.map(({ id }) => id).toSorted()).toEqual(['a1', 'b1', 'c1']);
    expect((await fetchContent()).pages.map(({ id }) => id)).toEqual(['c1', 'a1', 'b1']);
    const { error } = await staff.rpc('reorder_pages', { ids: ['b1', 'a1'] });
    expect(error).toBeNull();
    expect((await fetchContent()).pages.map(({ id }) => id)).toEqual(['c1', 'a1', 'b1']);
  });
});

describe('in other languages', () => {
  const BLOCKS = [block('a', { title: 'By the river', items: [{ name: 'Fish' }] })];
  const translate = (source: string, text: string) =>
    admin.rpc('save_translations', { to_language: 'fr', entries: [{ source, text, seen: null }] });

  test('a correction takes its translation along, a block that moves keeps it', async () => {
    await put('spa', { blocks: BLOCKS });
    await translate('By the river', 'Au bord du fleuve');
    const [first] = BLOCKS;
    const blocks = [block('b', { title: 'New' }), { ...first, title: 'By the river' }];
    await change('spa', { blocks }, 'pages');
    expect(await sql`select source from translations`).toEqual([{ source: 'By the river' }]);
    const corrected = [block('b', { title: 'New' }), { ...first, title: 'By the rivers' }];
    await change('spa', { blocks: corrected }, 'pages');
    expect(await sql`select source, text from translations order by source desc limit 1`).toEqual([
      { source: 'By the rivers', text: 'Au bord du fleuve' },
    ]);
  });
});

describe('a page shown to somebody', () => {
  const show = async (shown: object, id: string | null = null) =>
    await admin.from('page_previews').insert({ page: shown, page_id: id }).select('key').single();
  const see = async (key: string) => (await visitor.rpc('page_preview', { key })).data as unknown;

  test('is read with its key, by nobody without it', async () => {
    const shown = { title: 'Soon', blocks: [block('a', { image: 'general/9-soon.jpg' })] };
    const { data } = await show(shown);
    await exec`insert into hotel_images (path, category, data, position, alt)
      values ('general/9-soon.jpg', 'general', 'https://example.com/', 900, 'Of a draft')`;
    expect(data?.key).toMatch(/^[0-9a-f]{40}$/);
    const images = [expect.objectContaining({ alt: 'Of a draft' })];
    expect(await see(String(data?.key))).toEqual({ ...shown, images });
    expect(await see('f'.repeat(40))).toBeNull();
    expect(await see('')).toBeNull();
    for (const reader of [visitor, staff])
      expect((await reader.from('page_previews').select()).data ?? []).toEqual([]);
  });

  test('is shown no more by a link that was taken back, or of a page that is gone', async () => {
    await put('spa');
    await put('pool');
    const keyOf = async (id: string) =>
      String((await show({ blocks: [], title: id }, id)).data?.key);
    const [spa, pool] = [await keyOf('spa'), await keyOf('pool')];
    await visitor.from('page_previews').delete().eq('page_id', 'spa');
    expect(await see(spa)).not.toBeNull();
    await admin.from('page_previews').delete().eq('page_id', 'spa');
    expect([await see(spa), await see(pool)]).toEqual([null, expect.anything()]);
    await admin.from('pages').delete().eq('id', 'pool');
    expect(await see(pool)).toBeNull();
  });

  test('is shown for a week', async () => {
    const { data } = await show({ blocks: [] });
    const key = String(data?.key);
    await sql`update page_previews set created_at = now() - interval '6 days 23 hours'`;
    expect(await see(key)).not.toBeNull();
    await sql`update page_previews set created_at = now() - interval '7 days 1 minute'`;
    expect(await see(key)).toBeNull();
    await show({ blocks: [] });
    expect(await sql`select from page_previews where key = ${key}`).toHaveLength(0);
  });

  test('is one of fifty, the oldest go', async () => {
    await sql`
      insert into page_previews (page) select '{"blocks": []}' from generate_series(1, 60)`;
    const { data } = await show({ blocks: [] });
    expect(await sql`select from page_previews`).toHaveLength(50);
    expect(await see(String(data?.key))).not.toBeNull();
  });

  test.each<[string, object]>([
    ['without blocks', {}],
    ['with a script in its blocks', { blocks: [block('a', { to: 'javascript:x' })] }],
    ['that is too long', { blocks: [], title: 'x'.repeat(131_072) }],
  ])('is none %s', async (_what, shown) => {
    expect((await show(shown)).error).toMatchObject({ code: 'PT422' });
  });
});
