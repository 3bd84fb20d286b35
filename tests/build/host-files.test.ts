// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { inlineHashes } from '../../deploy/build/inline-hashes.ts';
import { pagesToRender } from '../../deploy/build/pages.ts';
import { headersFor } from '../../deploy/headers.ts';
import { parseHeadersFile } from '../../deploy/host-files.ts';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { ADMIN_PATHS, isKnownPath } from '@/hotel/rules/paths';
import { parseHtml } from '../support/html.ts';

/** Every host is told the same; what `npm run preview` sends is compared in preview-server.test.ts. */
const read = (file: string) => readFileSync(path.join('dist', file), 'utf8');
const namesIn = (folder: string) =>
  readdirSync(path.join('dist', folder))
    .filter((name) => !/\.(br|gz|txt)$/.test(name))
    .map((name) => `${folder}/${name}`);
const LASTING = [...namesIn('/assets'), ...namesIn('/fonts')];
/** What is not there, and may be with the next build. */
const MISSING = ['/assets/index-x.js', '/assets/index-x.css', '/fonts/x.woff2'];
const PATHS = ['/', '/rooms', ...LASTING.slice(0, 2), ...MISSING, '/images/x.avif', '/sw.js'];
const FOREVER = 'public, max-age=31536000, immutable';

type Vercel = {
  headers: { source: string; headers: { key: string; value: string }[] }[];
  rewrites: { source: string; destination: string }[];
};

const rules = parseHeadersFile(read('_headers'));
// Written by the build in the form that Vercel documents.
const vercel = JSON.parse(read('vercel.json')) as Vercel;
const nginx = read('nginx.conf');

describe.each(PATHS)('the headers of %s', (where) => {
  let expected: Record<string, string>;
  beforeAll(() => (expected = headersFor(rules, where)));

  test('are the same at Vercel', () => {
    const given = vercel.headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(where))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const));
    // Vercel asks for everything anew unless told otherwise.
    expect({ 'Cache-Control': 'no-cache', ...Object.fromEntries(given) }).toEqual(expected);
  });

  test('are the same at nginx', () => {
    const added = [...nginx.matchAll(/add_header (\S+) "(.*)" always;/g)];
    const given = Object.fromEntries(added.map(([, name = '', value = '']) => [name, value]));
    expect({ ...given, 'Cache-Control': atNginx(200, where) }).toEqual(expected);
  });
});

/** What nginx says about keeping an answer, by its own map. */
function atNginx(status: number, where: string): string | undefined {
  const map = [...nginx.matchAll(/^ {4}"~(\S+)" "(.*)";$/gm)];
  const found = map.find(([, pattern = '']) => new RegExp(pattern).test(`${status}:${where}`));
  return found?.[2] ?? /default "(.*)";/.exec(nginx)?.[1];
}

describe('that a file is missing', () => {
  test('is kept by nobody, while those that are there are kept for a year', () => {
    for (const where of MISSING) {
      // One header for whatever a host answers: so no rule may match what is not there.
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

/** What stands inline in a document and is styles or runs, as hashes. */
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

  test.each([...pagesToRender(DEFAULT_CONTENT).map(({ file }) => file), 'app.html', 'admin.html'])(
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
      ...pagesToRender(DEFAULT_CONTENT).map(({ file }) => file),
      'app.html',
      'admin.html',
    ];
    const { styles, scripts } = inlineOf(files);
    expect(hashes.toSorted()).toEqual([...scripts, ...styles].toSorted());
    expect(scripts).toHaveLength(1);
  });
});

describe('addresses without a file of their own', () => {
  const redirects = read('_redirects');

  test('those of the staff, and rooms newer than the build, are the app’s', () => {
    const staff = ADMIN_PATHS.filter((where) => where !== '/admin');
    for (const where of [...staff, '/rooms/*']) {
      expect(redirects).toContain(`${where} /app.html 200\n`);
      const source = where.replace('*', ':id');
      expect(vercel.rewrites).toContainEqual({ source, destination: '/app' });
    }
    const atNginx = /location ~ \^\((.*)\)\$ \{ try_files \/app\.html/.exec(nginx)?.[1];
    expect(atNginx?.split('|')).toEqual(staff);
    expect(nginx).toContain('location ~ ^/rooms/[^/]+$ { try_files $uri.html /app.html');
  });

  test('every other page has its file', () => {
    for (const { path: where, file } of pagesToRender(DEFAULT_CONTENT)) {
      expect(read(file)).toContain('<h1');
      if (where !== '/404') expect(isKnownPath(where), where).toBe(true);
    }
  });
});
