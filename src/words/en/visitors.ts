/**
 * What visitors read that the hotel does not write: labels, buttons, toasts. What a sentence holds of
 * facts comes written (src/basics/time, src/basics/rules). The specification's words stand letter for letter.
 */
import { errorToast, toastText } from '../toast-text.ts';

const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const LONG_MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** How days are written. A weekday is 0 for Sunday, a month is 0 for January. */
export const dateWords = {
  date: (weekday: number, day: number, month: number, year: number) =>
    `${WEEKDAYS[weekday]} ${day} ${MONTHS[month]} ${year}`,
  dayAndMonth: (day: number, month: number) => `${day} ${MONTHS[month]}`,
  dayOfYear: (day: number, month: number, year: number) => `${day} ${MONTHS[month]} ${year}`,
  /** In a field; `pattern` stands there while it is empty. */
  figures: (day: string, month: string, year: string) => `${day}/${month}/${year}`,
  pattern: 'dd/mm/yyyy',
  month: (month: number, year: number) => `${LONG_MONTHS[month]} ${year}`,
  moment: (day: number, month: number, year: number, clock: string) =>
    `${day} ${LONG_MONTHS[month]} ${year}, ${clock}`,
};

/** How numbers are written; what comes is grouped already. */
export const numberWords = {
  thousands: ',',
  decimal: '.',
  money: (amount: string, sign: string) => sign + amount,
};

/**
 * Words within which no line ends, with spaces between them: for a language that writes without any,
 * those of a hotel's texts that a browser takes for two. English and French need none.
 */
export const wholeWords: string = '';

/** The way to the other languages. */
export const languageWords = { label: 'Language' };

export const frameWords = { skipLink: 'Skip to content', loading: 'Loading', close: 'Close' };

/** In a document that the app has not drawn yet. */
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

export const homeWords = {
  heroButton: 'CHOOSE ROOM',
  roomsTitle: 'Our Rooms',
  luxuryButton: 'BOOK NOW',
  testimonialsTitle: 'What our guests say',
  atAGlance: 'At a glance',
  openingTimes: 'Opening times',
  location: 'Location',
  support: 'Customer support',
};

export const carouselWords = {
  label: 'Testimonials',
  role: 'carousel',
  slideRole: 'slide',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  pause: 'Pause rotation',
  play: 'Start rotation',
  /** Name of a dot. */
  dot: (number: number) => `Testimonial ${number}`,
  slide: (number: number, count: number) => `${number} of ${count}`,
  quoted: (text: string) => `“${text}”`,
};

/** The amenities that a room can be given, by the name under which they are stored. */
export const amenityWords = {
  'Free WiFi': 'Free WiFi',
  'Air conditioning': 'Air conditioning',
  'Flat-screen TV': 'Flat-screen TV',
  'Private bathroom': 'Private bathroom',
  Minibar: 'Minibar',
  Safe: 'Safe',
  Desk: 'Desk',
  Bathrobe: 'Bathrobe',
  Slippers: 'Slippers',
  'Coffee machine': 'Coffee machine',
  'Sea view': 'Sea view',
  Balcony: 'Balcony',
};

export const roomsWords = {
  title: 'Our Rooms',
  see: 'See the room',
  emptyTitle: 'No rooms to show yet',
  emptyText: 'Rooms added by the hotel appear here.',
  bestSeller: 'Best seller',
  /** Where nights cost differently: the lowest price of one. */
  from: (price: string) => `from ${price}`,
  perNight: 'per night',
  /** What one night comes to. */
  withService: (total: string, isTaxed = false) =>
    `${total} with ${isTaxed ? 'fees and taxes' : 'service'}`,
  /** On a card that does not name them all. */
  moreAmenities: (left: number) => `+${left} more`,
};

export const roomWords = {
  notFoundTitle: 'Room Not Found',
  notFoundText: "The room you're looking for does not exist.",
  unansweredTitle: 'We cannot show this room right now',
  unansweredText:
    'Our server is not responding just now. We keep trying, and the room will appear here as soon as it does.',
  askAgain: 'Try again',
  orCall: 'Or call us:',
  back: 'Back to rooms',
  panelNote: "You won't be charged yet",
  bookButton: 'Book Now',
  amenities: 'Amenities',
  otherRooms: 'Other rooms',
  capacity: (guests: string) => `Up to ${guests}`,
};

export const galleryWords = {
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  place: (number: number, count: number) => `${number} of ${count}`,
  /** Name of a gallery. */
  of: (what: string) => `Pictures of ${what}`,
  /** Of a picture that has no description. */
  alt: (what: string, number: number) => `${what}, picture ${number}`,
};

export const bookingWords = {
  label: 'Booking',
  email: 'E-mail',
  emailPlaceholder: 'you@example.com',
  guests: 'Guests',
  nights: 'Nights',
  checkIn: 'Check-in',
  departure: (date: string) => `Departure ${date}`,
  optional: '(optional)',
  roomPrice: 'Room price',
  priceOfNights: (nights: number, nightly: string) => `Room price, ${nights} nights × ${nightly}`,
  fee: (percent: string, name = 'Service fee') => `${name} (${percent}%)`,
  total: 'Total',
  jump: 'Book',
  full: 'This room is full on some of these nights.',
  nextFree: 'Next free:',
  stillAsk: 'You can still send your request: we will see what is possible.',
  needsScript: 'Booking here needs JavaScript. You can also book by phone or e-mail:',
};

/** What nobody has to fill in. */
export const guestWords = {
  title: 'Add your name, phone or a message',
  name: 'Name',
  phone: 'Phone or WhatsApp',
  message: 'Message to the hotel',
  length: (written: string, max: string) => `${written} of ${max} characters`,
};

/** The calendar beside the date field. */
export const calendarWords = {
  title: 'Choose your stay',
  open: 'Open the calendar',
  openAt: (date: string) => `Open the calendar, ${date}`,
  previous: 'Previous month',
  next: 'Next month',
  arrive: 'Choose the day you arrive.',
  leave: 'Now choose the day you leave, or keep the dates as they are.',
  legend: 'Crossed out: fully booked',
  unknown: 'We cannot show which nights are full right now. You can ask for any date.',
  fullMonth: (month: string) => `No night is free in ${month}.`,
  nextFree: 'Next free:',
  clear: 'No date',
  close: 'Done',
  full: 'full',
  arrival: 'arrival',
  night: 'in your stay',
  departure: 'departure',
  stay: (from: string, to: string, nights: string) => `${from} to ${to}, ${nights}.`,
  /** Monday first; short, and in full for a screen reader. */
  weekdays: [
    ['Mon', 'Monday'],
    ['Tue', 'Tuesday'],
    ['Wed', 'Wednesday'],
    ['Thu', 'Thursday'],
    ['Fri', 'Friday'],
    ['Sat', 'Saturday'],
    ['Sun', 'Sunday'],
  ] as readonly (readonly [string, string])[],
};

export const aboutWords = {
  /** Read by the generated picture in a place without one. */
  placeholder: (number: number) => `About Image ${number}`,
  servicesTitle: 'What we look after',
  galleryTitle: 'More pictures',
  onwardLink: 'Our Rooms',
};

export const contactWords = {
  title: 'Contact',
  formTitle: 'Send a message',
  hotel: 'Hotel',
  location: 'Location',
  phone: 'Support phone',
  hours: 'Opening hours',
  emailLabel: 'E-mail',
  follow: 'Follow',
  wechat: 'WeChat',
  fields: { name: 'Name', email: 'E-mail', subject: 'Subject', message: 'Message' },
  send: 'Send Message',
  sending: 'Sending...',
  /** Label of the field that only machines fill in. */
  trap: 'Leave this field empty',
  needsScript: 'Sending from here needs JavaScript. You can also write or call:',
};

export const goodToKnowWords = { title: 'Good to know' };

export const gettingHereWords = {
  title: 'Getting here',
  map: 'Map showing how to reach us',
  open: 'Get directions',
};

export const legalWords = {
  privacyTitle: 'Privacy',
  termsTitle: 'Terms',
  privacySummary: 'What this site keeps about you, why, and for how long.',
  termsSummary: 'What a request, a price and a confirmation mean here.',
  emptyTitle: 'Not published yet',
  emptyText: 'The hotel has not published this text. Please write or call if you have a question.',
};

export const unsubscribeWords = {
  title: 'Unsubscribe from the newsletter',
  text: 'We will take your address off the list and send you no more newsletters.',
  button: 'Unsubscribe',
  done: 'Your address is off the list. You are welcome back at any time.',
  unknown: 'This address is no longer on our list, or the link is incomplete.',
  failed: 'That did not work. Please try again in a moment, or write to us.',
};

/** In place of a part of a page that cannot be drawn. */
export const faultWords = {
  part: 'This part of the page cannot be shown right now.',
  room: 'This room cannot be shown here right now.',
  rooms: 'Our rooms cannot be shown right now. Call or write, and we will tell you about them:',
  booking:
    'Booking here is not working right now. Call or write, and we will book the room for you:',
  message: 'This form is not working right now. Call or write to us:',
  retry: 'Try again',
};

export const notFoundWords = {
  title: 'Page Not Found',
  link: 'Return to home',
};

export const countWords = {
  /** A number that begins a sentence. */
  inWords: (number: number) =>
    'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')[number] ??
    'Many',
  nights: (nights: number) => `${nights} ${nights === 1 ? 'Night' : 'Nights'}`,
  guests: (guests: number) => `${guests} ${guests === 1 ? 'Guest' : 'Guests'}`,
  /** In running text. */
  nightsInText: (nights: number) => `${nights} ${nights === 1 ? 'night' : 'nights'}`,
  guestsInText: (guests: number) => `${guests} ${guests === 1 ? 'guest' : 'guests'}`,
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

/** In place of a whole page. */
export const pageFaultWords = {
  title: 'Something went wrong on this page',
  text: 'Nothing you saved is lost. Loading the page again usually helps.',
  reload: 'Load again',
  home: 'Return to home',
};

/** Around the toasts themselves. */
export const toastWords = {
  one: 'Notification',
  /** `{hotkey}` is replaced by the key that leads there. */
  all: 'Notifications ({hotkey})',
};

export const ratingWords = {
  rated: (rating: number, most: number) => `Rated ${rating} out of ${most}`,
};

export const headWords = {
  title: (page: string, siteName: string) => `${page} – ${siteName}`,
};

const EMAIL_INVALID = 'Please enter a valid email';
const PHONE_INVALID = 'Please enter a phone number in digits, such as +855 12 345 678';
const NAME_INVALID = 'Please write a name in one line, without web addresses or hidden characters';
const LINE_INVALID = 'Please write this in one line, without hidden characters';
const DATE_PAST = 'Please choose today or a later date';
const DATE_TOO_FAR = 'Please choose a date within the next two years';

type Facts = Readonly<Record<string, unknown>>;

/** What the database refuses, by the code it answers with and what that names. */
export const refusalWords = {
  'email-invalid': () => EMAIL_INVALID,
  'room-gone': () => 'This room is no longer offered. Please choose another one.',
  'too-many-guests': ({ capacity }: Facts) =>
    `This room is for up to ${Number(capacity)} ${capacity === 1 ? 'guest' : 'guests'}.`,
  'nights-out-of-range': () => 'Please choose 1 to 10 nights.',
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

/** Sentences under a field (specification 5). */
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

/** As they stand on a card. */
export const roomTypeWords = { standard: 'Standard', deluxe: 'Deluxe', premier: 'Premier' };

/** What stands in place of the booking form once a request is stored. */
export const receiptWords = {
  title: 'Request received',
  reference: 'Reference',
  room: 'Room',
  arrival: 'Arrival',
  departure: 'Departure',
  noDate: 'To be agreed',
  stay: 'Stay',
  nightsAndGuests: (nights: string, guests: string) => `${nights}, ${guests}`,
  total: 'Total',
  totalOpen: 'told with our confirmation',
  /** @param email undefined when it is no longer known: it is not kept */
  answer: (email: string | undefined) =>
    `We read every request and will reply to ${email ?? 'the address you gave'}.`,
  notBooked: 'It becomes a booking once we confirm it. Nothing is charged before then.',
  full: 'Some of these nights are full right now. We will see what is possible and write to you either way.',
  wasFull:
    'Some of these nights were full when you asked. We will see what is possible or suggest other dates, and write to you either way.',
  silence: 'If you hear nothing from us within a day, please get in touch:',
  another: 'Send another request',
  withUs: (reference: string) => `Your request ${reference} is with us.`,
  show: 'Show it',
};

/** A guest's own page, by the secret link of a letter. */
export const stayPageWords = {
  title: 'Your stay',
  description: 'What you asked for, and where it stands.',
  waiting: 'One moment, we are looking it up.',
  heads: {
    pending: {
      title: 'Your request is with us',
      text: 'It becomes a booking once we confirm it. Nothing is charged before then.',
    },
    confirmed: {
      title: 'Your stay is confirmed',
      text: 'The room is yours. We look forward to welcoming you.',
    },
    declined: {
      title: 'We cannot host you this time',
      text: 'We are sorry. If other dates suit you, please let us know.',
    },
    cancelled: {
      title: 'This stay is cancelled',
      text: 'The room is open to others again. We would be glad to welcome you another time.',
    },
    here: { title: 'Welcome', text: 'If there is anything you need, please ask us in person.' },
    past: { title: 'Thank you for your stay', text: 'We hope to see you again.' },
  },
  stepsLabel: 'Progress of your stay',
  steps: ['Request received', 'Confirmed', 'Your stay'],
  facts: {
    reference: 'Reference',
    arrival: 'Arrival',
    departure: 'Departure',
    from: (time: string) => `from ${time}`,
    until: (time: string) => `until ${time}`,
    noDate: 'To be agreed',
    stay: 'Stay',
    guests: 'Guests',
    nightsAndGuests: (nights: string, guests: string) => `${nights}, ${guests}`,
    price: 'Room price',
    total: 'Total',
  },
  notice: {
    asked: 'You asked for a change',
    askedText: 'Until we answer, the stay remains as it is above.',
    accepted: 'We have agreed to your change',
    declined: 'We could not make your change',
    quoted: (message: string) => `“${message}”`,
    answer: 'Our answer:',
  },
  actions: {
    label: 'What you can do',
    change: 'Ask for a change',
    changeAgain: 'Ask for something else',
    calendar: 'Add to calendar',
    cancel: 'Cancel this stay',
  },
  change: {
    title: 'Ask for a change',
    text: 'Nothing changes until we have agreed. A different number of nights changes the price.',
    arrival: 'Arrival',
    departure: (date: string) => `Departure ${date}`,
    nights: 'Nights',
    guests: 'Guests',
    message: 'Message to us',
    optional: '(optional)',
    send: 'Send request',
    close: 'Close',
    nextFree: 'Next free days:',
    dateInvalid: 'Please enter a valid date',
    done: 'We have received it and will reply soon.',
    failed: 'That did not reach us. What you wrote is still here: please try again, or call us.',
  },
  cancelling: {
    question: 'Cancel this stay?',
    text: 'The room is offered to others at once. Any charge is listed under “Good to know” below.',
    yes: 'Yes, cancel it',
    no: 'Keep it',
    done: 'The stay is cancelled.',
    already: 'This stay was cancelled already.',
    failed: 'That did not reach us. Please try again, or call us.',
  },
  closed: 'It is too late to change or cancel this here. Please call us.',
  linkEnds: (date: string) =>
    `Anyone with this link can see, change and cancel the stay. It expires on ${date}.`,
  contactTitle: 'How to reach us',
  unknownTitle: 'No stay belongs to this link',
  unknownText: (days: number) =>
    `It may be incomplete, or it has expired: links work until ${days} days after departure. Please call or write to us, and we will look it up.`,
  replacedTitle: 'This link has been replaced',
  replacedText:
    'There is a newer link to this stay: look in the last letter from us. If you cannot find it, please call or write to us.',
  unansweredTitle: 'Your stay cannot be shown right now',
  unansweredText: 'Nothing is lost. Please try again in a moment, or call us.',
  askAgain: 'Try again',
};

/** What the database refuses on that page, beside what it refuses to everybody. */
export const guestRefusalWords = {
  'change-empty': () =>
    'That is what we have already. Please change something or write us a message.',
  'change-nights-full': () => 'The room is full on some of these nights.',
  'stay-closed': () => 'It is too late to change or cancel this here. Please call us.',
};

/** Rooms that were booked together, on the guest's own page. */
export const stayRoomsWords = {
  title: 'All rooms of your booking',
  thisOne: 'shown above',
  from: (date: string) => `from ${date}`,
  status: {
    pending: 'Requested',
    confirmed: 'Confirmed',
    declined: 'Not available',
    cancelled: 'Cancelled',
    here: 'You are here',
    past: 'Past',
  },
  total: 'Total of all rooms',
  cancelAll: 'Cancel all rooms',
  cancelOne: (room: string) => `Only ${room}`,
  changeOne: (room: string) => `This is about ${room}. To change the other rooms, tell us below.`,
};
