import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { freePort } from '../../tests/support/free-port.ts';
import { makeCertificate } from '../support/certificate.ts';
import { type HostedProject, startProject } from '../support/hosted-project.ts';
import { checkFunction, CLOCK, type RunningFunction, startFunction } from './deno.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'rehearsal-calendars-'));
const certificate = makeCertificate(folder, 'localhost');
const CALENDAR =
  'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART;VALUE=DATE:DAY\r\nDURATION:P3D\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n';
/** Far enough ahead not to pass during the test, and near enough for the hotel's calendar. */
const DAY = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);

let project: HostedProject;
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
  for (const name of ['read-calendars', 'calendar']) checkFunction(name);
  project = await startProject();
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
  await project?.stop();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  await project.backend.serviceSql('delete from public.listings where true');
  const admin = await project.backend.signInAsAdmin();
  const room = { room_id: 'room-standard', channel: 'airbnb', import_url: `${channel}/moved` };
  const { data, error } = await admin.from('listings').insert(room).select().single();
  if (error) throw error;
  listing = data;
});

async function call(headers: Record<string, string>, body: object = {}) {
  const all = { apikey: project.keys.publishable, ...headers };
  const answer = await reader.call(all, { body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const held = () =>
  project.backend.serviceSql('select night from private.held_nights where listing_id = $1', [
    listing.id,
  ]);

test('the clock has every calendar read that is due, over an encrypted line, and once', async () => {
  assert.deepEqual(await call(CLOCK), { status: 200, body: { read: 1, failed: 0 } });
  assert.equal((await held()).length, 3);
  assert.deepEqual(await call(CLOCK), { status: 200, body: { read: 0, failed: 0 } });
});

test('an administrator looks at one, and nothing of it is kept', async () => {
  const admin = await project.backend.signInAsAdmin();
  const { data } = await admin.auth.getSession();
  const authorization = `Bearer ${data.session?.access_token}`;
  const { status, body } = await call({ authorization }, { listing: listing.id, look: true });
  assert.equal(status, 200);
  assert.equal((body['taken'] as { nights: number }).nights, 3);
  assert.deepEqual(await held(), []);
});

test('nobody else may', async () => {
  const staff = await project.backend.signInAsStaff();
  const { data } = await staff.auth.getSession();
  const outsiders: Record<string, string>[] = [
    {},
    { authorization: `Bearer ${project.keys.publishable}` },
    { authorization: `Bearer ${data.session?.access_token}` },
    { 'x-outbox-secret': 'a guess' },
  ];
  for (const headers of outsiders) assert.equal((await call(headers)).status, 403);
  assert.deepEqual(await held(), []);
});

test('a channel whose certificate nobody vouches for is told nothing, and said to be out of reach', async () => {
  // This name of the same machine is not in the certificate.
  const address = `${channel.replace('localhost', '127.0.0.1')}/cal.ics`;
  await project.backend.serviceSql('update public.listings set import_url = $1', [address]);
  assert.deepEqual(await call(CLOCK), { status: 200, body: { read: 0, failed: 1 } });
  const [row] = await project.backend.serviceSql('select error_code from public.listings');
  assert.deepEqual(row, { error_code: 'unreachable' });
});

test('a channel gets ours for its key, 304 where it has it, and 404 for another', async () => {
  await call(CLOCK);
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
