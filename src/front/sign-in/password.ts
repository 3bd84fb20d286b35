import { passwordWords } from '../../words/staff.ts';
import { COMMON_PASSWORDS, COMMON_WORDS } from './common-passwords.ts';
import { PASSWORD_MAX_BYTES, PASSWORD_MIN } from '../../basics/rules/limits.ts';
import { SAMPLE_HOTEL_NAME } from '../../content/schema/sample-name.ts';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';

/** Whose password it is: what anyone would try first. */
export type PasswordOwner = { email?: string; hotelName?: string };

/** So many parts someone must have to guess: a common word is one, any other character is one. */
const PARTS_MIN = 6;
/** Shorter ones are found in everything: taken away, not counted. */
const WORD_MIN = 5;
/** However many digits and signs there are, they count as no more: "password2026!" is no better. */
const SIGNS_MAX = 3;
/** Keys and letters in a row, read forwards and backwards. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'qazwsxedcrfvtgbyhnujmikolp',
  'zaqwsxcderfvbgtyhnmjuiklop',
].flatMap((row) => [row, [...row].reduce((back, key) => key + back, '')]);

/** Digits and signs that are written for letters, and which letter each stands for. */
const SIGNS = '0134578@$!';
const LETTERS = 'oieastbasi';

/**
 * What is wrong with a new password, as a sentence for its owner; undefined when it will do. The
 * same rule is asked by the form and by the embedded backend; a hosted project has its own
 * (docs/deploy.md). Never trimmed: spaces are part of a password.
 */
export function passwordProblem(password: string, who: PasswordOwner): string | undefined {
  if ([...password].length < PASSWORD_MIN) return VALIDATION.passwordShort;
  // bcrypt looks at no more than these.
  if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES)
    return passwordWords.tooLong(PASSWORD_MAX_BYTES);
  const lower = password.toLowerCase();
  const plain = lower.replace(/[0134578@$!]/g, (sign) => LETTERS.charAt(SIGNS.indexOf(sign)));
  const isCommon =
    COMMON_PASSWORDS.includes(lower) ||
    [lower, plain].some((spelling) => countParts(spelling, ownWords(who)) < PARTS_MIN);
  return isCommon ? passwordWords.common : undefined;
}

/** What is wrong with a new password that was typed twice, by the names of the two fields. */
export function newPasswordProblems(
  password: string,
  again: string,
  email: string,
): { password?: string; again?: string } {
  const weakness = passwordProblem(password, { email });
  if (weakness) return { password: weakness };
  return again === password ? {} : { again: VALIDATION.passwordsDiffer };
}

/** The pieces of the owner's address and of the hotel's name. */
function ownWords({ email = '', hotelName = '' }: PasswordOwner): string[] {
  const words = `${email} ${hotelName} ${SAMPLE_HOTEL_NAME}`.toLowerCase().split(/\P{L}+/u);
  return longestFirst(words.filter((word) => word.length >= 3));
}

/** How many different things there are to guess, beside the owner's own words and rows of keys. */
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

/** So that "christopher" is taken away before "chris". */
function longestFirst(words: readonly string[]): string[] {
  return [...words].sort((one, other) => other.length - one.length);
}

/** Whether the letter goes on with the row that the two before it have begun. */
function continuesRow(letters: string, at: number): boolean {
  return at >= 2 && ROWS.some((row) => row.includes(letters.slice(at - 2, at + 1)));
}
