import { expect, test } from 'vitest';
import { siteIcon } from '@/hotel/head/site/site-icon';
import type { HotelImage } from '@/hotel/pictures/image';

const logo: HotelImage = {
  id: 'image-logo',
  path: 'general/1-logo.png',
  category: 'general',
  position: 1,
  width: 960,
  height: 900,
  alt: '',
  colour: null,
  focalX: 0.5,
  focalY: 0.5,
  luminance: null,
  variants: [
    { path: 'general/1-logo-480.webp', width: 480, type: 'image/webp' },
    { path: 'general/1-logo-960.webp', width: 960, type: 'image/webp' },
  ],
};

test('an uploaded logo is the icon: its smallest copy in a tab, the logo itself on a home screen', () => {
  const icon = siteIcon(logo.path, [logo]);
  expect(icon?.small).toMatch(/general\/1-logo-480\.webp$/);
  expect(icon?.large).toMatch(/general\/1-logo\.png$/);
  expect([icon?.width, icon?.height]).toEqual([960, 900]);
});

test('a logo without copies is both', () => {
  const icon = siteIcon(logo.path, [{ ...logo, variants: [] }]);
  expect(icon?.small).toBe(icon?.large);
});

test.each([
  ['the mark that the site ships with', '/brand/mark.svg', 960],
  ['no logo', '', 960],
  ['a name written wide', logo.path, 2000],
])('%s leaves the icons of the site', (_what, name, width) => {
  expect(siteIcon(name, [{ ...logo, width }])).toBeUndefined();
});
