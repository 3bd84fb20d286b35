import { initialIcon } from '@/content/brand/initial-icon';
import { siteIcon } from '@/website/head/site/site-icon';
import type { HotelImage } from '@/content/schema/image';
import { PICTURE } from '../support/rows';

const logo: HotelImage = {
  ...PICTURE,
  path: 'general/1-logo.png',
  category: 'general',
  width: 960,
  height: 900,
  variants: [
    { path: 'general/1-logo-480.webp', width: 480, type: 'image/webp' },
    { path: 'general/1-logo-960.webp', width: 960, type: 'image/webp' },
  ],
};

const hotel = { icon: '', logo: logo.path };

test('an uploaded logo is the icon: its smallest copy in a tab, the logo itself on a home screen', () => {
  const icon = siteIcon(hotel, [logo]);
  expect(icon?.small).toMatch(/general\/1-logo-480\.webp$/);
  expect(icon?.large).toMatch(/general\/1-logo\.png$/);
  expect([icon?.width, icon?.height]).toEqual([960, 900]);
});

test('a logo without copies is both', () => {
  const icon = siteIcon(hotel, [{ ...logo, variants: [] }]);
  expect(icon?.small).toBe(icon?.large);
});

test('an icon of its own comes before any logo', () => {
  const icon = { ...logo, id: 'image-icon', path: 'general/2-icon.png', variants: [] };
  for (const name of [logo.path, '/brand/mark.svg', ''])
    expect(siteIcon({ icon: icon.path, logo: name }, [logo, icon])?.small).toMatch(/2-icon\.png$/);
});

test('the mark that the site ships with leaves the icons of the site', () => {
  expect(siteIcon({ icon: '', logo: '/brand/mark.svg' }, [])).toBeUndefined();
});

test.each([
  ['no logo', '', 960],
  ['a name written wide', logo.path, 2000],
])('%s makes the name’s first letter the icon, and phones draw their own', (_what, name, width) => {
  const icon = siteIcon({ icon: '', logo: name }, [{ ...logo, width }]);
  expect(icon).toMatchObject({ small: '/favicon.svg', large: undefined });
});

test.each([
  ['Sunrise Garden', '#7a2e1f', 'S', '#ffffff'],
  ['“the <b> inn”', '#fdfbf7', 'T', '#000000'],
  ['សួនសុរិយា', '#7a2e1f', 'ស', '#ffffff'],
  ['7 Palms', '#7a2e1f', '7', '#ffffff'],
  ['—', '#7a2e1f', '', '#ffffff'],
])('the letter of %s stands on its colour, and can be read', (name, primaryColor, letter, on) => {
  const icon = initialIcon({ name, primaryColor });
  expect(icon).toContain(`fill="${primaryColor}"`);
  expect(icon).toContain(`fill="${on}">${letter}</text>`);
});
