import { pagesToRender, sitemapPaths } from '../../deploy/build/pages.ts';
import { sitemap } from '../../deploy/build/site-files.ts';
import { securityHeaders } from '../../deploy/headers.ts';
import { gradeHeaders } from '../../scripts/doctor/checks/headers.ts';
import { everyPage } from '../../scripts/doctor/checks/pages.ts';
import { holdsSecretKey } from '../../scripts/doctor/checks/bundle.ts';
import { refusesEverybody, searchAddresses } from '../../scripts/doctor/checks/search.ts';
import { encryption, judgeWww } from '../../scripts/doctor/checks/reach.ts';
import { deploymentOf } from '../../scripts/doctor/deployment.ts';
import { exitStatus, linesOf } from '../../scripts/doctor/examine.ts';
import { blind, listed, note, ok, wrong } from '../../scripts/doctor/finding.ts';
import { DEFAULT_CONTENT } from '../../src/content/store/defaults.ts';

const headersWith = (changes: Record<string, string | undefined>) => {
  const all: Record<string, string | undefined> = { ...securityHeaders(), ...changes };
  return new Headers(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
};

test('the headers of the build are graded A', () => {
  expect(gradeHeaders(headersWith({}))).toEqual({ grade: 'A', missing: [] });
});

test('no headers at all are graded F', () => {
  expect(gradeHeaders(new Headers())).toMatchObject({ grade: 'F', missing: { length: 6 } });
});

test.each<[string, Record<string, string | undefined>]>([
  ['X-Content-Type-Options: nosniff', { 'X-Content-Type-Options': undefined }],
  ['Strict-Transport-Security of half a year', { 'Strict-Transport-Security': 'max-age=300' }],
  ['Strict-Transport-Security of half a year', { 'Strict-Transport-Security': 'max-age=15551999' }],
  ['Referrer-Policy', { 'Referrer-Policy': 'unsafe-url' }],
  ['Permissions-Policy', { 'Permissions-Policy': undefined }],
  ['frame-ancestors', { 'Content-Security-Policy': "default-src 'self'" }],
  [
    'Content-Security-Policy without inline scripts',
    { 'Content-Security-Policy': "script-src 'self' 'unsafe-inline'; frame-ancestors 'none'" },
  ],
  [
    'Content-Security-Policy without inline scripts',
    { 'Content-Security-Policy': "script-src https:; frame-ancestors 'none'" },
  ],
])('%s costs a letter when it is missing', (name, changes) => {
  expect(gradeHeaders(headersWith(changes))).toEqual({ grade: 'B', missing: [name] });
});

test('a site that is asked for without encryption is named', async () => {
  const wanted = { backend: 'https://x.test', site: 'http://pier.example', key: 'k' };
  const deployment = deploymentOf(wanted, { isEmbedded: false, content: undefined });
  expect(await encryption(deployment)).toMatchObject({
    kind: 'wrong',
    says: 'The given address of the site is not encrypted.',
  });
});

test.each([
  ['User-agent: *\nDisallow: /', true],
  ['user-agent: Bot\nUser-agent: *\nDisallow: /*  # all', true],
  ['User-agent: Bot\nDisallow: /\n\nUser-agent: *\nDisallow: /admin', false],
  ['User-agent: *\nDisallow:', false],
])('whether everybody is refused by %j: %s', (robots, isSo) => {
  expect(refusesEverybody(robots)).toBe(isSo);
});

test.each([
  ['anon', false],
  ['service_role', true],
])('a token of %s in a script is a secret: %s', (role, isSo) => {
  const claims = Buffer.from(JSON.stringify({ iss: 'supabase', role })).toString('base64url');
  expect(holdsSecretKey(`x="eyJhbGciOiJIUzI1NiJ9.${claims}.c2lnbmF0dXJl"`)).toBe(isSo);
});

const answered = (status: number, text = '', headers = {}) => ({
  status,
  text,
  headers: new Headers(headers),
});
test.each([
  ['note', answered(0, 'getaddrinfo ENOTFOUND www.pier.example'), 'does not exist'],
  ['ok', answered(301, '', { location: 'https://pier.example/' }), 'redirects to the site'],
  ['wrong', answered(0, "Hostname/IP does not match certificate's altnames"), 'no certificate'],
  ['wrong', answered(200), 'answers 200 instead of redirecting to'],
])('an address with www. is %s', (kind, answer, says) => {
  expect(judgeWww('https://pier.example', answer)).toMatchObject({
    kind,
    says: expect.stringContaining(says),
  });
});

test.each([
  ['ok', 'max-age=0'],
  ['ok', 'no-store, max-age=600'],
  ['wrong', 'max-age=0, s-maxage=600'],
  ['wrong', 'max-age=3600, must-revalidate'],
])('it is %s that pages are sent with %j', async (kind, kept) => {
  const wanted = { backend: 'https://x.test', site: 'https://pier.example', key: 'k' };
  const deployment = deploymentOf(wanted, { isEmbedded: false, content: undefined });
  const askSite = async () => answered(200, '<div id="root">', { 'cache-control': kept });
  expect(await everyPage({ ...deployment, askSite })).toMatchObject([{ kind }]);
});

test('a sitemap as the build writes it is right', async () => {
  const wanted = { backend: 'https://x.test', site: 'https://pier.example', key: 'k' };
  const deployment = deploymentOf(wanted, { isEmbedded: false, content: DEFAULT_CONTENT });
  const { languages } = deployment.hotel.sections.hotelInfo;
  const map = sitemap(wanted.site, sitemapPaths(pagesToRender(deployment.hotel)), languages);
  const home = `<link rel="canonical" href="${wanted.site}/">`;
  const askSite = async (place: string) => answered(200, place === '/' ? home : map);
  expect(await searchAddresses({ ...deployment, askSite })).toMatchObject([{ kind: 'ok' }]);
});

const report = (...findings: ReturnType<typeof note>[]) => [{ heading: 'Site', findings }];

test.each([
  [0, report(ok('Fine.'), note('So.'))],
  [1, report(ok('Fine.'), wrong('Bad.', 'Do.'))],
  [2, report(wrong('Bad.', 'Do.'), blind('Dark.', 'Do.'))],
])('the program ends with %i', (status, found) => {
  expect(exitStatus(found)).toBe(status);
});

test('what to do is below what is wrong', () => {
  const found = report(ok('Fine.'), wrong('Bad.', 'Do this.'));
  const lines = ['  Site', '  ok     Fine.', '  WRONG  Bad.', '         Do this.'];
  const told = linesOf(found).map((line) =>
    line.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join(''),
  );
  expect(told).toEqual(['', ...lines, '', '  1 thing to repair.', '']);
});

test('a list is written as people write one', () => {
  expect(listed([])).toBe('');
  expect(listed(['a'])).toBe('a');
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
});
