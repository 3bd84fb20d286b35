import { fromBase32, hotp, stepAt, stepOfCode, toBase32 } from '../../supabase/embedded/totp.ts';

const SECRET = Buffer.from('12345678901234567890');
const MINUTE = 60_000;

// RFC 6238, appendix B, mode SHA1.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at second %i the code is %s', (second, code) => {
  expect(hotp(SECRET, stepAt(second * 1000), 8)).toBe(code);
  expect(hotp(SECRET, stepAt(second * 1000))).toBe(code.slice(2));
});

// The published codes of RFC 4226, appendix D.
test('the first counters give the published codes', () => {
  expect([0, 1, 2, 9].map((counter) => hotp(SECRET, counter))).toEqual([
    '755224',
    '287082',
    '359152',
    '520489',
  ]);
});

// RFC 4648, section 10, without padding.
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foob', 'MZXW6YQ'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is written as %s and read again', (plain, encoded) => {
  expect(toBase32(Buffer.from(plain))).toBe(encoded);
  expect(Buffer.from(fromBase32(encoded)).toString()).toBe(plain);
});

test('a code is accepted 30 seconds early or late, and not 90 seconds', () => {
  const now = 1_700_000_010_000;
  const code = hotp(SECRET, stepAt(now));
  for (const ahead of [-30_000, 0, 30_000])
    expect(stepOfCode(SECRET, code, now + ahead)).toBe(stepAt(now));
  for (const ahead of [-90_000, -60_000, 60_000, 90_000, 24 * 60 * MINUTE])
    expect(stepOfCode(SECRET, code, now + ahead)).toBeUndefined();
});

test.each(['', '12345', '1234567', 'abcdef', '0.5e10'])('"%s" is no code', (code) => {
  expect(stepOfCode(SECRET, code, 1_700_000_010_000)).toBeUndefined();
});
