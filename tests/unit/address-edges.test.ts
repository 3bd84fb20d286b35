import { toAdminUser } from '@/basics/session/admin-user';
import { contrast, HEX_PATTERN, readableShade } from '@/basics/rules/colour';
import { isKnownPath, messagePath, reservationPath, unsubscribePath } from '@/basics/rules/paths';
import { withoutSlash } from '@/basics/rules/paths';

test('addresses of the inbox and of the e-mail carry what they name, escaped', () => {
  expect(reservationPath('a&b')).toBe('/admin/reservations?id=a%26b');
  expect(messagePath('a&b')).toBe('/admin/messages?id=a%26b');
  expect(unsubscribePath('a&b')).toBe('/unsubscribe?token=a%26b');
});

test('slashes at the end are none, and home keeps its own', () => {
  expect(['/rooms//', '/rooms'].map(withoutSlash)).toEqual(['/rooms', '/rooms']);
  expect(['//', '/'].map(withoutSlash)).toEqual(['/', '/']);
  expect(isKnownPath('/x/rooms/y')).toBe(false);
  expect(isKnownPath('/rooms/y/')).toBe(true);
});

test('a shade that must reach AA on a middle grey ends at black or white and goes no further', () => {
  for (const ground of ['#808080', '#7f7f7f', '#ffffff', '#000000']) {
    const shade = readableShade('#c4a256', ground);
    expect(shade).toMatch(HEX_PATTERN);
    const ends = ['#000000', '#ffffff'];
    expect(contrast(shade, ground) >= 4.5 || ends.includes(shade)).toBe(true);
  }
});

test('[L-13] a name of spaces is none: then it is the part before the @', () => {
  const account = { id: '1', email: 'sokha@hotel.test', needsCode: false };
  const named = (username: unknown) => toAdminUser(account, { username, role: ' ' });
  expect(named('  ')).toEqual({ ...account, username: 'sokha', role: 'admin' });
  expect(named(' Sokha ').username).toBe('Sokha');
  expect(toAdminUser({ ...account, email: '' }, null).username).toBe('');
});
