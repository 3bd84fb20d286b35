import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pagesToRender } from '../../deploy/build/pages.ts';
import { picturePreloads } from '../../deploy/build/picture-preloads.ts';
import { robotsWithSitemap, sitemap, webManifest } from '../../deploy/build/site-files.ts';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { TEXT_ELSEWHERE } from '@/hotel/content/text-elsewhere';

const read = (file: string) => readFileSync(path.join('dist', file), 'utf8');
const PAGES = pagesToRender(DEFAULT_CONTENT);

describe.each(PAGES)('$file', ({ file, path: where }) => {
  const html = read(file);

  test('has one title, one description and one heading of its own', () => {
    expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
    expect(html.match(/<meta name="description" content="[^"]+"/g)).toHaveLength(1);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('has no style attribute and nothing that runs but the one inline script', () => {
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+="/);
    const runs = [...html.matchAll(/<script([^>]*)>/g)].filter(
      ([, text]) => !/type=/.test(text ?? ''),
    );
    expect(runs).toHaveLength(1);
    expect(html).not.toContain('<script type="module"');
  });

  test('holds the content it was rendered with, which no markup can end', () => {
    const text = /<script type="application\/json" id="prerendered">(.*?)<\/script>/s.exec(
      html,
    )?.[1];
    expect(text).not.toContain('<');
    const { privacy, terms } = DEFAULT_CONTENT.sections.legal;
    const legal = {
      privacy: where === '/privacy' ? privacy : TEXT_ELSEWHERE,
      terms: where === '/terms' ? terms : TEXT_ELSEWHERE,
    };
    expect(JSON.parse(text ?? '')).toEqual({
      path: where === '/404' ? '*' : where,
      content: { ...DEFAULT_CONTENT, sections: { ...DEFAULT_CONTENT.sections, legal } },
      savedAt: 0,
    });
  });

  test('has the colours of the content before any script runs', () => {
    const { primaryColor, secondaryColor } = DEFAULT_CONTENT.sections.hotelInfo;
    expect(html).toContain(`:root{--brand:${primaryColor};`);
    expect(html).toContain(`--accent:${secondaryColor};`);
  });
});

test('a title in strange letters cannot break out of the data', () => {
  expect(read('index.html')).toMatch(/<html lang="en" data-year="\d{4}">/);
});

test('the picture a page opens with is loaded first, in the shape and format of the browser', () => {
  const preloads = picturePreloads(read('index.html'));
  expect(preloads).toHaveLength(2);
  const [tall = '', wide = ''] = preloads;
  expect(tall).toContain('media="(max-aspect-ratio: 4/5)"');
  expect(wide).toContain('media="not all and (max-aspect-ratio: 4/5)"');
  for (const preload of preloads) {
    expect(preload).toContain('type="image/avif"');
    expect(preload).toContain('fetchpriority="high"');
    expect(read('index.html')).toContain(preload);
  }
  expect(picturePreloads(read('rooms.html'))[0]).toContain('/images/room-standard-480.avif');
  expect(read('privacy.html')).not.toContain('as="image"');
});

test('a picture without smaller copies is preloaded as it is', () => {
  const html =
    '<picture><img fetchPriority="high" src="https://a.test/x.jpg?a=1&amp;b=2"/></picture>';
  expect(picturePreloads(html)).toEqual([
    '<link rel="preload" as="image" fetchpriority="high" href="https://a.test/x.jpg?a=1&amp;b=2">',
  ]);
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

test('search engines are told every page where the site’s address is known', () => {
  const text = sitemap('https://hotel.example', ['/', '/rooms/a']);
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
