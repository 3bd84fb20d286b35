import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { inlineHashes } from '../../deploy/build/inline-hashes.ts';
import { pagesToRender } from '../../deploy/build/pages.ts';
import { headersFor } from '../../deploy/headers.ts';
import { parseHeadersFile } from '../../deploy/host-files.ts';
import { DEFAULT_CONTENT } from '@/domain/defaults';
import { ADMIN_PATHS, isKnownPath } from '@/domain/paths';

/** Every host is told the same; what `npm run preview` sends is compared in preview-server.test.ts. */
const read = (file: string) => readFileSync(path.join('dist', file), 'utf8');
const PATHS = ['/', '/rooms', '/assets/index-x.js', '/fonts/x.woff2', '/images/x.avif', '/sw.js'];

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
    const map = [...nginx.matchAll(/^ {4}~(\S+) "(.*)";$/gm)];
    const cached = map.find(([, pattern = '']) => new RegExp(pattern).test(where))?.[2];
    const standard = /default "(.*)";/.exec(nginx)?.[1];
    expect({ ...given, 'Cache-Control': cached ?? standard }).toEqual(expected);
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

describe('the policy', () => {
  const policy = headersFor(rules, '/')['Content-Security-Policy'] ?? '';

  test.each([...pagesToRender(DEFAULT_CONTENT).map(({ file }) => file), 'app.html'])(
    'lets %s have its own styles and script, by their hashes',
    (file) => {
      const { styles, scripts } = inlineHashes([read(file)]);
      expect(styles.length).toBeGreaterThan(0);
      for (const hash of [...styles, ...scripts]) expect(policy).toContain(hash);
    },
  );

  test('lets nothing else stand inline', () => {
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script'");
    const hashes = policy.match(/'sha256-[^']+'/g) ?? [];
    const files = [...pagesToRender(DEFAULT_CONTENT).map(({ file }) => file), 'app.html'];
    const { styles, scripts } = inlineHashes(files.map(read));
    expect(hashes.toSorted()).toEqual([...scripts, ...styles].toSorted());
    expect(scripts).toHaveLength(1);
  });
});

describe('addresses without a file of their own', () => {
  const redirects = read('_redirects');

  test('those of the staff, and rooms newer than the build, are the app’s', () => {
    for (const where of [...ADMIN_PATHS, '/rooms/*']) {
      expect(redirects).toContain(`${where} /app.html 200\n`);
      const source = where.replace('*', ':id');
      expect(vercel.rewrites).toContainEqual({ source, destination: '/app' });
    }
    const staff = /location ~ \^\((.*)\)\$ \{ try_files \/app\.html/.exec(nginx)?.[1];
    expect(staff?.split('|')).toEqual(ADMIN_PATHS);
    expect(nginx).toContain('location ~ ^/rooms/[^/]+$ { try_files $uri.html /app.html');
  });

  test('every other page has its file', () => {
    for (const { path: where, file } of pagesToRender(DEFAULT_CONTENT)) {
      expect(read(file)).toContain('<h1');
      if (where !== '/404') expect(isKnownPath(where), where).toBe(true);
    }
  });
});
