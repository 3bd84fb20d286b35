import type { HostedSite } from '../../deploy/hosts/hosted-site.ts';
import { nginxFile } from '../../deploy/hosts/nginx.ts';

const site = (origin: string): HostedSite => ({
  rules: [],
  origin,
  bases: ['', '/km'],
  staffBases: [''],
  rooms: [],
  own: ['/spa', '/km/spa'],
  moved: [['/baths', '/spa']],
});

test('the address with www. is led to the site, under both names', () => {
  const nginx = nginxFile(site('https://pier.example'));
  expect(nginx.match(/server_name pier\.example www\.pier\.example;/g)).toHaveLength(2);
  expect(nginx).toContain(
    'if ($host = www.pier.example) { return 301 https://pier.example$request_uri; }',
  );
});

test('a site that begins with www. itself has no second one before it', () => {
  expect(nginxFile(site('https://www.pier.example'))).not.toContain('www.www.');
});

test('a page of the house’s own is found by its address, and by one that it had before', () => {
  const nginx = nginxFile(site('https://pier.example'));
  const [, pages = ''] =
    /location ~ (\^\/\(\S+\)\$) \{ try_files \$uri\.html =404; \}/.exec(nginx) ?? [];
  for (const where of ['/spa', '/km/spa', '/km', '/rooms', '/km/contact', '/admin/rooms'])
    expect(where).toMatch(new RegExp(pages));
  for (const where of ['/baths', '/spa.html', '/spa/'])
    expect(where).not.toMatch(new RegExp(pages));
  expect(nginx).toContain(`${pages.replace('$', '/$')} { return 308 /$1$is_args$args; }`);
  expect(nginx).toContain('location ~ ^/baths/?$ { return 308 /spa$is_args$args; }');
});

test('hidden files are nobody’s, but for those that the web knows by name', () => {
  const [, hidden = ''] = /location ~ (\S+) \{ return 404; \}/.exec(nginxFile(site(''))) ?? [];
  const secret = '/.env /.git/config /.well-known/.secret /_headers /_redirects /a.js.br /sw.js.gz';
  for (const where of secret.split(' ')) expect(where).toMatch(new RegExp(hidden));
  const open =
    '/ /admin /rooms/suite.2 /site.webmanifest /assets/a-B1_c.js /.well-known/security.txt';
  for (const where of open.split(' ')) expect(where).not.toMatch(new RegExp(hidden));
});

test('a page that is shown by a secret link is the app’s, and logged by nobody', () => {
  expect(nginxFile(site(''))).toContain(
    '/(?:stay|show)/[^/]+/?$ { access_log off; try_files $language/stay.html =404; }',
  );
});
