import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { blockSchema } from '@/content/schema/block';
import { openBackend } from '../support/hotel.ts';

const SHOWCASE = readFileSync('supabase/showcase.sql', 'utf8');

const house = await openBackend();
const count = async (what: string) =>
  Number((await house.serviceSql<{ n: number }>(`select count(*) as n from ${what}`))[0]?.n);

test('a database with other accounts than the demo house’s is left alone', async () => {
  await house.exec`update auth.users set email = 'owner@hotel.test' where email = 'reader@hotel.test'`;
  await expect(house.db.exec(SHOWCASE)).rejects.toThrow(/demo accounts alone/);
  await house.exec`update auth.users set email = 'reader@hotel.test' where email = 'owner@hotel.test'`;
  expect(await count('public.reservations')).toBe(62);
});

test('it is loaded once, however often it is read', async () => {
  await house.db.exec(SHOWCASE);
  const stays = await count('public.reservations');
  await house.db.exec(SHOWCASE);
  expect(await count('public.reservations')).toBe(stays);
});

test.each([
  ['stays of a year', "public.reservations where check_in > now() - interval '1 year'", 300],
  [
    'stays of the year before',
    "public.reservations where check_in < now() - interval '1 year'",
    200,
  ],
  ['codes used', 'public.reservations where promo_code is not null', 20],
  ['extras', "public.reservations where extras <> '[]'", 50],
  ['rooms of groups', 'public.reservations where booking_id is not null', 5],
  ['early departures', 'public.reservations where before_leaving is not null', 4],
  ['changes asked for', 'public.reservations where asks_change', 1],
  ['cancelled by the guest', 'public.reservations where cancelled_unseen', 1],
  ['nights that booking sites hold', 'private.held_nights where listing_id is not null', 20],
  ['e-mails to leave', "public.outbox where status = 'queued' and body is null", 10],
  ['e-mails held back', "public.outbox where status = 'held'", 2],
  ['invoices', "public.invoices where kind = 'invoice'", 40],
  ['credit notes', "public.invoices where kind = 'credit'", 1],
  ['periods of prices', 'public.price_periods', 40],
  ['readers', 'public.subscribers', 60],
])('it has %s', async (_what, rows, least) => {
  expect(await count(rows)).toBeGreaterThanOrEqual(least);
});

test('each status and each source is somebody’s', async () => {
  expect(await count('(select distinct status from public.reservations) as s')).toBe(7);
  expect(await count('(select distinct source from public.reservations) as s')).toBeGreaterThan(5);
});

test('each total is what its nights, charges and extras make', async () => {
  const wrong = `public.reservations r, private.summed(r) s
    where (r.fee, r.tax, r.total) is distinct from (s.fee, s.tax, s.total)`;
  expect(await count(wrong)).toBe(0);
});

test('its pages are ones that the editor could have saved, in four languages', async () => {
  const pages = await house.serviceSql<{ slug: string; blocks: unknown[] }>(
    'select slug, blocks from public.pages',
  );
  expect(pages.length).toBe(5);
  for (const { slug, blocks } of pages)
    for (const block of blocks)
      expect(v.safeParse(blockSchema, block).issues, slug).toBeUndefined();
  const untold = `private.texts_said() t, unnest(array['km', 'fr', 'zh']) language
    where t in (select e.name from public.extras e)
      and not exists (select from public.translations s where s.source = t and s.language = language)`;
  expect(await count(untold)).toBe(0);
});
