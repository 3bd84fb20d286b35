import { openHotel } from '../support/hotel.ts';

const { admin, exec, db, sql } = await openHotel();

/** Adds versions of about 1 kB, a hundred for each of as many rooms as needed. */
const fill = (from: number, to: number) => exec`
  insert into content_versions (entity, key, value, at, act, pictures)
  select 'rooms', 'room-' || n / 100, jsonb_build_object('description', repeat(md5(n::text), 30)),
    now() - interval '1 second' * n, 'saved', array['room-standard/' || n || '.jpg']
  from generate_series(${from}, ${to}) n;
  analyze content_versions`;

type Plan = { 'QUERY PLAN': { Plan: Record<string, number> }[] };

/** Returns how many blocks of 8 kB a call reads, once plans and caches are warm. */
async function blocksReadBy(call: string): Promise<number> {
  return db.transaction(async (tx) => {
    // A plan counts what its functions read, but not what triggers of its own statement do.
    await tx.exec(`
      create or replace function private.require_role(variadic roles text[]) returns void
      language sql as 'select';
      create function pg_temp.save() returns void language plpgsql as
      'begin update public.rooms set name = name || ''!'' where id = ''room-deluxe''; end'`);
    await tx.query(`select ${call}`);
    const sql = `explain (analyze, buffers, format json) select ${call}`;
    const { rows } = await tx.query<Plan>(sql);
    await tx.rollback();
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan ?? {};
    return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
  });
}

const THINGS = `'[{"entity": "rooms", "key": "room-3"}]'::jsonb`;
const WORK = {
  list: `private.content_history(${THINGS}, '{Garden,Sea}', null)`,
  look: `private.content_at(${THINGS}, '{Garden,Sea}', now() - interval '350 seconds')`,
  save: `pg_temp.save()`,
  pictures: `private.is_kept('room-standard/345.jpg')`,
};

test('listing, looking and saving read as much with 100,000 versions as with 1,000', async () => {
  await exec`delete from content_versions`;
  await fill(0, 999);
  const few: Record<string, number> = {};
  for (const [name, call] of Object.entries(WORK)) few[name] = await blocksReadBy(call);
  await fill(1000, 99_999);
  for (const [name, call] of Object.entries(WORK))
    expect
      .soft(await blocksReadBy(call), `${name}: ${few[name]} blocks with 1,000 versions`)
      // Indexes of 100,000 rows are up to two levels deeper.
      .toBeLessThanOrEqual(1.3 * (few[name] ?? 0) + 8);
});

test('two thousand saves in a minute are kept, and the list still has fifty', async () => {
  await exec`delete from content_versions`;
  const save = (n: number) =>
    admin
      .from('rooms')
      .update({ name: `Name ${n}` })
      .eq('id', 'room-deluxe');
  for (let n = 0; n < 2000; n += 1) await save(n).throwOnError();
  const [count] = await sql<{ count: number }>`select count(*)::int as count from content_versions`;
  expect(count?.count).toBe(2001);
  const things = [{ entity: 'rooms', key: 'room-deluxe' }];
  const { data } = await admin.rpc('content_history', { things }).throwOnError();
  expect(data).toHaveLength(50);
});

test('a year of ten saves a day is a few megabytes', async () => {
  await exec`truncate content_versions`;
  await exec`
    do $do$ begin
      for n in 1..3650 loop
        if n % 5 < 2 then
          update rooms set description = repeat('The bed faces the garden and the sea. ', 10) || n
          where id = (array['room-standard', 'room-deluxe', 'room-premier'])[1 + n % 3];
        else
          update hotel_config set value = jsonb_set(value, '{blurb}', to_jsonb('Foot ' || n))
          where key = 'footer';
        end if;
      end loop;
    end $do$`;
  const [size] = await sql<{ mb: number; rows: number }>`
    select pg_total_relation_size('content_versions') / 1048576.0 as mb,
      (select count(*)::int from content_versions) as rows`;
  expect(size?.rows).toBeGreaterThan(3650);
  expect(Number(size?.mb)).toBeLessThan(20);
});
