import type { TestDeployment } from './deployment.ts';

/** One thing that is wrong with a deployment, and what the doctor says of it. */
export type Broken = {
  what: string;
  damage: (deployment: TestDeployment) => unknown;
  /** What is named, in the order of the report. */
  named: string[];
  /** In what is said and what is to be done. */
  says: RegExp;
};

const sql = (statement: string, undo: string) => (d: TestDeployment) =>
  d.breakDatabase(statement, undo);
const onBackend = (path: string, answer: (request: Request) => Response) => (d: TestDeployment) =>
  d.breakBackend((request) =>
    new URL(request.url).pathname === path ? answer(request) : undefined,
  );
const onSite =
  (path: string | RegExp, answer: (request: Request) => Response) => (d: TestDeployment) =>
    d.breakSite((request) => {
      const { pathname } = new URL(request.url);
      const isMeant = typeof path === 'string' ? pathname === path : path.test(pathname);
      return isMeant ? answer(request) : undefined;
    });
const html = (status = 200, headers = {}) =>
  new Response('<div id="root"></div>', {
    status,
    headers: { 'content-type': 'text/html', ...headers },
  });
const text =
  (body: string, headers = {}) =>
  () =>
    new Response(body, { headers });
const edit = (file: string, from: string | RegExp, to: string) => (d: TestDeployment) =>
  d.editSite(file, (before) => before.replaceAll(from, to));
const SECRET = `sb_secret_${'x'.repeat(24)}`;
const SERVICE = `eyJhbGciOiJIUzI1NiJ9.${Buffer.from('{"role":"service_role"}').toString('base64url')}.c2lnbmF0dXJl`;

/** Backends that a hotel could have without knowing. */
export const BROKEN_BACKENDS: readonly Broken[] = [
  {
    what: 'a project that is paused',
    damage: (d) => d.breakBackend(() => Response.json({}, { status: 540 })),
    named: ['paused'],
    says: /is paused.*Press "Restore project"/,
  },
  {
    what: 'something that is no backend',
    damage: (d) => d.breakBackend(() => html()),
    named: ['backend'],
    says: /not as a Supabase project does/,
  },
  {
    what: 'a table that was not migrated',
    damage: sql('alter table outbox rename to gone', 'alter table gone rename to outbox'),
    named: ['migrations', 'rules'],
    says: /not wholly migrated: outbox missing.*npx supabase@3 db push --remote/,
  },
  {
    what: 'a function that was not migrated',
    damage: sql(
      'alter function unsubscribe(uuid) rename to gone',
      'alter function gone(uuid) rename to unsubscribe',
    ),
    named: ['rules'],
    says: /a function is missing.*db push --remote/,
  },
  {
    what: 'a column that is missing',
    damage: sql(
      'alter table testimonials rename column sort_order to place',
      'alter table testimonials rename column place to sort_order',
    ),
    named: ['failing', 'rules'],
    says: /site_content\(\) fails.*does not exist.*db push --remote/,
  },
  {
    what: 'a column of no public question that is missing',
    damage: sql(
      'alter table letter_texts rename column body to words',
      'alter table letter_texts rename column words to body',
    ),
    named: ['rules'],
    says: /not what the migrations of this version make.*db push --remote.*--admin/,
  },
  {
    what: 'a function that anybody may call',
    damage: sql(
      'grant execute on function reorder_rooms(text[]) to anon',
      'revoke execute on function reorder_rooms(text[]) from anon',
    ),
    named: ['rules'],
    says: /was changed.*--admin/,
  },
  {
    what: 'reservations that anybody may read',
    damage: sql(
      'create policy p on reservations for select to anon using (true); grant select on reservations to anon',
      'drop policy p on reservations; revoke select on reservations from anon',
    ),
    named: ['reading', 'rules'],
    says: /Anybody can read reservations.*alter table public\.reservations enable row level security/,
  },
  {
    what: 'a table with rows, a grant and no row security',
    damage: sql(
      'alter table subscribers disable row level security; grant select on subscribers to anon',
      'alter table subscribers enable row level security; revoke select on subscribers from anon',
    ),
    named: ['reading', 'rules'],
    says: /Anybody can read subscribers/,
  },
  {
    what: 'an empty table with a grant and no row security',
    damage: sql(
      'alter table messages disable row level security; grant select on messages to anon',
      'alter table messages enable row level security; revoke select on messages from anon',
    ),
    named: ['reading-later', 'rules'],
    says: /may ask for the rows of messages.*alter table public\.messages enable row level security;/,
  },
  {
    what: 'a view that shows reservations',
    damage: sql(
      'create view arrivals as select * from reservations; grant select on arrivals to anon',
      'drop view arrivals',
    ),
    named: ['rules'],
    says: /was added by hand.*--admin/,
  },
  {
    what: 'a function with its owner’s rights that shows reservations',
    damage: sql(
      `create function all_stays() returns setof reservations language sql security definer
         as 'select * from reservations'`,
      'drop function all_stays()',
    ),
    named: ['rules'],
    says: /was added by hand.*--admin/,
  },
  {
    what: 'rooms that every account may change',
    damage: sql(
      'create policy p on rooms for update to authenticated using (true) with check (true)',
      'drop policy p on rooms',
    ),
    named: ['rules'],
    says: /a rule .*added by hand.*--admin/,
  },
  {
    what: 'a rule of the rooms that was made wider',
    damage: sql(
      'alter policy "administrators change rooms" on rooms using (true) with check (true)',
      'alter policy "administrators change rooms" on rooms using ((select private.is_admin())) with check ((select private.is_admin()))',
    ),
    named: ['rules'],
    says: /was changed.*--admin/,
  },
  {
    what: 'rooms that anybody may add',
    damage: sql(
      'create policy p on rooms for insert to anon with check (true); grant insert on rooms to anon',
      'drop policy p on rooms; revoke insert on rooms from anon',
    ),
    named: ['rules'],
    says: /was added by hand.*--admin/,
  },
  {
    what: 'letters that anybody may delete',
    damage: sql(
      'alter table outbox disable row level security; grant delete on outbox to anon',
      'alter table outbox enable row level security; revoke delete on outbox from anon',
    ),
    named: ['rules'],
    says: /a rule .*was changed.*--admin/,
  },
  {
    what: 'rooms that anybody may change',
    damage: sql(
      'create policy p on rooms for update to anon using (true); grant update on rooms to anon',
      'drop policy p on rooms; revoke update on rooms from anon',
    ),
    named: ['writing', 'rules'],
    says: /Anybody can write to rooms.*20260101001200_access\.sql/,
  },
  {
    what: 'a rule that was switched off',
    damage: sql(
      'alter table rooms disable trigger touch_updated_at',
      'alter table rooms enable trigger touch_updated_at',
    ),
    named: ['rules'],
    says: /a rule .*was changed/,
  },
  {
    what: 'sign-up that is on',
    damage: onBackend('/auth/v1/settings', () =>
      Response.json({ disable_signup: false, external: { email: true } }),
    ),
    named: ['sign-up'],
    says: /Strangers can make accounts.*npx supabase@3 config push.*Sign In \/ Providers/,
  },
  {
    what: 'a bucket that is private',
    damage: sql(
      'update storage.buckets set public = false',
      'update storage.buckets set public = true',
    ),
    named: ['rules', 'bucket'],
    says: /bucket hotel_images is missing or not public.*switch "Public bucket" on/,
  },
  {
    what: 'a bucket for files of any kind',
    damage: sql(
      'update storage.buckets set allowed_mime_types = null',
      `update storage.buckets set allowed_mime_types = array['image/png', 'image/jpeg', 'image/gif', 'image/webp']`,
    ),
    named: ['rules', 'bucket-types'],
    says: /files of any kind|not what the migrations/,
  },
  {
    what: 'a bucket for files of any size',
    damage: sql(
      'update storage.buckets set file_size_limit = null',
      'update storage.buckets set file_size_limit = 5242880',
    ),
    named: ['rules'],
    says: /not what the migrations/,
  },
  {
    what: 'a bucket that anybody may fill',
    damage: sql(
      `create policy p on storage.objects for insert to anon with check (bucket_id = 'hotel_images')`,
      'drop policy p on storage.objects',
    ),
    named: ['rules', 'upload'],
    says: /Anybody can put files into the bucket|added by hand/,
  },
  {
    what: 'a picture that the pages show and the bucket has not',
    damage: onBackend('/storage/v1/object/public/hotel_images/general/1-a.png', () =>
      Response.json({ statusCode: '404', error: 'not_found' }, { status: 400 }),
    ),
    named: ['bucket-picture'],
    says: /general\/1-a\.png, which the pages show, is not in the bucket.*Upload it again/,
  },
  {
    what: 'content that nobody has written',
    damage: sql(
      `create table private.kept as select * from hotel_config where key = 'legal';
       delete from hotel_config where key = 'legal'`,
      'insert into hotel_config select * from private.kept; drop table private.kept',
    ),
    named: ['content'],
    says: /Not written yet: legal \(\/admin\/site-config\).*Sign in at \/admin/,
  },
  {
    what: 'reset links that lead elsewhere',
    damage: onBackend(
      '/auth/v1/verify',
      () =>
        new Response(null, { status: 303, headers: { location: 'http://localhost:3000/#error' } }),
    ),
    named: ['reset-link'],
    says: /lead to http:\/\/localhost:3000\/ instead.*Redirect URLs/,
  },
  {
    what: 'the Khmer page for a new password that is not allowed',
    damage: (d) =>
      d.breakBackend(({ url }) =>
        url.includes('/auth/v1/verify') && decodeURIComponent(url).includes('/km/admin')
          ? new Response(null, { status: 303, headers: { location: `${d.wanted.site}#error` } })
          : undefined,
      ),
    named: ['reset-link'],
    says: /belong to \S+\/km\/admin\/reset-password lead to.*Add .*Redirect URLs/,
  },
  {
    what: 'a function that fails',
    damage: onBackend('/functions/v1/send-outbox', () => new Response('', { status: 546 })),
    named: ['letters'],
    says: /send-outbox answers 546.*Edge Functions, send-outbox, Logs/,
  },
  {
    what: 'a function that visitors may call',
    damage: onBackend('/functions/v1/send-outbox', () => Response.json({ sent: 0 })),
    named: ['letters'],
    says: /Anybody can have the letters.*functions deploy send-outbox --use-api/,
  },
  {
    what: 'a function that its clock does not reach',
    damage: onBackend('/functions/v1/send-outbox', () =>
      Response.json({ code: 401, message: 'Missing authorization header' }, { status: 401 }),
    ),
    named: ['letters'],
    says: /gateway turns everybody away.*Verify JWT.*functions deploy send-outbox --use-api/,
  },
  {
    what: 'a function without the clock’s secret',
    damage: onBackend('/functions/v1/send-outbox', () =>
      Response.json({ error: 'OUTBOX_SECRET is not set' }, { status: 403 }),
    ),
    named: ['letters'],
    says: /has no OUTBOX_SECRET.*outbox-clock\.sql.*section 8/,
  },
  {
    what: 'a function over an open line',
    damage: onBackend('/functions/v1/send-outbox', () =>
      Response.json({ error: 'OUTBOX_HTTP_URL does not begin with https://' }, { status: 503 }),
    ),
    named: ['letters'],
    says: /OUTBOX_HTTP_URL without https.*Set the https:.*section 8/,
  },
  {
    what: 'Realtime that is silent',
    damage: (d) => d.breakRealtime(),
    named: ['realtime'],
    says: /Realtime opens no connection/,
  },
];

/** Sites that a hotel could have without knowing. */
export const BROKEN_SITES: readonly Broken[] = [
  {
    what: 'a host without the headers',
    damage: edit('_headers', /^ .*Content-Security-Policy.*$/gm, ''),
    named: ['headers'],
    says: /Content-Security-Policy.*docs\/deploy\.md, section 5/,
  },
  {
    what: 'a policy of another build',
    damage: (d) =>
      d.editSite('_headers', (before) => before.replaceAll(d.wanted.backend, 'https://other.test')),
    named: ['policy'],
    says: /does not let pages ask/,
  },
  {
    what: 'settings that everybody can read',
    damage: onSite('/.env', text('VITE_SUPABASE_URL=https://x.supabase.co\nSUPABASE_SECRET_KEY=x')),
    named: ['private-files'],
    says: /Everybody can read \/\.env.*Delete it at the host.*replace every secret/,
  },
  {
    what: 'the history of the project',
    damage: onSite('/.git/HEAD', text('ref: refs/heads/main')),
    named: ['private-files'],
    says: /Everybody can read \/\.git\/HEAD/,
  },
  {
    what: 'a backup among the pages',
    damage: onSite('/my-site/manifest.json', text('{"format": 1, "takenAt": "2026-11-22"}')),
    named: ['backup-shown'],
    says: /A backup lies where everybody can read it.*\/my-site\/manifest\.json.*at once/,
  },
  {
    what: 'a backup of yesterday among the pages',
    damage: onSite(/^\/backups\/\d{4}-\d\d-\d\d\/reservations\.json$/, text('[{"guest_key": ""}]')),
    named: ['backup-shown'],
    says: /guests' names and addresses/,
  },
  {
    what: 'a page that is missing',
    damage: onSite('/rooms', () => html(404)),
    named: ['pages'],
    says: /1 of \d+ pages are missing: \/rooms \(404\).*rooms\.html/,
  },
  {
    what: 'rooms that are missing in one language',
    damage: onSite(/^\/fr\/rooms\//, () => html(404)),
    named: ['pages'],
    says: /\/fr\/rooms\/brick \(404\)/,
  },
  {
    what: 'pages that browsers keep for a day',
    damage: (d) =>
      d.editSite('_headers', (before) =>
        before.replace('/*\n', '/*\n  Cache-Control: public, max-age=86400\n'),
      ),
    named: ['kept-pages', 'worker'],
    says: /Browsers keep the pages \(“public, max-age=86400”\).*old prices.*no-cache/,
  },
  {
    what: 'all pictures missing',
    damage: (d) => d.takeAway('images'),
    named: ['pictures'],
    says: /pictures that the pages show are missing: \/images\/.*\/images and \/brand included/,
  },
  {
    what: 'pages that are empty before script',
    damage: edit('index.html', '<h1>', '<p>'),
    named: ['prerendered'],
    says: /empty until its script has run/,
  },
  {
    what: 'pages of another hotel',
    damage: edit('assets/content-en-c3.js', 'The Pier', 'Chanrea House'),
    named: ['prerendered'],
    says: /built before something was changed: hotel info \(\/admin\/site-config\)/,
  },
  {
    what: 'prices of before',
    damage: sql('update rooms set price = 120', 'update rooms set price = 90'),
    named: ['prerendered'],
    says: /something was changed: rooms and prices.*section 5.*publish hook.*section 7/,
  },
  {
    what: 'an About page of before',
    damage: edit('assets/content-en-c3.js', 'Our own: How the days go', 'What we did'),
    named: ['prerendered'],
    says: /about story \(\/admin\/about\)/,
  },
  {
    what: 'an About page that a build before has left, without its content',
    damage: edit('about.html', 'content-en-c3', 'content-en-b2'),
    named: ['prerendered'],
    says: /name \/assets\/content-en-b2\.js, which is not there.*\/assets included/,
  },
  {
    what: 'a language without its home page',
    damage: onSite('/km', () => html(404)),
    named: ['pages', 'languages'],
    says: /\/km \(404\)/,
  },
  {
    what: 'a sitemap that is silent on a language',
    damage: edit('sitemap.xml', 'hreflang="fr"', 'hreflang="xx"'),
    named: ['languages'],
    says: /sitemap does not name the home page in fr/,
  },
  {
    what: 'the secret key in a script',
    damage: edit('assets/index-a1.js', /$/g, `;const key="${SECRET}"`),
    named: ['secret-key'],
    says: /secret key is in the scripts.*Delete this key now.*API Keys/,
  },
  {
    what: 'the secret key in a script of a script',
    damage: edit('assets/clients-b2.js', /$/g, `;const key="${SERVICE}"`),
    named: ['secret-key'],
    says: /secret key is in the scripts/,
  },
  {
    what: 'scripts of another project',
    damage: (d) =>
      d.editSite(
        'assets/index-a1.js',
        () => 'const backend = "https://abcdefghijklmnopqrst.supabase.co"',
      ),
    named: ['bundle'],
    says: /does not speak to .* but to https:\/\/abcdefghijklmnopqrst.*VITE_SUPABASE_URL/,
  },
  {
    what: 'an address without a page that answers 200',
    damage: onSite('/no-such-page-of-the-doctor', () => html()),
    named: ['not-found'],
    says: /answers 200 instead of 404/,
  },
  {
    what: 'a missing asset that is kept',
    damage: onSite('/assets/no-such-file-of-the-doctor.js', () =>
      html(404, { 'cache-control': 'public, max-age=31536000, immutable' }),
    ),
    named: ['missing-assets'],
    says: /Browsers keep it that a file below \/assets\/ is missing/,
  },
  {
    what: 'a missing asset that is a page',
    damage: onSite('/assets/no-such-file-of-the-doctor.js', () => html()),
    named: ['missing-assets'],
    says: /answers 200 instead of 404/,
  },
  {
    what: 'no entrance for the staff',
    damage: onSite('/admin', () => html(404)),
    named: ['entrance'],
    says: /\/admin answers 404.*admin\.html/,
  },
  {
    what: 'no service worker',
    damage: onSite('/sw.js', () => html(404)),
    named: ['worker'],
    says: /sw\.js is missing/,
  },
  {
    what: 'a service worker that is kept',
    damage: onSite(
      '/sw.js',
      text('', { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600' }),
    ),
    named: ['worker'],
    says: /lets browsers keep \/sw\.js/,
  },
  {
    what: 'a robots.txt that refuses everybody',
    damage: edit('robots.txt', 'Disallow: /admin', 'Disallow: /'),
    named: ['robots'],
    says: /tells every search engine to stay away/,
  },
  {
    what: 'a host that asks not to be listed',
    damage: (d) =>
      d.editSite('_headers', (before) => before.replace('/*\n', '/*\n  X-Robots-Tag: noindex\n')),
    named: ['robots'],
    says: /noindex.*X-Robots-Tag/,
  },
  {
    what: 'a canonical address of another site',
    damage: (d) =>
      d.editSite('index.html', (before) =>
        before.replace(`href="${d.wanted.site}/"`, 'href="https://old.example/"'),
      ),
    named: ['addresses'],
    says: /says that its address is https:\/\/old\.example/,
  },
  {
    what: 'a sitemap of another site',
    damage: (d) =>
      d.editSite('sitemap.xml', (before) =>
        before.replace(`${d.wanted.site}/rooms`, 'https://old.example/rooms'),
      ),
    named: ['sitemap'],
    says: /sitemap names https:\/\/old\.example\/rooms/,
  },
  {
    what: 'a site that leads elsewhere',
    damage: (d) =>
      d.breakSite(
        () =>
          new Response(null, { status: 301, headers: { location: 'https://www.pier.example/' } }),
      ),
    named: ['site'],
    says: /leads to https:\/\/www\.pier\.example/,
  },
];
