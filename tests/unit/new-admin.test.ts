import { readFileSync } from 'node:fs';
import { checkPassword, generatePassword, readEmail } from '../../scripts/accounts/create-admin.ts';
import { readRole, readUsername } from '../../scripts/accounts/create-admin.ts';
import { DEMO_ACCOUNTS } from '../../scripts/project/commands.ts';

const sokha = (password: string) => ({ email: 'sokha@pier.example', password });

test('the demonstration’s accounts are those of the seed', () => {
  const seed = readFileSync('supabase/seed.sql', 'utf8');
  const missing = DEMO_ACCOUNTS.filter(({ password }) => !seed.includes(`'${password}'`));
  // Databases of 1.0 have this account instead of the reader's.
  expect(missing.map(({ email }) => email)).toEqual(['staff@hotel.test']);
});

test('an address is stored as the database compares it', () => {
  expect(readEmail(' Sokha@Pier.example ')).toBe('sokha@pier.example');
});

test.each([
  ['nothing', '', /not an e-mail address/],
  ['half an address', 'sokha@', /not an e-mail address/],
  ['an address of the demonstration', 'me@hotel.test', /address of the demo accounts/],
])('%s is refused', (_what, text, sentence) => {
  expect(() => readEmail(text)).toThrow(sentence);
});

test('a role is one of the four, and an administrator’s by default', () => {
  expect(readRole()).toBe('admin');
  expect(readRole(' desk ')).toBe('desk');
  for (const text of ['', 'staff', 'Admin']) expect(() => readRole(text)).toThrow(/--role/);
});

test('a name is 1 to 80 characters', () => {
  expect(readUsername(' Sokha ')).toBe('Sokha');
  for (const text of [' ', 'x'.repeat(81)]) expect(() => readUsername(text)).toThrow(/--username/);
});

test.each([
  ['a password of the demonstration', 'admin-demo-1', /demo password/],
  ['a short one', 'kq8-ferry', /10/],
  ['the hotel’s name', 'thepier2026', /.+/],
])('%s is refused', (_what, password, sentence) => {
  expect(() => checkPassword(sokha(password), 'The Pier')).toThrow(sentence);
});

test('a password made here will do, and is another each time', () => {
  const made = generatePassword();
  expect(made).not.toBe(generatePassword());
  expect(() => checkPassword(sokha(made), 'The Pier')).not.toThrow();
});
