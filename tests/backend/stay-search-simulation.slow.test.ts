import { addDays } from '@/basics/time/dates';
import { openHotel } from '../support/hotel.ts';
import { modelQuote, periodOf, type Period, type Rules } from '../support/price-model.ts';
import { seededRandom } from '../support/seeded-random.ts';

/**
 * Compares searches in random hotels with a model that tries every combination of rooms and every
 * way to spread the guests. SEARCH_HOUSES=10000 runs more hotels, SEARCH_SEED=7 others.
 */
const HOUSES = Number(process.env['SEARCH_HOUSES'] ?? 40);
const SEED = Number(process.env['SEARCH_SEED'] ?? 20_271_104);
const SEARCHES = 12;
// One hotel takes 50 ms, ten times as long on a busy computer.
vi.setConfig({ testTimeout: 120_000 + 500 * HOUSES });

const { serviceSql, exec } = await openHotel();
const FIRST = '2027-01-01';
/** Searches arrive from day 10 to 20, and ask about a week before and after. */
const DAYS = 45;
const FRIDAY = 4;

type Ruled = Period & { least: number; throughout: boolean; closed: number };
type Band = { until: number; price: number; place: boolean };
type Charge = { price: number; per: string; from: number };
type Room = Omit<Rules, 'periods'> & {
  id: string;
  capacity: number;
  periods: Ruled[];
  free: number[];
};
type House = { rooms: Room[]; bands: Band[]; charges: Charge[] };
type Asked = { arrival: number; nights: number; guests: number; ages: number[] };
type Way = {
  rooms: { room_id: string; guests: number; children: number[]; total: number }[];
  total: number;
};

function randomHouse(random: (below: number) => number): House {
  const maybe = <T>(value: T, other: T, odds = 3) => (random(odds) === 0 ? value : other);
  const steps = maybe([{ nights: 3, percent: 1000 + random(500) }], []);
  const code = random(3) === 0 ? { percent: 1 + random(9000) } : undefined;
  // Few prices, so that totals are often equal.
  const prices = [3000 + random(9000), 4500, 6000];
  const rooms = Array.from({ length: 1 + random(4) }, (_, nth): Room => {
    const units = 1 + random(2);
    const lengths = [3 + random(4), 10 + random(5), 20 + random(5)].slice(random(4));
    return {
      id: `r${nth}`,
      price: prices[random(3)] ?? 1,
      capacity: 1 + random(4),
      included: 1 + random(4),
      extra: [0, 1000, 1555][random(3)] ?? 0,
      periods: lengths.map((length, at) => {
        const from = random(25);
        const weekdays = Array.from({ length: 7 }, () => maybe(5000 + random(2000), 0, 6));
        const rules = { least: maybe(2 + random(2), 0), throughout: random(2) === 0 };
        const closed = maybe(1 + random(7), 0, 4);
        return {
          name: `p${at}`,
          from,
          to: from + length,
          price: 4000 + random(4000),
          weekdays,
          ...rules,
          closed,
        };
      }),
      steps,
      code,
      extras: [],
      free: Array.from({ length: DAYS }, () => maybe(units, random(units + 1), 2)),
    };
  });
  const pers = ['stay', 'night', 'guest', 'guest_night'];
  return {
    rooms,
    bands: [2, 6, 11]
      .slice(random(4))
      .map((until) => ({ until, price: [0, 500, 1225][random(3)] ?? 0, place: random(3) > 0 })),
    charges: pers
      .slice(random(5))
      .map((per) => ({ per, price: random(300), from: [0, 6, 12][random(3)] ?? 0 })),
  };
}

const dollars = (cents: number) => cents / 100;

async function store({ rooms, bands, charges }: House): Promise<void> {
  const day = (n: number) => addDays(FIRST, n);
  const units = (room: Room) => Math.max(...room.free, 1);
  await serviceSql(`select set_config('hotel.house', $1, false)`, [
    JSON.stringify({
      rooms: rooms.map((room, position) => ({
        ...room,
        position,
        units: units(room),
        price: dollars(room.price),
        extra: dollars(room.extra),
      })),
      periods: rooms.flatMap(({ id, periods }) =>
        periods.map((one) => ({
          room: id,
          name: one.name,
          from: day(one.from),
          to: day(one.to),
          price: dollars(one.price),
          weekdays: Object.fromEntries(
            one.weekdays.flatMap((cents, at) => (cents ? [[at + 1, dollars(cents)]] : [])),
          ),
          least: one.least || null,
          throughout: one.throughout,
          arrive: one.closed ? [1, 2, 3, 4, 5, 6, 7].filter((n) => n !== one.closed) : null,
        })),
      ),
      held: rooms.flatMap((room) =>
        room.free.flatMap((free, at) =>
          Array.from({ length: units(room) - free }, (_, unit) => ({
            room: room.id,
            night: day(at),
            unit,
          })),
        ),
      ),
      steps: rooms[0]?.steps,
      code: rooms[0]?.code,
      bands: bands.map((band) => ({ ...band, price: dollars(band.price) })),
      charges: charges.map((charge) => ({ ...charge, price: dollars(charge.price) })),
    }),
  ]);
  await exec`
    delete from rooms; delete from stay_discounts; delete from promo_codes; delete from child_bands;
    delete from extras; delete from private.held_nights;
    insert into rooms (id, name, type, price, capacity, guests_included, extra_guest_price, size,
      description, position, units)
    select id, id, 'standard', price, capacity, included, extra, 20, id, position, units
    from jsonb_to_recordset(current_setting('hotel.house')::jsonb -> 'rooms')
      as r (id text, price numeric, capacity int, included int, extra numeric, position int, units int);
    insert into price_periods (room_id, name, from_night, to_night, price, weekday_prices, min_nights,
      throughout, arrival_days)
    select room, name, "from", "to", price, weekdays, least, throughout, arrive
    from jsonb_to_recordset(current_setting('hotel.house')::jsonb -> 'periods') as p (room text, name text,
      "from" date, "to" date, price numeric, weekdays jsonb, least int, throughout boolean, arrive int[]);
    insert into private.held_nights (room_id, night, unit, closing_id)
    select room, night, unit, '00000000-0000-4000-8000-000000000001'
    from jsonb_to_recordset(current_setting('hotel.house')::jsonb -> 'held')
      as h (room text, night date, unit int);
    insert into stay_discounts (min_nights, percent) select nights, percent / 100
    from jsonb_to_recordset(current_setting('hotel.house')::jsonb -> 'steps') as s (nights int, percent numeric);
    insert into promo_codes (code, percent) select 'MOON', (c ->> 'percent')::numeric / 100
    from jsonb_path_query(current_setting('hotel.house')::jsonb, '$.code') c;
    insert into child_bands (until_age, price, takes_place) select until, price, place
    from jsonb_to_recordset(current_setting('hotel.house')::jsonb -> 'bands')
      as b (until int, price numeric, place boolean);
    insert into extras (id, name, price, per, obligatory, from_age) select per, per, price, per, true, "from"
    from jsonb_to_recordset(current_setting('hotel.house')::jsonb -> 'charges')
      as c (price numeric, per text, "from" int)`;
}

const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);

function quote(house: House, room: Room, { arrival, nights, guests, ages }: Asked) {
  const bands = ages.flatMap((age) => house.bands.find(({ until }) => until >= age) ?? []);
  const children = sum(bands.map(({ price }) => price));
  const { price, fee } = modelQuote(room, {
    arrival,
    nights,
    guests: guests - bands.length,
    children,
  });
  const charged = house.charges.map(({ per, price: each, from }) => {
    const payers = guests - ages.filter((age) => age < from).length;
    const often: Record<string, number> = { stay: 1, night: nights, guest: payers };
    return each * (often[per] ?? payers * nights);
  });
  const stayed = Array.from(
    { length: nights },
    (_, at) => periodOf(room, arrival + at) as Ruled | undefined,
  );
  const isShort = stayed.some(
    (one, at) => one && one.least > nights && (one.throughout || at === 0),
  );
  const isClosed = stayed[0]?.closed === ((arrival + FRIDAY) % 7) + 1;
  const crowd = guests - bands.filter(({ place }) => !place).length > room.capacity || guests > 10;
  const rule = (isShort && 'least-nights') || (isClosed && 'arrival-day') || null;
  const left = Math.min(...room.free.slice(arrival, arrival + nights));
  return { total: price + fee + sum(charged), crowd, rule, left };
}

type Model = {
  rooms: unknown[];
  together: [string[], number[], number][];
  split: unknown;
  near: unknown[];
};

/** Orders numbers or lists of numbers, the smaller first. */
function byAll<T>(...keys: ((one: T) => number | number[])[]) {
  const compare = (a: number | number[], b: number | number[]): number => {
    if (typeof a === 'number' || typeof b === 'number') return Number(a) - Number(b);
    const at = a.findIndex((one, place) => one !== b[place]);
    return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
  };
  return (a: T, b: T) => keys.reduce((found, key) => found || compare(key(a), key(b)), 0);
}

function* multisets(rooms: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let room = from; room < rooms; room += 1)
      for (const rest of multisets(rooms, size - 1, room)) yield [room, ...rest];
}

/** Every way to put the adults and each child into so many rooms. */
function* spreads(many: number, adults: number, ages: number[]): Generator<Asked[]> {
  const party = (guests: number, ages: number[]) => ({ arrival: 0, nights: 0, guests, ages });
  if (ages.length > 0) {
    const [age = 0, ...others] = ages;
    for (const spread of spreads(many, adults, others))
      for (let room = 0; room < many; room += 1)
        yield spread.map((one, at) =>
          at === room ? party(one.guests + 1, [...one.ages, age]) : one,
        );
  } else if (many === 1) yield [party(adults, [])];
  else
    for (let here = 1; here <= adults - many + 1; here += 1)
      for (const rest of spreads(many - 1, adults - here, [])) yield [party(here, []), ...rest];
}

function together(house: House, asked: Asked): Model['together'] {
  const { arrival, nights } = asked;
  const adults = asked.guests - asked.ages.length;
  for (let many = 2; many <= Math.min(6, adults); many += 1) {
    const ways = [...multisets(house.rooms.length, many)].flatMap((set) => {
      const rooms = set.map((at) => house.rooms[at]).filter((room) => room !== undefined);
      const can = set.every((at, place) => {
        const room = rooms[place];
        const { left = 0, rule } = room ? quote(house, room, asked) : { rule: null };
        return rule === null && left >= set.filter((one) => one === at).length;
      });
      if (!can) return [];
      const spread = [...spreads(many, adults, asked.ages)].flatMap((parties) => {
        const quotes = parties.map((party, at) =>
          quote(house, rooms[at] ?? (undefined as never), { ...party, arrival, nights }),
        );
        if (quotes.some(({ crowd }) => crowd)) return [];
        return [
          {
            set,
            guests: parties.map(({ guests }) => guests),
            total: sum(quotes.map(({ total }) => total)),
          },
        ];
      });
      return spread
        .toSorted(
          byAll(
            ({ total }) => total,
            ({ guests }) => guests.map((one) => -one),
          ),
        )
        .slice(0, 1);
    });
    const best = ways
      .toSorted(
        byAll(
          ({ total }) => total,
          ({ set }) => set,
        ),
      )
      .slice(0, 3);
    if (best.length > 0)
      return best.map(({ set, guests, total }) => [set.map((at) => `r${at}`), guests, total]);
  }
  return [];
}

function model(house: House, asked: Asked): Model {
  const { arrival, nights } = asked;
  const of = (more: Partial<Asked>) =>
    house.rooms.map((room, at) => ({
      at,
      id: room.id,
      ...quote(house, room, { ...asked, ...more }),
    }));
  const fitting = (more: Partial<Asked>) =>
    of(more).filter(({ crowd, rule, left }) => !crowd && rule === null && left > 0);
  const rooms = of({}).map(({ id, left, total, crowd, rule }) => [
    id,
    left,
    total,
    crowd ? 'too-many-guests' : rule,
  ]);
  const isFound = fitting({}).length > 0;
  const ways = isFound ? [] : together(house, asked);
  if (isFound || ways.length > 0) return { rooms, together: ways, split: null, near: [] };
  const parts = Array.from({ length: nights - 1 }, (_, at) => at + 1).flatMap((first) =>
    fitting({ nights: first }).flatMap((one) =>
      fitting({ arrival: arrival + first, nights: nights - first })
        .filter(({ at }) => at !== one.at)
        .map((other) => ({ first, one, other, total: one.total + other.total })),
    ),
  );
  const [split] = parts.toSorted(
    byAll(
      ({ first }) => -first,
      ({ total }) => total,
      ({ one, other }) => [one.at, other.at],
    ),
  );
  const near = Array.from({ length: 15 }, (_, at) => at - 7)
    .filter((ahead) => ahead !== 0)
    .flatMap((ahead) => {
      const [cheapest] = fitting({ arrival: arrival + ahead }).toSorted(
        byAll(
          ({ total }) => total,
          ({ at }) => at,
        ),
      );
      return cheapest ? [{ ahead, id: cheapest.id, total: cheapest.total }] : [];
    })
    .toSorted(
      byAll(
        ({ ahead }) => Math.abs(ahead),
        ({ ahead }) => -ahead,
      ),
    )
    .slice(0, 5);
  return {
    rooms,
    together: [],
    split: split ? [split.first, split.one.id, split.other.id, split.total] : null,
    near: near.map(({ ahead, id, total }) => [addDays(FIRST, arrival + ahead), id, total]),
  };
}

const cents = (amount: number) => Math.round(amount * 100);

type Answer = {
  rooms: { room_id: string; left: number; total: number; rule: { code: string } | null }[];
  together: Way[];
  split: { parts: { room_id: string; nights: number }[]; total: number } | null;
  near: { check_in: string; room_id: string; total: number }[];
};

const shownSplit = ({ parts: [one, other], total }: NonNullable<Answer['split']>) => [
  one?.nights,
  one?.room_id,
  other?.room_id,
  cents(total),
];

test('searches in random hotels find what a model finds that tries every combination', async () => {
  await exec`create or replace function private.hotel_today() returns date language sql stable
    set search_path = '' as 'select date ''2027-01-01'''`;
  await exec`set session_replication_role = replica;
    insert into closings (id, room_id, from_date, to_date, reason)
    values ('00000000-0000-4000-8000-000000000001', 'none', '2027-01-01', '2027-01-02', 'Held');
    set session_replication_role = origin`;
  const random = seededRandom(SEED);
  const counts = { together: 0, split: 0, near: 0 };
  for (let nth = 0; nth < HOUSES; nth += 1) {
    const house = randomHouse(random);
    await store(house);
    const searches = Array.from({ length: SEARCHES }, (): Asked => {
      const guests = 1 + random(7);
      const ages = Array.from({ length: random(Math.min(guests, 4)) }, () => random(18));
      return { arrival: 10 + random(10), nights: 1 + random(4), guests, ages };
    });
    const asked = searches.map((one) => ({ ...one, day: addDays(FIRST, one.arrival) }));
    const rows = await serviceSql<{ answer: Answer }>(
      `select private.found_stays(a.day, a.nights, a.guests, a.ages, $2) as answer
       from jsonb_to_recordset($1) as a (day date, nights int, guests int, ages int[])`,
      [JSON.stringify(asked), house.rooms[0]?.code ? 'MOON' : null],
    );
    rows.forEach(({ answer }, at) => {
      const search = searches[at] ?? (undefined as never);
      const told = model(house, search);
      const shown: Model = {
        rooms: answer.rooms.map(({ room_id, left, total, rule }) => [
          room_id,
          left,
          cents(total),
          rule?.code ?? null,
        ]),
        together: answer.together.map(({ rooms, total }) => [
          rooms.map(({ room_id }) => room_id),
          rooms.map(({ guests }) => guests),
          cents(total),
        ]),
        split: answer.split && shownSplit(answer.split),
        near: answer.near.map(({ check_in, room_id, total }) => [check_in, room_id, cents(total)]),
      };
      expect({ nth, search, ...shown }).toEqual({ nth, search, ...told });
      for (const { rooms } of answer.together) {
        const ages = rooms.flatMap(({ children }) => children);
        expect(ages.toSorted()).toEqual(search.ages.toSorted());
        for (const { room_id, guests, children, total } of rooms) {
          const room = house.rooms.find(({ id }) => id === room_id) ?? (undefined as never);
          expect(children.length).toBeLessThan(guests);
          expect(cents(total)).toBe(
            quote(house, room, { ...search, guests, ages: children }).total,
          );
        }
      }
      counts.together += Number(told.together.length > 0);
      counts.split += Number(told.split !== null);
      counts.near += Number(told.near.length > 0);
    });
  }
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(HOUSES / 10);
});
