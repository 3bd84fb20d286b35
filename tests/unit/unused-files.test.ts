import { readdirSync } from 'node:fs';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { unusedFiles } from '../../deploy/build/unused-files.ts';

const pictures = readdirSync('public/images');

test('the sample needs every picture of the site, its card and its icons', () => {
  expect(unusedFiles(DEFAULT_CONTENT, undefined, pictures)).toEqual(['brand/mark-themable.svg']);
});

test('a hotel with one picture of the sample publishes that one, in all its sizes, and no card', () => {
  const content = structuredClone(DEFAULT_CONTENT);
  const { hotelInfo, place } = content.sections;
  hotelInfo.name = 'Sunrise Garden';
  place.image = '';
  const other = { ...content, rooms: [] };
  const bare = JSON.parse(
    JSON.stringify(other, (key, value) =>
      key !== 'image' && typeof value === 'string' && value.startsWith('/images/') ? '' : value,
    ),
  );
  const unused = unusedFiles(bare, undefined, pictures);
  expect(unused).toContain('brand/og-card.jpg');
  expect(unused).not.toContain('favicon.ico');
  const kept = pictures.filter((name) => !unused.includes(`images/${name}`));
  expect(kept).toEqual(pictures.filter((name) => name.startsWith('hero')));
});

test('the drawn map stays in every language', () => {
  const maps = ['map.jpg', 'map-km.jpg', 'map-zh-900.avif', 'hero-km-new.jpg'];
  expect(unusedFiles(DEFAULT_CONTENT, undefined, maps)).toEqual([
    'images/hero-km-new.jpg',
    'brand/mark-themable.svg',
  ]);
});

test('where the hotel has an icon, those of the site go', () => {
  const icon = { small: '/a.png', large: '/a.png', width: 1, height: 1 };
  expect(unusedFiles(DEFAULT_CONTENT, icon, pictures)).toEqual(
    expect.arrayContaining(['favicon.ico', 'apple-touch-icon.png', 'brand/icon-512.png']),
  );
});
