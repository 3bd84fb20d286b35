import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import os from 'node:os';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { addDays, hotelToday } from '../src/hotel/time/dates.ts';
import { chooseSupabase } from '../supabase/embedded/choice.ts';
import { freePort } from '../tests/support/free-port.ts';
import { type SiteProcess, startSite, VITE } from '../tests/support/site-process.ts';

/**
 * What the house promises under load, on the built site with the embedded backend and a database of
 * its own, over loopback only. Bounded in count and in time; ends with 1 when a promise is broken.
 */
const BOOKINGS = 200;
const CONFIRMS = 50;
const KILLS = 3;
/** Below the house's own limit of 300 a minute, whatever this run has stored before. */
const BOOKINGS_PER_KILL = 80;
const SENDERS = 8;
const TIME_MAX_MS = 240_000;

const DATA = 'supabase/.temp/stress';
const ROOM = 'room-premier';
const LOGIN = { email: 'admin@hotel.test', password: 'admin-demo-1' };

type House = { site: SiteProcess; visitor: SupabaseClient; staff: SupabaseClient };
type Row = { id: string; room_id: string; email: string; check_in: string; nights: number };

const broken: string[] = [];
let running: SiteProcess | undefined;

/** Nothing of it outlives this: not the site, not its data. */
function cleanUp(): void {
  running?.process.kill('SIGKILL');
  rmSync(DATA, { recursive: true, force: true });
}
process.once('exit', cleanUp);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
setTimeout(() => {
  say(`Not done after ${TIME_MAX_MS / 1000} s: given up.`);
  process.exit(1);
}, TIME_MAX_MS).unref();

say(`# ${new Date().toISOString().slice(0, 16)}`);
const cpus = os.cpus();
say(`${cpus.length} × ${cpus[0]?.model}, load ${os.loadavg()[0]?.toFixed(1)} at the start\n`);
await fresh(manyBookings);
await fresh(lastUnit);
await fresh(killed);
say(broken.length === 0 ? '\nEvery promise was kept.' : `\nBroken: ${broken.join('; ')}`);
process.exit(broken.length === 0 ? 0 : 1);

/** Bookings at the same moment: all stored, each once, and the same ones again change nothing. */
async function manyBookings({ visitor, staff }: House): Promise<void> {
  const rows = Array.from({ length: BOOKINGS }, (_, index) => request(index));
  const first = await timed(() => Promise.all(rows.map((row) => send(visitor, row))));
  const stored = await idsOf(staff, rows);
  promise(`${BOOKINGS} bookings at once`, [
    ['answered 201', first.result.filter((status) => status === 201).length, BOOKINGS],
    ['stored', stored.length, BOOKINGS],
    ['distinct', new Set(stored).size, BOOKINGS],
  ]);
  const replay = await timed(() => Promise.all(rows.map((row) => send(visitor, row))));
  promise('the same again', [
    ['answered 409', replay.result.filter((status) => status === 409).length, BOOKINGS],
    ['rows', (await idsOf(staff, rows)).length, BOOKINGS],
  ]);
  say(`  ${first.seconds.toFixed(2)} s, the same again ${replay.seconds.toFixed(2)} s`);
}

/** Many confirm the last unit of a room for the same nights: one is confirmed. */
async function lastUnit({ visitor, staff }: House): Promise<void> {
  const { error } = await staff.from('rooms').update({ units: 1 }).eq('id', ROOM);
  if (error) throw new Error(error.message);
  const rows = Array.from({ length: CONFIRMS }, (_, index) => request(index, 500));
  await Promise.all(rows.map((row) => send(visitor, row)));
  const { result, seconds } = await timed(() =>
    Promise.all(
      rows.map(async ({ id }) => {
        const change = staff.from('reservations').update({ status: 'confirmed' });
        return (await change.eq('id', id).select('id')).status;
      }),
    ),
  );
  const ids = rows.map(({ id }) => id);
  const { data } = await staff.from('reservations').select('status').in('id', ids);
  promise(`${CONFIRMS} confirms of the last unit at once`, [
    ['answered 200', result.filter((status) => status === 200).length, 1],
    ['answered 409', result.filter((status) => status === 409).length, CONFIRMS - 1],
    ['confirmed', (data ?? []).filter(({ status }) => status === 'confirmed').length, 1],
  ]);
  say(`  ${seconds.toFixed(2)} s`);
}

/** The process is killed while bookings come in: what was answered with 201 is still there. */
async function killed(house: House): Promise<void> {
  let { site, visitor, staff } = house;
  let [promised, kept] = [0, 0];
  for (let round = 0; round < KILLS; round += 1) {
    const answered: Row[] = [];
    const waiting = Array.from({ length: BOOKINGS_PER_KILL }, (_, index) =>
      request(index + BOOKINGS_PER_KILL * round),
    );
    const dieAfter = 20 + 15 * round;
    const senders = Array.from({ length: SENDERS }, async () => {
      for (let row = waiting.shift(); row; row = waiting.shift()) {
        if ((await send(visitor, row)) === 201) answered.push(row);
        if (answered.length >= dieAfter) site.process.kill('SIGKILL');
      }
    });
    await Promise.all(senders);
    await site.untilEnded();
    ({ site, visitor, staff } = await open());
    promised += answered.length;
    kept += (await idsOf(staff, answered)).length;
  }
  promise(`kill -9 during bookings, ${KILLS} times`, [['still there', kept, promised]]);
  say(`  ${promised} answered with 201 before the ends`);
}

function request(index: number, days = 30 + (index % 300)): Row {
  // An address each: five a quarter of an hour is what one may send.
  const email = `stress-${index}-${process.pid}@example.com`;
  const checkIn = addDays(hotelToday(), days);
  return { id: randomUUID(), room_id: ROOM, email, check_in: checkIn, nights: 1 };
}

/** The status of the answer; 0 when there was none. */
async function send(visitor: SupabaseClient, row: Row): Promise<number> {
  const { status } = await visitor.from('reservations').insert({ ...row, guests: 1 });
  return status;
}

async function idsOf(staff: SupabaseClient, rows: readonly Row[]): Promise<string[]> {
  const found: string[] = [];
  // A hundred at a time: they stand in the address.
  for (let from = 0; from < rows.length; from += 100) {
    const ids = rows.slice(from, from + 100).map(({ id }) => id);
    const { data, error } = await staff.from('reservations').select('id').in('id', ids);
    if (error) throw new Error(error.message);
    found.push(...data.map(({ id }) => String(id)));
  }
  return found;
}

async function fresh(work: (house: House) => Promise<void>): Promise<void> {
  rmSync(DATA, { recursive: true, force: true });
  await work(await open());
  await running?.end('SIGTERM');
}

async function open(): Promise<House> {
  const port = await freePort();
  const site = startSite([VITE, 'preview'], { port, dataFolder: DATA });
  running = site;
  await site.untilOpen();
  const staff = client(port);
  const { error } = await staff.auth.signInWithPassword(LOGIN);
  if (error) throw error;
  return { site, visitor: client(port), staff };
}

function client(port: number): SupabaseClient {
  const chosen = chooseSupabase({});
  if (chosen.kind === 'wrong') throw new Error(chosen.sentence);
  const auth = { persistSession: false, autoRefreshToken: false };
  return createClient(`http://localhost:${port}`, chosen.key, { auth });
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const begin = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - begin) / 1000 };
}

function promise(what: string, figures: [name: string, found: number, wanted: number][]): void {
  for (const [name, found, wanted] of figures)
    if (found !== wanted) broken.push(`${what}: ${found} ${name} instead of ${wanted}`);
  say(`- ${what}: ${figures.map(([name, found]) => `${found} ${name}`).join(', ')}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
