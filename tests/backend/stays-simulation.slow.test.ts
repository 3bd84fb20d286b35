import { randomUUID } from 'node:crypto';
import { signIn } from '@/basics/session/staff-calls/auth';
import { exportCsv } from '@/desk/lists/staff-calls/export-list';
import { reportCsv, hotelRow } from '@/desk/reports/month-report';
import { fetchMonthReport } from '@/desk/reports/staff-calls/load-month-report';
import { amountOf, mayHaveInvoice, documentFacts } from '@/desk/invoices/invoice';
import { invoicesCsv, documentLines } from '@/desk/invoices/document-lines';
import { EMAIL_WORDS } from '@/words/catalogues';
import * as invoices from '@/desk/invoices/staff-calls/invoices';
import { fetchChangeQuote, fetchQuote } from '@/selling/prices/staff-calls/quotes';
import type { StaffQuoteRequest } from '@/selling/prices/staff-calls/quotes';
import { reservationsExport } from '@/front/reservation/staff-calls/reservations-export';
import { addReservation, changeReservation } from '@/desk/stays/staff-calls/change-reservation';
import type { ReservationChange } from '@/desk/stays/staff-calls/change-reservation';
import * as stays from '@/desk/stays/staff-calls/reservations';
import type { Reservation } from '@/desk/stays/reservation';
import { formatPrice } from '@/basics/rules/price';
import { addDays, hotelToday } from '@/basics/time/dates';
import { addMonths, monthOf } from '@/basics/time/month';
import { openHotel } from '../support/hotel.ts';
import { seededRandom } from '../support/seeded-random.ts';

/**
 * Runs random stays through requests, sales, changes, departures and undone steps. After every step
 * all sums must agree, and an undone step must restore the row (decision 0060). STAY_LIVES=1000
 * runs more stays, STAY_SEED=7 others.
 */
const LIVES = Number(process.env['STAY_LIVES'] ?? 12);
const SEED = Number(process.env['STAY_SEED'] ?? 1126);
const STEPS = 9;

const backend = await openHotel();
const { admin, visitor, exec, serviceSql } = backend;
backend.answerFetch();
const random = seededRandom(SEED);
const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
const cents = (dollars: number) => Math.round(dollars * 100);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + cents(one), 0);

const ROOMS = ['room-standard', 'room-premier'] as const;
const TIMES = {
  stay: () => 1,
  night: ({ nights }: Reservation) => nights,
  guest: ({ guests }: Reservation) => guests,
  guest_night: ({ nights, guests }: Reservation) => nights * guests,
};
type Per = keyof typeof TIMES;
type StoredExtra = { per: Per; price: number; count: number; amount: number };
type Row = { guest_key: string; extras: StoredExtra[] };

beforeAll(async () => {
  await exec`delete from reservations`;
  await signIn('admin@hotel.test', 'admin-demo-1');
  await exec`update rooms set units = 50, capacity = 4, guests_included = 2, extra_guest_price = 15.5
    where id in ('room-standard', 'room-premier')`;
  await serviceSql(`insert into price_periods (room_id, name, from_night, to_night, price, weekday_prices)
    select id, 'Season', private.hotel_today() + 10, private.hotel_today() + 30, 159.35,
      '{"5": 179, "6": 181.2}' from rooms where id in ('room-standard', 'room-premier')`);
  await exec`insert into stay_discounts (min_nights, percent) values (5, 7.5)`;
  await exec`insert into promo_codes (code, percent, amount) values ('MOON', 12.5, null), ('STAR', null, 40)`;
  await exec`insert into extras (id, name, price, per, most) values ('stay', 'Transfer', 20, 'stay', 3),
    ('night', 'Cot', 5.25, 'night', 1), ('guest', 'Tour', 31, 'guest', 2),
    ('guest_night', 'Breakfast', 8.5, 'guest_night', 2)`;
  await exec`insert into charges (id, kind, name, percent, rounding, position)
    values ('city', 'tax', 'City tax', 2.35, 'cent', 1)`;
  await exec`insert into outbox_settings (key, value)
    values ('letters', '{"automatic": ["received", "confirmed", "changed"]}')
    on conflict (key) do update set value = excluded.value`;
});

const anyExtras = () =>
  Object.keys(TIMES).flatMap((id) =>
    random(3) ? [] : [{ id, count: 1 + random(id === 'night' ? 1 : 2) }],
  );
const anyStay = () => ({
  roomId: pick(ROOMS),
  checkIn: addDays(hotelToday(), 1 + random(40)),
  nights: 1 + random(9),
  guests: 1 + random(4),
});
const anySum = () => random(90_000) / 100;

async function read(id: string): Promise<Reservation> {
  const stay = await stays.fetchReservation(id);
  if (!stay) throw new Error(`no stay ${id}`);
  return stay;
}
async function rowOf(id: string): Promise<Row> {
  const [found] = await serviceSql<{ row: Row }>(
    `select to_jsonb(r) - 'updated_at' as row from reservations r where id = $1`,
    [id],
  );
  if (!found) throw new Error(`no row ${id}`);
  return found.row;
}

async function sold(paid: number | undefined) {
  const { roomId, checkIn, nights, guests } = anyStay();
  const channel = pick(['airbnb', 'other']);
  const [listing] = await serviceSql<{ id: string }>(
    `insert into listings (room_id, channel, slot, import_url)
       values ($1, $2, 1, 'https://site.test/1') returning id`,
    [roomId, channel],
  );
  const days = { start: { date: checkIn }, end: { date: addDays(checkIn, nights) } };
  const events = [{ uid: 'sold-there', ...days, summary: 'Reserved' }];
  await serviceSql('select take_reading($1, $2)', [listing?.id, JSON.stringify({ events })]);
  const { data: event } = await admin.from('listing_events').select('id').single();
  const guest = { guest_name: 'Sokha', email: 'guest@example.com', guests, price: paid };
  const made = await admin.rpc('stay_of_event', { event_id: event?.id, ...guest });
  expect(made.error).toBeNull();
  if (paid !== undefined) expect((await read(made.data)).total, 'paid there').toBe(paid);
  return { id: made.data, percent: paid === undefined ? 10 : 0 };
}

/** Ways in which a stay begins. `percent` is the service fee that its guest owes. */
const BEGINNINGS: Record<string, () => Promise<{ id: string; percent: number }>> = {
  async request() {
    const { roomId, checkIn, nights, guests } = anyStay();
    const asked = { room_id: roomId, check_in: checkIn, nights, guests, extras: anyExtras() };
    const code = pick([undefined, 'moon', 'STAR']);
    const { data } = await visitor.rpc('stay_quote', { ...asked, code });
    const id = randomUUID();
    const more = { id, email: 'guest@example.com', promo_code: code, quoted_total: data.total };
    expect((await visitor.from('reservations').insert({ ...asked, ...more })).error).toBeNull();
    return { id, percent: 10 };
  },
  async desk() {
    const source = pick(['phone', 'airbnb'] as const);
    const own = pick([undefined, anySum()]);
    const extras = anyExtras();
    const days = anyStay();
    const code = own === undefined ? 'MOON' : '';
    const quote = await fetchQuote({ ...days, extras, source, ownPrice: own, code });
    const { id, total } = await addReservation(randomUUID(), {
      ...days,
      source,
      extras: Object.fromEntries(extras.map((one) => [one.id, one.count])),
      promoCode: code,
      ownPrice: own ?? Number.NaN,
      priceReason: own === undefined ? '' : 'A regular',
      ruleReason: '',
      guestName: 'Sokha',
      email: 'guest@example.com',
      phone: '',
      language: 'en',
      notes: '',
      as: pick(['confirmed', 'new']),
      moreRooms: [],
      children: [],
    });
    expect(total, 'promised at the desk').toBe((quote.own ?? quote).total);
    return { id, percent: own !== undefined && source === 'airbnb' ? 0 : 10 };
  },
  'paid on a booking site': () => sold(anySum()),
  'sold on a booking site': () => sold(undefined),
  async group() {
    const { checkIn, nights, guests } = anyStay();
    const { data } = await admin.rpc('add_booking', {
      booking: randomUUID(),
      room_ids: ROOMS,
      room_guests: [guests, 2],
      arrival: checkIn,
      for_nights: nights,
      email: 'guest@example.com',
    });
    return { id: data[0].id, percent: 10 };
  },
};

async function step(
  stay: Reservation,
  change: ReservationChange,
  asked?: Partial<StaffQuoteRequest>,
) {
  const { roomId, checkIn, nights, guests } = stay;
  const told =
    asked && (await fetchChangeQuote(stay.id, { roomId, checkIn, nights, guests, ...asked }));
  const stored = await changeReservation(stay, change);
  if (told) expect(stored.total, 'promised').toBe((told.own ?? told).total);
  return stored;
}

async function keepsNights(before: Reservation, after: Reservation) {
  if (before.roomId !== after.roomId || before.guests !== after.guests) return;
  const { roomId, checkIn, nights, guests, nightAmounts } = after;
  const fresh = await fetchQuote({ roomId, checkIn, nights, guests });
  const dated = (stay: Reservation, at: number) => addDays(stay.checkIn ?? '', at);
  const agreed = new Map(before.nightAmounts.map((amount, at) => [dated(before, at), amount]));
  const expected = fresh.nights.map(({ amount }, at) => agreed.get(dated(after, at)) ?? amount);
  expect(nightAmounts, 'nights').toEqual(expected);
}

type Deed = { when: string; to?: string; play?: (stay: Reservation) => Promise<unknown> };
const DEEDS: Record<string, Deed> = {
  confirm: { when: 'new', to: 'confirmed' },
  cancel: { when: 'new confirmed', to: 'cancelled' },
  restore: { when: 'cancelled', to: 'confirmed' },
  arrive: { when: 'confirmed', to: 'checked_in' },
  'not come': { when: 'confirmed', to: 'no_show' },
  'come after all': { when: 'no_show', to: 'confirmed' },
  change: {
    when: 'new confirmed checked_in checked_out',
    async play(stay) {
      const other = anyStay();
      const { nights, guests, roomId, checkIn } = other;
      const shifted = addDays(stay.checkIn ?? '', random(5) - 2);
      // Guests may request changes only before the day of arrival.
      const day = shifted > hotelToday() ? shifted : addDays(hotelToday(), 1);
      const days = { checkIn: day, nights };
      const change = pick([
        { nights },
        { guests },
        { roomId },
        days,
        { checkIn, nights, guests, roomId },
      ]);
      const after = await step(stay, change, change);
      if (stay.charged === 'nights' && after.charged === 'nights') await keepsNights(stay, after);
    },
  },
  'another amount': {
    when: 'new confirmed checked_in',
    play: (stay) => {
      const ownPrice = anySum();
      return step(stay, { ownPrice, priceReason: 'Agreed' }, { ownPrice });
    },
  },
  extras: {
    when: 'new confirmed checked_in checked_out',
    play: (stay) => {
      const extras = anyExtras();
      return step(stay, { extras }, { extras });
    },
  },
  'change by the guest': {
    when: 'new confirmed',
    async play({ id, roomId, checkIn, nights, guests }) {
      const { guest_key: key } = await rowOf(id);
      const other = { nights: 1 + (nights % 9), guests: 1 + (guests % 4) };
      const asked = { key, for_nights: other.nights, for_guests: other.guests };
      expect((await visitor.rpc('ask_change', asked)).error).toBeNull();
      const told = await fetchChangeQuote(id, { roomId, checkIn, ...other });
      const { data: shown } = await visitor.rpc('quote_change', asked);
      expect(shown, 'shown to the guest').toEqual({ total: told.total });
      const { data: change } = await admin
        .from('stay_changes')
        .select('id, updated_at')
        .eq('status', 'asked')
        .single();
      const answer = { change: change?.id, seen: change?.updated_at, decision: 'accepted' };
      expect((await admin.rpc('answer_change', answer)).error).toBeNull();
      expect((await read(id)).total, 'promised').toBe(told.total);
    },
  },
  'leave early': {
    when: 'checked_in',
    async play(stay) {
      const nights = 1 + random(stay.nights);
      const charged = pick(['nights', 'whole', 'amount'] as const);
      const own = charged === 'amount' ? { price: anySum() } : {};
      const after = await step(
        stay,
        { status: 'checked_out', nights, charged, ...own },
        { nights, charged, ownPrice: own.price },
      );
      if (charged === 'whole') expect(after.price).toBe(stay.price);
      if (charged === 'nights' && stay.charged === 'nights')
        expect(cents(after.price)).toBe(sumOf(stay.nightAmounts.slice(0, nights)));
    },
  },
  'leave late': {
    when: 'checked_in',
    async play(stay) {
      const nights = stay.nights + random(4);
      const after = await step(stay, { status: 'checked_out', nights }, { nights });
      if (stay.charged === 'nights') await keepsNights(stay, after);
    },
  },
};

const played: Record<string, number> = {};
const count = (what: string) => (played[what] = (played[what] ?? 0) + 1);

/** Picks one of the two least used steps, so that a short run covers all of them. */
function rarest<T>(of: Record<string, T>, may: (one: T) => boolean): [string, T] {
  const open = Object.entries(of).filter(([, one]) => may(one));
  const often = ([name]: [string, T]) => played[name] ?? 0;
  return pick(open.toSorted((one, other) => often(one) - often(other)).slice(0, 2));
}

async function check(id: string, percent: number) {
  const stay = await read(id);
  const { price, fee, tax, total, extras, nightAmounts, charged, status, nights, guests } = stay;
  if (charged === 'nights') expect(sumOf(nightAmounts), 'nights').toBe(cents(price));
  expect(fee, 'fee').toBe(percent === 0 ? 0 : Math.floor((cents(price) + 500) / 1000));
  expect(cents(tax), 'tax').toBe(
    percent === 0 ? 0 : Math.floor((cents(price) * 235 + 5000) / 10_000),
  );
  const row = await rowOf(id);
  for (const one of row.extras)
    expect(cents(one.amount), one.per).toBe(cents(one.price) * one.count * TIMES[one.per](stay));
  const added = sumOf(extras.map(({ amount }) => amount));
  expect(cents(price) + cents(fee) + cents(tax) + added, 'total').toBe(cents(total));

  const [held] = await serviceSql<{ nights: number }>(
    `select count(*)::int as nights from private.held_nights where reservation_id = $1`,
    [id],
  );
  expect(held?.nights, 'held').toBe(['confirmed', 'checked_in'].includes(status) ? nights : 0);

  const same = { roomId: stay.roomId, checkIn: stay.checkIn, nights, guests };
  expect((await fetchChangeQuote(id, same)).total, 'asked about as it is').toBe(total);
  const { data: page } = await visitor.rpc('guest_stay', { key: row.guest_key });
  expect(page, 'the guest’s page').toMatchObject({ price, fee, total, extras });

  await backend.sendAll();
  const emails = await serviceSql<{ body: string; total: number }>(
    `select o.body, (select sum(r.total)::float8 from reservations r
       where r.id = o.reservation_id or o.facts -> 'stays' ? r.id::text) as total
     from outbox o where o.kind <> 'bell' and o.body ~ 'Total'`,
  );
  for (const email of emails) {
    expect(email.body, 'e-mail').toContain(formatPrice(email.total, '$'));
    count('e-mail');
  }
  await exec`delete from outbox`;

  const linesOf = (facts: Parameters<typeof documentLines>[0]) =>
    sumOf(documentLines(facts, EMAIL_WORDS.en).map(({ amount }) => amount));
  const settings = await invoices.fetchInvoiceSettings();
  expect(linesOf(documentFacts(stay, settings, '$')), 'papers').toBe(cents(total));
  const csv: string[] = [];
  for await (const { text } of exportCsv(reservationsExport())) csv.push(text);
  const line = csv
    .join('')
    .split('\r\n')
    .find((one) => one.includes(id.replaceAll('-', '').slice(0, 5).toUpperCase()));
  expect(line ?? csv.join(''), 'CSV').toContain(`,${nights},${price},${fee},${total},`);
  expect(csv.join(''), 'tax in CSV').toContain(`,${tax},`);
  if (mayHaveInvoice(status)) {
    const invoice = await invoices.makeInvoice(id);
    expect([linesOf(invoice.facts), cents(amountOf(invoice))], 'invoice').toEqual([
      cents(total),
      cents(total),
    ]);
    expect(invoicesCsv([invoice]), 'invoices CSV').toContain(
      `,${price},${fee},${added / 100},${tax},`,
    );
    await invoices.cancelInvoice(invoice.id);
    count('invoice');
  }

  // The monthly reports must contain every stay once, to the cent.
  const [sums] = await serviceSql<{ income: number; extras: number }>(
    `select coalesce(sum(price), 0)::float8 as income, coalesce(sum(extras_price), 0)::float8 as extras
     from reservations where status in ('confirmed', 'checked_in', 'checked_out')`,
  );
  const month = monthOf(hotelToday());
  const told = { income: 0, extras: 0 };
  for (const ahead of [0, 1, 2]) {
    const months = await fetchMonthReport(addMonths(month, ahead));
    const [now] = hotelRow(months).months;
    told.income += cents(now.income);
    told.extras += cents(now.extras);
    expect(reportCsv(months)).toContain(`,${now.stays},${now.income},${now.extras},`);
  }
  expect(told, 'figures').toEqual({
    income: cents(sums?.income ?? 0),
    extras: cents(sums?.extras ?? 0),
  });
}

test(
  'all sums of a stay agree, and an undone step restores the stay',
  { retry: 0, timeout: 600_000 },
  async () => {
    for (let life = 0; life < LIVES; life += 1) {
      const [begun, begin] = rarest(BEGINNINGS, () => true);
      const { id, percent: first } = await begin();
      let percent = first;
      const story = [begun];
      count(begun);
      try {
        await check(id, percent);
        for (let nth = 0; nth < STEPS; nth += 1) {
          const stay = await read(id);
          const [name, deed] = rarest(DEEDS, ({ when }) => when.split(' ').includes(stay.status));
          const before = await rowOf(id);
          story.push(name);
          count(name);
          if (deed.to) await changeReservation(stay, { status: deed.to as Reservation['status'] });
          await deed.play?.(stay);
          // The amount agreed for a booking site's stay is what the guest paid there, without our
          // fee.
          if (name === 'another amount' && stay.source === 'airbnb') percent = 0;
          await check(id, percent);
          const after = await read(id);
          if (after.status !== stay.status && random(2)) {
            story.push(`undo ${name}`);
            count(`undo ${name}`);
            await changeReservation(after, { status: stay.status });
            expect(await rowOf(id), 'taken back').toEqual(before);
            await check(id, percent);
          }
        }
      } catch (error) {
        throw new Error(`STAY_SEED=${SEED}, life ${life}: ${story.join(' → ')}`, { cause: error });
      }
      await exec`delete from invoices`;
      await exec`delete from reservations`;
      await exec`delete from listings`;
    }
    if (process.env['STAY_LIVES'])
      process.stdout.write(`STAY_SEED=${SEED} ${JSON.stringify(played)}\n`);
    // Fails if a kind of step never ran.
    for (const name of [...Object.keys(BEGINNINGS), ...Object.keys(DEEDS), 'e-mail', 'invoice'])
      expect(played[name] ?? 0, name).toBeGreaterThan(0);
  },
);
