import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { STAFF_LANGUAGES } from '@/words/staff-languages';

const ROOT = join(import.meta.dirname, '..', '..');
const PUBLIC = join(ROOT, 'public');

test('fonts.css names every font file, and no other', () => {
  const css = readFileSync(join(ROOT, 'src', 'app', 'fonts.css'), 'utf8');
  const named = new Set([...css.matchAll(/url\('\/fonts\/([^']+)'\)/g)].map((match) => match[1]));
  const files = readdirSync(join(PUBLIC, 'fonts'));
  expect([...named].toSorted()).toEqual(files.filter((file) => file.endsWith('.woff2')).toSorted());
});

test('the fonts travel with their licence', () => {
  expect(existsSync(join(PUBLIC, 'fonts', 'OFL.txt'))).toBe(true);
});

test('the web manifest names files that exist, of the size it states', () => {
  const manifest: { icons: { src: string; type: string; sizes: string }[] } = JSON.parse(
    readFileSync(join(PUBLIC, 'site.webmanifest'), 'utf8'),
  );
  for (const { src, type, sizes } of manifest.icons) {
    const bytes = readFileSync(join(PUBLIC, src));
    if (type !== 'image/png') continue;
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('the logo of the default content is there', () => {
  expect(existsSync(join(PUBLIC, DEFAULT_CONTENT.sections.hotelInfo.logo))).toBe(true);
});

test('crawlers are kept out of the admin area only', () => {
  const robots = readFileSync(join(PUBLIC, 'robots.txt'), 'utf8');
  expect(robots.match(/^Disallow:.*$/gm)).toEqual(
    ['', ...STAFF_LANGUAGES.map(({ code }) => `/${code}`)].map((base) => `Disallow: ${base}/admin`),
  );
});
