import type { TestDeployment } from './deployment.ts';

/**
 * How to break a deployment, and the doctor's findings with their remedies, in the report's order.
 */
export type Broken = [damage: (deployment: TestDeployment) => unknown, finds: RegExp[]];

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
const header = (line: string) => edit('_headers', '/*\n', `/*\n  ${line}\n`);
const json =
  (body: object, status = 200) =>
  () =>
    Response.json(body, { status });
const SENDER = '/functions/v1/send-outbox';
const READER = '/functions/v1/read-calendars';
const CALENDAR = '/functions/v1/calendar/0000000000.ics';
const JOIN = '/functions/v1/join';
const LOCKED = json({ code: 401, message: 'Missing authorization header' }, 401);
const NO_SECRET = json({ error: 'OUTBOX_SECRET is not set' }, 403);
const before = (what: string) => [new RegExp(`something was changed: ${what}`)];
const SECRET = `sb_secret_${'x'.repeat(24)}`;
const SERVICE = `eyJhbGciOiJIUzI1NiJ9.${Buffer.from('{"role":"service_role"}').toString('base64url')}.c2lnbmF0dXJl`;

const rewrite = (from: string, to: string) => `
  do $do$ begin execute replace(
    pg_get_functiondef('public.site_content'::regproc), $q$${from}$q$, $q$${to}$q$); end $do$`;
const SECTIONS = `union all select 'sections', (`;
const RULES = `union all select 'houseRules', (select json_agg(h) from public.house_rules h) ${SECTIONS}`;
/** Makes `site_content()` read a new table that no other code knows, and undoes it. */
export const NEW_CONTENT_TABLE = [
  `create table public.house_rules (words text); grant select on public.house_rules to anon;
   insert into public.house_rules values ('No shoes');${rewrite(SECTIONS, RULES)}`,
  `${rewrite(RULES, SECTIONS)}; drop table public.house_rules`,
] as const;

/**
 * Broken backends that a hotel might not notice. The last tests of doctor.test.ts check which of
 * its rules changed.
 */
export const BROKEN_BACKENDS: Record<string, Broken> = {
  'a project that is paused': [
    (d) => d.breakBackend(json({}, 540)),
    [/is paused.*Press "Restore project"/],
  ],
  'something that is no backend': [
    (d) => d.breakBackend(() => html()),
    [/not as a Supabase project does/],
  ],
  'a table that was not migrated': [
    sql('alter table outbox rename to gone', 'alter table gone rename to outbox'),
    [/not fully migrated: outbox missing.*older than this version.*section 10/, /./],
  ],
  'a function that was not migrated': [
    sql(
      'alter function unsubscribe(uuid) rename to gone',
      'alter function gone(uuid) rename to unsubscribe',
    ),
    [/a function is missing.*--admin/],
  ],
  'a column that is missing': [
    sql(
      'alter table testimonials rename column sort_order to place',
      'alter table testimonials rename column place to sort_order',
    ),
    [/site_content\(\) fails.*does not exist.*npm run upgrade/, /./],
  ],
  'a column of no public question that is missing': [
    sql(
      'alter table letter_texts rename column body to words',
      'alter table letter_texts rename column words to body',
    ),
    [/not what the migrations of its version make.*--admin/],
  ],
  'reservations that anybody may read': [
    sql(
      'create policy p on reservations for select to anon using (true); grant select on reservations to anon',
      'drop policy p on reservations; revoke select on reservations from anon',
    ),
    [
      /Anybody can read reservations.*alter table public\.reservations enable row level security/,
      /./,
    ],
  ],
  'an empty table with a grant and no row security': [
    sql(
      'alter table messages disable row level security; grant select on messages to anon',
      'alter table messages enable row level security; revoke select on messages from anon',
    ),
    [/may read the table messages.*alter table public\.messages enable row level security;/, /./],
  ],
  'sign-up that is on': [
    onBackend('/auth/v1/settings', json({ disable_signup: false, external: { email: true } })),
    [/Strangers can create accounts.*npx supabase@3 config push.*Sign In \/ Providers/],
  ],
  'a bucket that is private': [
    sql('update storage.buckets set public = false', 'update storage.buckets set public = true'),
    [/./, /bucket hotel_images is missing or not public.*switch "Public bucket" on/],
  ],
  'a picture that the pages show and the bucket has not': [
    onBackend(
      '/storage/v1/object/public/hotel_images/general/1-a.png',
      json({ statusCode: '404', error: 'not_found' }, 400),
    ),
    [
      /1 of 1 pictures that the pages show are not in the bucket: general\/1-a\.png.*Upload them again/,
    ],
  ],
  'content that nobody has written': [
    sql(
      `create schema kept; create table kept.legal as select * from hotel_config where key = 'legal';
       delete from hotel_config where key = 'legal'`,
      'insert into hotel_config select * from kept.legal; drop schema kept cascade',
    ),
    [/Not written yet: legal \(\/admin\/site-config\).*Sign in at \/admin/],
  ],
  'reset links that lead elsewhere': [
    onBackend(
      '/auth/v1/verify',
      () =>
        new Response(null, { status: 303, headers: { location: 'http://localhost:3000/#error' } }),
    ),
    [/lead to http:\/\/localhost:3000\/ instead.*Redirect URLs/],
  ],
  'the Khmer page for a new password that is not allowed': [
    (d) =>
      d.breakBackend(({ url }) =>
        url.includes('/auth/v1/verify') && decodeURIComponent(url).includes('/km/admin')
          ? new Response(null, { status: 303, headers: { location: `${d.wanted.site}#error` } })
          : undefined,
      ),
    [
      /Links in emails .* instead of \S+\/km\/admin\/reset-password and \S+\/km\/admin\/account.*Add .*Redirect URLs/,
    ],
  ],
  'a function that fails': [
    onBackend(SENDER, () => new Response('', { status: 546 })),
    [/send-outbox answers 546.*Edge Functions, send-outbox, Logs/],
  ],
  'a function that visitors may call': [
    onBackend(SENDER, json({ sent: 0 })),
    [/Anybody can call send-outbox.*functions deploy send-outbox join --use-api/],
  ],
  'a function that its clock does not reach': [
    onBackend(SENDER, LOCKED),
    [/gateway refuses all calls.*Verify JWT.*functions deploy send-outbox join --use-api/],
  ],
  'a function without the clock’s secret': [
    onBackend(SENDER, NO_SECRET),
    [/has no OUTBOX_SECRET.*outbox-clock\.sql.*section 8/],
  ],
  'a function over an open line': [
    onBackend(SENDER, json({ error: 'OUTBOX_HTTP_URL does not begin with https://' }, 503)),
    [/OUTBOX_HTTP_URL without https.*Set the https:.*section 8/],
  ],
  'invitations without the function that they need': [
    onBackend(JOIN, json({ code: 'NOT_FOUND' }, 404)),
    [/join is not deployed.*cannot accept.*functions deploy send-outbox join --use-api/],
  ],
  'invitations whose function the gateway keeps from visitors': [
    onBackend(JOIN, LOCKED),
    [/join answers 401.*cannot accept.*Verify JWT/],
  ],
  'a reader of calendars without the clock’s secret': [
    onBackend(READER, NO_SECRET),
    [/read-calendars has no OUTBOX_SECRET.*outbox-clock\.sql.*section 12/],
  ],
  'a reader of calendars that visitors may call': [
    onBackend(READER, json({ read: 0, failed: 0 })),
    [/Anybody can call read-calendars.*functions deploy read-calendars calendar --use-api/],
  ],
  'a calendar that the gateway keeps from channels': [
    onBackend(CALENDAR, LOCKED),
    [/calendar answers 401.*do not get our calendars.*Verify JWT/],
  ],
  'a calendar that is not deployed': [
    onBackend(CALENDAR, json({ code: 'NOT_FOUND' }, 404)),
    [/calendar answers 404.*do not get our calendars.*deploy it again/],
  ],
  'Realtime that is silent': [(d) => d.breakRealtime(), [/Realtime does not accept connections/]],
};

export const BROKEN_SITES: Record<string, Broken> = {
  'a host without the headers': [
    edit('_headers', /^ .*Content-Security-Policy.*$/gm, ''),
    [/Content-Security-Policy.*docs\/deploy\.md, section 5/],
  ],
  'a policy of another build': [
    (d) => edit('_headers', d.wanted.backend, 'https://other.test')(d),
    [/does not let pages call/],
  ],
  'settings that everybody can read': [
    onSite('/.env', text('VITE_SUPABASE_URL=https://x.supabase.co\nSUPABASE_SECRET_KEY=x')),
    [/Everybody can read \/\.env.*Delete it at the host.*replace every secret/],
  ],
  'the history of the project': [
    onSite('/.git/HEAD', text('ref: refs/heads/main')),
    [/Everybody can read \/\.git\/HEAD/],
  ],
  'a backup among the pages': [
    onSite('/my-site/manifest.json', text('{"format": 1, "takenAt": "2026-11-22"}')),
    [/Everybody can read a backup.*\/my-site\/manifest\.json.*at once/],
  ],
  'a backup of yesterday among the pages': [
    onSite(/^\/backups\/\d{4}-\d\d-\d\d\/reservations\.json$/, text('[{"guest_key": ""}]')),
    [/guests' names and addresses/],
  ],
  'a page that is missing': [
    onSite('/rooms', () => html(404)),
    [/1 of \d+ pages are missing: \/rooms \(404\).*rooms\.html/],
  ],
  'rooms that are missing in one language': [
    onSite(/^\/fr\/rooms\//, () => html(404)),
    [/\/fr\/rooms\/brick \(404\)/],
  ],
  'pages that browsers keep for a day': [
    header('Cache-Control: public, max-age=86400'),
    [/Browsers cache the pages \(“public, max-age=86400”\).*old prices.*no-cache/, /./],
  ],
  'all pictures missing': [
    (d) => d.takeAway('images'),
    [/pictures that the pages show are missing: \/images\/.*\/images and \/brand included/],
  ],
  'pages that are empty before script': [
    edit('index.html', '<h1>', '<p>'),
    [/empty until its script has run/],
  ],
  'pages of another hotel': [
    edit('assets/content-en-c3.js', 'The Pier', 'Chanrea House'),
    [/built before something was changed: hotel info \(\/admin\/site-config\)/],
  ],
  'an About page that a build before has left, without its content': [
    edit('about.html', 'content-en-c3', 'content-en-b2'),
    [/name \/assets\/content-en-b2\.js, which is missing.*\/assets included/],
  ],
  'a page of the house’s own that was changed since': [
    sql(`update pages set title = 'A stroll'`, `update pages set title = 'A walk on the pier'`),
    before('custom pages'),
  ],
  'an address of before that leads nowhere': [
    edit('_redirects', '/fr/walk /fr/pier-walk 301\n', ''),
    [/1 of \d+ former addresses of pages lead nowhere: \/fr\/walk \(to \/fr\/pier-walk\)/],
  ],
  'the secret key in a script': [
    edit('assets/index-a1.js', /$/g, `;const key="${SECRET}"`),
    [/secret key is in the scripts.*Delete this key now.*API Keys/],
  ],
  'the secret key in a script of a script': [
    edit('assets/clients-b2.js', /$/g, `;const key="${SERVICE}"`),
    [/secret key is in the scripts/],
  ],
  'scripts of another project': [
    edit(
      'assets/index-a1.js',
      /^.*$/g,
      'const backend = "https://abcdefghijklmnopqrst.supabase.co"',
    ),
    [/does not use .* but https:\/\/abcdefghijklmnopqrst.*VITE_SUPABASE_URL/],
  ],
  'an address without a page that answers 200': [
    onSite('/no-such-page-of-the-doctor', () => html()),
    [/answers 200 instead of 404/],
  ],
  'the app for rooms newer than the build missing': [
    (d) => d.takeAway('app.html'),
    [/newer than the build answers 404.*app\.html included/],
  ],
  'a file for reports that has expired': [
    onSite(
      '/.well-known/security.txt',
      text('Contact: mailto:a@b.c\nExpires: 2026-01-01T00:00:00Z'),
    ),
    [/security\.txt expired on 2026-01-01.*Build again/],
  ],
  'a missing asset that is kept': [
    onSite('/assets/no-such-file-of-the-doctor.js', () =>
      html(404, { 'cache-control': 'public, max-age=31536000, immutable' }),
    ),
    [/Browsers cache the answer that a file below \/assets\/ is missing/],
  ],
  'no service worker': [onSite('/sw.js', () => html(404)), [/sw\.js is missing/]],
  'a service worker that is kept': [
    onSite(
      '/sw.js',
      text('', { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600' }),
    ),
    [/lets browsers cache \/sw\.js/],
  ],
  'a robots.txt that refuses everybody': [
    edit('robots.txt', 'Disallow: /admin', 'Disallow: /'),
    [/tells every search engine to stay away/],
  ],
  'a host that asks not to be listed': [header('X-Robots-Tag: noindex'), [/noindex.*X-Robots-Tag/]],
  'a canonical address of another site': [
    (d) => edit('index.html', `href="${d.wanted.site}/"`, 'href="https://old.example/"')(d),
    [/says that its address is https:\/\/old\.example/],
  ],
  'a part of the content that no page holds': [sql(...NEW_CONTENT_TABLE), before('house rules\\.')],
  'a translation that is newer than the build': [
    sql(
      `insert into translations (language, source, text) values ('km', 'A room of brick.', 'បន្ទប់')`,
      'delete from translations',
    ),
    before('rooms and prices in Khmer\\..*Build and upload again'),
  ],
  'a sitemap of before a page': [
    edit('sitemap.xml', /<url><loc>[^<]*pier-walk<.*\n/g, ''),
    [/The sitemap lacks \S+\/pier-walk.*Build again.*publish hook/],
  ],
  'a sitemap with a page that is gone': [
    edit('sitemap.xml', /pier-walk</g, 'old-walk<'),
    [/The sitemap lacks/, /The sitemap names \S+\/old-walk.* no page/],
  ],
  'a site that leads elsewhere': [
    (d) =>
      d.breakSite(
        () =>
          new Response(null, { status: 301, headers: { location: 'https://www.pier.example/' } }),
      ),
    [/redirects to https:\/\/www\.pier\.example/],
  ],
};
