import { PASSWORD_MIN } from './limits.ts';
import { formatNumber } from './numbers.ts';

/** Sentences under a field (specification 5). */
export const VALIDATION = {
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email',
  phoneInvalid: 'Please enter a phone number in digits, such as +855 12 345 678',
  checkInPast: 'Please choose today or a later date',
  checkInTooFar: 'Please choose a date within the next two years',
  checkInInvalid: 'Please enter a valid date',
  required: 'Please fill in this field',
  tooLong: (max: number) => `Please use at most ${formatNumber(max)} characters`,
  colourInvalid: 'Please enter a colour such as #006837',
  urlInvalid: 'Please enter a web address that begins with https://',
  whatsAppInvalid:
    'Please enter a phone number with its country, such as +855 12 345 678, or a link of WhatsApp',
  telegramInvalid:
    'Please enter a phone number with its country, such as +855 12 345 678, an @name, or a link of Telegram',
  tooMany: (max: number) => `There can be at most ${max}`,
  tooManyMarked: (max: number) => `At most ${max} can stand beside the price`,
  monthInvalid: 'Please choose a month',
  wholeNumber: 'Please enter a whole number',
  number: 'Please enter a number',
  atLeast: (min: number) => `Please enter at least ${min}`,
  atMost: (max: number) => `Please enter at most ${formatNumber(max)}`,
  passwordShort: `Please use at least ${PASSWORD_MIN} characters`,
  passwordsDiffer: 'The two passwords are not the same',
} as const;
