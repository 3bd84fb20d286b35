import { ADMIN_PATHS, isKnownPath, PATH, roomPath, routeAt } from '@/basics/rules/paths';
import { safeReturnPath } from '@/kit/page-parts/admin/login-return';
import { isGuestKey, stayPath, stayPathIn } from '@/guests/my-stay/guest-key';
import { publishedRoutes, ROUTES } from '@/basics/rules/routes';

test('[G-02] [G-03] [G-04] [G-05] [G-06] the public routes are known', () => {
  for (const path of ['/', '/rooms', '/rooms/room-standard', '/about', '/contact']) {
    expect(isKnownPath(path), path).toBe(true);
  }
});

test('[G-07] [G-08] [G-09] [G-10] [G-11] [G-12] [G-13] [G-14] [G-15] the admin routes are known', () => {
  const pages = 'dashboard hero rooms testimonials about contact luxury-experience site-config';
  for (const path of ['/admin', ...pages.split(' ').map((page) => `/admin/${page}`)])
    expect(isKnownPath(path), path).toBe(true);
});

test('[G-16] [G-17] any other route is unknown, under /admin too', () => {
  for (const path of ['/nowhere', '/admin/xyz', '/rooms/a/b', '/administrator', '//evil.test']) {
    expect(isKnownPath(path), path).toBe(false);
  }
});

test('a slash at the end does not make a page unknown', () => {
  expect(isKnownPath('/rooms/')).toBe(true);
  expect(isKnownPath('/admin/hero/')).toBe(true);
});

test('[G-04] a room’s address escapes what an address cannot hold', () => {
  expect(roomPath('room-1')).toBe('/rooms/room-1');
  expect(roomPath('a/b?c')).toBe('/rooms/a%2Fb%3Fc');
});

test('a guest’s own page is in the guest’s language where the site is offered in it', () => {
  expect(stayPathIn('fr', 'abc', ['en', 'fr'])).toBe('/fr/stay/abc');
  expect(stayPathIn('en', 'abc', ['en', 'fr'])).toBe('/stay/abc');
  expect(stayPathIn('en', 'abc', ['km', 'en'])).toBe('/en/stay/abc');
  expect(stayPathIn('zh', 'abc', ['en', 'fr'])).toBe('/stay/abc');
});

test('a guest’s own page has one part after its folder, and is in no list of pages', () => {
  expect(stayPath('abc')).toBe('/stay/abc');
  expect(stayPath('a/b?c')).toBe('/stay/a%2Fb%3Fc');
  expect(isKnownPath(stayPath('abc'))).toBe(true);
  expect(routeAt('/stay/abc')).toBe(ROUTES.stay);
  for (const path of ['/stay', '/stay/', '/stay/a/b']) expect(isKnownPath(path), path).toBe(false);
  expect(publishedRoutes()).not.toContain(ROUTES.stay);
});

test.each([
  ['0123456789abcdef0123456789abcdef01234567', true],
  ['0123456789ABCDEF0123456789abcdef01234567', false],
  ['0123456789abcdef0123456789abcdef0123456', false],
  ['0123456789abcdef0123456789abcdef01234567\n', false],
  ['', false],
])('%j can be a key: %s', (key, can) => {
  expect(isGuestKey(key)).toBe(can);
});

test('[G-19] after login only a page of the admin area is returned to', () => {
  expect(safeReturnPath('/admin/hero')).toBe('/admin/hero');
  const others =
    '//evil.test https://evil.test/admin/hero /admin /admin/../.. /admin/hero?next=x /rooms';
  const odd = [undefined, null, 42, ['/admin/hero'], {}, PATH.resetPassword];
  for (const wanted of [...others.split(' '), ...odd])
    expect(safeReturnPath(wanted), String(wanted)).toBeUndefined();
});

test('every admin page has its own address', () => {
  expect(new Set(ADMIN_PATHS).size).toBe(ADMIN_PATHS.length);
});
