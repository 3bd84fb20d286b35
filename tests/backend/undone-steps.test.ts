import { randomUUID } from 'node:crypto';
import { openHotel } from '../support/hotel.ts';

const { exec, putStay, serviceSql, set, change } = await openHotel();

type Row = Record<string, unknown>;
type Step = { name: string; from: string; to: string; leaving?: Row };

const DISCOUNTED = { night_amounts: '{100,110,120}', price: 330, discount: 30 };
const LEAVINGS = [{ nights: 2 }, { nights: 5 }, { nights: 1, charged: 'whole' }];

const steps = (
  await serviceSql<{ from: string; to: string }>(`
    with statuses as (
      select unnest(array['new', 'confirmed', 'declined', 'cancelled', 'checked_in', 'checked_out', 'no_show']) s)
    select a.s as "from", b.s as "to" from statuses a, statuses b
    where private.may_become(a.s, b.s) and private.may_become(b.s, a.s)`)
).flatMap(({ from, to }): Step[] => [
  { name: `${from} → ${to}`, from, to },
  ...(to === 'checked_out' && from === 'checked_in'
    ? LEAVINGS.map((leaving) => ({ name: `leaves, ${JSON.stringify(leaving)}`, from, to, leaving }))
    : []),
]);

const OTHERS: Record<string, unknown> = {
  room_id: 'room-premier',
  email: 'other@example.com',
  check_in: '2027-03-09',
  language: 'km',
  source: 'phone',
  charged: 'amount',
  phone: '+855 12 345 678',
  extras: [{ id: 'transfer', count: 2 }],
};
const OTHERS_OF_TYPE: Record<string, unknown> = {
  text: 'Entered since',
  integer: 4,
  numeric: 87.5,
  date: '2027-03-09',
  boolean: true,
  uuid: randomUUID(),
  jsonb: [],
  ARRAY: [],
  'timestamp with time zone': '2027-03-09T00:00:00Z',
};
const columns = await serviceSql<{ name: string; type: string }>(`
  select column_name as name, data_type as type from information_schema.columns
  where table_schema = 'public' and table_name = 'reservations' and is_generated = 'NEVER'
    and column_name not in ('id', 'status')`);
const values = new Map(
  columns.map(({ name, type }) => {
    const value = OTHERS[name] ?? OTHERS_OF_TYPE[type];
    if (value === undefined) throw new Error(`no other value for ${name}, ${type}`);
    return [name, value];
  }),
);
const entered: string[] = [];

async function rowOf(id: string): Promise<Row> {
  const sql = `select to_jsonb(r) - 'updated_at' as row from reservations r where id = $1`;
  return (await serviceSql<{ row: Row }>(sql, [id]))[0]?.row ?? {};
}

async function putBefore({ from }: Step): Promise<string> {
  await exec`delete from reservations`;
  const days = { check_in: '2027-03-01', nights: 3, room_id: 'room-standard', status: from };
  return (await putStay({ ...days, ...DISCOUNTED, guests: 1, guest_name: 'Sokha' })).id;
}

/** The amount of an extra follows from nights and guests; staff enter only kind and number. */
const countsOf = (value: unknown) =>
  JSON.stringify(value, (key, part: unknown) => (key === 'amount' ? undefined : part));
const storedIn = (name: string) => (name === 'own_price' ? 'price' : name);

function entryOf(names: readonly string[]): Row {
  const entry = Object.fromEntries(names.map((name) => [name, values.get(name)]));
  return names.includes('own_price') ? { ...entry, price_reason: 'Agreed' } : entry;
}

beforeAll(
  () => exec`
  insert into extras (id, name, price, most) values ('transfer', 'Transfer', 20, 3)`,
);
beforeAll(async () => {
  for (const { name } of columns) {
    const id = await putBefore({ name, from: 'confirmed', to: '' });
    const before = await rowOf(id);
    const { error } = await change(id, entryOf([name]));
    const after = await rowOf(id);
    if (!error && countsOf(after[storedIn(name)]) !== countsOf(before[storedIn(name)]))
      entered.push(name);
  }
  expect(entered).toEqual(expect.arrayContaining(['room_id', 'notes', 'extras', 'own_price']));
});

describe.each(steps)('$name', (step) => {
  test('undone at once, the stay is the row of before', async () => {
    const id = await putBefore(step);
    const before = await rowOf(id);
    await set(id, { status: step.to, ...step.leaving });
    await set(id, { status: step.from });
    expect(await rowOf(id)).toEqual(before);
  });

  test('undone later, the stay keeps each column that staff entered since', async () => {
    // Tests each column alone after a departure, which has price terms of its own.
    const groups = step.leaving
      ? entered.map((name) => [name])
      : [['own_price'], entered.filter((name) => name !== 'own_price')];
    for (const group of groups) {
      const id = await putBefore(step);
      await set(id, { status: step.to, ...step.leaving });
      await set(id, entryOf(group));
      const since = await rowOf(id);
      await set(id, { status: step.from });
      const after = await rowOf(id);
      for (const name of group.map(storedIn))
        expect(countsOf(after[name]), name).toBe(countsOf(since[name]));
      if (group.includes('own_price')) expect(after['price_reason']).toBe('Agreed');
    }
  });
});
