/** Built-in amenities, by their stored name. */
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
  /** The lowest price of a room whose nights differ in price. */
  from: (price: string) => `from ${price}`,
  perNight: 'per night',
  /** The price of a night including charges. */
  withService: (total: string, isTaxed = false) =>
    `${total} with ${isTaxed ? 'fees and taxes' : 'service'}`,
  /** The number of amenities that a room's card does not show. */
  moreAmenities: (left: number) => `+${left} more`,
  /** The number of nights, shown after their price. */
  forNights: (nights: string) => `for ${nights}`,
  everything: 'everything included',
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

export const roomTypeWords = { standard: 'Standard', deluxe: 'Deluxe', premier: 'Premier' };

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
  free: 'These nights are free.',
  otherRooms: 'Free on these nights:',
  nextFree: 'Next free:',
  stillAsk:
    'You can still send your request. It waits for these nights: if they become free, we look at the first request first and write to you.',
  needsScript: 'Booking here needs JavaScript. You can also book by phone or e-mail:',
  extras: 'Add to your stay',
  askOn: (network: string) => `Ask on ${network}`,
  /** The question that the link to a chat writes for the guest. */
  askAbout: (room: string) => `Hello, I have a question about ${room}.`,
  askFor: (guests: string, total?: string) => `${guests}${total ? `, ${total} in total` : ''}.`,
  haveCode: 'I have a promo code',
  byDate: 'The price depends on your dates.',
  /** Shown above the form once a request was sent. */
  withUs: (reference: string) => `Your request ${reference} is with us.`,
  showRequest: 'Show it',
};

/** The form that searches by dates. */
export const searchWords = {
  arrive: 'Arrive',
  /** Shown only by hotels with prices for children. */
  ages: 'Ages of children',
  agesHint: 'On arrival, such as 4, 9. Count the children among the guests.',
  see: 'See what is free',
  needsScript: 'Call or write, and we will tell you what is free:',
};

/** The answer to a search by dates. */
export const searchAnswerWords = {
  free: (rooms: number) => (rooms === 1 ? '1 room is free' : `${rooms} rooms are free`),
  /** No single room holds the party. The first line of a result must fit 280 px. */
  noneAlone: (guests: number) => `No room for all ${guests} guests`,
  none: 'No room can be booked',
  waiting: 'Looking for free rooms …',
  failed: 'We cannot tell which rooms are free right now. You can still ask for any of them.',
  leftOut: (fields: readonly string[]) =>
    `We could not read part of this address and left it out: ${fields.join(', ')}.`,
  parts: 'What is in it',
  last: 'The last one free',
  share: 'Share',
  isFull: 'Full on these nights',
  sleeps: (guests: string) => `Sleeps ${guests}`,
  leastNights: (nights: string, period: string) => `${nights} or more over ${period}`,
  otherDays: 'Other days for this room',
  others: 'Not for this stay',
  together: 'Together',
  togetherText: 'Several rooms for the same nights.',
  after: 'One after the other',
  afterText: 'You change rooms once. Each part is priced by its own nights.',
  near: 'Near your days',
  nearText: 'As many nights, a little earlier or later.',
};

/** Several rooms chosen for one request. */
export const severalRoomsWords = {
  choose: 'Choose',
  /** The same for screen readers. */
  chooseRoom: (room: string) => `Choose ${room}`,
  chooseAll: 'Choose these rooms',
  another: 'One more of these',
  takeOut: (room: string) => `Take out ${room}`,
  label: 'Chosen rooms',
  rooms: (rooms: number) => (rooms === 1 ? '1 room' : `${rooms} rooms`),
  /** In the bar: "2 rooms, 5 guests, $302". */
  bar: (rooms: string, guests: string, total: string) => `${rooms}, ${guests}, ${total}`,
  toForm: 'Request these rooms',
  title: 'One request for all rooms',
  withoutRoom: (guests: string) => `Not in any room yet: ${guests}.`,
  ofRoom: (room: string, sentence: string) => `${room}: ${sentence}`,
};

/** Texts for rooms with price rules: extras, promo codes, seasonal prices. */
export const stayPriceWords = {
  per: {
    stay: 'per stay',
    night: 'per night',
    guest: 'per guest',
    guest_night: 'per guest and night',
  },
  free: 'free of charge',
  howMany: (name: string) => `How many: ${name}`,
  code: 'Promo code',
  apply: 'Apply',
  codeCounts: 'Your promo code has been applied.',
  codeWrong: 'This code is not valid. Please check the spelling.',
  codeMoon: 'This code is only for stays at full moon.',
  atFullMoon: 'at full moon',
  goneMoon: (name: string) =>
    `${name} is only for stays at full moon, so we have left it out of your request.`,
  codeRoom: 'This code is not valid for this room.',
  codeUsedUp: 'This code has been used up.',
  codeEarly: (date: string) => `This code is valid for arrivals from ${date}.`,
  codeExpired: (date: string) => `This code was valid for arrivals until ${date}.`,
  codeBusy:
    'Too many codes have been tried from your network. Please try again in an hour, or remove the code.',
  roomPrice: (parts: readonly string[]) => `Room price, ${parts.join(', ')}`,
  furtherGuests: (guests: number, each: string) => `Additional guests: ${guests} (${each})`,
  children: (ages: string, each: string) => `Children (${ages}): ${each}`,
  discount: 'Discount',
  failed:
    'We cannot work out the price right now. You can still send your request: we will tell you the price when we confirm it.',
  changed: (total: string) =>
    `The price is now ${total}. Press Book Now to send your request at this price.`,
  gone: (name: string) => `${name} is no longer offered and was removed.`,
  leastNights: (from: string, until: string, nights: string) =>
    from === until
      ? `On ${from}: ${nights} or more.`
      : `From ${from} to ${until}: ${nights} or more.`,
  stayNights: (nights: string) => `Stay ${nights}`,
  arrivalDays: (days: readonly string[]) =>
    `On these dates, guests can arrive only on: ${days.join(', ')}.`,
  arriveOn: (date: string) => `Arrive ${date}`,
};

/** Price rules of a day in the booking calendar. */
export const nightPriceWords = {
  noArrival: 'no arrival',
  noArrivalOn: (date: string) => `You cannot arrive on ${date}, but you can leave that day.`,
  legend: 'Dotted: no arrival on this day',
  orMore: (nights: string) => `${nights} or more`,
};

export const guestWords = {
  title: 'Add your name, phone or a message',
  name: 'Name',
  phone: 'Phone or WhatsApp',
  message: 'Message to the hotel',
  length: (written: string, max: string) => `${written} of ${max} characters`,
};

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
  /** Weekdays from Monday: short, and in full for screen readers. */
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

/** The receipt that replaces the booking form after sending. */
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
  /** @param email undefined after a reload, because it is not stored */
  answer: (email: string | undefined) =>
    `We read every request and will reply to ${email ?? 'the address you gave'}.`,
  notBooked: 'It becomes a booking once we confirm it. Nothing is charged before then.',
  full: 'Some of these nights are full right now, so your request waits for them. If they become free, we look at the first request first. We will write to you either way.',
  wasFull:
    'Some of these nights were full when you asked, so your request waits for them. If they become free, we look at the first request first. We will write to you either way, perhaps with other dates.',
  silence: 'If you hear nothing from us within a day, please get in touch:',
  another: 'Send another request',
};

export const goodToKnowWords = { title: 'Good to know' };
