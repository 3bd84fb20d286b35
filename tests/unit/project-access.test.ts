import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readOrigin, referenceOf } from '../../scripts/project/address.ts';
import { call } from '../../scripts/project/call.ts';
import { hosted, projectOf } from '../../scripts/project/project.ts';
import { checkSecretKey, embeddedToken } from '../../scripts/project/secret-key.ts';
import { projectKey } from '../../supabase/functions/_shared/project-key.ts';

const token = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

test.each([
  ['a new secret key', 'sb_secret_abc'],
  ['a legacy key', token({ role: 'service_role' })],
])('%s is taken', (_what, key) => {
  expect(() => checkSecretKey(key)).not.toThrow();
});

test.each([
  ['the publishable key', 'sb_publishable_abc'],
  ['the legacy anon key', token({ role: 'anon' })],
  ['something else', 'hunter2'],
])('%s is refused before anything is asked, and not said', (_what, key) => {
  expect(() => checkSecretKey(key)).toThrow(/does not hold the secret key/);
  expect(() => checkSecretKey(key)).not.toThrow(key);
});

test('the embedded backend’s pass is signed with its secret and good for ten minutes', () => {
  vi.useFakeTimers({ now: 5_000 });
  const [head, claims, signature] = embeddedToken('secret').split('.');
  vi.useRealTimers();
  expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toEqual({
    role: 'service_role',
    iat: 5,
    exp: 605,
  });
  const right = createHmac('sha256', 'secret').update(`${head}.${claims}`).digest('base64url');
  expect(signature).toBe(right);
});

test.each(['', 'abcdefgh.supabase.co', 'https://x.test/path', 'ftp://x.test', 'https://me@x.test'])(
  '"%s" is no address',
  (text) => expect(() => readOrigin(text, '--url')).toThrow(/--url is/),
);

const answering = (status: number, body: object) =>
  projectOf({
    url: 'https://x.test',
    name: 'https://x.test',
    isEmbedded: false,
    apikey: 'sb_secret_a',
    bearer: 'sb_secret_a',
    send: async () => Response.json(body, { status }),
  });

test.each<[string, number, object, RegExp]>([
  ['wrong key', 401, { message: 'Invalid API key' }, /does not accept the secret key/],
  ['expired key', 401, { code: 'PGRST303', message: 'JWT expired' }, /has expired/],
  ['paused project', 540, {}, /is paused: press "Restore project"/],
  ['missing function', 404, { code: 'PGRST202', message: 'none' }, /not fully migrated/],
  [
    'missing bucket',
    400,
    { statusCode: '404', error: 'Bucket not found' },
    /bucket hotel_images is missing/,
  ],
  ['full disk', 503, { code: '53100', message: 'full' }, /the disk of https:\/\/x.test is full/],
  ['failing server', 502, { message: 'bad gateway' }, /answered 502 .*wait a moment/],
  ['refused row', 400, { code: '23514', message: 'violates' }, /was refused by .*23514: violates/],
])('%s is told in one sentence', async (_what, status, body, sentence) => {
  const asked = call(answering(status, body), 'Reading', '/rest/v1/x');
  await expect(asked).rejects.toThrow(sentence);
  await expect(asked).rejects.not.toThrow(/sb_secret/);
});

test('no answer is told with its reason', async () => {
  const silent = projectOf({
    url: 'https://x.test',
    name: 'https://x.test',
    isEmbedded: false,
    apikey: 'a',
    bearer: 'a',
    send: async () => {
      throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND x.test') });
    },
  });
  await expect(call(silent, 'Reading', '/')).rejects.toThrow(
    /did not answer \(getaddrinfo ENOTFOUND/,
  );
});

test('the key is given to nobody on a line that others read, but on this machine', () => {
  expect(() => hosted('http://abcdefgh.supabase.co', 'sb_secret_a')).toThrow(/is not encrypted/);
  expect(hosted('http://127.0.0.1:54321', 'sb_secret_a').url).toBe('http://127.0.0.1:54321');
});

test('the key does not follow where an address leads', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    const { port } = server.address() as AddressInfo; // it listens on TCP
    response.writeHead(307, { location: `http://localhost:${port}/elsewhere` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const project = hosted(`http://127.0.0.1:${port}`, 'sb_secret_a');
  await expect(call(project, 'Reading', '/rest/v1/rooms')).rejects.toThrow(
    /redirects to another address/,
  );
  expect(asked).toEqual([`127.0.0.1:${port} /rest/v1/rooms`]);
});

test('what a server says does not steer the terminal', async () => {
  const asked = call(answering(400, { message: '\u001b[2Jgone' }), 'Reading', '/');
  await expect(asked).rejects.toThrow(/ \[2Jgone/);
  await expect(asked).rejects.not.toThrow('\u001b');
});

test.each([
  ['https://abcdefgh.supabase.co', 'abcdefgh'],
  ['https://db.hotel.example', 'db.hotel.example'],
  ['http://127.0.0.1:54321', '127.0.0.1:54321'],
])('the project at %s is called %s', (origin, reference) => {
  expect(referenceOf(origin)).toBe(reference);
});

const keyOf = (kind: 'publishable' | 'secret', values: Record<string, string>) =>
  projectKey((name) => values[name], kind);
const LEGACY = { SUPABASE_ANON_KEY: 'anon', SUPABASE_SERVICE_ROLE_KEY: 'service' };

test('a project with legacy keys only is asked with those', () => {
  expect(keyOf('publishable', LEGACY)).toBe('anon');
  expect(keyOf('secret', LEGACY)).toBe('service');
});

test('newer keys come first, the one named default before others', () => {
  const values = {
    ...LEGACY,
    SUPABASE_PUBLISHABLE_KEYS: '{"mobile":"sb_publishable_m","default":"sb_publishable_d"}',
    SUPABASE_SECRET_KEYS: '{"desk":"sb_secret_desk"}',
  };
  expect(keyOf('publishable', values)).toBe('sb_publishable_d');
  expect(keyOf('secret', values)).toBe('sb_secret_desk');
});

test('no newer key made yet leaves the legacy one', () => {
  expect(keyOf('secret', { ...LEGACY, SUPABASE_SECRET_KEYS: '{}' })).toBe('service');
});

test('without any key the names that are missing are said', () => {
  expect(() => keyOf('secret', {})).toThrow(
    'neither SUPABASE_SECRET_KEYS nor SUPABASE_SERVICE_ROLE_KEY is set',
  );
});
