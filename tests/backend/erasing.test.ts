import { openHotel } from '../support/hotel.ts';

/**
 * Stores a marker in every text about or by one guest. After erasing and after purging, no column
 * of any table may contain it.
 */
const { admin, visitor, serviceSql, exec, set, sendAll, ask, keyOf } = await openHotel();

const MARK = 'Zuzanna';
const EMAIL = 'zuzanna@example.com';
const NIGHTS = { room_id: 'room-premier', nights: 3, guests: 1 };

/** Columns of guests' tables that hold the hotel's words, never a guest's. */
const OF_THE_HOUSE = `
  reservations: room_id room_name status source language guest_key replaced_keys charged charges extras
    promo_code night_amounts children
  reservation_events: actor_name
  stay_changes: children status
  held_nights: room_id
  untold_stays: knows
  waiting_stays: asked_for
  listing_events: uid state reason conflict_nights
  invoices: prefix kind issued_by
  messages: status language
  outbox: kind channel status error_code last_error facts dedupe_key
`;

type Column = { schema: string; table: string; column: string };
const columns = await serviceSql<Column>(`
  select table_schema as schema, table_name as "table", column_name as "column"
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema in ('public', 'private') and table_type = 'BASE TABLE'
    and (data_type in ('text', 'jsonb', 'json', 'ARRAY', 'character varying', 'USER-DEFINED'))`);

async function marked(): Promise<string[]> {
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const rows = await serviceSql(
      `select from ${schema}.${table} where ${column}::text ~* '${MARK}|345 678' limit 1`,
    );
    if (rows.length > 0) found.push(`${table}: ${column}`);
  }
  return found;
}

async function live(): Promise<void> {
  const guest = { guest_name: `${MARK} Nowak`, message: `${MARK} asks`, phone: '+855 12 345 678' };
  const id = await ask({ email: `a${EMAIL}`, ...NIGHTS, ...guest, check_in: '2027-03-01' });
  await visitor
    .from('messages')
    .insert({ name: MARK, email: EMAIL, subject: MARK, message: MARK })
    .throwOnError();
  await visitor.from('subscribers').insert({ email: EMAIL }).throwOnError();
  await visitor
    .rpc('ask_change', { key: await keyOf(id), for_guests: 2, words: `${MARK} is two` })
    .throwOnError();
  const { data: change } = await admin
    .from('stay_changes')
    .select('id, updated_at')
    .single()
    .throwOnError();
  const answer = { change: change.id, seen: change.updated_at, decision: 'accepted' };
  await admin.rpc('answer_change', { ...answer, words: `Dear ${MARK}` }).throwOnError();
  const reasons = { price_reason: `${MARK} comes often`, rule_reason: `${MARK} asked` };
  await set(id, { status: 'confirmed', notes: `${MARK} is early`, own_price: 300, ...reasons });
  await set(id, { email: EMAIL, guest_name: `${MARK} N.`, phone: '+855 11 345 678' });
  await admin.rpc('make_invoice', { reservation_id: id }).throwOnError();
  const email = { reservation_id: id, recipient: EMAIL, subject: MARK, body: `Dear ${MARK}` };
  await admin.from('outbox').insert(email).throwOnError();
  await sendAll();
  await set(id, { status: 'checked_in' });
  await set(id, { status: 'checked_out', nights: 2 });

  const [listing] = await serviceSql<{ id: string }>(
    `insert into listings (room_id, channel, import_url)
       values ('room-premier', 'airbnb', 'https://site.test/' || gen_random_uuid()) returning id`,
  );
  const days = { start: { date: '2027-05-01' }, end: { date: '2027-05-03' } };
  reading = [listing?.id, JSON.stringify({ events: [{ uid: 'sold', ...days, summary: MARK }] })];
  await serviceSql('select take_reading($1, $2)', reading);
  const { data: event } = await admin.from('listing_events').select('id').single().throwOnError();
  await admin
    .rpc('stay_of_event', { event_id: event.id, guest_name: MARK, email: EMAIL, guests: 1 })
    .throwOnError();
}
let reading: unknown[] = [];

beforeAll(async () => {
  await exec`delete from reservations; delete from messages; update rooms set units = 5`;
  await live();
});

test('each text of a guest’s tables holds the mark, or is named as the house’s own', async () => {
  const found = await marked();
  const of = new Set(found.map((place) => place.split(':')[0]));
  const references = await serviceSql<{ table: string }>(`
    select conrelid::regclass::text as "table" from pg_constraint
    where contype = 'f' and confrelid = 'public.reservations'::regclass`);
  for (const { table } of references) of.add(table.replace(/^private\./, ''));
  const own = OF_THE_HOUSE.trim()
    .split(/\n(?!    )/)
    .flatMap((line) => {
      const [table = '', names = ''] = line.trim().split(': ');
      return names
        .trim()
        .split(/\s+/)
        .map((column) => `${table}: ${column}`);
    });
  const places = columns.map(({ table, column }) => `${table}: ${column}`);
  const ofGuests = places.filter((place) => of.has(place.split(':')[0] ?? ''));
  expect(ofGuests.filter((place) => !found.includes(place)).toSorted()).toEqual(own.toSorted());
  // The history has these fields of the guest, so erasing must remove each there.
  const [history] = await serviceSql(`
    select string_agg(distinct key, ' ' order by key) as keys
    from reservation_events, jsonb_each(changes) where value::text ~* '${MARK}|345 678'`);
  expect(history).toEqual({ keys: 'email guest_name notes phone price_reason rule_reason' });
});

test('erasing leaves nothing, nor does the next calendar of the booking site bring it back', async () => {
  await admin.rpc('erase_guest', { email: EMAIL }).throwOnError();
  expect(await marked()).toEqual([]);
  await serviceSql('select take_reading($1, $2)', reading);
  expect(await marked()).toEqual([]);
});

test('purging leaves only who has subscribed, of entries that nobody made a stay nothing either', async () => {
  await exec`delete from listings`;
  await live();
  await exec`insert into listing_events (listing_id, uid, summary, from_date, to_date, state)
    select id, 'unsold', ${`'${MARK}'`}, '2020-01-01', '2020-01-03', 'held' from listings`;
  await exec`set session_replication_role = replica;
    update reservations set created_at = '2020-01-01', check_in = '2020-01-01';
    update messages set created_at = '2020-01-01'; update outbox set created_at = '2020-01-01';
    set session_replication_role = default`;
  await admin.rpc('purge_expired').throwOnError();
  expect(await marked()).toEqual(['subscribers: email']);
});
