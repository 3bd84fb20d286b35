/**
 * Default email templates, which staff can change. A name in braces becomes a fact of the stay; a
 * line with an unknown fact is removed. Visitors' pages do not load this file.
 */
import { countWords, dateWords, numberWords } from './basics.ts';
import { stayPageWords } from './guests.ts';
import { bookingWords } from './selling.ts';

export const emailNumbers = { countWords, dateWords, numberWords };

export { moonWords as emailMoon } from './hotel.ts';
export { countWords, dateWords, numberWords, stayPageWords };

/** A stay within a sentence. `from` is undefined if the stay has no date. */
export const emailStay = (room: string, guests: string, nights: string, from: string | undefined) =>
  `${room}, ${guests}, ${nights}${from === undefined ? '' : ` from ${from}`}`;

/** The lines that make up a total; replaces `{sum}` in an email. */
export const emailSum = {
  price: bookingWords.roomPrice,
  fee: bookingWords.fee,
  /** @param code the promo code; '' if none was used */
  discount: (code: string) => (code ? `Discount (${code})` : 'Discount'),
  line: (what: string, amount: string) => `${what}: ${amount}`,
};

/** How to address a guest without a name. */
export const emailGuest: string = 'guest';

const FACTS = `Room: {room}
Arrival: {arrival}
Departure: {departure}
Stay: {nights}, {guests}
{sum}
Total: {total}
{rooms}`;

const CLOSE = `If you need to change anything, simply reply to this message or call us at {phone}.

{hotel}
Reference: {reference}`;

export const emailTemplates = {
  received: {
    subject: 'Your request at {hotel}: {room}',
    body: `Dear {guest},

Thank you for asking for {stay}. We have received your request and will reply soon. Nothing is booked yet, and nothing has been charged.

${FACTS}
View your request: {link}

${CLOSE}`,
  },
  confirmed: {
    subject: 'Your booking at {hotel} is confirmed: {room}',
    body: `Dear {guest},

Your booking is confirmed.

${FACTS}
Your stay: {link}

You pay at the hotel; nothing has been charged yet. We look forward to welcoming you. {moon}

${CLOSE}`,
  },
  declined: {
    subject: 'Your request at {hotel}: {room}',
    body: `Dear {guest},

Thank you for asking for {stay}. We are sorry, but it is not available. If other dates or another room suit you, let us know and we will check at once.

See which rooms are free: {search}

${CLOSE}`,
  },
  changed: {
    subject: 'Your booking at {hotel} has changed: {room}',
    body: `Dear {guest},

Your booking has been changed. These are the new details:

${FACTS}
Your stay: {link}

${CLOSE}`,
  },
  cancelled: {
    subject: 'Your booking at {hotel} is cancelled: {room}',
    body: `Dear {guest},

Your booking for {stay} is cancelled, and nothing has been charged. We would be glad to welcome you another time.

${CLOSE}`,
  },
  reminder: {
    subject: 'See you tomorrow at {hotel}',
    body: `Dear {guest},

Tomorrow is the day: we look forward to welcoming you.

${FACTS}
Your stay: {link}

${CLOSE}`,
  },
  freed: {
    subject: 'Your nights at {hotel} are free now: {room}',
    body: `Dear {guest},

You asked for {stay}, and these nights were full. They are free now.

If you would still like to come, simply reply to this message, or call us. We have not reserved the nights for you, so please do not wait too long.

The room with your days and the total: {book}
The rooms that are free on your days: {search}
Your request: {link}

${CLOSE}`,
  },
  /** The template for any other subject; staff complete its text. */
  general: {
    subject: 'Your stay at {hotel}: {room}',
    body: `Dear {guest},

We are writing about your stay.

${FACTS}
Your stay: {link}

${CLOSE}`,
  },
};

/** Offers other dates when the requested nights are full. @param offers one line per offer */
export const emailOffer = (offers: string) => ({
  subject: 'Your request at {hotel}: other days',
  body: `Dear {guest},

Thank you for asking for {stay}. These nights are full, but we would be glad to offer you:

${offers}

Tell us which one suits you and we will book it for you.

${CLOSE}`,
});

/** The draft of a reply to a guest's message. */
export const guestEmailWords = {
  replySubject: (subject: string) => `Re: ${subject}`,
  /** Leaves blank lines for the reply. */
  reply: (guest: string, hotel: string, day: string, quoted: string) =>
    `Dear ${guest},\n\n\n\n${hotel}\n\nOn ${day} you wrote:\n${quoted}\n`,
};

/** Texts of documents for a guest, in addition to `stayPageWords`. */
export const guestPaperWords = {
  confirmationTitle: 'Booking confirmation',
  requestTitle: 'Your request',
  notConfirmed: 'Not confirmed yet',
  guest: 'Guest',
  room: 'Room',
  inRiel: (one: string, riel: string) => `In riel (${one} = ${riel})`,
  date: 'Date',
  nightsAt: (nights: number, price: string) =>
    `${nights === 1 ? '1 night' : `${nights} nights`} at ${price}`,
  notSlept: 'Nights booked but not stayed',
  earlyDeparture: 'Agreed at early departure',
  fee: 'Service fee',
  beforeTax: 'Before tax',
  taxWithin: (tax: string, percent: string) => `of which ${tax} ${percent} %`,
  taxOnTop: (tax: string, percent: string) => `${tax} ${percent} %`,
  what: 'For',
  amount: 'Amount',
  payAtHouse:
    'You pay at the hotel; nothing has been charged yet. We look forward to welcoming you.',
  forInvoice: (number: string) => `Cancels invoice ${number}`,
  registration: 'Registration card',
  invoice: 'Invoice',
  credit: 'Credit note',
  fullName: 'Full name',
  nationality: 'Nationality',
  passport: 'Passport or ID card',
  birth: 'Date of birth',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  roomNumber: 'Room number',
  signature: 'Date and signature',
};
