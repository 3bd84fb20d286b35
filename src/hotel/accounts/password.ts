import { COMMON_PASSWORDS, COMMON_WORDS } from './common-passwords.ts';
import { PASSWORD_MAX_BYTES, PASSWORD_MIN } from '../rules/limits.ts';
import { PASSWORD_TEXT } from './password-texts.ts';
import { SAMPLE_HOTEL_NAME } from '../content/sample-name.ts';
import { VALIDATION } from '../rules/validation-texts.ts';

/** Whose password it is: what anyone would try first. */
export type PasswordOwner = { email?: string; hotelName?: string };

/** A password needs this many different parts: a letter no word explains counts, a word counts once. */
const PARTS_MIN = 6;
/** However many digits there are, they count as no more: they are dates and telephone numbers. */
const DIGIT_PARTS_MAX = 3;
/** Shorter pieces of an address or a name would be found in everything. */
const OWN_WORD_MIN = 3;
/** Keys side by side, the alphabet, and numbers, forwards; they are looked for backwards, too. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop[]',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '!@#$%^&*()_+',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9',
  '147258369',
  '14789632',
].flatMap((run) => [run, [...run].reduce((back, key) => key + back, '')]);
const RUN_MIN = 3;

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * What is wrong with a new password, as a sentence for its owner; undefined when it will do. The
 * same rule is asked by the form and by the embedded backend; a hosted project has its own
 * (docs/deploy.md). Never trimmed: spaces are part of a password.
 */
export function passwordProblem(password: string, who: PasswordOwner): string | undefined {
  if ([...password].length < PASSWORD_MIN) return VALIDATION.passwordShort;
  // bcrypt looks at no more than these.
  if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES) return PASSWORD_TEXT.long;
  const lower = password.toLowerCase();
  const isCommon = COMMON_PASSWORDS.includes(lower) || parts(lower, who) < PARTS_MIN;
  return isCommon ? PASSWORD_TEXT.common : undefined;
}

/** How many different things somebody would have to guess; roughly, and rather too few. */
function parts(password: string, who: PasswordOwner): number {
  const own = ownWords(who);
  const plain = [...password].map((character) => LEET[character] ?? character).join('');
  const found = new Set<string>();
  const digits = new Set<string>();
  let at = 0;
  while (at < password.length) {
    const word = longestWord(password, plain, at, own);
    const run = runAt(password, at);
    const part = word.length >= run.length && word ? word : run;
    (/^\d+$/.test(part) ? digits : found).add(own.has(part) ? 'own' : part);
    at += part.length;
  }
  return found.size + Math.min(digits.size, DIGIT_PARTS_MAX);
}

/** The pieces of the owner's address and of the hotel's name. */
function ownWords({ email = '', hotelName = '' }: PasswordOwner): Set<string> {
  const words = `${email} ${hotelName} ${SAMPLE_HOTEL_NAME}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const local = email.toLowerCase().split('@')[0] ?? '';
  return new Set([...words, local].filter((word) => word.length >= OWN_WORD_MIN));
}

/** The longest common or own word that begins here, as the password spells it or in plain letters. */
function longestWord(password: string, plain: string, at: number, own: Set<string>): string {
  let longest = '';
  for (const word of [...own, ...COMMON_WORDS]) {
    if (word.length < OWN_WORD_MIN || word.length <= longest.length) continue;
    if (password.startsWith(word, at) || plain.startsWith(word, at)) longest = word;
  }
  return longest;
}

/** The longest row of keys or of one character that begins here; at least the one character. */
function runAt(password: string, at: number): string {
  const [first = ''] = password.slice(at);
  let same = 1;
  while (password[at + same] === password[at]) same++;
  let length = same;
  for (const run of RUNS) {
    let size = RUN_MIN;
    while (at + size <= password.length && run.includes(password.slice(at, at + size))) size++;
    if (size > RUN_MIN) length = Math.max(length, size - 1);
  }
  return length > 1 ? password.slice(at, at + length) : first;
}
