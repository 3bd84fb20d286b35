import { addDays } from '@/basics/time/dates';
import { openHotel } from '../support/hotel.ts';
import { modelQuote, type Quote, type Rules, type Stay } from '../support/price-model.ts';
import { seededRandom } from '../support/seeded-random.ts';

/**
 * Compares random stays under random price rules with a second model in whole cents (decision
 * 0060). PRICE_SETS=100 runs more sets, PRICE_SEED=7 others.
 */
const SETS = Number(process.env['PRICE_SETS'] ?? 30);
const SEED = Number(process.env['PRICE_SEED'] ?? 20_271_101);

const { serviceSql } = await openHotel();
const dollars = (cents: number) => cents / 100;
const FIRST = '2027-01-01';

function randomRules(random: (below: number) => number): Rules {
  const taken = new Set<number>();
  const periods = Array.from({ length: random(12) }, (_, nth) => {
    let length = 1 + random(200);
    while (taken.has(length)) length += 1;
    taken.add(length);
    const from = random(500);
    const weekdays = Array.from({ length: 7 }, () => (random(3) ? 0 : 1000 + random(90_000)));
    return { name: `p${nth}`, from, to: from + length, price: 1 + random(100_000), weekdays };
  });
  const steps = [7, 14, 30]
    .slice(random(4))
    .map((nights) => ({ nights, percent: 1 + random(5000) }));
  const codes = [undefined, { percent: 1 + random(10_000) }, { amount: 1 + random(80_000) }];
  const pers = ['stay', 'night', 'guest', 'guest_night'];
  return {
    price: 1 + random(60_000),
    included: 1 + random(4),
    extra: random(6000),
    periods,
    steps,
    code: codes[random(3)],
    extras: pers
      .slice(random(5))
      .map((per) => ({ id: per, price: random(9000), per, count: 1 + random(3) })),
  };
}

async function store(rules: Rules): Promise<void> {
  await serviceSql(`truncate price_periods, stay_discounts, extras, promo_codes`);
  await serviceSql(
    `update rooms set price = $1, capacity = 4, guests_included = $2, extra_guest_price = $3
     where id = 'room-standard'`,
    [dollars(rules.price), rules.included, dollars(rules.extra)],
  );
  for (const { name, from, to, price, weekdays } of rules.periods) {
    const own = weekdays.flatMap((cents, at) => (cents ? [[at + 1, dollars(cents)]] : []));
    await serviceSql(
      `insert into price_periods (room_id, name, from_night, to_night, price, weekday_prices)
       values ('room-standard', $1, $2, $3, $4, $5)`,
      [
        name,
        addDays(FIRST, from),
        addDays(FIRST, to),
        dollars(price),
        JSON.stringify(Object.fromEntries(own)),
      ],
    );
  }
  for (const { nights, percent } of rules.steps)
    await serviceSql(`insert into stay_discounts (min_nights, percent) values ($1, $2)`, [
      nights,
      percent / 100,
    ]);
  const { code } = rules;
  if (code)
    await serviceSql(`insert into promo_codes (code, percent, amount) values ('ចន្ទ', $1, $2)`, [
      'percent' in code ? code.percent / 100 : null,
      'amount' in code ? dollars(code.amount) : null,
    ]);
  for (const { id, price, per } of rules.extras)
    await serviceSql(`insert into extras (id, name, price, per, most) values ($1, $1, $2, $3, 9)`, [
      id,
      dollars(price),
      per,
    ]);
}

test('stays at random under random rules cost in the database what they cost in the model', async () => {
  const random = seededRandom(SEED);
  for (let set = 0; set < SETS; set += 1) {
    const rules = randomRules(random);
    await store(rules);
    const stays: Stay[] = Array.from({ length: 100 }, () => ({
      arrival: random(700),
      nights: 1 + random(14),
      guests: 1 + random(4),
    }));
    const wanted = rules.extras.map(({ id, count }) => ({ id, count }));
    const asked = stays.map(({ arrival, ...stay }) => ({ ...stay, day: addDays(FIRST, arrival) }));
    const rows = await serviceSql<{ quote: Quote }>(
      `select private.quote('room-standard', a.day, a.nights, a.guests, $2, $3) as quote
       from jsonb_to_recordset($1) as a (day date, nights int, guests int)`,
      [JSON.stringify(asked), JSON.stringify(wanted), rules.code ? 'ចន្ទ' : null],
    );
    const cents = (amount: number) => Math.round(amount * 100);
    const inOrder = (extras: { id: string; amount: number }[]) =>
      extras.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    rows.forEach(({ quote: found }, nth) => {
      const stay = stays[nth];
      if (!stay) throw new Error('there are as many quotes as stays');
      const told = modelQuote(rules, stay);
      expect({
        amounts: found.nights.map(({ amount }) => cents(amount)),
        price: cents(found.price),
        fee: cents(found.fee),
        total: cents(found.total),
        discount: cents(found.discount),
        extras: inOrder(found.extras).map(({ id, amount }) => ({ id, amount: cents(amount) })),
      }).toEqual({ ...told, extras: inOrder(told.extras) });
    });
  }
});
