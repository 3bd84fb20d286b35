/** Texts shared by all pages: dates, numbers, menus, refusals and errors. */
import { errorToast, toastText } from '../toast-text.ts';

const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const LONG_MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const EMAIL_INVALID = 'Please enter a valid email';
const PHONE_INVALID = 'Please enter a phone number in digits, such as +855 12 345 678';
const NAME_INVALID = 'Please write a name in one line, without web addresses or hidden characters';
const LINE_INVALID = 'Please write this in one line, without hidden characters';
const DATE_PAST = 'Please choose today or a later date';
const DATE_TOO_FAR = 'Please choose a date within the next two years';

type Facts = Readonly<Record<string, unknown>>;

/** How dates are written. Weekday 0 is Sunday, month 0 is January. */
export const dateWords = {
  date: (weekday: number, day: number, month: number, year: number) =>
    `${WEEKDAYS[weekday]} ${day} ${MONTHS[month]} ${year}`,
  dayAndMonth: (day: number, month: number) => `${day} ${MONTHS[month]}`,
  dayOfYear: (day: number, month: number, year: number) => `${day} ${MONTHS[month]} ${year}`,
  /** The format of a date in a text field; `pattern` is the field's placeholder. */
  figures: (day: string, month: string, year: string) => `${day}/${month}/${year}`,
  pattern: 'dd/mm/yyyy',
  month: (month: number, year: number) => `${LONG_MONTHS[month]} ${year}`,
  moment: (day: number, month: number, year: number, clock: string) =>
    `${day} ${LONG_MONTHS[month]} ${year}, ${clock}`,
};

/** How numbers are written; `money` receives an amount with separators. */
export const numberWords = {
  thousands: ',',
  decimal: '.',
  money: (amount: string, sign: string) => sign + amount,
};

/** Words that browsers must not break across lines, separated by spaces (Khmer, Chinese). */
export const wholeWords: string = '';

export const languageWords = { label: 'Language' };

export const frameWords = { skipLink: 'Skip to content', loading: 'Loading', close: 'Close' };

/** Texts of a prerendered document before the app runs. */
export const documentWords = {
  loading: 'Loading',
  needsScript: 'This page needs JavaScript.',
  allRooms: 'All rooms',
  withoutScript: 'can be seen without it.',
};

export const navWords = {
  home: 'Home',
  rooms: 'Rooms',
  about: 'About',
  contact: 'Contact',
  main: 'Main',
  book: 'Book',
  more: 'More',
  menu: 'Menu',
  closeMenu: 'Close menu',
  legal: 'Legal',
  privacy: 'Privacy',
  terms: 'Terms',
};

export const footerWords = {
  newsletterButton: 'Subscribe',
  copyright: (year: number, hotelName: string) => `© ${year} ${hotelName}. All rights reserved.`,
  quickLinks: 'Quick links',
  contact: 'Contact',
  newsletterLabel: 'E-mail for the newsletter',
  newsletterPlaceholder: 'Your e-mail',
  newsletterFault: 'Subscribing is not working right now.',
};

export const notFoundWords = {
  title: 'Page Not Found',
  link: 'Return to home',
};

export const headWords = {
  title: (page: string, siteName: string) => `${page} – ${siteName}`,
};

/** Shown instead of a part of a page that failed to render. */
export const faultWords = {
  part: 'This part of the page cannot be shown right now.',
  room: 'This room cannot be shown here right now.',
  rooms: 'Our rooms cannot be shown right now. Call or write, and we will tell you about them:',
  booking:
    'Booking here is not working right now. Call or write, and we will book the room for you:',
  message: 'This form is not working right now. Call or write to us:',
  retry: 'Try again',
};

/** Shown instead of a page that failed to render. */
export const pageFaultWords = {
  title: 'Something went wrong on this page',
  text: 'Nothing you saved is lost. Loading the page again usually helps.',
  reload: 'Load again',
  home: 'Return to home',
};

export const toastWords = {
  one: 'Notification',
  /** `{hotkey}` is replaced by the key that focuses the notifications. */
  all: 'Notifications ({hotkey})',
};

export const ratingWords = {
  rated: (rating: number, most: number) => `Rated ${rating} out of ${most}`,
};

export const countWords = {
  /** Writes a number as a word at the beginning of a sentence. */
  inWords: (number: number) =>
    'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')[number] ??
    'Many',
  nights: (nights: number) => `${nights} ${nights === 1 ? 'Night' : 'Nights'}`,
  guests: (guests: number) => `${guests} ${guests === 1 ? 'Guest' : 'Guests'}`,
  /** Lower case, for use within a sentence. */
  nightsInText: (nights: number) => `${nights} ${nights === 1 ? 'night' : 'nights'}`,
  /** `ages`: those of the children among the guests. */
  guestsInText: (guests: number, ages: readonly number[] = []) => {
    const [adults, children] = [guests - ages.length, ages.length];
    if (children === 0) return `${guests} ${guests === 1 ? 'guest' : 'guests'}`;
    return `${adults} ${adults === 1 ? 'adult' : 'adults'}, ${children} ${children === 1 ? 'child' : 'children'} (${ages.join(', ')})`;
  },
  squareFeet: (size: string) => `${size} ft²`,
  squareMetres: (size: string) => `${size} m²`,
};

export const visitorToasts = {
  bookingInitiated: (roomName: string, email: string) =>
    toastText(
      'Booking Initiated',
      `Your booking for ${roomName} has been initiated. A confirmation will be sent to ${email}.`,
    ),
  bookingFailed: (phone: string) =>
    errorToast(
      'Booking Failed',
      `Your booking could not be sent. Please try again${phone ? `, or call ${phone}` : ''}.`,
    ),
  messageSent: toastText('Message sent', 'We will get back to you as soon as possible'),
  messageFailed: errorToast(
    'Message not sent',
    'Your message could not be sent. It is still here: please try again.',
  ),
  subscribed: toastText('Thank you', 'You will hear from us with the next newsletter.'),
  subscribeFailed: errorToast(
    'Not subscribed',
    'Your address could not be saved. Please try again.',
  ),
  loadFailed: errorToast(
    'Configuration Error',
    'Failed to load site configuration. Using defaults.',
  ),
};

/** Shown after the page reloaded itself because a file of the previous build was missing. */
export const reloadedToast = toastText(
  'This page is up to date again',
  'What you typed is still here. Please send it once more.',
);

export const galleryWords = {
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  place: (number: number, count: number) => `${number} of ${count}`,
  of: (what: string) => `Pictures of ${what}`,
  /** The alt text of a picture without a description. */
  alt: (what: string, number: number) => `${what}, picture ${number}`,
};

export const partyWords = { adultNeeded: 'At least one guest of each room must be an adult.' };

/** Refusals of the database, by error code; the functions receive the details of the refusal. */
export const refusalWords = {
  'email-invalid': () => EMAIL_INVALID,
  'room-gone': () => 'This room is no longer offered. Please choose another one.',
  'too-many-guests': ({ capacity }: Facts) =>
    `This room is for up to ${Number(capacity)} ${capacity === 1 ? 'guest' : 'guests'}.`,
  'nights-out-of-range': () => 'Please choose 1 to 10 nights.',
  'children-ages': () => 'Please give each child’s age at arrival, from 0 to 17.',
  'children-alone': () => partyWords.adultNeeded,
  'date-past': () => DATE_PAST,
  'date-too-far': () => DATE_TOO_FAR,
  'fields-missing': () => 'Please fill in name, subject and message.',
  'message-too-long': () => 'Please use at most 5,000 characters.',
  'name-invalid': () => NAME_INVALID,
  'line-invalid': () => LINE_INVALID,
  'phone-invalid': () => PHONE_INVALID,
  'request-message-too-long': () => 'Please use at most 1,000 characters',
  'reference-taken': () => 'Please reload this page and send it again.',
  'busy-network': () =>
    'We have already had many requests from your network. Please wait ten minutes, or call us.',
  'busy-address': () =>
    'We have already had several requests from this e-mail address. Please wait ten minutes, or call us.',
  'busy-everybody': () =>
    'Many people are writing to us right now. Please try again in a minute, or call us.',
};

export const validationWords = {
  emailRequired: 'Email is required',
  emailInvalid: EMAIL_INVALID,
  nameInvalid: NAME_INVALID,
  lineInvalid: LINE_INVALID,
  phoneInvalid: PHONE_INVALID,
  checkInPast: DATE_PAST,
  checkInTooFar: DATE_TOO_FAR,
  checkInInvalid: 'Please enter a valid date',
  required: 'Please fill in this field',
  tooLong: (most: string) => `Please use at most ${most} characters`,
  colourInvalid: 'Please enter a colour such as #006837',
  clockInvalid: 'Please enter a time such as 14:00',
  coordinatesInvalid: 'Please enter two numbers such as 10.4829, 104.3167',
  urlInvalid: 'Please enter a web address that begins with https://',
  whatsAppInvalid:
    'Please enter a phone number with its country code, such as +855 12 345 678, or a WhatsApp link',
  countryCodeInvalid: 'Please enter the code of a country, such as +855',
  weChatInvalid:
    'Please enter a WeChat ID: 6 to 20 letters, digits, - or _, beginning with a letter',
  telegramInvalid:
    'Please enter a phone number with its country code, such as +855 12 345 678, an @name, or a Telegram link',
  tooMany: (most: number) => `There can be at most ${most}`,
  tooManyMarked: (most: number) => `At most ${most} can appear beside the price`,
  dateInvalid: 'Please choose a day',
  slugInvalid:
    'Please use small letters, digits and hyphens; some words are taken by the site itself',
  linkInvalid:
    'Please enter a page of this site (/rooms), https://…, a mail address or a telephone number',
  endsBefore: 'The last day is before the first',
  monthInvalid: 'Please choose a month',
  wholeNumber: 'Please enter a whole number',
  number: 'Please enter a number',
  atLeast: (least: number) => `Please enter at least ${least}`,
  atMost: (most: string) => `Please enter at most ${most}`,
  passwordShort: (characters: number) => `Please use at least ${characters} characters`,
  passwordsDiffer: 'The two passwords are not the same',
};
