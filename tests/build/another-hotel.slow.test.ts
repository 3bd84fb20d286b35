import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { calendarFile } from '@/desk/calendar/ics';
import { emailHtml } from '@/guests/emails/email-html';
import { EMAIL_KINDS } from '@/guests/emails/email-kinds';
import { writeEmail } from '@/guests/emails/write-email';
import { BUILT_IN_PICTURES } from '@/content/store/built-in-pictures';
import type { ImageCategory } from '@/content/schema/image';
import { LANGUAGE_CODES } from '@/words/languages';
import { ANOTHER_NAME, FORMER_SLUG, JOURNAL_IN_KHMER, pagesOf } from '../support/another-hotel.ts';
import { roomsOf, sectionsOf, TESTIMONIALS } from '../support/another-hotel.ts';
import { startTestBackend, TEST_ORIGIN, type TestBackend } from '../support/backend.ts';
import { SAMPLE_HOTEL_WORDS } from '../support/sample-hotel-words.ts';
import { putHiddenContent, PUBLIC_MARKER, LEAK_MARKER } from '../support/leak-markers.ts';
import { serveBackend, type ServedBackend } from '../support/serve-backend.ts';

/**
 * Replaces all content by that of another hotel, through the services of the admin area, and builds
 * the site in its two languages. tests/unit/no-sample-texts.test.ts checks that code and catalogues
 * do not mention the sample hotel.
 */
const folder = mkdtempSync(path.join(os.tmpdir(), 'another-hotel-'));
const SITE = 'https://sunrise-garden.example';
let backend: TestBackend;
let served: ServedBackend;
const texts = new Map<string, string>();
let said = '';

beforeAll(async () => {
  backend = await startTestBackend();
  backend.answerFetch();
  vi.stubEnv('VITE_SUPABASE_URL', TEST_ORIGIN);
  await writeAnotherHotel();
  await putHiddenContent(backend);
  served = await serveBackend(backend);
  const built = spawn(process.execPath, ['deploy/build/run.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      DIST_DIR: path.join(folder, 'dist'),
      SITE_URL: SITE,
      VITE_SUPABASE_URL: served.url,
      VITE_SUPABASE_PUBLISHABLE_KEY: backend.key,
    },
  });
  for (const output of [built.stdout, built.stderr])
    output.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(built, 'close')) as [number | null];
  if (code !== 0) throw new Error(`npm run build:\n${said}`);
  const dist = path.join(folder, 'dist');
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (/\.(html|webmanifest|xml|txt)$|^_/.test(name))
      texts.set(name, readFileSync(path.join(dist, name), 'utf8'));
}, 300_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await served?.stop();
  await backend?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the build says nothing but its own sentences, without colours', () => {
  const lines = said.split('\n').filter((line) => line !== '');
  const own = /^ {2}(Reading|Building|Writing) [\w ]+ s$|^ {2}\d+ pages in /;
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter((line) => !own.test(line))).toEqual([]);
});

async function writeAnotherHotel(): Promise<void> {
  const { signIn } = await import('@/basics/session/staff-calls/auth');
  const { saveImage } = await import('@/content/pictures/staff-calls/store-image');
  const { fetchSection, saveSection } = await import('@/content/store/staff-calls/site-config');
  const { SECTION_KEYS } = await import('@/content/schema/sections');
  const { roomTable } = await import('@/selling/rooms/staff-calls/save-rooms');
  const { testimonialTable } = await import('@/website/testimonials/staff-calls/save-testimonials');
  const { pageTable } = await import('@/website/custom-pages/staff-calls/save-pages');
  const { saveTranslations } = await import('@/content/store/staff-calls/stored-translations');
  await signIn('admin@hotel.test', 'admin-demo-1');

  const placed: Record<string, [ImageCategory, number]> = {
    logo: ['general', 0],
    map: ['general', 1],
    'house 1': ['general', 2],
    hero: ['hero', 0],
    'luxury 1': ['luxury', 0],
    'luxury 2': ['luxury', 1],
    'about 1': ['about', 0],
    'about 2': ['about', 1],
    'about 3': ['about', 2],
    'about 4': ['about', 3],
    'Mango Room': ['room-standard', 0],
    'Lotus Room': ['room-deluxe', 0],
    'Palm Room': ['room-premier', 0],
  };
  const paths = new Map<string, string>();
  for (const [name, [category, position]] of Object.entries(placed)) {
    const alt = `Picture of the garden: ${name}`;
    const { path: stored } = await saveImage({ category, position, alt }, picture());
    paths.set(name, stored);
  }
  const pathOf = (name: string): string => {
    const found = paths.get(name);
    if (found === undefined) throw new Error(`no picture is called ${name}`);
    return found;
  };

  const sections = sectionsOf(pathOf);
  for (const key of SECTION_KEYS) {
    const { updatedAt } = await fetchSection(key);
    await saveSection(key, sections[key], updatedAt);
  }
  for (const { id } of DEFAULT_CONTENT.rooms) await roomTable.remove(id);
  for (const { id } of DEFAULT_CONTENT.testimonials) await testimonialTable.remove(id);
  for (const [id, draft] of Object.entries(roomsOf(pathOf))) await roomTable.insert(id, draft, 0);
  for (const [place, draft] of TESTIMONIALS.entries())
    await testimonialTable.insert(`testimonial-of-the-garden-${place}`, draft, place);
  for (const [place, [id, draft]] of Object.entries(pagesOf(pathOf)).entries()) {
    if (id !== 'journal') await pageTable.insert(id, draft, place);
    else {
      const { updatedAt } = await pageTable.insert(id, { ...draft, slug: FORMER_SLUG }, place);
      await pageTable.update(id, draft, updatedAt);
    }
  }
  const entries = [{ source: 'Journal', text: JOURNAL_IN_KHMER, seen: null }];
  await saveTranslations('km', entries);
}

function picture() {
  const blob = new Blob([new Uint8Array(40).fill(7)], { type: 'image/jpeg' });
  return {
    main: { blob, type: 'image/jpeg' as const, width: 1200 },
    variants: [],
    height: 800,
    colour: '#c4a256',
    luminance: 91.5,
  };
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').filter((text) => text.length >= 20);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

test('every page of both languages, and what machines read of them, is there', () => {
  const names = [...texts.keys()];
  for (const base of ['', 'km/'])
    for (const page of ['rooms', 'rooms/room-lotus', 'about', 'contact', 'privacy', '404'])
      expect(names).toContain(`${base}${page}.html`);
  for (const name of ['index.html', 'km.html', 'site.webmanifest', 'sitemap.xml', 'robots.txt'])
    expect(names).toContain(name);
  const ofPages = names.map((name) => name.split(/[/.]/, 1)[0] ?? '');
  const languages = LANGUAGE_CODES.filter((code) => ofPages.includes(code));
  expect(languages).toEqual(['km']);
});

test('no page mentions the sample hotel', () => {
  const told = [...texts].flatMap(([name, text]) => {
    const found = SAMPLE_HOTEL_WORDS.exec(text);
    return found ? [`${name}: …${text.slice(found.index - 60, found.index + 60)}…`] : [];
  });
  expect(told).toEqual([]);
});

test('no file of it has a word of what visitors do not see', () => {
  expect(texts.get('seen-by-all.html')).toContain(PUBLIC_MARKER);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true });
  const read = files
    .filter((one) => one.isFile())
    .map((one) => path.join(one.parentPath, one.name));
  // The marker is also in the page's content file, whose name has a hash.
  expect(
    read.filter((name) => readFileSync(name, 'utf8').includes(PUBLIC_MARKER)).length,
  ).toBeGreaterThan(2);
  const said = read.filter((name) => LEAK_MARKER.test(name + readFileSync(name, 'utf8')));
  expect(said).toEqual([]);
});

test('no sentence and no description of a picture of the sample is left in them', () => {
  const sample = [
    ...textsOf([DEFAULT_CONTENT.sections, DEFAULT_CONTENT.rooms, DEFAULT_CONTENT.testimonials]),
    ...Object.values(BUILT_IN_PICTURES).map(({ alt }) => alt),
  ].filter((text) => text.length >= 20 && !text.startsWith('/'));
  expect(sample.length).toBeGreaterThan(50);
  for (const [name, text] of texts)
    for (const sentence of sample)
      if (text.includes(sentence)) expect.fail(`${name} says: ${sentence}`);
});

test('the new hotel is named: titles, search engines, link previews, the manifest', () => {
  for (const base of ['index', 'km', 'rooms/room-lotus', 'km/rooms/room-lotus']) {
    const page = texts.get(`${base}.html`) ?? '';
    expect(page, base).toMatch(/<title>[^<]*Sunrise Garden/);
    expect(page, base).toMatch(/property="og:site_name" content="Sunrise Garden"/);
    expect(page, base).toContain('application/ld+json');
  }
  expect(JSON.parse(texts.get('site.webmanifest') ?? '')).toMatchObject({
    name: ANOTHER_NAME,
    lang: 'en',
  });
  expect(texts.get('sitemap.xml')).toContain(`${SITE}/km/rooms/room-palm`);
});

describe('pages of the house’s own', () => {
  const dataOf = (file: string): unknown => {
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(
      texts.get(file) ?? '',
    );
    return JSON.parse(block?.[1] ?? 'null');
  };

  test('are documents in every language, and what is a draft or over is none', () => {
    for (const base of ['', 'km/'])
      for (const slug of ['long-table', 'walks', 'weddings', 'cooking-school', 'journal'])
        expect(texts.get(`${base}${slug}.html`), slug).toContain('<h1');
    const names = [...texts.keys()].join(' ');
    for (const none of ['not-yet', 'last-year', FORMER_SLUG]) expect(names).not.toContain(none);
    for (const page of texts.values()) expect(page).not.toContain('Not yet');
  });

  test('say in their head what they are, in which languages, and what they look like', () => {
    const page = texts.get('km/journal.html') ?? '';
    expect(page).toContain(`<title>${JOURNAL_IN_KHMER} – Sunrise Garden</title>`);
    expect(page).toContain(`<link rel="canonical" href="${SITE}/km/journal"/>`);
    expect(page).toContain(`<link rel="alternate" hrefLang="en" href="${SITE}/journal"/>`);
    expect(page).toContain(`<meta property="og:url" content="${SITE}/km/journal"/>`);
    expect(page).toMatch(/<meta property="og:image" content="[^"]*\/general\//);
    expect(dataOf('long-table.html')).toMatchObject({
      '@graph': [{ '@type': 'BreadcrumbList' }, { '@type': 'Restaurant', hasMenu: {} }],
    });
    expect(dataOf('cooking-school.html')).toMatchObject({
      '@graph': [{ '@type': 'BreadcrumbList' }, { '@type': 'Offer', name: 'A day of it' }],
    });
  });

  test('are in the sitemap, each beside itself in the other language', () => {
    const map = texts.get('sitemap.xml') ?? '';
    for (const where of ['/walks', '/km/walks'])
      expect(map).toMatch(
        new RegExp(`<loc>${SITE}${where}</loc>.*hreflang="km" href="${SITE}/km/walks"`),
      );
    for (const none of ['not-yet', 'last-year', FORMER_SLUG, '404'])
      expect(map).not.toContain(none);
  });

  test('are linked where the house wants them', () => {
    const page = texts.get('rooms.html') ?? '';
    const [header = '', footer = ''] = page.split('<main');
    const [bar = '', menu = ''] = header.split('id="site-menu"');
    const links = (part: string) =>
      [...part.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
    for (const slug of ['/long-table', '/walks', '/weddings', '/cooking-school']) {
      expect(links(footer)).toContain(slug);
      expect(links(menu)).toContain(slug);
    }
    expect(links(bar)).not.toContain('/walks');
    for (const slug of ['/walks', '/cooking-school'])
      expect(menu.split('id="more-pages"')[1]).toContain(slug);
    expect(links(footer)).toContain('/journal');
    expect(links(header)).not.toContain('/journal');
  });

  test('are found by the address that they had before, at every host', () => {
    expect(texts.get('_redirects')).toContain(
      `/${FORMER_SLUG} /journal 301\n/km/${FORMER_SLUG} /km/journal 301\n`,
    );
    const beside = (name: string) => readFileSync(path.join(folder, 'dist-hosts', name), 'utf8');
    expect(JSON.parse(beside('vercel/vercel.json'))).toMatchObject({
      redirects: [
        { source: `/${FORMER_SLUG}`, destination: '/journal', permanent: true },
        { source: `/km/${FORMER_SLUG}`, destination: '/km/journal', permanent: true },
      ],
    });
    expect(beside('nginx.conf')).toContain(`^/km/${FORMER_SLUG}/?$ { return 308 /km/journal`);
    expect(beside('nginx.conf')).toMatch(/\^\/\([^)]*\|long-table\|/);
    expect(beside('nginx.conf')).not.toContain('not-yet');
  });

  test('bring what draws blocks, and no other page does', () => {
    const scripts = (file: string) =>
      /data-files="([^"]+)"/.exec(texts.get(file) ?? '')?.[1]?.split(' ') ?? [];
    const blocks = scripts('walks.html').filter((name) => name.includes('/Blocks-'));
    expect(blocks).toHaveLength(1);
    for (const file of ['index.html', 'rooms.html', 'about.html', '404.html'])
      expect(scripts(file)).not.toContain(blocks[0]);
  });
});

test('neither pictures nor the card of the sample are published with it, and its icon is its own', () => {
  const dist = path.join(folder, 'dist');
  expect(readdirSync(path.join(dist, 'images'))).toEqual([]);
  expect(readdirSync(path.join(dist, 'brand'))).toEqual(['placeholder-room.svg']);
  expect(existsSync(path.join(dist, 'favicon.ico'))).toBe(false);
  expect(readFileSync(path.join(dist, 'favicon.svg'), 'utf8')).toMatch(/#7a2e1f.*>S</);
  const entrance = texts.get('admin.html') ?? '';
  expect(entrance).toMatch(/<img[^>]*src="[^"]*\/hero\/[^"]*"/);
  for (const page of texts.values()) expect(page).not.toMatch(/["/]images\/[a-z]/);
});

test('e-mails in every language and the calendar of stays are the new hotel’s', async () => {
  const { fetchContent } = await import('@/content/store/services/content-service');
  const { hotelInfo, contactInfo, houseFacts: facts } = (await fetchContent()).sections;
  const stay = {
    id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    roomId: 'room-deluxe',
    roomName: 'Lotus Room',
    guestName: null,
    guests: 2,
    children: [],
    nights: 3,
    checkIn: '2026-11-24',
    checkOut: '2026-11-27',
    price: 135,
    discount: 0,
    promoCode: null,
    fee: 14,
    charges: [],
    extras: [],
    total: 149,
    updatedAt: '2026-11-20T10:00:00Z',
    guestKey: 'k3y',
  };
  const hotel = { ...hotelInfo, ...contactInfo, facts, site: SITE };
  for (const language of LANGUAGE_CODES)
    for (const kind of [...EMAIL_KINDS, 'general'] as const) {
      const words = writeEmail(kind, { ...stay, language }, hotel, {});
      const email = words.subject + words.body + emailHtml(words.body, hotel, language);
      expect(email).toContain(ANOTHER_NAME);
      expect(email).not.toMatch(SAMPLE_HOTEL_WORDS);
    }
  const calendar = calendarFile(hotelInfo.name, []);
  expect(calendar).toContain(`X-WR-CALNAME:${ANOTHER_NAME}`);
  expect(calendar).not.toMatch(SAMPLE_HOTEL_WORDS);
});
