import { expect, test } from 'vitest';
import { ADMIN_PATHS, isKnownPath, PATH, roomPath, safeReturnPath } from '@/hotel/rules/paths';

test('[G-02] [G-03] [G-04] [G-05] [G-06] the public routes are known', () => {
  for (const path of ['/', '/rooms', '/rooms/room-standard', '/about', '/contact']) {
    expect(isKnownPath(path), path).toBe(true);
  }
});

test('[G-07] [G-08] [G-09] [G-10] [G-11] [G-12] [G-13] [G-14] [G-15] the admin routes are known', () => {
  for (const path of [
    '/admin',
    '/admin/dashboard',
    '/admin/hero',
    '/admin/rooms',
    '/admin/testimonials',
    '/admin/about',
    '/admin/contact',
    '/admin/luxury-experience',
    '/admin/site-config',
  ]) {
    expect(isKnownPath(path), path).toBe(true);
  }
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

test('[G-19] after login only a page of the admin area is returned to', () => {
  expect(safeReturnPath('/admin/hero')).toBe('/admin/hero');
  for (const wanted of [
    '//evil.test',
    'https://evil.test/admin/hero',
    '/admin',
    '/admin/../..',
    '/admin/hero?next=x',
    '/rooms',
    undefined,
    42,
    PATH.resetPassword,
  ]) {
    expect(safeReturnPath(wanted), String(wanted)).toBeUndefined();
  }
});

test('every admin page has its own address', () => {
  expect(new Set(ADMIN_PATHS).size).toBe(ADMIN_PATHS.length);
});
