/**
 * What a reply to a guest's message is written with, in English. Staff's code loads those of the
 * guest's language (src/words/letters.ts); days are written as visitors read them. Letters about a
 * stay have words of their own (letter-templates.ts).
 */
export { countWords, dateWords, numberWords, stayPageWords } from './visitors.ts';

/** A reply to a guest, as it is proposed. */
export const guestLetterWords = {
  replySubject: (subject: string) => `Re: ${subject}`,
  /** With a gap in which to write. */
  reply: (guest: string, hotel: string, day: string, quoted: string) =>
    `Dear ${guest},\n\n\n\n${hotel}\n\nOn ${day} you wrote:\n${quoted}\n`,
};

/** What papers for a guest are printed with, beside the words of the guest's own page. */
export const guestPaperWords = {
  confirmationTitle: 'Booking confirmation',
  requestTitle: 'Your request',
  notConfirmed: 'Not confirmed yet',
  guest: 'Guest',
  room: 'Room',
  /** `In riel ($1 = 4,100៛)` */
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
