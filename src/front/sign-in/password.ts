import { passwordWords } from '../../words/staff.ts';
import { COMMON_PASSWORDS, COMMON_WORDS } from './common-passwords.ts';
import { PASSWORD_MAX_BYTES, PASSWORD_MIN } from '../../basics/rules/limits.ts';
import { SAMPLE_HOTEL_NAME } from '../../content/schema/sample-name.ts';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';

/** The account owner's data, which attackers try first. */
export type PasswordOwner = { email?: string; hotelName?: string };

/** Fewest parts of a good password. A common word is one part; so is each remaining character. */
const PARTS_MIN = 6;
/** Shortest common word that counts as a part; shorter words are removed without counting. */
const WORD_MIN = 5;
/** Most parts that digits and signs can count as: "password2026!" is no good password. */
const SIGNS_MAX = 3;
/** Neighbouring keys of a keyboard, and the alphabet; checked forwards and backwards. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'qazwsxedcrfvtgbyhnujmikolp',
  'zaqwsxcderfvbgtyhnmjuiklop',
].flatMap((row) => [row, [...row].reduce((back, key) => key + back, '')]);

/** Signs written instead of letters, in the order of `LETTERS`. */
const SIGNS = '0134578@$!';
const LETTERS = 'oieastbasi';

/**
 * Returns what is wrong with a new password as a sentence, or undefined. Used by the form and the
 * embedded backend; a hosted project has its own rule (docs/deploy.md).
 */
export function passwordProblem(password: string, who: PasswordOwner): string | undefined {
  if ([...password].length < PASSWORD_MIN) return VALIDATION.passwordShort;
  // Longest password in bytes: bcrypt ignores the rest.
  if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES)
    return passwordWords.tooLong(PASSWORD_MAX_BYTES);
  const lower = password.toLowerCase();
  const plain = lower.replace(/[0134578@$!]/g, (sign) => LETTERS.charAt(SIGNS.indexOf(sign)));
  const isCommon =
    COMMON_PASSWORDS.includes(lower) ||
    [lower, plain].some((spelling) => countParts(spelling, ownWords(who)) < PARTS_MIN);
  return isCommon ? passwordWords.common : undefined;
}

export function newPasswordProblems(
  password: string,
  again: string,
  email: string,
): { password?: string; again?: string } {
  const weakness = passwordProblem(password, { email });
  if (weakness) return { password: weakness };
  return again === password ? {} : { again: VALIDATION.passwordsDiffer };
}

function ownWords({ email = '', hotelName = '' }: PasswordOwner): string[] {
  const words = `${email} ${hotelName} ${SAMPLE_HOTEL_NAME}`.toLowerCase().split(/\P{L}+/u);
  return longestFirst(words.filter((word) => word.length >= 3));
}

/** Counts the parts that an attacker must guess, without the owner's words and rows of keys. */
function countParts(password: string, own: readonly string[]): number {
  let letters = password.replace(/[^\p{L}\p{M}]/gu, '');
  for (const word of own) letters = letters.replaceAll(word, ' ');
  let words = 0;
  for (const word of longestFirst(COMMON_WORDS)) {
    if (!letters.includes(word)) continue;
    letters = letters.replaceAll(word, ' ');
    if (word.length >= WORD_MIN) words++;
  }
  const left = [...letters].filter((letter, at) => letter !== ' ' && !continuesRow(letters, at));
  const signs = new Set(password.replace(/[\p{L}\p{M}]/gu, ''));
  return words + new Set(left).size + Math.min(signs.size, SIGNS_MAX);
}

/** Sorts long words first, so that "christopher" is removed before "chris". */
function longestFirst(words: readonly string[]): string[] {
  return [...words].sort((one, other) => other.length - one.length);
}

/** True if the letter continues a row of neighbouring keys with the two letters before. */
function continuesRow(letters: string, at: number): boolean {
  return at >= 2 && ROWS.some((row) => row.includes(letters.slice(at - 2, at + 1)));
}
