import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { embeddedToken } from '../../scripts/project/secret-key.ts';
import { ATTEMPTS_MAX } from '../../supabase/functions/send-outbox/send-queued-rows.ts';
import { openBackend } from '../support/hotel.ts';

/**
 * Tests the outbox under faults: two sender processes at a time, some of them killed, and a mail
 * service that fails at random. Like Resend, it delivers each idempotency key once.
 */
const EMAILS = 500;
/**
 * Percentages of requests that the service refuses, accepts without answering, or does not receive.
 */
const [REFUSED, LOST, BROKEN] = [12, 6, 4];
const KILL_AT = [3, 60, 61, 140, 250, 333, 420, 499];
const REPORT_FAILS_EVERY = 97;
/** Most faults for one e-mail; after one more, the outbox rightly leaves the e-mail to staff. */
const FAULTS_OF_ONE = ATTEMPTS_MAX - 1;
/** A compile cache that all senders share, because about thirty are started. */
const COMPILED = 'node_modules/.cache/compiled';

let senders: ChildProcess[] = [];
const delivered = new Map<string, string>();
const faults = new Map<string, number>();
let offers = 0;
let reports = 0;
let kills = 0;
const changedWords: string[] = [];

const server = createServer((request, response) => {
  void (request.url === '/emails' ? mail(request, response) : rest(request, response));
});

const backend = await openBackend();
const { sql, exec } = backend;
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(async () => {
  for (const sender of senders) sender.kill('SIGKILL');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await backend?.stop();
});

/** A linear congruential generator, so that every run has the same faults. */
let seed = 20_261_122;
function outOfAHundred(): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return (seed >> 8) % 100;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

async function mail(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = (await bodyOf(request).catch(() => Buffer.alloc(0))).toString();
  const id = String(request.headers['idempotency-key']);
  offers += 1;
  const suffered = faults.get(id) ?? 0;
  const luck = suffered < FAULTS_OF_ONE ? outOfAHundred() : 100;
  if (luck < BROKEN + REFUSED + LOST) faults.set(id, suffered + 1);
  if (luck < BROKEN) return void request.socket.destroy();
  if (luck < BROKEN + REFUSED) return void response.writeHead(503).end('{"message":"later"}');
  const before = delivered.get(id);
  if (before !== undefined && before !== body) changedWords.push(id);
  if (before === undefined) {
    delivered.set(id, body);
    if (KILL_AT.includes(delivered.size)) {
      kills += 1;
      for (const sender of senders) sender.kill('SIGKILL');
      return;
    }
  }
  if (luck < BROKEN + REFUSED + LOST) return void request.socket.destroy();
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"1"}');
}

async function rest(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request).catch(() => undefined);
  if (!body) return;
  if (request.method === 'PATCH' && (reports += 1) % REPORT_FAILS_EVERY === 0)
    return void response.writeHead(503).end('{}');
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string') headers.set(name, value);
  const asked = new Request(new URL(request.url ?? '/', 'http://localhost:54321'), {
    method: request.method,
    headers,
    body: body.length > 0 ? new Uint8Array(body) : undefined,
  });
  const answer = await backend.backend.fetch(asked, { peerAddress: '127.0.0.1' });
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

async function runSender(): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: COMPILED,
    OUTBOX_TEST_URL: `http://127.0.0.1:${port}`,
    OUTBOX_TEST_KEY: backend.key,
    OUTBOX_TEST_PASS: embeddedToken(backend.jwtSecret),
  };
  const sender = spawn(process.execPath, ['tests/support/outbox-sender.ts'], {
    env,
    stdio: 'ignore',
  });
  senders.push(sender);
  await once(sender, 'exit');
  senders = senders.filter((one) => one !== sender);
}

const count = async (where: string) => {
  const [row] = await backend.serviceSql<{ n: number }>(
    `select count(*)::int as n from public.outbox where ${where}`,
  );
  return row?.n ?? 0;
};

// No retry of this test: it would start with the remaining rows of the first run.
test(
  '500 e-mails, a service that fails at random, senders that are killed: each is sent once',
  { retry: 0 },
  async () => {
    await sql`
    insert into outbox (recipient, subject, body)
    select 'guest' || n || '@example.com', 'Letter ' || n, 'For guest ' || n
    from generate_series(1, ${EMAILS}) n`;
    let rounds = 0;
    while ((await count(`status = 'queued'`)) > 0) {
      rounds += 1;
      expect(rounds).toBeLessThan(60);
      await exec`update outbox set next_try_at = now() where status = 'queued'`;
      await Promise.all([runSender(), runSender()]);
    }
    expect(await count(`status = 'sent'`)).toBe(EMAILS);
    const ids = await sql<{ id: string }>`select id from outbox`;
    expect([...delivered.keys()].toSorted()).toEqual(ids.map(({ id }) => id).toSorted());
    const recipients = [...delivered.values()].map(
      (body) => (JSON.parse(body) as { to: string }).to,
    );
    expect(new Set(recipients).size).toBe(EMAILS);
    // An e-mail that is sent again must have the same text.
    expect(changedWords).toEqual([]);
    expect(kills).toBe(KILL_AT.length);
    expect(offers).toBeGreaterThan(EMAILS * 1.15);
  },
);
