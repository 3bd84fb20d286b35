import { validationWords } from '../../words/visitors.ts';
import { PASSWORD_MIN } from './limits.ts';
import { formatNumber } from './numbers.ts';

/** Error messages below form fields, with their numbers filled in. */
export const VALIDATION = {
  ...validationWords,
  tooLong: (max: number) => validationWords.tooLong(formatNumber(max)),
  atMost: (max: number) => validationWords.atMost(formatNumber(max)),
  passwordShort: validationWords.passwordShort(PASSWORD_MIN),
} as const;
