import { toAdminUser } from '@/basics/session/admin-user';
import { hasRight, ROLES } from '@/basics/session/rights';
import { readFileSync } from 'node:fs';
import { rightWords } from '@/words/staff';

const account = { id: '1', email: 'sokha@hotel.test', needsCode: false };

test('[N-16] [N-15] a profile names the user and the role', () => {
  const user = toAdminUser(account, { username: 'Sokha', role: 'staff' });
  expect(user).toEqual({ ...account, username: 'Sokha', role: 'staff' });
  expect(hasRight(user.role, 'ownAccount')).toBe(false);
});

test.each([undefined, null, {}, [], 'x', { username: '', role: '' }, { username: 7, role: null }])(
  '[L-13] [L-15] [L-16] without a usable profile (%j) it is the e-mail’s name, and admin',
  (profile) => {
    const user = toAdminUser(account, profile);
    expect(user).toEqual({ ...account, username: 'sokha', role: 'admin' });
    expect(hasRight(user.role, 'manage')).toBe(true);
  },
);

test('inherited properties are no profile', () => {
  const profile: unknown = Object.create({ username: 'evil', role: 'staff' });
  expect(toAdminUser(account, profile).username).toBe('sokha');
});

test('the guide for staff has a row for each role, with the name that the menu shows', () => {
  const rows = readFileSync('docs/staff-guide.md', 'utf8').match(/^\| [^|]+(?=\|)/gm) ?? [];
  const names = rows.map((row) => row.slice(2).trim());
  expect(ROLES.filter((role) => !names.includes(rightWords.roles[role]))).toEqual([]);
});
