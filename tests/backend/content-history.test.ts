import * as v from 'valibot';
import { fetchContent } from '@/content/store/services/content-service';
import { swapImages, updateImage } from '@/content/pictures/staff-calls/image-rows';
import { saveImage } from '@/content/pictures/staff-calls/store-image';
import { saveTranslations } from '@/content/store/staff-calls/stored-translations';
import { fetchDeleted, fetchThen } from '@/kit/editors/staff-calls/versions';
import { roomTable } from '@/selling/rooms/staff-calls/save-rooms';
import { roomDraftSchema } from '@/content/schema/room';
import { pictureChanges, restoredValue, type Then } from '@/kit/editors/version-value';
import { SECTIONS } from '@/content/schema/sections';
import { signIn } from '@/basics/session/staff-calls/auth';
import { addDays, hotelToday } from '@/basics/time/dates';
import { openHotel } from '../support/hotel.ts';
import { prepared } from '../support/picture-files.ts';

const backend = await openHotel();
const { admin, sql, exec, change } = backend;
backend.answerFetch();
beforeEach(async () => {
  await exec`
    delete from hotel_images; delete from translations;
    update hotel_config set value = '{"title": "First", "subtitle": "", "image": "", "sky": ""}'
    where key = 'heroSection';
    delete from content_versions`;
  await signIn('admin@hotel.test', 'admin-demo-1');
});

const HERO = [
  { entity: 'hotel_config', key: 'heroSection' },
  { entity: 'hotel_images', key: 'hero/0' },
];
const hero = (title: string) => ({ title, subtitle: '', image: '', sky: '' });
const save = (title: string) =>
  admin
    .from('hotel_config')
    .update({ value: hero(title) })
    .eq('key', 'heroSection')
    .throwOnError();

type Version = { key: string; act: string; value: Record<string, unknown>; by_name: string | null };

const versions = (entity: string) =>
  sql<Version>`
    select key, act, value, by_name from content_versions where entity = ${entity} order by at, id`;

async function moment(): Promise<string> {
  const { data } = await admin.rpc('content_history', { things: HERO }).throwOnError();
  return data[0].at;
}

const titlesOf = (found: Version[]) => found.map(({ act, value }) => [act, value['title']]);

test('a save keeps what was before and what is now, with the name; an unchanged save keeps nothing', async () => {
  await save('Second');
  await save('Second');
  const found = await versions('hotel_config');
  expect(titlesOf(found)).toEqual([
    ['found', 'First'],
    ['saved', 'Second'],
  ]);
  expect(found.map(({ by_name: name }) => name)).toEqual([null, expect.stringMatching(/./)]);
});

test('what was changed in the database without the history is kept before the next save', async () => {
  await save('Second');
  await exec`
    alter table hotel_config disable trigger keep_version;
    update hotel_config set value = value || '{"title": "Restored"}' where key = 'heroSection';
    alter table hotel_config enable trigger keep_version`;
  await save('Third');
  expect(titlesOf(await versions('hotel_config'))).toEqual([
    ['found', 'First'],
    ['saved', 'Second'],
    ['found', 'Restored'],
    ['saved', 'Third'],
  ]);
});

test('a thing keeps fifty versions, and all of the last thirty days', async () => {
  await save('Second');
  await exec`insert into content_versions (entity, key, value, at, act)
    select 'hotel_config', 'heroSection', '{}', now() - interval '31 days' - interval '1 minute' * n, 'saved'
    from generate_series(1, 60) n`;
  for (let n = 0; n < 55; n += 1) await save(`Number ${n}`);
  const kept = await sql`select at < now() - interval '30 days' as old from content_versions`;
  expect([kept.length, kept.filter(({ old }) => old).length]).toEqual([57, 0]);
});

test('order, versions of rows and former addresses are no change', async () => {
  await exec`update rooms set position = position + 1; update testimonials set sort_order = sort_order + 1`;
  await exec`update rooms set name = name`;
  expect(await sql`select * from content_versions`).toEqual([]);
});

describe('saved as A, B and C', () => {
  type Saved = { title: string; at: string; path: string; alt: string; french: string };
  const saved: Saved[] = [];

  async function translate(source: string, text: string): Promise<void> {
    const [known] = await sql<{ seen: string }>`
      select to_json(updated_at) #>> '{}' as seen from translations
      where language = 'fr' and source = ${source}`;
    await saveTranslations('fr', [{ source, text, seen: known?.seen ?? null }]);
  }

  beforeEach(async () => {
    saved.length = 0;
    for (const title of ['Alpha', 'Bravo', 'Charlie']) {
      await save(title);
      const { id, path } = await saveImage({ category: 'hero', position: 0 }, prepared([480]));
      await updateImage(id, { alt: `Picture of ${title}`, focalX: 0.2, focalY: 0.3 });
      await translate(title, `${title} en français`);
      const at = await moment();
      saved.push({ title, at, path, alt: `Picture of ${title}`, french: `${title} en français` });
    }
    // The translation of the first title is replaced later, when visitors no longer see it.
    await translate('Alpha', 'Autre chose');
  });

  /** Restores as the dialog does: section, picture of the slot, translations. */
  async function restore({ at }: Saved): Promise<Then> {
    const { sections, images } = await fetchContent();
    const then = await fetchThen({ things: HERO, texts: [] }, at);
    const { schema } = SECTIONS.heroSection;
    const { value } = restoredValue({ schema, value: sections.heroSection, things: HERO }, then);
    await admin.from('hotel_config').update({ value }).eq('key', 'heroSection').throwOnError();
    const [picture] = pictureChanges(images, then).changed;
    if (picture) await swapImages([picture]);
    for (const { language, source, text, seen } of then.translations)
      await saveTranslations(language, [{ source, text, seen }]);
    return then;
  }

  async function seen(): Promise<Omit<Saved, 'at'>> {
    const { sections, images } = await fetchContent();
    const { title } = sections.heroSection;
    const [french] = await sql<{ text: string }>`
      select text from translations where source = ${title} and language = 'fr'`;
    const [picture] = images;
    return {
      title,
      path: picture?.path ?? '',
      alt: picture?.alt ?? '',
      french: french?.text ?? '',
    };
  }

  test('A and then C come back with texts, picture, description and translation', async () => {
    const [alpha, bravo, charlie] = saved;
    if (!alpha || !bravo || !charlie) throw new Error('not saved');
    for (const wanted of [alpha, charlie, bravo]) {
      const then = await restore(wanted);
      expect(then.missing).toEqual([]);
      const { at: _at, ...expected } = wanted;
      expect(await seen()).toEqual(expected);
    }
    const objects = await sql<{ name: string }>`select name from storage.objects`;
    for (const { path } of saved) expect(objects.map(({ name }) => name)).toContain(path);
  });

  test('a picture whose file is gone is named, and the current one stays', async () => {
    const [alpha, , charlie] = saved;
    if (!alpha || !charlie) throw new Error('not saved');
    await exec`delete from storage.objects where name = '${alpha.path}'`;
    const then = await fetchThen({ things: HERO, texts: [] }, alpha.at);
    expect(then.missing).toContain(alpha.path);
    const { images } = await fetchContent();
    expect(pictureChanges(images, then).changed).toEqual([]);
  });

  test('editors read the versions of content, but not of promo codes and people', async () => {
    await exec`insert into promo_codes (code, percent) values ('TIDE', 5);
      update promo_codes set percent = 6; update profiles set username = username || '!'`;
    const editor = await backend.signInAs('editor');
    const { data } = await editor.from('content_versions').select('entity').throwOnError();
    const entities = new Set(data.map(({ entity }) => entity));
    expect(entities).toEqual(new Set(['hotel_config', 'hotel_images', 'translations']));
    const things = [{ entity: 'profiles', key: '11111111-1111-4111-8111-111111111111' }];
    const asked = { things, texts: [], moment: new Date().toISOString() };
    expect((await editor.rpc('content_at', asked)).data).toMatchObject({ parts: [] });
    expect((await editor.rpc('content_history', { things })).data).toEqual([]);
    await exec`update profiles set username = rtrim(username, '!')`;
  });
});

test('nobody writes the history over REST', async () => {
  await save('Second');
  const table = () => admin.from('content_versions');
  expect(
    (await table().insert({ entity: 'rooms', key: 'a', value: {}, at: 'now', act: 'saved' })).error,
  ).not.toBeNull();
  await table().update({ key: 'b' }).eq('key', 'heroSection');
  await table().delete().eq('key', 'heroSection');
  expect(await versions('hotel_config')).toHaveLength(2);
});

test('a deleted room comes back with its id, as it was, and knows the prices deleted with it', async () => {
  const id = 'room-deluxe';
  const rows = () => sql`
    select to_jsonb(r) - '{updated_at,created_at}'::text[] as room from rooms r where id = ${id}`;
  const before = await rows();
  const nights = { from_night: '2027-01-01', to_night: '2027-02-01', price: 9 };
  await admin.from('price_periods').insert({ room_id: id, name: 'Gone', ...nights });
  const stay = await backend.putStay({ room_id: id, check_in: addDays(hotelToday(), 50) });
  const stays = () => sql`select * from reservations where id = ${stay.id}`;
  const [booked] = await stays();
  await admin.from('rooms').delete().eq('id', id).throwOnError();
  const [gone] = await fetchDeleted('rooms');
  const periods = await fetchDeleted('price_periods', gone?.at);
  expect(periods.map(({ value }) => value)).toContainEqual(
    expect.objectContaining({ roomId: id, name: 'Gone' }),
  );
  const [{ position } = { position: 0 }] = before.map(({ room }) => room as { position: number });
  const value = v.parse(roomDraftSchema, gone?.value);
  await roomTable.insert(id, value, position);
  expect(await rows()).toEqual(before);
  expect(await stays()).toEqual([booked]);
});

test('a picture that only an older version of a room names stays, hidden from visitors', async () => {
  const image = await saveImage({ category: 'room-standard', position: null }, prepared([480]));
  await change('room-standard', { images: [image.path] }, 'rooms');
  await change('room-standard', { images: [] }, 'rooms');
  await swapImages([], { release: [image.path] });
  expect(await sql`select 1 from storage.objects where name = ${image.path}`).toHaveLength(1);
  const { data } = await backend.client().from('hotel_images').select('path');
  expect(data).toEqual([]);
  await exec`delete from content_versions`;
  await swapImages([], { release: [image.path] });
  expect(await sql`select 1 from storage.objects where name = ${image.path}`).toEqual([]);
});

describe('the list of who did what', () => {
  type Found = { id: string; created_at: string; entity: string; by_name: string; name: string };
  async function find(args: object): Promise<Found[]> {
    const { data } = await admin.rpc('find_activity', args).throwOnError();
    return data;
  }

  test('has stays, prices and content, newest first, by page, person, guest and kind', async () => {
    const id = await backend.ask({ guest_name: 'Zuzanna', check_in: addDays(hotelToday(), 30) });
    await backend.set(id, { status: 'confirmed' });
    await admin.rpc('make_invoice', { reservation_id: id }).throwOnError();
    await admin.rpc('invite', { to_address: 'new@pier.test', as_role: 'desk', in_language: 'en' });
    await save('Second');
    await exec`update charges set percent = percent + 1`;
    const all = await find({});
    expect(all.slice(0, 5).map(({ entity }) => entity)).toEqual([
      'charges',
      'hotel_config',
      'invitations',
      'invoices',
      'reservations',
    ]);
    const [team] = await find({ of_kind: 'team', who: 'new@pier' });
    expect(team).toMatchObject({ entity: 'invitations', by_name: expect.stringMatching(/./) });
    const [first, second] = all;
    const rest = { before_at: first?.created_at, before_id: first?.id, how_many: 1 };
    expect(await find(rest)).toEqual([second]);
    expect(await find({ of_kind: 'price' })).toHaveLength(1);
    const stays = await find({ who: 'zuzanna' });
    expect(stays.map(({ name }) => name)).toEqual(['INV-0001 Zuzanna', 'Zuzanna', 'Zuzanna']);
    await backend.serviceSql(`select private.erase_reservations(array['${id}'::uuid])`);
    expect(await find({ who: 'zuzanna' })).toEqual([]);
  });
});
