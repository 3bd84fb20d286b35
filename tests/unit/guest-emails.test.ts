import { EMAIL_WORDS } from '@/words/catalogues';
import { mailProgramLink, replyEmail, type GuestEmail } from '@/guests/emails/guest-email';
import type { EmailHotel } from '@/guests/emails/email-facts';
import { stayEmail } from '@/guests/emails/stay-email';
import { writeEmail, writeOfferEmail } from '@/guests/emails/write-email';
import { SERVICE_FEE } from '@/basics/rules/price';
import { type ReservationStatus } from '@/basics/rules/reservation-status';
import { EMAIL_HOTEL as HOTEL, EMAIL_STAY as STAY } from '../support/email-stay';

const STAY_WORDS = 'Moonrise Premier, 2 guests, 3 nights from Tue 24 Nov 2026';
const FACTS = [
  'Room: Moonrise Premier',
  'Arrival: Tue 24 Nov 2026',
  'Departure: Fri 27 Nov 2026',
  'Stay: 3 nights, 2 guests',
  'Room price: $747',
  'Service fee (10%): $75',
  'Total: $822',
].join('\n');
const CLOSE =
  'If you need to change anything, simply reply to this message or call us at +855 00 555 0142.\n\nChanrea House\nReference: FJF6-CYBM';

test.each<[ReservationStatus, string, string]>([
  [
    'new',
    'Your request at Chanrea House: Moonrise Premier',
    `Thank you for asking for ${STAY_WORDS}. We have received your request and will reply soon. Nothing is booked yet, and nothing has been charged.\n\n${FACTS}`,
  ],
  [
    'confirmed',
    'Your booking at Chanrea House is confirmed: Moonrise Premier',
    `Your booking is confirmed.\n\n${FACTS}\n\nYou pay at the hotel; nothing has been charged yet. We look forward to welcoming you.`,
  ],
  [
    'declined',
    'Your request at Chanrea House: Moonrise Premier',
    `Thank you for asking for ${STAY_WORDS}. We are sorry, but it is not available. If other dates or another room suit you, let us know and we will check at once.\n\nSee which rooms are free: https://hotel.test/rooms?arrive=2026-11-24&nights=3&guests=2`,
  ],
  [
    'cancelled',
    'Your booking at Chanrea House is cancelled: Moonrise Premier',
    `Your booking for ${STAY_WORDS} is cancelled, and nothing has been charged. We would be glad to welcome you another time.`,
  ],
  [
    'checked_out',
    'Your stay at Chanrea House: Moonrise Premier',
    `We are writing about your stay.\n\n${FACTS}`,
  ],
])('the e-mail of a reservation that is %s', (status, subject, text) => {
  expect(stayEmail({ ...STAY, status }, HOTEL, {})).toEqual({
    to: 'guest@example.com',
    subject,
    body: `Dear Sophea,\n\n${text}\n\n${CLOSE}`,
  });
});

test('without name, dates and telephone the e-mail leaves them out', () => {
  const bare = { ...STAY, guestName: null, checkIn: null, checkOut: null, guests: 1, nights: 1 };
  const confirmed = stayEmail(bare, { ...HOTEL, phone: '' }, {});
  expect(confirmed?.body).toBe(
    'Dear guest,\n\nYour booking is confirmed.\n\nRoom: Moonrise Premier\nStay: 1 night, 1 guest\nRoom price: $747\nService fee (10%): $75\nTotal: $822\n\nYou pay at the hotel; nothing has been charged yet. We look forward to welcoming you.\n\nChanrea House\nReference: FJF6-CYBM',
  );
  const asked = stayEmail({ ...bare, status: 'new' }, HOTEL, {});
  expect(asked?.body).toContain('asking for Moonrise Premier, 1 guest, 1 night. We have');
});

test.each([
  ['Sok Dara', 'Sok Dara'],
  ['  Jean-Paul  d’Ormesson ', 'Jean-Paul d’Ormesson'],
  ['J. R. Müller', 'J. R. Müller'],
  ['សុខ\u200bដារ៉ា', 'សុខ\u200bដារ៉ា'],
  ['王小明', '王小明'],
  ['Pay at evil.example', 'guest'],
  ['customer, your card was refused', 'guest'],
  ['Call 012 345 678', 'guest'],
  ['write to x@evil.example', 'guest'],
  ['one two three four five six seven', 'guest'],
  ['ឈ្មោះ'.repeat(20), 'guest'],
  ['a\u202eb', 'ab'],
  ['$100', 'guest'],
])('that a request came in calls %j %j: nobody has looked at it yet', (guestName, called) => {
  const email = stayEmail({ ...STAY, status: 'new', guestName }, HOTEL, {});
  expect(email?.body.split('\n')[0]).toBe(`Dear ${called},`);
  // Once staff have confirmed, the e-mail contains the name, because staff have read it.
  const name = guestName.replaceAll('\u202e', '').trim().replaceAll(/ +/g, ' ');
  expect(stayEmail({ ...STAY, guestName }, HOTEL, {})?.body).toContain(`Dear ${name},\n`);
});

test('a subject has no control characters, and is cut between its signs', () => {
  const own = { 'received.en': { subject: '{guest}{guest}', body: 'B' } };
  const subjectOf = (guestName: string, status: ReservationStatus = 'new') =>
    stayEmail({ ...STAY, status, guestName }, HOTEL, own)?.subject;
  expect(subjectOf('a\u0001\u009f\u202eb')).toBe('abab');
  const confirmed = { 'confirmed.en': { subject: '{guest}{guest}', body: 'B' } };
  const long = stayEmail({ ...STAY, guestName: 'x'.repeat(199) + '🌙🌙' }, HOTEL, confirmed);
  expect(long?.subject).toBe('x'.repeat(199) + '🌙');
});

test('nobody whose data are erased is written to; without an address the e-mail has none', () => {
  expect(stayEmail({ ...STAY, erasedAt: STAY.createdAt }, HOTEL, {})).toBeUndefined();
  expect(stayEmail({ ...STAY, email: null }, HOTEL, {})?.to).toBe('');
});

test.each([
  [
    'en',
    'Room price: $747.00',
    'Discount (MOON): −$83.00',
    'Service fee (10%): $75.00',
    'VAT (10%): $74.70',
    'Airport transfer ×\u00a02: $51.30',
    'Total: $865.00',
  ],
  [
    'fr',
    'Prix de la chambre\u00a0: 747,00\u00a0$',
    'Réduction (MOON)\u00a0: −83,00\u00a0$',
    'Frais de service (10\u00a0%)\u00a0: 75,00\u00a0$',
    'TVA (10\u00a0%)\u00a0: 74,70\u00a0$',
    'Transfert ×\u00a02\u00a0: 51,30\u00a0$',
  ],
  [
    'km',
    'តម្លៃបន្ទប់៖ $747.00',
    'បញ្ចុះតម្លៃ (MOON)៖ −$83.00',
    'ថ្លៃសេវា (10%)៖ $75.00',
    'VAT (10%)៖ $74.70',
    'Airport transfer ×\u00a02៖ $51.30',
  ],
  [
    'zh',
    '房价：US$747.00',
    '优惠（MOON）：−US$83.00',
    '服务费（10%）：US$75.00',
    'VAT（10%）：US$74.70',
    'Airport transfer ×\u00a02：US$51.30',
  ],
] as const)('the sum in %s adds up: discount, fee, tax and extras', (language, ...lines) => {
  const fee = STAY.charges[0] ?? SERVICE_FEE;
  const kind = 'tax' as const;
  const vat = { ...fee, id: 'vat', kind, name: 'VAT', amount: 74.7, names: { fr: 'TVA' } };
  const names = { fr: 'Transfert' };
  const van = { id: 'van', name: 'Airport transfer', count: 2, amount: 51.3, names };
  const price = { price: 664, discount: 83, promoCode: 'MOON', tax: 74.7, total: 865 };
  const charges = [{ ...fee, amount: 75 }, vat];
  const body = stayEmail({ ...STAY, ...price, charges, extras: [van], language }, HOTEL, {})?.body;
  expect(body?.split('\n').filter((line) => lines.some((one) => one === line))).toEqual(lines);
});

describe('an e-mail about rooms that were booked together', () => {
  const together = [
    { ...STAY, guestKey: 'k3y' },
    { ...STAY, id: 'b', guests: 1 },
    { ...STAY, id: 'c', roomName: 'Garden Standard', total: 425.5 },
  ];

  test('is one: it lists them, counts guests and prices together, and names the first one’s reference', () => {
    expect(stayEmail({ ...STAY, guestKey: 'k3y' }, HOTEL, {}, { together })).toEqual({
      to: 'guest@example.com',
      subject: 'Your booking at Chanrea House is confirmed: 2 × Moonrise Premier, Garden Standard',
      body: `Dear Sophea,

Your booking is confirmed.

Room: 2 × Moonrise Premier, Garden Standard
Arrival: Tue 24 Nov 2026
Departure: Fri 27 Nov 2026
Stay: 3 nights, 5 guests
Room price: $2,241.00
Service fee (10%): $225.00
Total: $2,069.50
– Moonrise Premier, 2 guests, 3 nights from Tue 24 Nov 2026
– Moonrise Premier, 1 guest, 3 nights from Tue 24 Nov 2026
– Garden Standard, 2 guests, 3 nights from Tue 24 Nov 2026
Your stay: https://hotel.test/stay/k3y

You pay at the hotel; nothing has been charged yet. We look forward to welcoming you.

${CLOSE}`,
    });
  });

  test('whose days differ says the first arrival, the last departure and each room’s own days', () => {
    const moved = [STAY, { ...STAY, checkIn: '2026-11-25', checkOut: '2026-11-29', nights: 4 }];
    const body = stayEmail(STAY, HOTEL, {}, { together: moved })?.body;
    expect(body).toContain('Arrival: Tue 24 Nov 2026\nDeparture: Sun 29 Nov 2026\nStay: 5 nights');
    expect(body).toContain('– Moonrise Premier, 2 guests, 4 nights from Wed 25 Nov 2026');
  });

  test('about one of them alone is the e-mail of a single room', () => {
    expect(stayEmail(STAY, HOTEL, {}, { together: [STAY] })).toEqual(stayEmail(STAY, HOTEL, {}));
  });
});

const MESSAGE = {
  name: 'Sok',
  email: 'a@b.cd',
  subject: 'Hello',
  message: ' One\r\nTwo\rThree\n\n',
  createdAt: '2026-11-20T10:00:00Z',
};

test('a reply, whole', () => {
  expect(replyEmail(MESSAGE, 'Chanrea House', EMAIL_WORDS.en)).toEqual({
    to: 'a@b.cd',
    subject: 'Re: Hello',
    body: 'Dear Sok,\n\n\n\nChanrea House\n\nOn Fri 20 Nov 2026 you wrote:\n> One\n> Two\n> Three\n',
  });
});

test.each([
  ['re: Hello', 're: Hello'],
  ['RE: Hello', 'RE: Hello'],
  ['More: Hello', 'Re: More: Hello'],
])('the subject %j is answered as %j', (subject, answered) => {
  expect(replyEmail({ ...MESSAGE, subject }, 'H', EMAIL_WORDS.en).subject).toBe(answered);
});

const email = (body: string): GuestEmail => ({ to: 'a@b.cd', subject: '  Two \n words ', body });
const HEAD = 'mailto:a@b.cd?subject=Two%20words&body=';

test('an e-mail that just fits is in the link; of a longer one nothing is, so that none is cut', () => {
  const room = 1900 - HEAD.length;
  const fitting = { href: HEAD + 'x'.repeat(room), isWhole: true };
  expect(mailProgramLink(email('x'.repeat(room)))).toEqual(fitting);
  const longer = { href: HEAD.replace('&body=', ''), isWhole: false };
  expect(mailProgramLink(email('x'.repeat(room + 1)))).toEqual(longer);
});

test('an e-mail may name hours and the last day of free cancelling, each where it is known', () => {
  const own = {
    'confirmed.en': {
      subject: 'Yours',
      body: 'From {checkin}, until {checkout}.\nFree to cancel until {cancelby}.\nBye.',
    },
  };
  const body = (facts: Partial<EmailHotel['facts']>, stay: Partial<typeof STAY> = {}) =>
    stayEmail({ ...STAY, ...stay }, { ...HOTEL, facts: { ...HOTEL.facts, ...facts } }, own)?.body;
  expect(body({})).toBe('From 14:00, until 12:00.\nFree to cancel until Sun 22 Nov 2026.\nBye.');
  expect(body({ freeCancelDays: 0 })).toContain('until Tue 24 Nov 2026.');
  expect(body({ freeCancelDays: null })).toBe('From 14:00, until 12:00.\nBye.');
  expect(body({ checkOut: '' })).toBe('Free to cancel until Sun 22 Nov 2026.\nBye.');
  expect(body({}, { checkIn: null, checkOut: null })).toBe('From 14:00, until 12:00.\nBye.');
});

test('an e-mail of a house that shows the moon tells which night it is full, and else nothing of it', () => {
  const own = { 'confirmed.en': { subject: 'Yours', body: 'Welcome.\n\n{moon}\n\nBye.' } };
  const stay = { ...STAY, checkIn: '2026-12-23', checkOut: '2026-12-26', nights: 3 };
  const body = (of: Partial<typeof STAY>, showsMoon: boolean) =>
    stayEmail({ ...stay, ...of }, { ...HOTEL, showsMoon }, own)?.body;
  expect(body({}, true)).toBe('Welcome.\n\nOn your second night the moon is full.\n\nBye.');
  expect(body({ checkIn: '2026-12-25', checkOut: '2026-12-28' }, true)).toBe('Welcome.\n\nBye.');
  expect(body({}, false)).toBe('Welcome.\n\nBye.');
  own['confirmed.en'].body = 'Welcome. {moon}';
  expect(body({}, true)).toBe('Welcome. On your second night the moon is full.');
  expect(body({}, false)).toBe('Welcome.');
});

test('an e-mail’s total has the hotel’s sign, where the guest’s language has it', () => {
  const total = (language: 'en' | 'fr') =>
    stayEmail({ ...STAY, language }, { ...HOTEL, currencySign: '€' }, {})?.body;
  expect(total('en')).toContain('Total: €822');
  expect(total('fr')).toContain('822\u00a0€');
});

test('an e-mail has addresses with the days of the stay, unless nobody could book such a stay', () => {
  const stay = { ...STAY, language: 'fr', children: [4], promoCode: 'MOON' };
  const site = 'https://hotel.test/fr/rooms';
  const days = (arrive: string) => `?arrive=${arrive}&nights=3&guests=2&children=4&code=MOON`;
  const freed = writeEmail('freed', stay, HOTEL, {}).body;
  expect(freed).toContain(`${site}/room-premier${days('2026-11-24')}\n`);
  expect(freed).toContain(`${site}${days('2026-11-24')}\n`);
  const offer = { roomId: 'room-deluxe', roomName: 'Garden Deluxe', checkIn: '2026-12-01' };
  expect(writeOfferEmail(stay, HOTEL, [offer]).body).toContain(
    `${site}/room-deluxe${days('2026-12-01')}\n`,
  );
  const long = { ...stay, nights: 11, checkOut: '2026-12-05' };
  expect(writeEmail('freed', long, HOTEL, {}).body).not.toContain('/rooms');
});
