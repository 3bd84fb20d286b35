import { expect } from 'vitest';
import { LANGUAGE_CODES } from '@/words/languages';
import { FUNCTION_RULES } from '../backend/access/functions.ts';
import type { TestBackend } from './backend.ts';

/** A word in every hidden text; it must not reach visitors. */
export const LEAK_MARKER = /quagga/i;
export const PUBLIC_MARKER = 'Heard of by everybody';

/**
 * Inserts content with the leak marker that visitors must not see: drafts, hidden blocks, expired
 * and deleted rows.
 */
export async function putHiddenContent({ exec, sql, signInAsAdmin }: TestBackend): Promise<void> {
  const block = (id: string, more = '') =>
    `{"id": "${id}", "kind": "offer", "hidden": false, "look": "card", "title": "Quagga ${id}", "body":
     [{"type": "paragraph", "text": "Quagga words of ${id}"}], "code": "QUAGGA", "from": "", "until": "",
     "image": "general/1-quagga-${id}.jpg", "price": "", "included": [], "rooms": [], "to": "" ${more}}`;
  const hidden = `${block('hidden', ', "hidden": true')}, ${block('ended', ', "until": "2020-01-01"')}`;
  await exec`
    insert into pages (id, slug, title, status, shows_from, shows_until, blocks) values
      ('unseen-draft', 'quagga-draft', 'Quagga draft', 'draft', '', '', '[${block('draft')}]'),
      ('unseen-soon', 'quagga-soon', 'Quagga soon', 'published', '2900-01-01', '', '[${block('soon')}]'),
      ('unseen-over', 'quagga-over', 'Quagga over', 'published', '', '2020-01-01', '[${block('over')}]'),
      ('unseen-gone', 'quagga-gone', 'Quagga gone', 'published', '', '', '[${block('gone')}]'),
      ('seen', 'seen-by-all', 'Seen', 'published', '', '',
        '[{"id": "a", "kind": "text", "hidden": false, "look": "column", "title": "${PUBLIC_MARKER}",
           "body": []}, ${hidden}]'),
      ('home-row', 'home', 'Home', 'published', '', '', '[${hidden}, {"id": "luxury", "kind": "part",
        "hidden": true, "look": "own", "part": "luxury", "note": "Quagga"}]');
    insert into rooms (id, name, type, price, capacity, size, description)
      values ('quagga', 'Quagga room', 'deluxe', 1, 1, 1, 'Quagga: gone');
    insert into testimonials (id, text, author) values ('quagga', 'Quagga said', 'Quagga');
    insert into hotel_images (path, category, data, position, alt)
      select t.said, 'general', 'https://quagga.test/', 900 + row_number() over (), 'Quagga picture'
      from pages p, private.texts_at(p.blocks) t
      where t.place like '%/image' and t.said like '%quagga%' group by t.said;
    insert into price_periods (room_id, name, from_night, to_night, price)
      select id, 'Quagga season', '2020-01-01', '2020-02-01', 1 from rooms;
    insert into promo_codes (code, percent) values ('QUAGGA', 10);
    insert into closings (room_id, from_date, to_date, reason)
      select id, current_date + 5, current_date + 6, 'Quagga loose' from rooms;
    insert into listings (room_id, channel, name, import_url)
      select id, 'other', 'Quagga', 'https://quagga.test/a.ics' from rooms limit 1;
    insert into listing_events (listing_id, uid, summary, from_date, to_date, state)
      select id, 'quagga', 'Quagga', current_date + 2, current_date + 4, 'held' from listings;
    insert into reservations (id, room_id, email, guests, nights, check_in, guest_name, notes)
      select gen_random_uuid(), id, 'quagga@example.com', 1, 1, current_date + 9, 'Quagga', 'Quagga' from rooms;
    insert into page_previews (page) values ('{"title": "Quagga", "blocks": []}');
    insert into translations (language, source, text)
      select l.code, t.said, 'Quagga of ' || l.code from private.languages l
      cross join (select distinct said from private.texts_said() said where said ~* 'quagga') t;
    delete from pages where id = 'unseen-gone';
    delete from rooms where id = 'quagga';
    delete from testimonials where id = 'quagga'`;
  const [kept] = await sql`select count(*) from translations where source like '%words of hidden'`;
  expect(kept).not.toEqual({ count: 0 });
  const bucket = (await signInAsAdmin()).storage.from('hotel_images');
  const file = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  await bucket.upload('general/1-quagga.png', file, { contentType: 'image/png' });
}

/**
 * Collects every answer a visitor can get: all tables, all functions, the bucket's lists, exported
 * calendars. Live updates need no check, because the same policies apply. @returns answers by
 * request
 */
export async function visitorsAnswers(backend: TestBackend): Promise<Map<string, string>> {
  const { sql, request, post } = backend;
  const answers = new Map<string, string>();
  const keep = async (asked: string, answer: Promise<Response>) =>
    answers.set(asked, await (await answer).text());
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')`;
  for (const { name } of tables) await keep(name, request(`/rest/v1/${name}?select=*`));
  const functions = await sql<{ name: string }>`
    select distinct proname as name from pg_proc p where pronamespace = 'public'::regnamespace
      and has_function_privilege('anon', p.oid, 'execute')`;
  for (const { name } of functions) {
    const rule = FUNCTION_RULES.find((one) => one.name === name);
    if (!rule) throw new Error(`${name} has no rule that says how it is called`);
    const languages = 'language' in rule.args ? LANGUAGE_CODES : [undefined];
    for (const language of languages)
      await keep(
        `${name} ${language ?? ''}`,
        post(`/rest/v1/rpc/${name}`, { ...rule.args, ...(language && { language }) }),
      );
  }
  for (const prefix of ['', 'general', 'hero'])
    await keep(`list ${prefix}`, post('/storage/v1/object/list/hotel_images', { prefix }));
  await keep('buckets', request('/storage/v1/bucket'));
  for (const { key } of await sql<{ key: string }>`select export_key as key from listings`)
    await keep(`calendar ${key}`, request(`/functions/v1/calendar/${key}.ics`));
  return answers;
}
