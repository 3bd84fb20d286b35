import { readFileSync } from 'node:fs';
import { normaliseContent } from '@/content/store/hotel-content';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { DEMO_FIGURES } from '@/basics/rules/limits';
import { declaredRows } from '../../scripts/declared-rows.ts';
import { withContent } from '../../scripts/generate-seed.ts';
import { startTestBackend, type TestBackend } from '../support/backend.ts';
import { openBackend } from '../support/hotel.ts';
import { allRows } from './access/functions.ts';

const SEED = readFileSync('supabase/seed.sql', 'utf8');

test('the content part of seed.sql is what src/content/store/defaults.ts says', () => {
  expect(withContent(SEED, DEFAULT_CONTENT), 'run npm run seed').toBe(SEED);
});

const backend = await openBackend();

describe('a freshly seeded database', () => {
  test('[N-02] [N-10] site_content gives back the defaults', async () => {
    const { data, error } = await backend.client().rpc('site_content', {}, { get: true });
    expect(error).toBeNull();
    const content = normaliseContent(data, DEFAULT_CONTENT);
    expect(content.version).toMatch(/^aboutSection-[0-9a-f]+\./);
    expect({ ...content, sectionVersions: DEFAULT_CONTENT.sectionVersions }).toEqual({
      ...DEFAULT_CONTENT,
      version: content.version,
      rooms: DEFAULT_CONTENT.rooms.map((room, i) => ({
        ...room,
        updatedAt: content.rooms[i]?.updatedAt,
      })),
      testimonials: DEFAULT_CONTENT.testimonials.map((said, i) => ({
        ...said,
        updatedAt: content.testimonials[i]?.updatedAt,
      })),
      prices: {
        ...DEFAULT_CONTENT.prices,
        charges: DEFAULT_CONTENT.prices.charges.map((charge, i) => ({
          ...charge,
          updatedAt: content.prices.charges[i]?.updatedAt,
        })),
      },
    });
    for (const version of [
      ...Object.values(content.sectionVersions),
      ...content.rooms.map((room) => room.updatedAt),
    ])
      expect(Date.parse(version)).toBeGreaterThan(0);
  });

  test('migrations make the rows that the code declares: languages and fields of sections', async () => {
    const rows = `select array_agg(to_jsonb(l) order by code) as languages,
      (select array_agg(to_jsonb(f) order by section, field) from private.section_fields f) as fields
      from private.languages l`;
    const stored = await backend.db.query(rows);
    await backend.db.transaction(async (tx) => {
      await tx.exec(`delete from private.languages;
        delete from private.section_fields where section <> 'privacy'; ${declaredRows()}`);
      expect(stored.rows, 'run npm run migration -- NAME').toEqual((await tx.query(rows)).rows);
      await tx.rollback();
    });
  });

  test('[Z-13] [K-02] [K-04] [K-05] the demo enquiries add up to the specification’s figures', async () => {
    const [sum] = await backend.sql`
      select count(*)::int as reservations, sum(guests)::int
      as guests, (select count(*)::int from messages) as messages from reservations`;
    expect(sum).toEqual(DEMO_FIGURES);
  });

  test('the demo enquiries look like people’s and are nobody’s: names, domains of nobody, within the house', async () => {
    const odd = await backend.sql`
      with senders as (
        select guest_name as name, email from public.reservations
        union all select name, email from public.messages
        union all select 'Of Newsletters', email from public.subscribers)
      select email from senders
        where email !~ '^[a-z.]+@example[.](com|org)$' or name is null or name !~ '^[A-Z][a-z]+ [A-Z]'
      union all select min(email) from senders where name <> 'Of Newsletters'
        group by name having count(distinct email) > 1
      union all select id::text from public.reservations r
        where created_at > now() or guests > (select capacity from public.rooms where id = r.room_id)
          or (status in ('confirmed', 'new') and check_in < private.hotel_today())
          or (status in ('checked_out', 'no_show') and check_in >= private.hotel_today())`;
    expect(odd).toEqual([]);
  });
});

describe('seeding again', () => {
  let backend: TestBackend;
  const seedAgain = () => backend.db.exec(SEED);
  beforeEach(async () => {
    backend = await startTestBackend();
    return () => backend.stop();
  });

  test('changes nothing when nothing was changed', async () => {
    const before = await allRows(backend.db);
    await seedAgain();
    expect(await allRows(backend.db)).toEqual(before);
  });

  test('keeps what staff changed and does not bring back what they deleted', async () => {
    await backend.exec`
      delete from public.rooms where id = 'room-deluxe';
      delete from public.messages where status = 'read';
      update public.reservations set notes = 'Seen.';
      delete from public.testimonials where id <> 'testimonial-1';
      update public.hotel_config set value = jsonb_set(value, '{title}', '"Ours"')
        where key = 'heroSection';
      update public.profiles set role = 'reader';
      delete from auth.users where email = 'reader@hotel.test'`;
    const before = await allRows(backend.db);
    await seedAgain();
    expect(await allRows(backend.db)).toEqual(before);
    expect(await backend.sql`select email from auth.users`).toHaveLength(3);
  });
});
