import { LANGUAGE_CODES } from '@/words/languages';
import { openHotel, saveSection } from '../support/hotel.ts';

/** Database rules for translated texts (decision 0030). */

const backend = await openHotel();
const { admin, sql, exec, change } = backend;
beforeEach(() => sql`delete from translations`);

const HERO = { title: 'Come in', subtitle: 'Stay', image: '', sky: '' };
const hero = (value: object) => saveSection(admin, 'heroSection', value);

const save = (entries: object[], language = 'fr') =>
  admin.rpc('save_translations', { to_language: language, entries });
const content = async (args: object) =>
  (await backend.client().rpc('site_content', args, { get: true })).data;
const stored = () => sql<{ source: string; text: string }>`
  select language, source, text, made_from from translations order by language, text`;

test('a text is told in every other language that it is translated into', async () => {
  for (const language of LANGUAGE_CODES)
    await save([{ source: 'Come in', text: language, seen: null }], language);
  const [said] = await sql<{ said: object }>`select private.in_other_languages('Come in') as said`;
  const others = LANGUAGE_CODES.slice(1);
  expect(said?.said).toEqual(Object.fromEntries(others.map((code) => [code, code])));
});

describe('reading', () => {
  test('who names a language gets its translations of what is said, and of nothing else', async () => {
    await hero(HERO);
    await save([
      { source: 'Come in', text: 'Entrez', seen: null },
      { source: 'Said nowhere', text: 'Dit nulle part', seen: null },
    ]);
    await save([{ source: 'Come in', text: '请进', seen: null }], 'zh');
    expect((await content({ language: 'fr' })).translations).toEqual({ 'Come in': 'Entrez' });
    expect((await content({ language: 'zh' })).translations).toEqual({ 'Come in': '请进' });
    expect((await content({ language: 'xx' })).translations).toEqual({});
    expect(await content({})).not.toHaveProperty('translations');
  });
});

describe('saving', () => {
  test('adds, changes and takes away, and answers what is stored', async () => {
    const { data: added } = await save([{ source: 'A', text: 'Un', seen: null }]);
    expect(added).toEqual([
      { source: 'A', text: 'Un', madeFrom: null, updatedAt: expect.any(String) },
    ]);
    const { data: changed } = await save([{ source: 'A', text: 'Une', seen: added[0].updatedAt }]);
    expect(changed).toEqual([expect.objectContaining({ text: 'Une' })]);
    const { data: gone } = await save([{ source: 'A', text: ' ', seen: changed[0].updatedAt }]);
    expect(gone).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['over somebody’s new one', null],
    ['over a version that is not there any more', '2026-01-01T00:00:00Z'],
  ])('stores nothing %s, nor what was saved with it', async (_what, seen) => {
    await save([{ source: 'A', text: 'Un', seen: null }]);
    const { error } = await save([
      { source: 'B', text: 'Deux', seen: null },
      { source: 'A', text: 'Une', seen },
    ]);
    expect(error).toMatchObject({ message: 'someone else has translated this' });
    expect((await stored()).map(({ text }) => text)).toEqual(['Un']);
  });

  test.each([
    ['a placeholder is missing', { source: '{rooms} ways', text: 'Des chambres' }, 'fr'],
    ['the text is longer than any field', { source: 'A', text: 'x'.repeat(20_001) }, 'fr'],
    ['the source is longer than any field', { source: 'x'.repeat(20_001), text: 'A' }, 'fr'],
    ['there is no source', { source: ' ', text: 'A' }, 'fr'],
    ['the language is not known', { source: 'A', text: 'Un' }, 'xx'],
  ])('refuses one where %s', async (_what, entry, language) => {
    const { error, status } = await save([{ ...entry, seen: null }], language);
    expect({ error: error?.message, status }).toMatchObject({ status: 422 });
    expect(await stored()).toEqual([]);
  });

  test('takes a list of five hundred at once, and no more', async () => {
    const entry = (_: unknown, nth: number) => ({ source: `S${nth}`, text: `T${nth}`, seen: null });
    const list = Array.from({ length: 501 }, entry);
    expect((await save(list)).status).toBe(422);
    expect((await save(list.slice(1))).error).toBeNull();
  });
});

describe('a text that staff write anew', () => {
  test('takes its translation along, marked with what that was made from', async () => {
    await hero(HERO);
    await save([{ source: 'Come in', text: 'Entrez', seen: null }]);
    await hero({ ...HERO, title: 'Do come in' });
    const made = { language: 'fr', source: 'Do come in', text: 'Entrez', made_from: 'Come in' };
    expect(await stored()).toContainEqual(made);
    expect((await content({ language: 'fr' })).translations).toEqual({ 'Do come in': 'Entrez' });
    await hero({ ...HERO, title: 'Come on in' });
    expect(await stored()).toContainEqual({ ...made, source: 'Come on in' });
  });

  test('is not taken for that of a new text in its place, nor goes on telling another number', async () => {
    await hero(HERO);
    await save([
      { source: 'Come in', text: 'Entrez', seen: null },
      { source: 'Open until 10', text: 'Ouvert jusqu’à 10 h', seen: null },
    ]);
    await hero({ ...HERO, title: 'A garden by the river' });
    await hero({ ...HERO, title: 'Open until 10' });
    await hero({ ...HERO, title: 'Open until 11' });
    expect((await stored()).map(({ source }) => source)).toEqual(['Come in', 'Open until 10']);
  });

  test.each([
    ['of the same letters', 'Come in', 'Nice mo'],
    ['of one letter', 'A', 'B'],
  ])('is another one where it is %s, and no two are the same', async (_what, was, becomes) => {
    await hero({ ...HERO, title: was });
    await save([{ source: was, text: 'Entrez', seen: null }]);
    await hero({ ...HERO, title: becomes });
    expect((await stored()).map(({ source }) => source)).toEqual([was]);
  });

  test('has the old translation again when it is written as before', async () => {
    await hero(HERO);
    await save([{ source: 'Come in', text: 'Entrez', seen: null }]);
    await hero({ ...HERO, title: 'Do come in' });
    await hero(HERO);
    expect(await stored()).toContainEqual(
      expect.objectContaining({ source: 'Come in', text: 'Entrez', made_from: null }),
    );
  });

  test('keeps what is translated already, and a list that is put into another order', async () => {
    const amenities = (...list: string[]) => change('room-deluxe', { amenities: list }, 'rooms');
    await amenities('Desk', 'Safe');
    await save([
      { source: 'Desk', text: 'Bureau', seen: null },
      { source: 'Safe', text: 'Coffre', seen: null },
    ]);
    await amenities('Safe', 'Desk');
    await amenities('Desk', 'Safe', 'Lamp');
    expect((await stored()).map(({ source }) => source)).toEqual(['Desk', 'Safe']);
  });

  test('goes without one that would lose a placeholder, and the save goes through', async () => {
    const texts = { roomsIntro: '', contactIntro: '', notFound: '' };
    const lead = (roomsLead: string) => saveSection(admin, 'pageTexts', { ...texts, roomsLead });
    await lead('Ways to stay');
    await save([{ source: 'Ways to stay', text: 'Des séjours', seen: null }]);
    expect((await lead('{rooms} ways to stay')).error).toBeNull();
    expect((await stored()).map(({ source }) => source)).toEqual(['Ways to stay']);
  });

  test.each([
    ['a testimonial', 'testimonials', 'text', 'testimonial-1'],
    ['a room', 'rooms', 'name', 'room-premier'],
    ['a picture', 'hotel_images', 'alt', '44444444-4444-4444-8444-444444444444'],
  ])('may be of %s too', async (_what, table, field, id) => {
    await sql`
      insert into hotel_images (id, path, category, data)
      values ('44444444-4444-4444-8444-444444444444', 'general/a.jpg', 'general', 'https://a.example/a')
      on conflict do nothing`;
    const write = (text: string) =>
      admin
        .from(table)
        .update({ [field]: text })
        .eq('id', id);
    await write('Before');
    await save([{ source: 'Before', text: 'Avant', seen: null }]);
    await write('Before then');
    expect(await stored()).toContainEqual(
      expect.objectContaining({ source: 'Before then', text: 'Avant', made_from: 'Before' }),
    );
  });
});

test('where there are very many, those of texts that stand nowhere go first', async () => {
  await hero(HERO);
  await save([{ source: 'Come in', text: 'Entrez', seen: null }]);
  // Turns the history off, which would keep a version of each row that goes: half a minute.
  await exec`alter table translations disable trigger keep_version`;
  onTestFinished(async () => {
    await exec`alter table translations enable trigger keep_version`;
  });
  await sql`
    insert into translations (language, source, text) select 'fr', 'S' || n, 'T'
    from generate_series(1, 19999) n`;
  expect((await save([{ source: 'One more', text: 'Encore', seen: null }])).error).toBeNull();
  expect((await stored()).map(({ text }) => text)).toEqual(['Entrez']);
});
