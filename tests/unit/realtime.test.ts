import { REALTIME_RECONNECT_MS } from '@/basics/rules/limits';
import { TABLES } from '@/desk/lists/staff-calls/realtime-tables';
import { session, token } from '../support/mock-supabase-client.ts';
import { startPhoenixServer } from '../support/phoenix-server.ts';
import { serviceFetch } from '../support/service-fetch.ts';

const rest = serviceFetch();
const server = await startPhoenixServer();
vi.stubEnv('VITE_SUPABASE_URL', server.url);

let supabase: typeof import('@/lib/supabase').supabase;
let watchTables: typeof import('@/desk/lists/staff-calls/realtime').watchTables;

const HEARTBEAT_MS = 25_000;
/** How long the library waits before it checks a closed connection (ms). */
const CLOSING_MS = 150;
const HOUR = 3600;

beforeEach(async () => {
  // Node's own timers stay real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  // A new client for each test, because connections of other tests must not disturb it.
  vi.resetModules();
  vi.stubEnv('VITE_SUPABASE_REALTIME', 'on');
  ({ supabase } = await import('@/lib/supabase'));
  ({ watchTables } = await import('@/desk/lists/staff-calls/realtime'));
  rest.replies(() => ({ status: 200, body: session(HOUR) }));
  await supabase().auth.signInWithPassword({ email: 'admin@hotel.test', password: 'x' });
});
afterEach(async () => {
  for (const { stop } of watched.splice(0)) stop();
  server.behaviour.takesLines = true;
  server.behaviour.answersHeartbeats = true;
  server.cut();
  await happens(() => supabase().realtime.connectionState() === 'closed');
  vi.useRealTimers(); // and with the others whatever was to be tried again is gone
});
afterAll(() => server.close());

/** Resolves when the condition holds; checks it in each turn of the event loop. */
async function happens(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => void setImmediate(resolve));
}

const watched: { stop: () => void }[] = [];

/** `until` resolves at a state of the connection, `change` at the next changed tables. */
function watch() {
  const states: string[] = [];
  const changes: (readonly string[])[] = [];
  const waiting = new Set<() => void>();
  const look = () => waiting.forEach((one) => one());
  const ends = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const one = () => {
        if (!isSo()) return;
        waiting.delete(one);
        resolve();
      };
      waiting.add(one);
      one();
    });
  const stop = watchTables({
    onState: (state) => {
      states.push(state);
      look();
    },
    onChange: (tables) => {
      changes.push(tables);
      look();
    },
  });
  const until = (state: string) => ends(() => states.at(-1) === state);
  const change = async () => {
    await ends(() => changes.length > 0);
    return changes.shift();
  };
  const one = { states, changes, until, change, stop };
  watched.push(one);
  return one;
}

async function live() {
  const watcher = watch();
  const line = await server.line();
  const join = await line.next('phx_join');
  line.confirm(join);
  await watcher.until('live');
  await watcher.change();
  return { watcher, line, join };
}

test('[X-19] the line is asked for with the site’s key, the channel with the session’s token', async () => {
  watch();
  const line = await server.line();
  expect(line.url.pathname).toBe('/realtime/v1/websocket');
  expect(line.url.searchParams.get('apikey')).toBe('sb_publishable_test');
  const { topic, payload } = await line.next('phx_join');
  expect(topic).toMatch(/^realtime:staff-\d+$/);
  const { data } = await supabase().auth.getSession();
  expect(payload).toMatchObject({
    access_token: data.session?.access_token,
    config: {
      postgres_changes: TABLES.map((table) => ({ event: '*', schema: 'public', table })),
      postgres_changes_options: { wait: true },
    },
  });
});

test('[X-21] live is what the server has confirmed, and then every change is told', async () => {
  const watcher = watch();
  const line = await server.line();
  const join = await line.next('phx_join');
  expect(watcher.states).toEqual(['connecting']);
  line.confirm(join);
  await watcher.until('live');
  // Changes before the connection are unknown, so all tables count as changed.
  expect(await watcher.change()).toEqual(TABLES);
  for (const table of TABLES) {
    line.change(join, table);
    expect(await watcher.change()).toEqual([table]);
  }
});

test('[X-19] a line that answers heartbeats stays', async () => {
  const { watcher, line } = await live();
  for (let beats = 0; beats < 4; beats += 1) {
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
    await line.next('heartbeat');
  }
  expect(watcher.states).toEqual(['connecting', 'live']);
});

test('[X-19] a line that answers no heartbeat is given up, and built up again', async () => {
  const { watcher, line } = await live();
  server.behaviour.answersHeartbeats = false;
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
  await line.next('heartbeat');
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
  await watcher.until('connecting');
  await line.ended;
  await vi.advanceTimersByTimeAsync(CLOSING_MS);
  await vi.advanceTimersByTimeAsync(REALTIME_RECONNECT_MS[0]);
  const next = await server.line();
  next.confirm(await next.next('phx_join'));
  await watcher.until('live');
  expect(await watcher.change()).toEqual(TABLES);
});

test('[X-20] [Z-15] a server that is away is asked after 1, 2, 5, then every 10 s', async () => {
  const { watcher, line } = await live();
  server.behaviour.takesLines = false;
  const before = server.refusals();
  line.cut();
  await watcher.until('connecting');
  let expected = before;
  for (const wait of [...REALTIME_RECONNECT_MS, 10_000]) {
    const refused = server.refusal();
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(server.refusals()).toBe(expected);
    await vi.advanceTimersByTimeAsync(1);
    await refused;
    expected += 1;
    // The client starts its next wait only when it has received the refusal.
    await happens(() => supabase().realtime.connectionState() === 'closed');
  }
  server.behaviour.takesLines = true;
  await vi.advanceTimersByTimeAsync(10_000);
  const next = await server.line();
  next.confirm(await next.next('phx_join'));
  await watcher.until('live');
  expect(watcher.states.filter((state) => state === 'live')).toHaveLength(2);
});

test('[X-20] a channel that is refused is asked for again', async () => {
  const watcher = watch();
  const line = await server.line();
  line.reply(await line.next('phx_join'), 'error', { reason: 'too_many_joins' });
  await happens(() => watcher.states.length === 2);
  expect(watcher.states).toEqual(['connecting', 'connecting']);
  await vi.advanceTimersByTimeAsync(REALTIME_RECONNECT_MS[0]);
  line.confirm(await line.next('phx_join'));
  await watcher.until('live');
});

test('[X-20] a channel that the server closes is opened anew, under another name', async () => {
  const { watcher, line, join } = await live();
  line.send({ topic: join.topic, joinRef: join.joinRef, event: 'phx_close', payload: {} });
  await watcher.until('connecting');
  await vi.advanceTimersByTimeAsync(REALTIME_RECONNECT_MS[0]);
  const again = await line.next('phx_join');
  expect(again.topic).not.toBe(join.topic);
  line.confirm(again);
  await watcher.until('live');
  expect(await watcher.change()).toEqual(TABLES);
});

test('a new token is handed to the server', async () => {
  const { line } = await live();
  const fresh = { ...session(HOUR, 'refresh-2'), access_token: token(9_999_999_999) };
  rest.replies(() => ({ status: 200, body: fresh }));
  await supabase().auth.refreshSession({ refresh_token: 'refresh-1' });
  expect((await line.next('access_token')).payload['access_token']).toBe(fresh.access_token);
});

describe('who stops listening', () => {
  test('leaves the channel, and hears nothing more', async () => {
    const { watcher, line, join } = await live();
    watcher.stop();
    const leaving = await line.next('phx_leave');
    expect(leaving.topic).toBe(join.topic);
    line.change(join, 'messages');
    line.reply(leaving, 'ok');
    await happens(() => supabase().getChannels().length === 0);
    expect(watcher.states).toEqual(['connecting', 'live']);
    expect(watcher.changes).toEqual([]);
  });

  test('while the line is down, is in no channel once it stands again', async () => {
    const { watcher, line } = await live();
    line.cut();
    await watcher.until('connecting');
    watcher.stop();
    expect(supabase().getChannels()).toEqual([]);
    await vi.advanceTimersByTimeAsync(REALTIME_RECONNECT_MS[0]);
    const next = await server.line();
    await happens(() => supabase().realtime.isConnected());
    await supabase().realtime.sendHeartbeat();
    await next.next('heartbeat'); // whatever was to be said at once was said before
    expect(next.heard.map(({ event }) => event)).not.toContain('phx_join');
  });

  test('while a closed channel waits to be opened, opens none', async () => {
    const { watcher, line, join } = await live();
    line.send({ topic: join.topic, joinRef: join.joinRef, event: 'phx_close', payload: {} });
    await watcher.until('connecting');
    watcher.stop();
    await vi.advanceTimersByTimeAsync(REALTIME_RECONNECT_MS[0]);
    expect(supabase().getChannels()).toEqual([]);
  });

  test('and begins again at once, has a channel of its own', async () => {
    const { watcher, line, join } = await live();
    watcher.stop();
    const next = watch();
    const again = await line.next('phx_join');
    expect(again.topic).not.toBe(join.topic);
    line.confirm(again);
    await next.until('live');
    line.reply(await line.next('phx_leave'), 'ok');
    line.change(again, 'messages');
    expect(await next.change()).toEqual(TABLES);
    expect(await next.change()).toEqual(['messages']);
  });
});

test('[X-21] built without Realtime, nothing is listened to, and no line is opened', async () => {
  vi.resetModules();
  vi.stubEnv('VITE_SUPABASE_REALTIME', '');
  const { watchTables: watchNothing } = await import('@/desk/lists/staff-calls/realtime');
  const told: unknown[] = [];
  watchNothing({ onChange: (tables) => told.push(tables), onState: (state) => told.push(state) })();
  expect(told).toEqual([]);
  expect(server.standing()).toBe(0);
});
