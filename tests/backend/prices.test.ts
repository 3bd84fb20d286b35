import { randomUUID } from 'node:crypto';
import { plainText } from '@/basics/rules/digits';
import { SERVICE_FEE, stayPrice } from '@/basics/rules/price';
import { openHotel } from '../support/hotel.ts';
import type { Quote } from '../support/price-model.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { STAY_COLUMNS } from './access/actors.ts';

/** Prices by date for visitors and staff, using the example of decision 0060. */

const backend = await openHotel();
const { visitor, admin, sql, serviceSql, exec, change } = backend;
const ROOM = 'room-standard';
const NEW_YEAR = { from_night: '2028-04-13', to_night: '2028-04-16' };

async function quote(check_in: string, nights: number, guests = 2, more = {}) {
  const asked = { room_id: ROOM, check_in, nights, guests, ...more };
  const { data, error } = await visitor.rpc('stay_quote', asked);
  expect(error).toBeNull();
  return data as Quote;
}

const GUEST = 'g@example.com';
const ask = (stay: object) =>
  visitor.from('reservations').insert({ room_id: ROOM, email: GUEST, guests: 2, ...stay });

beforeAll(async () => {
  // Moves today, because the example's dates are further ahead than visitors may book.
  await exec`create or replace function private.hotel_today() returns date language sql stable
    set search_path = '' as 'select date ''2027-10-01'''`;
  await exec`update rooms set price = 129, capacity = 3, guests_included = 2, extra_guest_price = 15
    where id = 'room-standard'`;
  const season = {
    room_id: ROOM,
    name: 'Dry season',
    from_night: '2027-11-01',
    to_night: '2028-04-01',
    price: 159,
    weekday_prices: { 5: 179, 6: 179 },
  };
  const festival = { ...season, ...NEW_YEAR, name: 'Khmer New Year', price: 199 };
  const { error } = await admin
    .from('price_periods')
    .insert([season, { ...festival, weekday_prices: {}, min_nights: 3, throughout: true }]);
  expect(error).toBeNull();
  await admin.from('stay_discounts').insert({ min_nights: 7, percent: 10 });
});

describe('the worked example', () => {
  test.each([
    ['2027-10-30', 3, 2, [129, 129, 159], 417, 42, 459],
    ['2027-11-04', 3, 3, [174, 194, 194], 562, 56, 618],
    ['2027-11-01', 7, 2, [143.1, 143.1, 143.1, 143.1, 161.1, 161.1, 143.1], 1037.7, 104, 1141.7],
    ['2028-04-12', 4, 2, [129, 199, 199, 199], 726, 73, 799],
  ])('%s, %i nights, %i guests', async (day, nights, guests, amounts, price, fee, total) => {
    const answer = await quote(day, nights, guests);
    expect(answer.nights.map(({ amount }) => amount)).toEqual(amounts);
    expect(answer).toMatchObject({ price, fee, total, rule: null });

    const stay = { id: randomUUID(), guests, nights, check_in: day };
    const wrong = await ask({ ...stay, quoted_total: total - 1 });
    expect(wrong.error).toMatchObject({ message: 'price-changed' });
    expect(wrong.status).toBe(409);
    expect(JSON.parse(wrong.error?.details ?? '{}')).toMatchObject({ total });
    expect((await ask({ ...stay, quoted_total: total })).error).toBeNull();
    const [kept] =
      await sql`select price::float8, fee::float8, total::float8, night_amounts::float8[] as amounts
      from reservations where id = ${stay.id}`;
    expect(kept).toEqual({ price, fee, total, amounts });
    await exec`delete from reservations`;
  });

  test('the e-mail that leaves by itself tells the total that was quoted', async () => {
    await exec`insert into outbox_settings (key, value)
      values ('letters', '{"automatic": ["received"]}')
      on conflict (key) do update set value = excluded.value`;
    const { total } = await quote('2027-11-01', 7);
    const told = { nights: 7, check_in: '2027-11-01', quoted_total: total };
    expect((await ask(told)).error).toBeNull();
    const left = await backend.sendAll();
    const email = left.find(({ to }) => to === GUEST);
    expect(email?.text).toContain(
      'Room price: $1,153.00\nDiscount: −$115.30\nService fee (10%): $104.00\nTotal: $1,141.70',
    );
    await exec`delete from outbox`;
    await exec`delete from outbox_settings where key = 'letters'`;
    await exec`delete from reservations`;
  });

  test('visitors are told whether there is a code, never which', async () => {
    const told = async () => {
      const { data } = await visitor.rpc('site_content', {});
      expect(JSON.stringify(data)).not.toContain('ELEPHANT');
      return (data as { prices: { codes: boolean } }).prices.codes;
    };
    expect(await told()).toBe(false);
    const code = { code: 'ELEPHANT', percent: 5, amount: null };
    await admin.from('promo_codes').insert({ ...code, arrive_until: '2027-09-30' });
    expect(await told()).toBe(false); // nobody can arrive with it any more
    const undated = { room_id: ROOM, check_in: null, nights: 1, guests: 2, code: 'ELEPHANT' };
    expect((await visitor.rpc('stay_quote', undated)).data).toMatchObject({
      price: 129,
      rule: { code: 'code-expired', until: '2027-09-30' },
    });
    await admin.from('promo_codes').update({ arrive_until: '2027-10-01' }).eq('code', code.code);
    expect(await told()).toBe(true);
    await exec`delete from promo_codes`;
  });

  test('a stay that breaks the least nights is refused with what would do', async () => {
    expect((await quote('2028-04-12', 2)).rule).toEqual({
      code: 'least-nights',
      name: 'Khmer New Year',
      from: '2028-04-13',
      until: '2028-04-15',
      nights: 3,
    });
    const refused = await ask({ nights: 2, check_in: '2028-04-12' });
    expect(refused.error?.message).toBe('stay-rule');
  });

  test('leaving after three of seven nights costs these three', async () => {
    const { id } = await backend.putStay({
      room_id: ROOM,
      check_in: '2027-11-01',
      nights: 7,
      status: 'checked_in',
      price: 1037.7,
      night_amounts: [143.1, 143.1, 143.1, 143.1, 161.1, 161.1, 143.1],
    });
    const { data } = await change(id, { status: 'checked_out', nights: 3 });
    expect(data?.[0]).toMatchObject({ nights: 3 });
    expect(Number(data?.[0].price)).toBe(429.3);
    const back = await change(id, { status: 'checked_in' });
    expect(Number(back.data?.[0].price)).toBe(1037.7);
    await exec`delete from reservations`;
  });
});

describe('fee and taxes', () => {
  const vat = { id: 'vat', kind: 'tax', name: 'VAT', percent: 7.5, rounding: 'cent', position: 1 };
  const sumsOf = ({ price, fee, tax, total }: Record<string, unknown>) =>
    [price, fee, tax, total].map(Number);

  test('are the house’s rows; a stay keeps those that were agreed, also when its nights change', async () => {
    await admin.from('charges').insert(vat);
    expect((await admin.from('charges').update({ percent: 12 }).eq('id', 'fee')).error).toBeNull();
    const told = await quote('2027-10-30', 3);
    expect(told).toMatchObject({ price: 417, fee: 50, tax: 31.28, total: 498.28 });
    const stay = { id: randomUUID(), nights: 3, check_in: '2027-10-30', quoted_total: 498.28 };
    expect((await ask({ ...stay, charges: [] })).error).toBeNull();
    const named = [
      { id: 'fee', amount: 50 },
      { name: 'VAT', percent: 7.5, amount: 31.28 },
    ];
    expect(told).toMatchObject({ charges: named });
    await admin.from('charges').delete().eq('id', 'vat');
    await admin.from('charges').update({ percent: 10 }).eq('id', 'fee');
    const { data } = await change(stay.id, { nights: 2, charges: [] });
    expect(sumsOf(data?.[0])).toEqual([258, 31, 19.35, 308.35]);
    await exec`delete from reservations`;
  });

  test('come to the same in a browser, to the cent', async () => {
    const random = seededRandom(7);
    for (let nth = 0; nth < 400; nth += 1) {
      const price = random(2_000_000) / 100;
      const rounding = (['whole', 'cent'] as const)[random(2)] ?? 'cent';
      const charge = {
        ...SERVICE_FEE,
        kind: 'tax' as const,
        percent: (1 + random(9999)) / 100,
        rounding,
      };
      const [row] = await backend.serviceSql<{ tax: number }>(
        `select private.charges_sum(private.charged($1::numeric, $2::jsonb), 'tax')::float8 as tax`,
        [price, JSON.stringify([charge])],
      );
      expect([price, charge.percent, stayPrice(price, 1, [charge]).tax]).toEqual([
        price,
        charge.percent,
        row?.tax,
      ]);
    }
  });
});

test('a period of weekdays without an end gives way to a season; two that share no night may be of one length', async () => {
  const weekends = {
    room_id: ROOM,
    name: 'Weekends',
    from_night: '2027-10-01',
    to_night: '3000-01-01',
    price: 149,
  };
  const add = (more: object) => admin.from('price_periods').insert({ ...weekends, ...more });
  expect((await add({ weekdays: [5, 6], min_nights: 2 })).error).toBeNull();
  expect((await add({ name: 'Sundays', weekdays: [7], price: 119 })).error).toBeNull();
  const equal = await add({ name: 'Saturdays', weekdays: [6, 7] });
  expect(equal.error?.message).toBe('periods-equal');
  expect(JSON.parse(equal.error?.details ?? '')).toMatchObject({
    names: ['Saturdays', expect.stringMatching(/^(Weekends|Sundays)$/)],
    room: 'Garden Standard',
  });
  const amounts = async (day: string, nights: number) =>
    (await quote(day, nights)).nights.map(({ amount }) => amount);
  expect(await amounts('2027-10-28', 4)).toEqual([129, 149, 149, 119]);
  expect(await amounts('2027-11-05', 2)).toEqual([179, 179]);
  expect((await quote('2027-10-29', 1)).rule).toMatchObject({
    name: 'Weekends',
    until: '2999-12-31',
  });
  await exec`delete from price_periods where name in ('Weekends', 'Sundays')`;
});

test('from what a night costs is said of nights that are sold in the coming year', async () => {
  const span = async () => {
    const { data } = await visitor.rpc('site_content');
    const { prices } = data as { prices: { spans: { id: string }[] } };
    return prices.spans.find(({ id }) => id === ROOM);
  };
  expect(await span()).toEqual({ id: ROOM, low: 129, high: 199, own: true });
  const year = { room_id: ROOM, name: 'Year', from_night: '2027-01-01', to_night: '3000-01-01' };
  // These periods cover every night, so `own` is false; only a Friday keeps its price of 199.
  const rains = { ...year, name: 'Rains', to_night: '2027-10-02', weekday_prices: { 4: 59 } };
  const { error } = await admin.from('price_periods').insert([
    { ...year, price: 139, weekday_prices: {} },
    { ...rains, price: 145 },
  ]);
  expect(error).toBeNull();
  expect(await span()).toEqual({ id: ROOM, low: 139, high: 199, own: false });
  await exec`delete from price_periods where name in ('Year', 'Rains')`;
});

describe('stays that staff enter and change', () => {
  const TOGETHER = {
    room_id: ROOM,
    guest_name: 'Sokha',
    guests: 2,
    source: 'phone',
    status: 'new',
  };
  const NEW_YEAR_STAY = { check_in: '2028-04-12', nights: 2 };
  const enter = async (more: object) => {
    const row = { id: randomUUID(), ...TOGETHER, ...more };
    return admin.from('reservations').insert(row).select(STAY_COLUMNS).single();
  };
  const historyOf = async (id: string) => {
    const events = admin.from('reservation_events').select('changes').eq('reservation_id', id);
    const { data } = await events.order('id');
    return data?.map(({ changes }) => changes as Record<string, unknown>) ?? [];
  };

  test('are quoted as a guest’s; past a rule with a word, which its history keeps', async () => {
    const { data } = await enter({ ...NEW_YEAR_STAY, rule_reason: ' Her brother stays, too ' });
    expect(data).toMatchObject({
      night_amounts: [129, 199],
      rule_reason: 'Her brother stays, too',
    });
    expect((await historyOf(data.id))[0]).toMatchObject({
      rule_reason: [null, 'Her brother stays, too'],
    });
  });

  test('an amount of the staff’s own needs a reason, and is shared out over the nights', async () => {
    const bare = await enter({ ...NEW_YEAR_STAY, own_price: 300 });
    expect(bare.error?.message).toBe('price-reason-missing');
    const { data } = await enter({ ...NEW_YEAR_STAY, own_price: 300, price_reason: 'A regular' });
    expect(data).toMatchObject({ own_price: null, price_reason: 'A regular', discount: 0 });
    expect(data.night_amounts.map(Number)).toEqual([117.99, 182.01]);
    expect([data.price, data.fee, data.total].map(Number)).toEqual([300, 30, 330]);
    for (const own_price of [-1, 10_000_000.001, 1_000_000_001]) {
      const wrong = await enter({ ...NEW_YEAR_STAY, own_price, price_reason: 'Odd' });
      expect(wrong.error?.message).toBe('charge-invalid');
    }
    const long = await enter({ ...NEW_YEAR_STAY, own_price: 1, price_reason: 'x'.repeat(201) });
    expect(long.error?.message).toBe('reason-too-long');
  });

  test('a code that is none is refused to staff, too', async () => {
    const { error } = await enter({ check_in: '2027-10-30', nights: 1, promo_code: 'MOON' });
    expect(error?.message).toBe('stay-rule');
    expect(JSON.parse(error?.details ?? '{}')).toMatchObject({ rule: { code: 'code-wrong' } });
  });

  test('a code is the same wherever it is typed, with whatever a person does not see in it', async () => {
    const odd = ['moonrise 2027', 'MOONRISE2027\u200b', 'MOON\u00adRISE2027', 'MOONRISE២០២៧'];
    odd.push(
      'ＭＯＯＮＲＩＳＥ２０２７',
      'MOONRISE2027.',
      ' Moonrise-2027 ',
      '\ufeffmoonrise\u202f2027',
    );
    const code = { code: 'ＭＯＯＮ\u00adRISE២០២៧\u200b', percent: 10 };
    const { data } = await admin.from('promo_codes').insert(code).select().single();
    expect(data.code).toBe('MOONRISE2027');
    const day = { check_in: '2027-10-10', nights: 1 };
    for (const typed of odd) {
      const again = await admin.from('promo_codes').insert({ code: typed, percent: 5 });
      expect(again.error?.code, typed).toBe('23505');
      expect(await quote(day.check_in, 1, 2, { code: typed }), typed).toMatchObject({
        rule: null,
        discount: 12.9,
      });
      for (const [client, id] of [
        [visitor, randomUUID()] as const,
        [admin, randomUUID()] as const,
      ]) {
        const stay = { ...TOGETHER, ...day, id, promo_code: typed, email: `${id}@example.com` };
        expect((await client.from('reservations').insert(stay)).error, typed).toBeNull();
        expect(await sql`select promo_code from reservations where id = ${id}`).toEqual([
          { promo_code: 'MOONRISE2027' },
        ]);
      }
    }
    await exec`delete from promo_codes; delete from reservations`;
  });

  test('a text is plain to the database as it is to a browser', async () => {
    const signs = Array.from({ length: 0x1_ff_ff }, (_, at) => String.fromCodePoint(at)).filter(
      (sign) => /[\p{Nd}\p{Cf}\p{Variation_Selector}]/u.test(sign),
    );
    const plain = await serviceSql<{ sign: string }>(
      `select sign from unnest($1::text[], $2::text[]) u (sign, said) where private.plain_text(sign) <> said`,
      [signs, signs.map(plainText)],
    );
    expect(plain).toEqual([]);
  });

  test('the last use of a code is held by one stay, by another once its amount is agreed otherwise', async () => {
    await exec`insert into promo_codes (code, percent, max_stays) values ('LAST', 10, 1)`;
    const asked = ['2027-10-10', '2027-10-20'].map((check_in) => ({ id: randomUUID(), check_in }));
    for (const one of asked) {
      await quote(one.check_in, 1, 2, { code: 'LAST' });
      expect((await ask({ ...one, nights: 1, promo_code: 'last' })).error).toBeNull();
    }
    const held = await Promise.all(asked.map(({ id }) => change(id, { status: 'confirmed' })));
    expect(held.map(({ error }) => error?.message)).toEqual([undefined, 'code-used-up']);
    expect((await quote('2027-10-25', 1, 2, { code: 'LAST' })).rule?.code).toBe('code-used-up');
    const id = asked[1]?.id ?? '';
    const own = { own_price: 120, price_reason: 'The code was gone' };
    expect((await change(id, own)).error).toBeNull();
    expect((await change(id, { status: 'confirmed' })).error).toBeNull();
    await exec`delete from promo_codes; delete from reservations`;
  });

  test('a change is quoted with what is kept, and an own amount counts from then on', async () => {
    await exec`insert into extras (id, name, price, per) values ('meal', 'Meal', 5, 'guest_night')`;
    const meals = [{ id: 'meal', count: 1 }];
    const { data: stay } = await enter({ check_in: '2027-10-30', nights: 2, extras: meals });
    await exec`update rooms set price = 500 where id = 'room-standard'; update extras set price = 50`;
    const change = { room_id: ROOM, check_in: '2027-10-29', nights: 4, guests: 3 };
    const { data: told } = await admin.rpc('change_quote', { of_stay: stay.id, ...change });
    expect(told).toMatchObject({ price: 515 + 144 + 144 + 174, fee: 98, total: 1135, rule: null });
    expect(told.extras).toMatchObject([{ price: 5, amount: 4 * 3 * 5 }]);
    expect(told.nights.map(({ kept }: { kept: boolean }) => kept)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const own = { own_price: 977, price_reason: 'As last year' };
    const { data } = await admin
      .from('reservations')
      .update(own)
      .eq('id', stay.id)
      .select(STAY_COLUMNS);
    expect(data?.[0]).toMatchObject({ price: 977, own_price: null });
    expect((await historyOf(stay.id)).at(-1)).toMatchObject({
      price_reason: [null, 'As last year'],
    });
    const broken = { of_stay: stay.id, ...change, ...NEW_YEAR_STAY };
    expect((await admin.rpc('change_quote', broken)).data.rule).toMatchObject({
      code: 'least-nights',
    });
    await exec`update rooms set price = 129 where id = 'room-standard'; delete from extras`;
  });
});
