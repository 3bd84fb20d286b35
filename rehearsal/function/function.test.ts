import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { freePort } from '../../tests/support/free-port.ts';
import { makeCertificate } from '../support/certificate.ts';
import { type HostedProject, startProject } from '../support/hosted-project.ts';
import { checkFunction, CLOCK, type RunningFunction, startFunction } from './deno.ts';
import { type HttpMailService, startHttpMailService } from './http-mail-service.ts';
import { startSmtpServer } from './smtp-server.ts';

/** A port of smtp.ts where servers start unencrypted until asked to encrypt. */
const STARTTLS_PORT = 2587;
const folder = mkdtempSync(path.join(os.tmpdir(), 'rehearsal-function-'));
const certificate = makeCertificate(folder, 'localhost');

const FUNCTIONS = ['send-outbox', 'join', 'read-calendars', 'calendar'];

let project: HostedProject;
let mails: HttpMailService;
let sender: RunningFunction | undefined;

before(async () => {
  for (const name of FUNCTIONS) checkFunction(name);
  project = await startProject();
});
beforeEach(async () => {
  await project.backend.serviceSql('delete from public.outbox');
  mails = await startHttpMailService();
});
afterEach(async () => {
  await sender?.stop();
  sender = undefined;
  await mails.stop();
});
after(async () => {
  await project?.stop();
  rmSync(folder, { recursive: true });
});

const KEYS = {
  newer: () => ({}), // which every function is given
  legacy: () => ({
    SUPABASE_PUBLISHABLE_KEYS: '',
    SUPABASE_SECRET_KEYS: '',
    SUPABASE_ANON_KEY: project.keys.anon,
    SUPABASE_SERVICE_ROLE_KEY: project.keys.serviceRole,
  }),
};
const byHttp = () => ({ OUTBOX_HTTP_KEY: 'key', OUTBOX_HTTP_URL: mails.url });
const TRUSTED = { DENO_CERT: certificate.authority };
const bySmtp = (at: number, trust = {}) => ({
  SMTP_HOST: 'localhost',
  SMTP_PORT: String(at),
  SMTP_USER: 'hotel',
  SMTP_PASSWORD: 'secret',
  ...trust,
});

async function bearerOf(account: ReturnType<HostedProject['backend']['signInAsAdmin']>) {
  const { data } = await (await account).auth.getSession();
  return `Bearer ${data.session?.access_token}`;
}

async function run(secrets: Record<string, string>): Promise<void> {
  const from = { OUTBOX_FROM: 'Chanrea House <stay@hotel.test>' };
  sender = await startFunction('send-outbox', project, { ...from, ...secrets });
}

async function call(headers: Record<string, string>, method = 'POST') {
  const answer = await sender?.call(headers, { method });
  if (!answer) throw new Error('no function runs');
  return { status: answer.status, body: await answer.text(), headers: answer.headers };
}
const byClock = async () => {
  const { status, body } = await call({ apikey: project.keys.publishable, ...CLOCK });
  return { status, said: JSON.parse(body) as { sent: number; failed: number } };
};

async function queue(recipient: string, words = {}): Promise<string> {
  const admin = await project.backend.signInAsAdmin();
  const ready = { subject: 'Your booking', body: 'It is confirmed.\nUntil soon.' };
  const email = { recipient, ...ready, ...words };
  const { data, error } = await admin.from('outbox').insert(email).select('id').single();
  if (error) throw error;
  return String(data['id']);
}
const stored = () =>
  project.backend.serviceSql<{ recipient: string; status: string; last_error: string | null }>(
    'select recipient, status, last_error from public.outbox order by recipient',
  );
const tenMinutesLater = () =>
  project.backend.serviceSql(
    `update public.outbox set next_try_at = now() where status = 'queued'`,
  );

test('the platform lets callers without a session through to each', () => {
  const config = readFileSync('supabase/config.toml', 'utf8');
  for (const name of FUNCTIONS) {
    const section = new RegExp(`^\\[functions\\.${name}\\]\\n((?:[^[].*\\n)*)`, 'm').exec(config);
    assert.match(section?.[1] ?? '', /^verify_jwt = false$/m);
  }
});

for (const [generation, keysOf] of Object.entries(KEYS))
  test(`with a project's ${generation} keys the clock has every e-mail sent, each once`, async () => {
    await run({ ...keysOf(), ...byHttp() });
    const ids = [await queue('a@example.com'), await queue('b@example.com')];
    const answers = await Promise.all([byClock(), byClock(), byClock()]);
    const sent = answers.reduce((sum, { said }) => sum + said.sent, 0);
    assert.equal(sent, 2);
    await tenMinutesLater();
    assert.deepEqual(await byClock(), { status: 200, said: { sent: 0, failed: 0 } });
    assert.deepEqual(mails.taken.map((one) => one.idempotencyKey).toSorted(), ids.toSorted());
    const first = mails.taken.find(({ idempotencyKey }) => idempotencyKey === ids[0]);
    const { html, ...mail } = first?.mail ?? {};
    assert.deepEqual(mail, {
      from: 'Chanrea House <stay@hotel.test>',
      to: 'a@example.com',
      subject: 'Your booking',
      text: 'It is confirmed.\nUntil soon.',
    });
    assert.match(
      String(html),
      /^<!doctype html>\n<html lang="en">[^]*>It is confirmed\.<br>\nUntil soon\.</,
    );
    assert.equal(mails.taken[0]?.key, 'Bearer key');
    assert.deepEqual(
      (await stored()).map(({ status }) => status),
      ['sent', 'sent'],
    );
  });

/** Headers of callers that every function refuses. */
async function outsidersOf(): Promise<Record<string, string>[]> {
  const reader = await bearerOf(project.backend.signInAs('reader'));
  const { publishable, anon } = project.keys;
  return [
    {},
    { apikey: publishable },
    { apikey: publishable, authorization: `Bearer ${publishable}` },
    { apikey: anon, authorization: `Bearer ${anon}` },
    { apikey: publishable, authorization: reader },
    { apikey: publishable, authorization: 'Bearer not.a.token' },
    { apikey: publishable, 'x-outbox-secret': '' },
    { apikey: publishable, 'x-outbox-secret': 'a guess' },
  ];
}

test('an administrator may call it, from the page', async () => {
  await run(byHttp());
  await queue('guest@example.com');
  const authorization = await bearerOf(project.backend.signInAsAdmin());
  const asked = await call({ 'access-control-request-method': 'POST' }, 'OPTIONS');
  assert.equal(asked.headers.get('access-control-allow-origin'), '*');
  const answer = await call({ apikey: project.keys.publishable, authorization });
  assert.deepEqual(answer.body, '{"sent":1,"failed":0}');
});

test('nobody else may, whatever they show, and nothing is claimed for them', async () => {
  await run(byHttp());
  await queue('guest@example.com');
  const outsiders = await outsidersOf();
  for (const headers of outsiders)
    assert.equal((await call(headers)).status, 403, JSON.stringify(headers));
  assert.equal((await call({ ...CLOCK }, 'GET')).status, 405);
  const [email] = await project.backend.serviceSql('select attempts from public.outbox');
  assert.deepEqual(email, { attempts: 0 });
  assert.deepEqual(mails.taken, []);
});

test('without a mail service nothing is claimed, and one whose line others can read is refused with the reason', async () => {
  await run({});
  await queue('guest@example.com');
  assert.equal((await byClock()).status, 503);
  const [email] = await project.backend.serviceSql('select attempts from public.outbox');
  assert.deepEqual(email, { attempts: 0 });
  await sender?.stop();
  await run({ ...byHttp(), OUTBOX_HTTP_URL: 'http://mail.example/send' });
  const { status, body } = await call({});
  assert.equal(status, 503);
  assert.match(body, /OUTBOX_HTTP_URL does not begin with https/);
});

for (const opening of ['tls', 'starttls'] as const)
  test(`an SMTP server gets the e-mail, encrypted, its headers in characters that every server takes (${opening})`, async (t) => {
    const at = opening === 'tls' ? await freePort() : STARTTLS_PORT;
    const smtp = await startSmtpServer(at, opening, certificate);
    t.after(() => smtp.stop());
    await run(bySmtp(at, TRUSTED));
    const id = await queue('guest@example.com', { subject: 'ការកក់ · 您的预订 · Réservé' });
    smtp.mood = 'refuses';
    assert.deepEqual((await byClock()).said, { sent: 0, failed: 1 });
    assert.match((await stored())[0]?.last_error ?? '', /550 no such mailbox/);
    smtp.mood = 'takes';
    await tenMinutesLater();
    assert.deepEqual((await byClock()).said, { sent: 1, failed: 0 });
    const { data = '', ...mail } = smtp.taken[0] ?? {};
    const [from, to] = ['stay@hotel.test', ['guest@example.com']];
    assert.deepEqual(mail, { from, to, isEncrypted: true });
    assert.match(data, new RegExp(`^Message-ID: <${id}@outbox>$`, 'im'));
    assert.match(data, /^Subject: =\?UTF-8\?/im);
    assert.match(data, /^[\x20-\x7e\t\n]*$/);
    assert.match(data, /It is confirmed\.\nUntil soon\./);
    assert.ok(smtp.logins.every(({ user, isEncrypted }) => isEncrypted && user === 'hotel'));
  });

for (const [what, opening, trust] of [
  ['cannot encrypt', 'open', TRUSTED],
  ['has a certificate that nobody vouches for', 'starttls', {}],
] as const)
  test(`an SMTP server that ${what} is told neither password nor e-mail`, async (t) => {
    const smtp = await startSmtpServer(STARTTLS_PORT, opening, certificate);
    t.after(() => smtp.stop());
    await run(bySmtp(STARTTLS_PORT, trust));
    await queue('guest@example.com');
    assert.deepEqual((await byClock()).said, { sent: 0, failed: 1 });
    assert.deepEqual([smtp.logins, smtp.taken], [[], []]);
    assert.equal((await stored())[0]?.status, 'queued');
  });

for (const [generation, keysOf] of Object.entries(KEYS))
  test(`an invited person joins once, by the link of the e-mail (${generation} keys)`, async (t) => {
    await run({ ...keysOf(), ...byHttp(), SITE_URL: 'https://hotel.test/' });
    const email = `dara.${generation}@pier.example`;
    const admin = await project.backend.signInAsAdmin();
    const asked = { to_address: email, as_role: 'admin', in_language: 'en' };
    assert.equal((await admin.rpc('invite', asked)).error, null);
    assert.deepEqual((await byClock()).said, { sent: 1, failed: 0 });
    const text = String(mails.taken[0]?.mail['text']);
    const token = /https:\/\/hotel\.test\/admin\/join#([\w-]+)/.exec(text)?.[1];
    const joining = await startFunction('join', project, keysOf());
    t.after(() => joining.stop());
    const join = async (body: object) => {
      const answer = await joining.call({}, { body: JSON.stringify(body) });
      return { status: answer.status, body: (await answer.json()) as object };
    };
    assert.deepEqual(await join({ token }), { status: 200, body: { email, role: 'admin' } });
    const account = { token, name: 'Dara', password: 'teal lantern 48 ferry' };
    const unknown = { status: 404, body: { error: 'unknown' } };
    assert.deepEqual(await join({ ...account, token: 'x' }), unknown);
    assert.deepEqual(await join(account), { status: 200, body: { email } });
    assert.deepEqual(await join(account), { status: 410, body: { error: 'used' } });
    const dara = await project.backend.signIn(email, account.password);
    assert.equal((await dara.rpc('dashboard_figures')).error, null);
  });

describe('calendars of booking sites', () => {
  const CALENDAR =
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART;VALUE=DATE:DAY\r\nDURATION:P3D\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n';
  /** A day in three months: not past during the test, but within the hotel's calendar. */
  const DAY = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);

  let reader: RunningFunction;
  let giver: RunningFunction;
  let channel = '';
  let listing = { id: '', export_key: '' };

  const server = createServer(
    { key: readFileSync(certificate.key), cert: readFileSync(certificate.cert) },
    (request, response) => {
      if (request.url === '/moved') return response.writeHead(302, { location: '/cal.ics' }).end();
      return response
        .writeHead(200, { etag: '"1"' })
        .end(CALENDAR.replace('DAY', DAY.replaceAll('-', '')));
    },
  );

  before(async () => {
    const channelPort = await freePort();
    await new Promise<void>((resolve) => server.listen(channelPort, '127.0.0.1', resolve));
    channel = `https://localhost:${channelPort}`;
    const secrets = { DENO_CERT: certificate.authority, HOTEL_LOCAL_FEEDS: '1' };
    reader = await startFunction('read-calendars', project, secrets);
    giver = await startFunction('calendar', project, {});
  });
  after(async () => {
    await reader?.stop();
    await giver?.stop();
    server.closeAllConnections();
    server.close();
  });

  beforeEach(async () => {
    await project.backend.serviceSql('delete from public.listings where true');
    const admin = await project.backend.signInAsAdmin();
    const room = { room_id: 'room-standard', channel: 'airbnb', import_url: `${channel}/moved` };
    const { data, error } = await admin.from('listings').insert(room).select().single();
    if (error) throw error;
    listing = data;
  });

  async function callReader(headers: Record<string, string>, body: object = {}) {
    const all = { apikey: project.keys.publishable, ...headers };
    const answer = await reader.call(all, { body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }
  const held = () =>
    project.backend.serviceSql('select night from private.held_nights where listing_id = $1', [
      listing.id,
    ]);

  test('the clock has every calendar read that is due, over an encrypted line, and once', async () => {
    assert.deepEqual(await callReader(CLOCK), { status: 200, body: { read: 1, failed: 0 } });
    assert.equal((await held()).length, 3);
    assert.deepEqual(await callReader(CLOCK), { status: 200, body: { read: 0, failed: 0 } });
  });

  test('an administrator looks at one, and nothing of it is kept', async () => {
    const authorization = await bearerOf(project.backend.signInAsAdmin());
    const look = { listing: listing.id, look: true };
    const { status, body } = await callReader({ authorization }, look);
    assert.equal(status, 200);
    assert.equal((body['taken'] as { nights: number }).nights, 3);
    assert.deepEqual(await held(), []);
  });

  test('nobody else may', async () => {
    for (const headers of await outsidersOf())
      assert.equal((await callReader(headers)).status, 403);
    assert.deepEqual(await held(), []);
  });

  test('a channel whose certificate nobody vouches for is told nothing, and said to be out of reach', async () => {
    // The certificate does not contain this other name of the same machine.
    const address = `${channel.replace('localhost', '127.0.0.1')}/cal.ics`;
    await project.backend.serviceSql('update public.listings set import_url = $1', [address]);
    assert.deepEqual(await callReader(CLOCK), { status: 200, body: { read: 0, failed: 1 } });
    const [row] = await project.backend.serviceSql('select error_code from public.listings');
    assert.deepEqual(row, { error_code: 'unreachable' });
  });

  test('a channel gets ours for its key, 304 where it has it, and 404 for another', async () => {
    await callReader(CLOCK);
    const ask = (method = 'GET', headers = {}, key = listing.export_key) =>
      giver.call(headers, { method }, `/calendar/${key}.ics`);
    const answer = await ask();
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'text/calendar; charset=utf-8');
    assert.match(await answer.text(), /^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
    const etag = answer.headers.get('etag') ?? '';
    assert.equal((await ask('GET', { 'if-none-match': etag })).status, 304);
    assert.equal((await ask('HEAD')).headers.get('etag'), etag);
    assert.equal((await ask('GET', {}, 'a'.repeat(40))).status, 404);
    assert.equal((await ask('POST')).status, 405);
  });
});
