// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IMMUTABLE_RULES_MAX, immutableFiles } from '../../deploy/build/immutable-files.ts';
import { pagesToRender } from '../../deploy/build/pages.ts';
import { headersFor, inlineHashes, securityHeaders } from '../../deploy/headers.ts';
import { STAFF_PAGES } from '../../deploy/hosts/hosted-site.ts';
import { parseHeadersFile } from '../../deploy/hosts/host-files.ts';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { baseOf } from '@/basics/rules/language-paths';
import { LANGUAGE_CODES } from '@/words/languages';
import { ADMIN_PATHS, isKnownPath, roomPath } from '@/basics/rules/paths';
import { parseHtml } from '../support/html.ts';

/**
 * Checks that the files for all hosts say the same. preview-server.test.ts checks `npm run
 * preview`, and `npm run rehearse` checks real nginx and Cloudflare.
 */
const read = (file: string) => readFileSync(path.join('dist', file), 'utf8');
const beside = (file: string) => readFileSync(path.join('dist-hosts', file), 'utf8');
const namesIn = (folder: string) =>
  readdirSync(path.join('dist', folder))
    .filter((name) => !name.endsWith('.txt'))
    .map((name) => `${folder}/${name}`);
const ALL_FILES = [...namesIn('/assets'), ...namesIn('/fonts')];
const LASTING = await immutableFiles('dist');
const MISSING = ['/assets/index-x.js', '/assets/index-x.css', '/fonts/x.woff2'];
const PATHS = ['/', '/rooms', ...LASTING.slice(0, 2), ...MISSING, '/images/x.avif', '/sw.js'];
const FOREVER = 'public, max-age=31536000, immutable';

type Vercel = {
  outputDirectory: string;
  headers: { source: string; headers: { key: string; value: string }[] }[];
  rewrites: { source: string; destination: string }[];
};

const BASES = LANGUAGE_CODES.map((code) => baseOf(code, LANGUAGE_CODES));
const OTHERS = LANGUAGE_CODES.slice(1).join('|');
const ALL_PAGES = BASES.flatMap((base) => pagesToRender(DEFAULT_CONTENT, base));
const rules = parseHeadersFile(read('_headers'));
// The configuration that the build wrote for Vercel.
const vercel = JSON.parse(beside('vercel/vercel.json')) as Vercel;
const nginx = beside('nginx.conf');

describe.each(PATHS)('the headers of %s', (where) => {
  let expected: Record<string, string>;
  beforeAll(() => (expected = headersFor(rules, where)));

  test('are the same at Vercel', () => {
    const given = vercel.headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(where))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const));
    // Vercel revalidates everything unless told otherwise.
    expect({ 'Cache-Control': 'no-cache', ...Object.fromEntries(given) }).toEqual(expected);
  });

  test('are the same at nginx', () => {
    const added = [...nginx.matchAll(/add_header (\S+) "(.*)" always;/g)];
    const given = Object.fromEntries(added.map(([, name = '', value = '']) => [name, value]));
    expect({ ...given, 'Cache-Control': atNginx(200, where) }).toEqual(expected);
  });
});

function atNginx(status: number, where: string): string | undefined {
  const map = [...nginx.matchAll(/^ {4}"~(\S+)" "(.*)";$/gm)];
  const found = map.find(([, pattern = '']) => new RegExp(pattern).test(`${status}:${where}`));
  return found?.[2] ?? /default "(.*)";/.exec(nginx)?.[1];
}

describe('that a file is missing', () => {
  test('is kept by nobody, while those that are there are kept for a year', () => {
    for (const where of MISSING) {
      // Some hosts send a rule's headers with errors too, so no rule may match a missing file.
      expect(headersFor(rules, where)['Cache-Control'], where).toBe('no-cache');
      expect(atNginx(404, where), where).toBe('no-store');
    }
    expect(LASTING.length).toBeGreaterThan(20);
    for (const where of LASTING) {
      expect(headersFor(rules, where)['Cache-Control'], where).toBe(FOREVER);
      expect(atNginx(200, where), where).toBe(FOREVER);
      expect(atNginx(404, where), where).toBe('no-store');
    }
  });

  test('or that a server fails, is kept by nobody, whatever the address', () => {
    for (const where of PATHS) expect(atNginx(502, where), where).toBe('no-store');
  });

  test('leaves room below the hundred rules that a host reads', () => {
    expect(rules.length).toBeLessThanOrEqual(95);
    // Only small files may lack a rule; the service worker caches these.
    expect(LASTING).toHaveLength(Math.min(IMMUTABLE_RULES_MAX, ALL_FILES.length));
    const largest = Math.max(
      ...ALL_FILES.filter((file) => !LASTING.includes(file)).map((file) => read(file).length),
    );
    // The number of rules is limited, so the largest files get one first. Each further language
    // needs rules too, so larger files remain without one.
    expect(largest).toBeLessThan(17_000 + 5_000 * Math.max(0, LANGUAGE_CODES.length - 4));
  });
});

test('no host is told the same header twice for one path', () => {
  for (const where of PATHS) {
    const names = rules
      .filter(({ pattern }) => where.startsWith(pattern.replace('*', '')) || pattern === where)
      .flatMap(({ headers }) => Object.keys(headers));
    expect(names, where).toEqual([...new Set(names)]);
  }
});

function inlineOf(files: readonly string[]) {
  const documents = files.map((file) => parseHtml(read(file)));
  const hashesOf = (selector: string) =>
    inlineHashes(
      documents.flatMap((document) =>
        [...document.querySelectorAll(selector)].map(({ textContent }) => textContent),
      ),
    );
  return { styles: hashesOf('style'), scripts: hashesOf('script:not([src], [type])') };
}

describe('the policy', () => {
  const policy = headersFor(rules, '/')['Content-Security-Policy'] ?? '';

  test.each([...ALL_PAGES.map(({ file }) => file), 'app.html', 'km/app.html', 'admin.html'])(
    'lets %s have its own styles and script, by their hashes',
    (file) => {
      const { styles, scripts } = inlineOf([file]);
      expect(styles.length).toBeGreaterThan(0);
      for (const hash of [...styles, ...scripts]) expect(policy).toContain(hash);
    },
  );

  test('lets nothing else stand inline', () => {
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script'");
    const hashes = policy.match(/'sha256-[^']+'/g) ?? [];
    const files = [
      ...ALL_PAGES.map(({ file }) => file),
      ...BASES.map((base) => `${base}/app.html`),
      'admin.html',
    ];
    const { styles, scripts } = inlineOf(files);
    expect(hashes.toSorted()).toEqual([...scripts, ...styles].toSorted());
    expect(scripts).toHaveLength(1);
  });
});

describe('addresses', () => {
  test('each page of the staff but the login is a copy of the app’s', () => {
    const app = read('app.html');
    expect(STAFF_PAGES).toHaveLength(ADMIN_PATHS.length - 1);
    for (const where of STAFF_PAGES) expect(read(`${where}.html`), where).toBe(app);
  });

  test('every other page has its own file', () => {
    for (const { path: where, file } of ALL_PAGES) {
      expect(read(file)).toContain('<h1');
      if (where !== '/404') expect(isKnownPath(where), where).toBe(true);
    }
  });

  test('a room newer than the build is the app’s, and none that has a page', () => {
    // Cloudflare matches rules before files. A rule with an extension would cause a redirect.
    const own = BASES.flatMap((base) => DEFAULT_CONTENT.rooms.map(({ id }) => base + roomPath(id)));
    const named = own.map((where) => `${where} ${where} 200`);
    const newer = BASES.flatMap((base) => [
      `${base}/rooms/:id ${base}/app 200`,
      `${base}/stay/:key ${base}/stay 200`,
      `${base}/show/:key ${base}/stay 200`,
    ]);
    expect(read('_redirects')).toBe([...named, ...newer, ''].join('\n'));
    expect(vercel.rewrites).toEqual(
      BASES.flatMap((base) => [
        { source: `${base}/rooms/:id`, destination: `${base}/app` },
        { source: `${base}/stay/:key`, destination: `${base}/stay` },
        { source: `${base}/show/:key`, destination: `${base}/stay` },
      ]),
    );
    expect(nginx).toContain('$language/rooms/$room.html $language/app.html');
    for (const base of BASES) expect(read(`${base}/app.html`)).toContain('page-spinner');
  });

  test('nginx says in its language what is missing below one', () => {
    expect(nginx).toContain(`"~^/(?<spoken>${OTHERS})(?:/|$)" /$spoken/404.html;`);
    for (const base of BASES) expect(read(`${base}/404.html`)).toContain('<h1');
  });

  test('a guest’s own page is the app’s, named in no document, found by no search engine, logged by nobody', () => {
    for (const base of BASES) {
      expect(read(`${base}/stay.html`)).toContain('page-spinner');
      expect(read(`${base}/stay.html`)).toContain('<meta name="robots" content="noindex">');
      expect(read(`${base}/app.html`)).not.toContain('noindex');
    }
    expect(securityHeaders()['Referrer-Policy']).toBe('no-referrer');
  });
});

describe('what is not for visitors', () => {
  test('lies beside the site, not in it', () => {
    const files = readdirSync('dist', { recursive: true }).map(String);
    expect(files.filter((name) => /\.(br|gz|map|conf)$|vercel/.test(name))).toEqual([]);
    for (const name of ['index.html.br', 'index.html.gz', 'admin.html.gz'])
      expect(existsSync(`dist-hosts/packed/${name}`), name).toBe(true);
  });

  test('is left out where a host would show it', () => {
    expect(vercel.outputDirectory).toBe('dist');
    expect(beside('vercel/.vercelignore')).toBe('dist/_headers\ndist/_redirects\n');
  });
});

describe('a server of one’s own', () => {
  test('is spoken to encrypted only, and tells nothing of other names below this one', () => {
    const [open = '', encrypted = ''] = nginx.split('listen 443 ssl');
    expect(open).not.toContain('add_header');
    expect(open).toContain('return 301 https://');
    expect(encrypted).toContain('Strict-Transport-Security "max-age=63072000" always');
    expect(nginx + read('_headers')).not.toContain('includeSubDomains');
  });
});
