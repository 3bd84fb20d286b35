// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appDocument } from '../../deploy/build/document.ts';
import { sitemapPaths, pagesToRender } from '../../deploy/build/pages.ts';
import { licenceNotices } from '../../deploy/build/licence-notices.ts';
import { robotsWithSitemap, securityText, sitemap } from '../../deploy/build/site-files.ts';
import { webManifest } from '../../deploy/build/site-files.ts';
import { defaultTranslations, pictureText } from '@/content/sample/sample-translations';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { baseOf, splitLanguage } from '@/basics/rules/language-paths';
import { LANGUAGE_CODES, LANGUAGES, languageOf } from '@/words/languages';
import { SECTION_KEYS, SECTIONS } from '@/content/schema/sections';
import { ROOM_TEXTS } from '@/content/schema/room';
import { TESTIMONIAL_TEXTS } from '@/content/schema/testimonial';
import { mapTexts } from '@/content/store/texts';
import { documentWords } from '@/words/visitors';
import { hotelData, roomData } from '@/website/head/site/structured-data';
import { parseHtml } from '../support/html.ts';

const read = (file: string) => readFileSync(path.join('dist', file), 'utf8');
const PAGES = pagesToRender(DEFAULT_CONTENT);

describe.each(PAGES)('$file', ({ file, path: where }) => {
  const html = read(file);
  const document = parseHtml(html);
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const contents = (selector: string) => all(selector).map((tag) => tag.getAttribute('content'));

  test('has one title, one description and one heading of its own', () => {
    expect(all('title').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Chanrea House/),
    ]);
    expect(contents('[name=description]')).toEqual([expect.stringMatching(/.+/)]);
    expect(contents('[property="og:title"]')).toEqual([document.title]);
    expect(all('h1')).toHaveLength(1);
    const named = all('title, meta, link, script[type="application/ld+json"]');
    expect(named.filter((tag) => tag.parentElement !== document.head)).toEqual([]);
  });

  test('is kept from search engines just where they are not told of it', () => {
    const isListed = sitemapPaths(PAGES).includes(where);
    expect(contents('[name=robots]')).toEqual(isListed ? [] : ['noindex']);
  });

  test('pretends to no full address, as nobody has said the site’s', () => {
    expect(all('[rel=canonical], [property="og:url"], [property="og:image"]')).toEqual([]);
  });

  test('has no style attribute and nothing that runs but the one inline script', () => {
    expect(all('[style]')).toEqual([]);
    const attributes = all('*').flatMap((tag) => tag.getAttributeNames());
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
    expect(all('script:not([type])')).toHaveLength(1);
    expect(all('script[type=module]')).toEqual([]);
  });

  test('names the content it was rendered with, which comes with the app', async () => {
    const text = document.getElementById('prerendered')?.textContent;
    expect(text).not.toContain('<');
    const { content: address, ...rest }: { content: string } = JSON.parse(text ?? '');
    expect(rest).toEqual({ path: where === '/404' ? '*' : where, parts: [], savedAt: 0 });
    const files = document.querySelector<HTMLElement>('[data-files]')?.dataset['files'];
    expect(files?.split(' ')).toContain(address);
    const { default: content } = await import(path.resolve(`dist${address}`));
    expect(content).toEqual(DEFAULT_CONTENT);
  });

  test('has the colours of the content before any script runs', () => {
    const { primaryColor, secondaryColor } = DEFAULT_CONTENT.sections.hotelInfo;
    expect(html).toContain(`:root{--brand:${primaryColor};`);
    expect(html).toContain(`--accent:${secondaryColor};`);
  });
});

test('without script every picture of a room and of the house is in its page, with all its files', () => {
  const { rooms, sections } = DEFAULT_CONTENT;
  const pages = [
    ...rooms.map(({ id, images }) => ({ file: `rooms/${id}.html`, images })),
    { file: 'about.html', images: [...sections.aboutSection.images, ...sections.gallery.images] },
  ];
  for (const { file, images } of pages) {
    const shown = [...parseHtml(read(file)).querySelectorAll('.pic img')].map((img) => ({
      src: img.getAttribute('src'),
      types: [...(img.closest('picture')?.querySelectorAll('source') ?? [])].map(
        ({ type }) => type,
      ),
    }));
    expect(shown, file).toEqual(
      images.map((src) => ({ src, types: ['image/avif', 'image/webp'] })),
    );
  }
});

test('without script every text that staff write is read on a page', () => {
  // Compares only letters and digits: tags may split a text, and marks such as `#` and `{rooms}`
  // are not shown.
  const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const shown = PAGES.map(({ file }) => letters(parseHtml(read(file)).body.textContent)).join('\n');
  const missing: string[] = [];
  const look = (text: string) => {
    if (!text.split(/\{\w+\}/).every((part) => shown.includes(letters(part)))) missing.push(text);
    return text;
  };
  for (const key of SECTION_KEYS)
    mapTexts(DEFAULT_CONTENT.sections[key], SECTIONS[key].texts, look);
  for (const room of DEFAULT_CONTENT.rooms) mapTexts(room, ROOM_TEXTS, look);
  for (const one of DEFAULT_CONTENT.testimonials) mapTexts(one, TESTIMONIAL_TEXTS, look);
  expect(missing).toEqual([]);
});

test('a title in strange letters cannot break out of the data', () => {
  expect(read('index.html')).toMatch(/<html lang="en" data-day="\d{4}-\d\d-\d\d">/);
});

test('what search engines read of hotel and rooms is what the pages themselves say', () => {
  function block(file: string): unknown {
    const found = parseHtml(read(file)).querySelector('head > [type="application/ld+json"]');
    return JSON.parse(found?.textContent ?? 'null');
  }
  expect(block('index.html')).toEqual(hotelData(DEFAULT_CONTENT));
  for (const room of DEFAULT_CONTENT.rooms)
    expect(block(`rooms/${room.id}.html`)).toEqual(roomData(room, DEFAULT_CONTENT));
  expect(block('rooms.html')).toBeNull();
});

function picturePreloads(file: string): Record<string, string>[] {
  const links = parseHtml(read(file)).querySelectorAll('head > link[rel=preload][as=image]');
  return [...links].map((link) =>
    Object.fromEntries([...link.attributes].map(({ name, value }) => [name, value])),
  );
}

test('the picture a page opens with is loaded first, in the shape and format of the browser', () => {
  const home = picturePreloads('index.html');
  const newest = { type: 'image/avif', fetchpriority: 'high', imagesizes: expect.any(String) };
  expect(home).toEqual([
    expect.objectContaining({ ...newest, media: '(max-aspect-ratio: 4/5)' }),
    expect.objectContaining({ ...newest, media: 'not all and (max-aspect-ratio: 4/5)' }),
  ]);
  // A preload must have the picture's attributes, or the browser downloads the file twice.
  const sources = [...parseHtml(read('index.html')).querySelectorAll('.hero source')]
    .filter((source) => source.getAttribute('type') === 'image/avif')
    .map((source) => [source.getAttribute('srcset'), source.getAttribute('sizes')]);
  expect(home.map(({ imagesrcset, imagesizes }) => [imagesrcset, imagesizes])).toEqual(sources);
  expect(picturePreloads('rooms.html')).toEqual([expect.objectContaining(newest)]);
  expect(picturePreloads('rooms.html')[0]?.['imagesrcset']).toContain('room-standard-480.avif');
  expect(picturePreloads('privacy.html')).toEqual([]);
});

describe('the web manifest', () => {
  const written: unknown = JSON.parse(read('site.webmanifest'));

  test.each([...PAGES.map(({ file }) => file), 'app.html'])('is linked from %s', (file) => {
    expect(read(file).match(/<link rel="manifest" href="\/site\.webmanifest" ?\/?>/g)).toHaveLength(
      1,
    );
  });

  test('opens the home page, in the colour of the page, with pictures that are there', () => {
    const colour = /<meta name="theme-color" content="([^"]+)"/.exec(read('index.html'))?.[1];
    expect(written).toMatchObject({ start_url: '/', scope: '/', theme_color: colour });
    const { icons } = written as { icons: { src: string }[] };
    expect(icons.length).toBeGreaterThan(1);
    for (const { src } of icons) expect(existsSync(path.join('dist', src)), src).toBe(true);
  });

  test('names the hotel as it is called now', () => {
    const content = structuredClone(DEFAULT_CONTENT);
    content.sections.hotelInfo.name = 'Villa "Pepper"';
    const text = webManifest(read('site.webmanifest'), content, '#ffffff');
    expect(JSON.parse(text)).toMatchObject({
      name: 'Villa "Pepper"',
      short_name: 'Villa "Pepper"',
      theme_color: '#ffffff',
      start_url: '/',
    });
  });
});

describe('the icon of a hotel with a logo of its own', () => {
  const icon = {
    small: 'https://pictures.example/1-480.webp',
    large: 'https://pictures.example/1.png?a=1&b=2',
    width: 960,
    height: 900,
  };

  test('stands in every document instead of the site’s, as its name does', () => {
    const page = parseHtml(
      appDocument({
        template: readFileSync('index.html', 'utf8'),
        name: 'Fish & <b>Rice</b>',
        entry: '/entry.js',
        contentFile: '/content.js',
        files: { scripts: [], styles: [] },
        inlineScript: '',
        brand: '',
        themeColour: '#ffffff',
        icon,
        language: languageOf('en'),
        languageStyle: '',
        waiting: { ...documentWords, roomsPath: '/rooms' },
        today: '2026-11-24',
      }),
    );
    const links = (rel: string) =>
      [...page.querySelectorAll(`link[rel="${rel}"]`)].map((link) => link.getAttribute('href'));
    expect(links('icon')).toEqual([icon.small]);
    expect(links('apple-touch-icon')).toEqual([icon.large]);
    expect(page.title).toBe('Fish & <b>Rice</b>');
  });

  test('is the manifest’s', () => {
    const text = webManifest(read('site.webmanifest'), DEFAULT_CONTENT, '#ffffff', icon);
    expect(JSON.parse(text)).toMatchObject({ icons: [{ src: icon.large, sizes: '960x900' }] });
  });
});

test('a room’s page says before any script what decides a booking, and below all that is good to know', () => {
  const page = parseHtml(read('rooms/room-standard.html'));
  const facts = [...page.querySelectorAll('.panel .stay-facts dt')];
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    'Arrival and departure',
    'Changes',
    'Breakfast',
  ]);
  for (const one of [page, parseHtml(read('contact.html'))])
    expect(one.querySelectorAll('.facts-list dt')).toHaveLength(
      DEFAULT_CONTENT.sections.goodToKnow.items.length,
    );
});

test('search engines are told every page where the site’s address is known', () => {
  const text = sitemap('https://hotel.example', ['/', '/rooms/a'], ['en']);
  expect(text.match(/<loc>[^<]+<\/loc>/g)).toEqual([
    '<loc>https://hotel.example/</loc>',
    '<loc>https://hotel.example/rooms/a</loc>',
  ]);
  const robots = robotsWithSitemap(
    readFileSync('public/robots.txt', 'utf8'),
    'https://hotel.example',
  );
  expect(robots).toMatch(/^Disallow: \/admin$/m);
  expect(robots).toMatch(/^Sitemap: https:\/\/hotel\.example\/sitemap\.xml$/m);
});

test('weaknesses are reported to the hotel’s own address, for a year', () => {
  const fields = Object.fromEntries(
    read('.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2)),
  );
  expect(fields).toMatchObject({
    Contact: 'mailto:info@example.com',
    'Preferred-Languages': LANGUAGE_CODES.join(', '),
  });
  expect(Date.parse(fields['Expires'])).toBeGreaterThan(Date.now());
  const canonical = securityText(DEFAULT_CONTENT, ['en'], 'https://hotel.example');
  expect(canonical).toMatch(/^Canonical: https:\/\/hotel\.example\/\.well-known\/security\.txt$/m);
  const { sections } = DEFAULT_CONTENT;
  const silent = { ...sections, contactInfo: { ...sections.contactInfo, email: '' } };
  expect(securityText({ ...DEFAULT_CONTENT, sections: silent }, ['en'], '')).toBeUndefined();
});

test('the licences of what it is made with come along, each package once', async () => {
  const built = read('third-party-notices.txt');
  for (const name of ['react', 'react-dom', '@supabase/supabase-js', 'lucide-react', 'tailwindcss'])
    expect(built.match(new RegExp(`^${name} \\d`, 'gm')), name).toHaveLength(1);
  expect(built).toContain('Permission is hereby granted');
  expect(built).not.toMatch(/^(vite|vitest|oxlint) /m);
  const said = await licenceNotices([
    '/x/src/main.tsx',
    `${process.cwd()}/node_modules/react/index.js`,
  ]);
  expect(said.match(/^MIT$/gm)).toHaveLength(2);
});

describe('each language of the site', () => {
  const WRITTEN = LANGUAGES.map((language) => ({
    ...language,
    base: baseOf(language.code, LANGUAGE_CODES),
  }));

  test.each(WRITTEN)('$tag has its own pages', async ({ base, code, tag, locale }) => {
    for (const { file, path: where } of pagesToRender(DEFAULT_CONTENT, base)) {
      const { documentElement, head, body } = parseHtml(read(file));
      expect(documentElement.lang, file).toBe(tag);
      expect(head.querySelector('[property="og:locale"]')?.getAttribute('content')).toBe(locale);
      expect(head.querySelectorAll('[property="og:locale:alternate"]')).toHaveLength(
        WRITTEN.length - 1,
      );
      const links = [
        ...body.querySelectorAll('a[href^="/"]:not(.languages a, [href^="/images/"])'),
      ];
      const elsewhere = links.filter((link) => {
        const href = link.getAttribute('href') ?? '';
        return base
          ? !`${href}/`.startsWith(`${base}/`)
          : splitLanguage(href, LANGUAGE_CODES).code !== code;
      });
      expect(
        elsewhere.map((link) => link.outerHTML),
        file,
      ).toEqual([]);
      const others = [...body.querySelectorAll('.languages a')];
      const page = where === '/404' || where === '/' ? '' : where;
      expect(others.map((link) => [link.getAttribute('lang'), link.getAttribute('href')])).toEqual(
        WRITTEN.map((one) => [one.tag, one.base + page || '/']),
      );
    }
    const { roomsWords } = await import(`../../src/words/${code}/visitors.ts`);
    const { body } = parseHtml(read(`${base}/rooms.html`));
    expect(body.querySelector('h1')?.textContent).toBe(roomsWords.title);
  });

  test('says the hotel’s own texts in it, and of the others that they are in the first one', () => {
    for (const language of LANGUAGE_CODES.slice(1)) {
      const file = `${language}.html`;
      const said = defaultTranslations(language);
      const { head, body } = parseHtml(read(file));
      const hero = body.querySelector('.hero h1');
      expect(hero?.textContent, file).toBe(said[DEFAULT_CONTENT.sections.heroSection.title]);
      expect(hero?.getAttribute('lang'), file).toBeNull();
      const description = head.querySelector('[name=description]')?.getAttribute('content');
      expect(description, file).toBe(said[DEFAULT_CONTENT.sections.heroSection.subtitle]);
      const picture = body.querySelector('.hero img');
      expect(picture?.getAttribute('alt'), file).not.toMatch(/The hall/);
      const shared = head.querySelector('[property="og:image:alt"]')?.getAttribute('content');
      expect(shared, file).toBe(picture?.getAttribute('alt'));
      const drawn = pictureText(language, '/images/map.jpg');
      const map = parseHtml(read(`${language}/contact.html`)).querySelector('.map-pic img');
      expect(map?.getAttribute('src'), file).toBe(drawn);
      expect(existsSync(`dist${drawn.replace('.jpg', '-900.avif')}`), file).toBe(true);
      // The hotel's name is the only text without a translation.
      expect(body.querySelector('.brand-name')?.getAttribute('lang'), file).toBe('en');
    }
  });

  test('gives staff the texts as they are stored, whatever language they read', async () => {
    const data = parseHtml(read('km/admin.html')).getElementById('prerendered')?.textContent;
    const { content: address }: { content: string } = JSON.parse(data ?? '');
    const { default: content } = await import(path.resolve(`dist${address}`));
    expect(content).toEqual(DEFAULT_CONTENT);
  });

  test('has in its scripts no words of the hotel, but for the one that holds its content', () => {
    const { title } = DEFAULT_CONTENT.sections.heroSection;
    const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
    const code = scripts.map((name) => read(`assets/${name}`));
    for (const language of LANGUAGE_CODES.slice(1))
      expect(
        code.filter((text) => text.includes(defaultTranslations(language)[title] ?? '')),
      ).toEqual([expect.stringMatching(/^export default \{"version"/)]);
  });
});
