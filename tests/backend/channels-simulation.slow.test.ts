import { addDays } from '@/basics/time/dates';
import { openHotel } from '../support/hotel.ts';
import { seededRandom } from '../support/seeded-random.ts';

/**
 * Simulates this hotel and a booking site that sell the same two rooms day by day. The site reads
 * our calendar and publishes its own late, empty, broken or not at all (decision 0061).
 */

const backend = await openHotel();
const { exec, serviceSql } = backend;
const ROOM = 'room-standard';
const UNITS = 2;
const FIRST = '2027-01-01';
/** CHANNEL_GAME_DAYS=1000 simulates a thousand days, which takes minutes. */
const DAYS = Number(process.env['CHANNEL_GAME_DAYS'] ?? 60);

type ChannelStay = { uid: string; from: number; to: number };
type Block = { from: number; to: number };
type Slot = {
  id: string;
  key: string;
  stays: ChannelStay[];
  blocks: Block[];
  given: FeedEvent[][];
};
type FeedEvent = { uid: string; start: { date: string }; end: { date: string }; stay: boolean };

const at = (ahead: number) => addDays(FIRST, ahead);
const dayOf = (date: string) => Math.round((Date.parse(date) - Date.parse(FIRST)) / 86_400_000);
const covers = ({ from, to }: Block, night: number) => from <= night && night < to;

async function one<T>(text: string, values: unknown[] = []): Promise<T> {
  const [row] = await serviceSql<{ answer: T }>(text, values);
  return row?.answer as T;
}

async function openListings(): Promise<Slot[]> {
  await exec`update rooms set units = 2, capacity = 3 where id = 'room-standard'`;
  await exec`create table private.game (today date)`;
  await exec`insert into private.game values ('2027-01-01')`;
  await exec`create or replace function private.hotel_today() returns date language sql stable
    set search_path = '' as 'select today from private.game'`;
  const slots = [];
  for (const slot of [1, 2]) {
    const { id, key } = await one<{ id: string; key: string }>(
      `with made as (insert into listings (room_id, channel, slot, import_url)
         values ($1, 'airbnb', $2::int, 'https://channel.test/' || $2::int) returning *)
       select json_build_object('id', id, 'key', export_key) as answer from made`,
      [ROOM, slot],
    );
    slots.push({ id, key, stays: [], blocks: [], given: [[]] });
  }
  return slots;
}

test('we never sell a night twice or free it wrongly, alert once per conflict, and our own blocks hold no nights', async () => {
  const random = seededRandom(2027);
  const slots = await openListings();
  const ours: { id: string; from: number; to: number }[] = [];
  const known = new Set<string>();
  const told = new Set<string>();
  let conflicts = 0;
  let echoes = 0;
  let sold = 0;
  let stays = 0;

  const isTaken = (slot: Slot, { from, to }: Block) =>
    [...slot.stays, ...slot.blocks].some((other) => other.from < to && from < other.to);

  async function sellHere(today: number) {
    const from = today + random(20);
    const to = from + 1 + random(4);
    const [row] = await serviceSql<{ id: string }>(
      `insert into reservations (room_id, room_name, email, guests, nights, check_in, price, fee, total, status)
       values ($1, 'Room', 'g@example.com', 1, $2, $3, 1, 0, 1, 'confirmed') returning id`,
      [ROOM, to - from, at(from)],
    ).catch((error: unknown) => {
      expect(String(error)).toContain('nights-full');
      return [];
    });
    if (!row) return;
    sold += 1;
    ours.push({ id: row.id, from, to });
    for (let night = from; night < to; night += 1) {
      const here = ours.filter((stay) => covers(stay, night)).length;
      const there = slots.filter(({ stays: list }) =>
        list.some((stay) => known.has(stay.uid) && covers(stay, night)),
      ).length;
      expect(here + there, `night ${night}`).toBeLessThanOrEqual(UNITS);
    }
  }

  async function cancelHere(today: number) {
    const nth = ours.findIndex((stay) => stay.from > today);
    const [stay] = nth < 0 ? [] : ours.splice(nth, 1);
    if (stay)
      await serviceSql(`update reservations set status = 'cancelled' where id = $1`, [stay.id]);
  }

  function sellThere(slot: Slot, today: number) {
    const from = today + random(20);
    const stay = { uid: `channel-${(stays += 1)}`, from, to: from + 1 + random(4) };
    if (!isTaken(slot, stay)) slot.stays.push(stay);
  }

  function cancelThere(slot: Slot, today: number) {
    const nth = slot.stays.findIndex((stay) => stay.from > today + 1);
    if (nth >= 0) slot.stays.splice(nth, 1);
  }

  async function fetchOurs(slot: Slot) {
    const { blocks } = await one<{ blocks: { from: string; to: string }[] }>(
      'select give_calendar($1) as answer',
      [slot.key],
    );
    slot.blocks = blocks.map(({ from, to }) => ({ from: dayOf(from), to: dayOf(to) }));
  }

  function giveTheirs(slot: Slot, today: number) {
    const events = [
      ...slot.stays.map((stay) => ({ ...stay, stay: true })),
      ...slot.blocks.map((block, n) => ({ uid: `block-${n}`, ...block, stay: false })),
    ].filter(({ to }) => to > today);
    slot.given.unshift(
      events.map(({ uid, from, to, stay }) => ({
        uid,
        start: { date: at(from) },
        end: { date: at(to) },
        stay,
      })),
    );
    slot.given.length = Math.min(slot.given.length, 3);
  }

  async function readTheirs(slot: Slot) {
    const kind = random(10);
    const newest = slot.given[0] ?? [];
    const reading =
      kind === 0
        ? { error: 'unreachable', detail: '' }
        : kind === 1
          ? { error: 'not-a-calendar', detail: '' }
          : kind === 2
            ? { events: [] }
            : { events: kind === 3 ? (slot.given[1] ?? newest) : newest };
    const before = await bells();
    await one('select take_reading($1, $2) as answer', [slot.id, JSON.stringify(reading)]);
    for (const { uid, stay } of reading.events ?? []) if (stay) known.add(uid);
    const rows = await one<{ uid: string; nights: string[] }[] | null>(
      `select json_agg(json_build_object('uid', uid, 'nights', conflict_nights)) as answer
       from listing_events where listing_id = $1 and state = 'conflict'`,
      [slot.id],
    );
    const fresh = (rows ?? []).flatMap(({ uid, nights }) =>
      nights.map((night) => `${uid} ${night}`).filter((name) => !told.has(name)),
    );
    expect((await bells()) - before, fresh.join()).toBe(fresh.length > 0 ? 1 : 0);
    for (const name of fresh) told.add(name);
    conflicts += fresh.length;
  }

  const bells = () =>
    one<number>(`select coalesce(sum((facts ->> 'conflicts')::int), 0)::int as answer
      from outbox where kind = 'bell' and channel = 'telegram'`);

  /** Checks the rules that must hold after every day. */
  async function check(today: number) {
    for (const slot of slots) {
      const rows = await one<
        { uid: string; state: string; nights: string[]; conflicts: string[] }[] | null
      >(
        `select json_agg(json_build_object('uid', e.uid, 'state', e.state, 'conflicts', e.conflict_nights,
           'nights', (select coalesce(json_agg(h.night), '[]') from private.held_nights h
             where h.listing_id = e.listing_id and h.night >= e.from_date and h.night < e.to_date))) as answer
         from listing_events e where listing_id = $1`,
        [slot.id],
      );
      const events = new Map((rows ?? []).map((row) => [row.uid, row]));
      for (const stay of slot.stays) {
        if (!known.has(stay.uid) || stay.to <= today) continue;
        const event = events.get(stay.uid);
        const safe = new Set([...(event?.nights ?? []), ...(event?.conflicts ?? [])]);
        for (let night = Math.max(stay.from, today); night < stay.to; night += 1)
          expect(safe.has(at(night)), `${stay.uid}, night ${night} on day ${today}`).toBe(true);
      }
      for (const { uid, state } of events.values())
        if (uid.startsWith('block-')) {
          expect(['echo', 'skipped'], `${uid} on day ${today}`).toContain(state);
          echoes += state === 'echo' ? 1 : 0;
        }
      // The listing blocks only nights of stays that the booking site has, or had until lately.
      const own = new Set(
        [...events.values()]
          .filter(({ uid }) => uid.startsWith('channel-'))
          .flatMap(({ nights }) => nights),
      );
      const all = await one<string[] | null>(
        `select json_agg(night) as answer from private.held_nights where listing_id = $1 and night >= $2`,
        [slot.id, at(today)],
      );
      for (const night of all ?? []) expect(own.has(night), `${night} on day ${today}`).toBe(true);
    }
  }

  for (let today = 0; today < DAYS; today += 1) {
    await serviceSql('update private.game set today = $1', [at(today)]);
    const deeds = [
      ...slots.flatMap((slot) => [
        () => fetchOurs(slot),
        () => {
          giveTheirs(slot, today);
          return readTheirs(slot);
        },
      ]),
      ...Array.from({ length: 4 }, () => {
        const slot = slots[random(2)] as Slot;
        return [
          () => sellHere(today),
          () => sellHere(today),
          () => cancelHere(today),
          () => sellThere(slot, today),
          () => sellThere(slot, today),
          () => cancelThere(slot, today),
        ][random(6)] as () => Promise<void>;
      }),
    ];
    while (deeds.length > 0) await deeds.splice(random(deeds.length), 1)[0]?.();
    await check(today);
    // Ages the stored times by half a day per simulated day.
    await exec`update private.given_nights set given_at = given_at - interval '12 hours',
      freed_at = freed_at - interval '12 hours'`;
    await exec`update private.given_blocks set given_at = given_at - interval '12 hours'`;
    await exec`update listings set given_often = 0`;
    await exec`delete from outbox where kind <> 'bell'`;
  }
  // Fails if the simulation was too quiet to prove anything.
  expect(Math.min(sold, conflicts, echoes, known.size)).toBeGreaterThan(DAYS / 20);
}, 600_000);
