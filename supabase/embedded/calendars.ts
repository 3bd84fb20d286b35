import { hotelToday } from '../../src/basics/time/dates.ts';
import { answerCalendar } from '../functions/calendar/answer-calendar.ts';
import type { ServedCalendar } from '../functions/calendar/write-calendar.ts';
import { answerReading } from '../functions/read-calendars/answer-reading.ts';
import { type Listings, readListings } from '../functions/read-calendars/read-listings.ts';
import { answerJoin } from '../functions/join/answer-join.ts';
import type { Sql } from './database.ts';
import { sqlTeam } from './team.ts';

/** Interval between two readings of channels' calendars (ms). */
const CLOCK_MS = 15 * 60_000;
const READ = '/functions/v1/read-calendars';
const GIVE = '/functions/v1/calendar/';
const JOIN = '/functions/v1/join';

export function sqlListings(sql: Sql): Listings {
  return {
    due: (listing) => sql('select * from public.due_listings($1)', [listing ?? null]),
    take: async (listing, reading, look) => {
      const [row] = await sql<{ taken: object }>(
        'select public.take_reading($1, $2, $3) as taken',
        [listing, JSON.stringify(reading), look],
      );
      if (!row) throw new Error('nothing was answered');
      return row.taken;
    },
  };
}

/**
 * Answers a request to a function of the hosted project by running that function's code here.
 * @param mayCall true for the desk and administrators
 */
export async function answerFunction(
  request: Request,
  { sql, now }: { sql: Sql; now: () => number },
  mayCall: () => Promise<boolean>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith(GIVE))
    return answerCalendar(request, async (key) => {
      const [row] = await sql<{ given: ServedCalendar | null }>(
        'select public.give_calendar($1) as given',
        [key],
      );
      return row?.given ?? null;
    });
  if (pathname !== READ && pathname !== JOIN)
    return Response.json({ error: 'no such function' }, { status: 404 });
  if (request.method !== 'POST') return Response.json({ error: 'POST only' }, { status: 405 });
  if (pathname === JOIN) {
    const asked: unknown = await request.json().catch(() => undefined);
    const { status, body } = await answerJoin(sqlTeam(sql), asked);
    return Response.json(body, { status });
  }
  if (!(await mayCall())) return Response.json({ error: 'the desk only' }, { status: 403 });
  const asked: unknown = await request.json().catch(() => undefined);
  const { status, body } = await answerReading(sqlListings(sql), asked, {
    today: hotelToday(new Date(now())),
    mayBeLocal: mayReadLocal(),
  });
  return Response.json(body, { status });
}

/** Reads due calendars of channels at once, and then at intervals. */
export function startCalendars(sql: Sql, say: (line: string) => void) {
  let running: Promise<void> | undefined;
  let isStopped = false;
  const read = async () => {
    try {
      await readListings(sqlListings(sql), { today: hotelToday(), mayBeLocal: mayReadLocal() });
    } catch (error) {
      if (!isStopped) say(`The calendars of booking sites could not be checked: ${String(error)}`);
    }
  };
  const wake = () => {
    running ??= read().finally(() => (running = undefined));
  };
  const clock = setInterval(wake, CLOCK_MS);
  clock.unref();
  wake();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(clock);
      await running;
    },
  };
}

/** True if calendars on this machine are allowed, which only tests need. */
function mayReadLocal(): boolean {
  return process.env['HOTEL_LOCAL_FEEDS'] === '1';
}
