import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { examine, exitStatus } from '../../scripts/doctor/examine.ts';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { everything as everythingIn } from './access/functions.ts';
import { startDeployment, type TestDeployment } from '../support/deployment/deployment.ts';

let deployment: TestDeployment;
beforeAll(async () => {
  deployment = await startDeployment();
});
afterEach(() => deployment.mend());
afterAll(() => deployment.stop());

/** What is wrong, by name. */
async function problems(more = {}): Promise<string[]> {
  const report = await examine({ ...deployment.wanted, ...more });
  return report.flatMap(({ findings }) => findings.filter(({ todo }) => todo).map(({ id }) => id));
}

/** Every row and file that a visitor might have changed. */
function everything(): Promise<unknown> {
  return everythingIn(deployment.hotel.db, ['storage.objects', 'auth.users', 'auth.sessions']);
}

test('nothing is wrong with a deployment as it should be, and nothing of it is changed', async () => {
  const before = await everything();
  const report = await examine(deployment.wanted);
  expect(report.flatMap(({ findings }) => findings).filter(({ todo }) => todo)).toEqual([]);
  expect(exitStatus(report)).toBe(0);
  expect(await everything()).toEqual(before);
});

const sql = (statement: string, undo: string) => (d: TestDeployment) =>
  d.breakDatabase(statement, undo);
const onBackend = (path: string, answer: (request: Request) => Response) => (d: TestDeployment) =>
  d.breakBackend((request) =>
    new URL(request.url).pathname === path ? answer(request) : undefined,
  );
const onSite = (path: string, answer: () => Response) => (d: TestDeployment) =>
  d.breakSite((request) => (new URL(request.url).pathname === path ? answer() : undefined));
const html = (status = 200, headers = {}) =>
  new Response('<div id="root"></div>', {
    status,
    headers: { 'content-type': 'text/html', ...headers },
  });

test.each<[string, (d: TestDeployment) => unknown, string[]]>([
  [
    'a project that is paused',
    (d) => d.breakBackend(() => Response.json({}, { status: 540 })),
    ['paused'],
  ],
  ['something that is no backend', (d) => d.breakBackend(() => html()), ['backend']],
  [
    'a table that was not migrated',
    sql('alter table outbox rename to gone', 'alter table gone rename to outbox'),
    ['migrations'],
  ],
  [
    'a function that was not migrated',
    sql(
      'alter function unsubscribe(uuid) rename to gone',
      'alter function gone(uuid) rename to unsubscribe',
    ),
    ['migrations'],
  ],
  [
    'a function that anybody may call',
    sql(
      'grant execute on function reorder_rooms(text[]) to anon',
      'revoke execute on function reorder_rooms(text[]) from anon',
    ),
    ['open-functions'],
  ],
  [
    'reservations that anybody may read',
    sql(
      'create policy p on reservations for select to anon using (true)',
      'drop policy p on reservations',
    ),
    ['reading'],
  ],
  [
    'a table without row security',
    sql(
      'alter table subscribers disable row level security',
      'alter table subscribers enable row level security',
    ),
    ['reading'],
  ],
  [
    'rooms that anybody may add',
    sql('create policy p on rooms for insert to anon with check (true)', 'drop policy p on rooms'),
    ['writing'],
  ],
  [
    'sections that anybody may add',
    sql(
      'create policy p on hotel_config for insert to anon with check (true)',
      'drop policy p on hotel_config',
    ),
    ['writing'],
  ],
  [
    'letters that anybody may write',
    sql(
      'alter table outbox disable row level security',
      'alter table outbox enable row level security',
    ),
    ['writing'],
  ],
  [
    'rooms that anybody may change',
    (d) =>
      d.breakBackend(({ method, url }) =>
        method === 'PATCH' && url.includes('/rooms?')
          ? new Response(null, { status: 204 })
          : undefined,
      ),
    ['writing'],
  ],
  [
    'sign-up that is on',
    onBackend('/auth/v1/settings', () =>
      Response.json({ disable_signup: false, external: { email: true } }),
    ),
    ['sign-up'],
  ],
  [
    'a bucket that is private',
    sql('update storage.buckets set public = false', 'update storage.buckets set public = true'),
    ['bucket'],
  ],
  [
    'a bucket for files of any kind',
    sql(
      'update storage.buckets set allowed_mime_types = null',
      `update storage.buckets set allowed_mime_types = array['image/png']`,
    ),
    ['bucket-types'],
  ],
  [
    'a bucket that anybody may fill',
    sql(
      `create policy p on storage.objects for insert to anon with check (bucket_id = 'hotel_images')`,
      'drop policy p on storage.objects',
    ),
    ['upload'],
  ],
  [
    'content that nobody has written',
    sql(
      `delete from hotel_config where key = 'legal'`,
      `insert into hotel_config (key, value) values ('legal', '{"privacy":"Ours.","terms":"Ours."}')`,
    ),
    ['content'],
  ],
  [
    'reset links that lead elsewhere',
    onBackend(
      '/auth/v1/verify',
      () =>
        new Response(null, { status: 303, headers: { location: 'http://localhost:3000/#error' } }),
    ),
    ['reset-link'],
  ],
  [
    'a function that fails',
    onBackend('/functions/v1/send-outbox', () => new Response('', { status: 546 })),
    ['letters'],
  ],
  [
    'a function that visitors may call',
    onBackend('/functions/v1/send-outbox', () => Response.json({ sent: 0 })),
    ['letters'],
  ],
  ['Realtime that is silent', (d) => d.breakRealtime(), ['realtime']],
  [
    'a host without the headers',
    (d) =>
      d.editSite('_headers', (text) => text.replaceAll(/^ .*Content-Security-Policy.*$/gm, '')),
    ['headers'],
  ],
  [
    'a policy of another build',
    (d) =>
      d.editSite('_headers', (text) => text.replaceAll(d.wanted.backend, 'https://other.test')),
    ['policy'],
  ],
  [
    'pages that are empty before script',
    (d) => d.editSite('index.html', (text) => text.replace('<h1>', '<p>')),
    ['prerendered'],
  ],
  [
    'pages of another hotel',
    (d) => d.editSite('index.html', (text) => text.replaceAll('The Pier', 'Chanrea House')),
    ['prerendered'],
  ],
  ['a language without its home page', onSite('/km', () => html(404)), ['languages']],
  [
    'a sitemap that is silent on a language',
    (d) => d.editSite('sitemap.xml', (text) => text.replaceAll('hreflang="fr"', 'hreflang="de"')),
    ['languages'],
  ],
  [
    'scripts of another project',
    (d) =>
      d.editSite(
        'assets/index-a1.js',
        () => 'const backend = "https://abcdefghijklmnopqrst.supabase.co"',
      ),
    ['bundle'],
  ],
  [
    'an address without a page that answers 200',
    onSite('/no-such-page-of-the-doctor', () => html()),
    ['not-found'],
  ],
  [
    'a missing asset that is kept',
    onSite('/assets/no-such-file-of-the-doctor.js', () =>
      html(404, { 'cache-control': 'public, max-age=31536000, immutable' }),
    ),
    ['missing-assets'],
  ],
  [
    'a missing asset that is a page',
    onSite('/assets/no-such-file-of-the-doctor.js', () => html()),
    ['missing-assets'],
  ],
  ['no entrance for the staff', onSite('/admin', () => html(404)), ['entrance']],
  ['no service worker', onSite('/sw.js', () => html(404)), ['worker']],
  [
    'a service worker that is kept',
    onSite(
      '/sw.js',
      () =>
        new Response('', {
          headers: { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600' },
        }),
    ),
    ['worker'],
  ],
  [
    'a canonical address of another site',
    (d) =>
      d.editSite('index.html', (text) =>
        text.replace(`href="${d.wanted.site}/"`, 'href="https://old.example/"'),
      ),
    ['addresses'],
  ],
  [
    'a sitemap of another site',
    (d) =>
      d.editSite('sitemap.xml', (text) =>
        text.replace(`${d.wanted.site}/rooms`, 'https://old.example/rooms'),
      ),
    ['sitemap'],
  ],
  [
    'a site that leads elsewhere',
    (d) =>
      d.breakSite(
        () =>
          new Response(null, { status: 301, headers: { location: 'https://www.pier.example/' } }),
      ),
    ['site'],
  ],
])('%s is named, and nothing else', async (_what, damage, named) => {
  await damage(deployment);
  const before = await everything();
  expect(await problems()).toEqual(named);
  expect(await everything()).toEqual(before);
});

test('a key of another project is named, and ends the looking at the backend', async () => {
  expect(await problems({ key: 'sb_publishable_other' })).toEqual(['key']);
});

test('words of the sample are named', async () => {
  const sample = JSON.stringify(DEFAULT_CONTENT.sections.contactInfo);
  await deployment.breakDatabase(
    `update hotel_config set value = '${sample}' where key = 'contactInfo'`,
    `update hotel_config set value = value || '{"phone":"+855 12"}' where key = 'contactInfo'`,
  );
  expect(await problems()).toEqual(['sample']);
});
