/** Daily work: stays, calendar, booking sites, documents, reports. */
import { errorToast, toastText, type ToastText } from '../../toast-text.ts';

type Entries = 'reservations' | 'messages' | 'subscribers' | 'changes';

const STATUS = {
  new: 'New',
  confirmed: 'Confirmed',
  declined: 'Declined',
  cancelled: 'Cancelled',
  checked_in: 'Checked in',
  checked_out: 'Checked out',
  no_show: 'No-show',
};

export const inboxWords = {
  filters: 'Filters',
  emailFilter: 'Email begins with',
  details: 'Details',
  failed: (entries: Entries) => `The ${entries} cannot be loaded right now.`,
  nothingFound: 'Nothing found',
  nothingFoundText: 'Try fewer or other filters.',
  none: (entries: Entries) => `No ${entries} yet`,
  older: (entries: Entries) => `Show older ${entries}`,
  choose: {
    reservation: 'Choose a reservation to read it.',
    message: 'Choose a message to read it.',
  },
  isGone: {
    reservation: 'This reservation no longer exists.',
    message: 'This message no longer exists.',
  },
  all: 'Export CSV',
  these: 'Export these rows',
  progress: (rows: string, total: string | undefined) =>
    total === undefined ? `${rows} rows` : `${rows} of ${total} rows`,
};

export const inboxToasts = {
  listFailed: (what: Entries | 'reservation' | 'stays' | 'message') =>
    errorToast('Not loaded', `The ${what} could not be loaded. Please try again.`),
  retentionNotLoaded: errorToast(
    'Not loaded',
    'The privacy settings could not be loaded. Please try again.',
  ),
  reservationChanged: (status: keyof typeof STATUS): ToastText => ({
    title: `Reservation: ${STATUS[status].toLowerCase()}`,
    description: status === 'confirmed' ? 'The nights are taken now.' : undefined,
  }),
  staySaved: toastText('Stay saved'),
  cancellationSeen: toastText('Cancellation marked as seen'),
  notesSaved: toastText('Note saved'),
  guestSaved: toastText('Guest saved'),
  bookingAdded: (status: keyof typeof STATUS): ToastText => ({
    title: 'Booking added',
    description: status === 'confirmed' ? 'The nights are taken now.' : undefined,
  }),
  reservationFailed: errorToast('Not saved', 'The reservation is unchanged. Please try again.'),
  bookingFailed: errorToast(
    'Not saved',
    'The booking was not added. What you typed is still here.',
  ),
  reservationConflict: errorToast(
    'Changed by somebody else',
    'Somebody else has just changed this reservation. Please look at it and decide again.',
  ),
  nightsTaken: (sentence: string) => errorToast('No room free', sentence),
  messageFailed: errorToast('Not moved', 'Nothing was changed. Please try again.'),
  messageArchived: toastText('Message archived'),
  messageIsSpam: toastText('Marked as spam', 'Find it under Show: Spam.'),
  messageRestored: toastText('Message back in the inbox'),
  messageDeleted: toastText('Message deleted'),
  deleteFailed: (what: 'message' | 'subscriber') =>
    errorToast('Delete failed', `The ${what} could not be deleted. Please try again.`),
  subscriberDeleted: (email: string) =>
    toastText('Subscriber deleted', `${email} will get no more newsletters.`),
  emailQueued: toastText(
    'Email in the outbox',
    'It will be sent in a moment. This page will show when it is sent.',
  ),
  emailFailed: errorToast(
    'Email not sent',
    'Your text is saved in this browser. Please try again.',
  ),
  /** @param written the number of entries, formatted */
  erased: (entries: number, written: string): ToastText => ({
    title: entries === 0 ? 'Nothing to erase' : 'Data erased',
    description:
      entries === 0
        ? 'There is no data about this guest.'
        : `${written} ${entries === 1 ? 'entry was' : 'entries were'} deleted or made anonymous.`,
  }),
  eraseFailed: errorToast('Not erased', 'Nothing was changed. Please try again.'),
  retentionSaved: (months: number) =>
    toastText(
      'Storage time saved',
      `Guest data is stored for ${months} ${months === 1 ? 'month' : 'months'}.`,
    ),
  retentionFailed: errorToast('Not saved', 'The storage time is unchanged. Please try again.'),
  /** @param written the number of rows, formatted */
  exportDone: (rows: number, written: string) =>
    toastText('Export finished', `${written} ${rows === 1 ? 'row' : 'rows'} saved to a file.`),
  exportFailed: errorToast('Export failed', 'No file was saved. Please try again.'),
};

export const csvWords = {
  reservations: [
    'Received',
    'Status',
    'Room',
    'Guest',
    'E-mail',
    'Phone',
    'Guests',
    'Check-in',
    'Check-out',
    'Nights',
    'Room price',
    'Service fee',
    'Total',
    'Source',
    'Message',
    'Notes',
    'Language',
    'Reference',
    'Invoice',
    'Price of each night',
    'Extras',
    'Price of extras',
    'Discount',
    'Code',
    'Reason for another price',
    'Taxes',
    'Ages of children',
  ],
  messages: ['Received', 'Status', 'Name', 'E-mail', 'Subject', 'Message', 'Language'],
  subscribers: ['Since', 'E-mail'],
  activity: ['When', 'Who', 'What', 'Name', 'Change'],
};

export const todayWords = {
  title: 'Today',
  failed: 'Today’s stays cannot be loaded right now.',
  loading: 'Loading today',
  toCome: 'To arrive',
  toLeave: 'To leave',
  inHouse: 'In house',
  freeTonight: 'Free tonight',
  done: {
    arrived: (count: number) => `${count} arrived`,
    left: (count: number) => `${count} left`,
    leaving: (count: number) => `${count} to leave`,
    ofRooms: (count: number) => `of ${count} rooms`,
  },
  lists: {
    waiting: { title: 'Waiting for an answer', none: 'No requests are waiting for an answer.' },
    arriving: { title: 'Arriving', none: 'Nobody arrives today.' },
    leaving: { title: 'Leaving', none: 'Nobody leaves today.' },
    staying: { title: 'Staying another night', none: 'Nobody else is in house.' },
    freed: {
      title: 'Their nights are free now',
      none: '',
      hint: 'These guests asked for nights that were full. The first to ask is first. Nothing has been promised: confirm one, or write to one.',
    },
    asking: { title: 'Asking for a change', none: '' },
    cancelled: { title: 'Cancelled by the guest', none: '' },
    unmarked: {
      title: 'Not marked',
      none: '',
      hint: 'These stays are over, but nobody has marked whether the guest came. Until somebody does, reports do not count their nights and income.',
    },
  },
  allWaiting: (count: number) => `All ${count} requests`,
  facts: (facts: readonly string[]) => facts.join(', '),
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  noDate: 'no date yet',
  day: (weekday: string, day: string) => `${weekday} ${day}`,
  expected: (day: string) => `Expected since ${day}`,
  overdue: (day: string) => `Should have left on ${day}`,
  /** Shown for a request that was not answered before its arrival date. */
  passed: 'The day of arrival has passed',
  early: (day: string) => `In house early: booked from ${day}`,
  /** The guest's message, and the staff's note. */
  word: (words: string) => `“${words}”`,
  note: (words: string) => `Note: ${words}`,
  call: (guest: string, phone: string) => `Call ${guest}, ${phone}`,
  whatsApp: 'WhatsApp',
  chat: (guest: string) => `WhatsApp to ${guest}`,
  steps: {
    confirmed: 'Confirm',
    declined: 'Decline',
    checked_in: 'Arrived',
    checked_out: 'Left',
    no_show: 'No-show',
  },
  isSeen: { asking: 'Answered', cancelled: 'Seen' },
  is: {
    new: 'New',
    confirmed: 'Confirmed',
    declined: 'Declined',
    cancelled: 'Cancelled',
    checked_in: 'Arrived',
    checked_out: 'Left',
    no_show: 'No-show',
  },
  stepOf: (step: string, guest: string) => `${step}: ${guest}`,
  undo: 'Undo',
  chooseDate: 'Set a date',
  answerChange: 'Answer',
  writeFreed: 'Write that they are free',
  isWritten: 'The email “The nights are free now” was written',
  seen: 'Mark as seen',
};

export const freeNightsWords = {
  title: 'The next 30 nights',
  text: 'How many rooms of each kind are free. The bars show how many are occupied.',
  occupied: 'Occupied',
  room: 'Room',
  /** Weekdays from Sunday. */
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  full: 'full',
  all: 'All rooms',
  calendar: 'Calendar',
};

export const reservationStatusWords = {
  labels: STATUS,
  steps: {
    confirm: 'Confirm',
    decline: 'Decline',
    guestCancelled: 'Guest cancelled',
    checkIn: 'Check in',
    noShow: 'No-show',
    cancelStay: 'Cancel stay',
    backToNew: 'Back to new',
    confirmAfterAll: 'Confirm after all',
    checkOut: 'Check out',
    notArrived: 'Not arrived yet',
    stillHere: 'Still here',
    backToConfirmed: 'Back to confirmed',
  },
};

/** Marks in lists that replace the status (src/desk/stays/reservation-mark.ts). */
export const reservationMarkWords = {
  asks: 'Asks for a change',
  unseen: 'Guest cancelled',
  unmarked: 'Not marked',
};

export const reservationWords = {
  purpose: 'Requests from the website, and bookings you enter yourself.',
  emptyText: 'A request for a room appears here as soon as it is sent.',
  addBooking: 'Add booking',
  all: 'All',
  status: 'Status',
  room: 'Room',
  checkInFrom: 'Check-in from',
  checkInUntil: 'Check-in until',
  moreFilters: 'Room and dates',
  labels: {
    website: 'Website',
    phone: 'Phone',
    walk_in: 'Walk-in',
    booking: 'Booking.com',
    airbnb: 'Airbnb',
    agoda: 'Agoda',
    expedia: 'Expedia / Vrbo',
    other: 'Other',
  },
  erased: 'Erased guest',
  dataErased: 'The guest’s data has been erased.',
  label: 'Find a stay',
  placeholder: 'Name, phone, email or reference',
  submit: 'Find',
};

export const stayWords = {
  checkIn: 'Check-in',
  noDate: 'Not set',
  until: (date: string) => `until ${date}`,
  nights: 'Nights',
  guests: 'Guests',
  roomPrice: 'Room price',
  fee: 'Service fee',
  total: 'Total',
  chooseDate: 'Set a date',
  write: 'Write to the guest',
  guestMessage: 'Message from the guest',
  /** Shown below a request from the website. */
  received: (moment: string, reference: string) => `Received ${moment}. Reference ${reference}`,
  /** Shown below a booking that staff entered. */
  entered: (source: string, moment: string, reference: string) =>
    `${source}, entered ${moment}. Reference ${reference}`,
  edit: 'Edit guest',
  editText:
    'For this reservation. The history shows what was changed. A new email address also changes the address of the guest’s own page: send the new one to the guest.',
  save: 'Save guest',
  others: 'Other stays of this guest',
  othersFailed: 'The other stays cannot be loaded right now.',
  noOthers: 'No other stays with this email or phone.',
  sameNights: 'The same guest has another stay on these nights:',
  othersMost: 'The latest 20. Search for the guest to see all.',
};

/** Texts about stays whose guest has not been notified yet. */
export const untoldWords = {
  mark: 'Guest not notified yet',
  onItsWay: 'Email on its way',
  /** By the kind of email that would notify the guest. */
  what: {
    confirmed: 'The guest does not know yet that the stay is confirmed.',
    changed: 'The guest does not know yet that the stay has changed.',
    declined: 'The guest does not know yet that you declined.',
    cancelled: 'The guest does not know yet that the stay is cancelled.',
    general: 'The guest does not know your decision yet.',
  },
  noReminder: 'No reminder is sent until the guest is notified.',
  wait: 'An email about it is on its way. This mark disappears when it is sent.',
  toldAnotherWay: 'Mark as notified',
  toldOf: (guest: string) => `Mark as notified: ${guest}`,
  listTitle: 'Guests to notify',
  short: {
    confirmed: 'confirmed',
    changed: 'changed',
    declined: 'declined',
    cancelled: 'cancelled',
    general: 'decided',
  },
  told: toastText('Marked as notified', 'The history shows it.'),
  notTold: errorToast('Not saved', 'Nothing was changed. Please try again.'),
};

/** Confirmation questions before steps with serious effects. */
export const stepQuestionWords = {
  cancelled: {
    title: 'Cancel this stay?',
    text: (stay: string) => `${stay}. Other guests can book these nights at once.`,
    yes: 'Yes, cancel it',
  },
  no_show: {
    title: 'Mark this stay as a no-show?',
    text: (stay: string) => `${stay}. Other guests can book these nights at once.`,
    yes: 'Mark as no-show',
  },
  early: {
    title: 'Check in before the day of arrival?',
    text: (stay: string) => `${stay}.`,
    yes: 'Check in now',
  },
  group: {
    title: (step: string, rooms: number) => `${step}: all ${rooms} rooms?`,
    text: (rooms: readonly string[]) => `${rooms.join(', ')}.`,
    yes: (rooms: number) => `Yes, all ${rooms}`,
  },
  stay: (guest: string, room: string, from: string, until: string) =>
    `${guest}, ${room}, ${from} to ${until}`,
  no: 'Leave it as it is',
};

export const bookingRoomsWords = {
  add: 'Add another room',
  most: (rooms: number) => `At most ${rooms} rooms in one booking.`,
  room: (place: number) => `Room ${place}`,
  remove: (place: number) => `Remove room ${place}`,
  removed: (rooms: number) =>
    rooms === 1 ? 'Removed. One room left.' : `Removed. ${rooms} rooms left.`,
  /** Example: `2 rooms, 3 nights: $1,254 in all`. */
  total: (rooms: string, nights: string, price: string) => `${rooms}, ${nights}: ${price} in all`,
  rooms: (rooms: number) => (rooms === 1 ? '1 room' : `${rooms} rooms`),
  /** The room's number within a booking of several rooms. */
  placed: (place: number, rooms: number) => `room ${place} of ${rooms}`,
  fullRoom: (room: string, nights: readonly string[]) => `${room} on ${nights.join(', ')}`,
  fullPlace: (place: number, room: string) => `Room ${place}: ${room}`,
  notSoMany: (units: number) =>
    `The hotel has only ${units === 1 ? 'one room' : `${units} rooms`} of this kind.`,
  forThisRoom: 'For this room only',
  fullHere: (nights: readonly string[]) => `Full on ${nights.join(', ')}`,
  refused: 'Nothing was saved, because a room is full:',
  nextFree: 'All rooms are free from:',
  added: (rooms: number, status: keyof typeof STATUS): ToastText => ({
    title: `${rooms} rooms added`,
    description: status === 'confirmed' ? 'The nights are taken now.' : undefined,
  }),
  together: 'Booked together',
  failed: 'The other rooms cannot be loaded right now.',
  thisRoom: 'this room',
  totalOfAll: 'Total of all rooms',
  totalWithout: 'without declined and cancelled rooms',
  steps: (rooms: number) => `For ${rooms} rooms at once`,
  stepAll: (step: string, rooms: number) => `${step}: all ${rooms} rooms`,
  early: 'They leave before the booked day. Choose what to charge for each room.',
  late: 'They leave after the booked day. Enter how many nights they stayed in each room.',
  changed: (rooms: number, status: keyof typeof STATUS): ToastText => ({
    title: `${rooms} rooms: ${STATUS[status].toLowerCase()}`,
    description: status === 'confirmed' ? 'The nights are taken now.' : undefined,
  }),
};

export const stayFormWords = {
  addText: 'For bookings by phone, at the desk or any other way.',
  guest: 'Name',
  guestNote: '(or an email)',
  email: 'Email',
  phone: 'Phone',
  source: 'Booked by',
  note: 'Note',
  noteNote: '(only staff see it)',
  saveNote: 'Save note',
  enterAs: 'Enter as',
  /** The initial status of a stay that staff enter. */
  beginnings: {
    confirmed: 'Confirmed: the nights are taken',
    checked_in: 'Checked in: the guest is here',
    new: 'Request: no nights are taken',
  },
  changeStay: 'Change stay',
  changeText:
    'Nights that you do not change keep the agreed price. New nights, or another room, cost the current price.',
  saveStay: 'Save stay',
  ages: 'Ages of children',
  agesHint: 'On arrival, such as 4, 9. They count among the guests.',
  room: 'Room',
  noLongerOffered: (room: string) => `${room} (no longer offered)`,
  checkIn: 'Check-in',
  departure: (date: string) => `Departure ${date}`,
  nights: 'Nights',
  guests: 'Guests',
  free: 'These nights are free.',
  full: (room: string) => `${room} is full on these nights.`,
  nextFree: 'Next free dates. Click one to choose it:',
  moveTo: (date: string) => `Move to ${date}`,
  /** Shown when the database refuses a booking or a change. */
  refused: 'The room is full on these nights.',
  refusedNextFree: 'Next free:',
  otherRooms: 'Free on these nights:',
  takeRoom: (room: string) => `Choose ${room}`,
  offer: 'Offer other days or rooms',
  copyLink: 'Copy link',
  linkCopied: toastText('Link copied', 'It opens the free rooms with the guest’s days.'),
  nobodyNamed: 'Please enter a name or an email',
  dateMissing: 'Please choose a date',
  notHereYet: 'A guest who has checked in must have arrived today or earlier',
  wroteIn: (language: string) => `Wrote in ${language}`,
  emailsIn: (language: string) => `Emails in ${language}`,
  label: 'Language of the guest',
  hint: 'Emails and the guest’s own page use it.',
};

export const historyWords = {
  title: 'History',
  failed: 'The history cannot be loaded right now.',
  website: 'Website',
  entry: (who: string, moment: string) => `${who}, ${moment}`,
  erased: 'the guest’s data was erased',
  received: 'Request received',
  enteredAs: (status: string) => `Entered as ${status}`,
  changed: 'Changed',
  noDate: 'none',
  room: (from: string, to: string) => `room ${from} → ${to}`,
  checkIn: (from: string, to: string) => `check-in ${from} → ${to}`,
  stay: (from: string, to: string) => `stay ${from} → ${to}`,
  guests: (from: string, to: string) => `guests ${from} → ${to}`,
  children: (from: string, to: string) => `ages of children ${from} → ${to}`,
  price: (from: string, to: string) => `price ${from} → ${to}`,
  link: 'new address of the guest’s page',
  email: 'email changed',
  guest_name: 'name changed',
  phone: 'phone changed',
  language: 'language of emails changed',
  extras: 'extras changed',
  notes: 'note changed',
  asked: 'the guest asks for a change',
  askedNoMore: 'the request for a change is closed',
  told: 'the guest was notified',
  byGuest: 'by the guest',
  seen: 'the cancellation was seen',
  all: (changes: readonly string[]) => {
    const sentence = changes.join('; ');
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  },
};

/** Refusals of the database to staff, in addition to `refusalWords`. */
export const staffRefusalWords = {
  'date-missing': () => 'Please set a check-in date first.',
  'staff-nights-out-of-range': () => 'Please enter 1 to 60 nights.',
  'charge-invalid': () => 'Please enter an amount from 0 to 10,000,000.',
  'status-step': (from: keyof typeof STATUS, to: keyof typeof STATUS) =>
    `A reservation that is ${STATUS[from].toLowerCase()} cannot become ${STATUS[to].toLowerCase()}.`,
  'nights-full': (room: string, nights: readonly string[], nextFree: readonly string[]) =>
    `${room} is full on ${nights.join(', ')}.${nextFree.length > 0 ? ` Next free: ${nextFree.join(', ')}.` : ''}`,
  'nights-sold': (room: string, nights: readonly string[]) =>
    `This cannot be undone: ${room} has since been sold for ${nights.join(', ')}. Free these nights first.`,
  'rooms-full': (rooms: readonly string[]) =>
    `Full: ${rooms.join('; ')}. Nothing was changed for any of the rooms.`,
  'booking-rooms': () => 'Please choose two to ten rooms of one booking.',
  'booking-changed': () =>
    'Somebody else has just changed one of these rooms. Please look at it and decide again.',
};

export const earlyDepartureWords = {
  title: 'Leaves early',
  text: (nights: string, date: string) => `${nights} before the booked departure, ${date}.`,
  checkOut: 'Check out',
  question: 'What should be charged?',
  nights: (nights: string) => `The nights stayed: ${nights}`,
  whole: (nights: string) => `The whole stay: ${nights}`,
  amount: 'Another amount',
  amountLabel: (sign: string) => `Room price (${sign})`,
  amountHint: 'Fee and taxes are added.',
  amountWrong: 'Please enter an amount',
  sum: (price: string, fee: string, total: string, isTaxed: boolean) =>
    `${price} and ${fee} ${isTaxed ? 'fee and taxes' : 'service fee'}, ${total}`,
  sumWithExtras: (price: string, fee: string, extras: string, total: string, isTaxed: boolean) =>
    `${price}, ${fee} ${isTaxed ? 'fee and taxes' : 'service fee'} and ${extras} extras, ${total}`,
  charged: { whole: 'charged as booked', amount: 'agreed at departure' },
  history: {
    nights: 'the nights stayed are charged',
    whole: 'the whole stay is charged',
    amount: 'another amount is charged',
  },
};

export const lateDepartureWords = {
  title: 'Leaves late',
  text: (date: string) => `The booked departure was ${date}. The nights stayed are charged.`,
  nights: 'Nights stayed',
  choose: 'Choose',
  booked: (nights: string) => `${nights}, as booked`,
  untilToday: (nights: string) => `${nights}, until today`,
  missing: 'Please choose the number of nights',
};

export const stayCalendarWords = {
  purpose: 'Confirmed stays, night by night.',
  exportFile: 'Export .ics',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  failed: 'The stays cannot be loaded right now.',
  colours: 'Colours',
  confirmed: 'Confirmed',
  inTheHouse: 'In house',
  left: 'Left',
  noRooms: 'There are no rooms yet.',
  stays: 'Stays',
  room: 'Room',
  /** Weekdays from Sunday. */
  dayLetters: ['S', 'M', 'T', 'W', 'T', 'F', 'S'],
  noLongerOffered: 'no longer offered',
  units: (rooms: number) => (rooms === 1 ? '1 room' : `${rooms} rooms`),
  free: (room: string, date: string) => `${room}, ${date}, free`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  openByTouch: 'Tap again to open',
  fileName: (hotelName: string) => `${hotelName}: stays`,
};

export const calendarRoomsWords = {
  closed: 'Closed',
  /** `from` and `to` are full dates. */
  closing: (room: string, from: string, to: string, reason: string) =>
    `${room}, ${from} to ${to}, closed: ${reason}`,
  freeRooms: 'Free rooms',
  free: 'free',
  freeOf: (room: string) => `Free: ${room}`,
  freeOn: (rooms: number, date: string) => `${rooms} free on ${date}`,
};

export const closingWords = {
  button: 'Close nights',
  close: 'Close nights',
  change: 'Closed nights',
  text: 'For rooms that you cannot sell, for example during a repair. Guests see these nights as full. Reports do not count them.',
  room: 'Room',
  rooms: 'How many rooms',
  units: (rooms: number) => `The hotel has ${rooms}`,
  firstNight: 'First night',
  lastNight: 'Last night',
  openAgain: (date: string) => `Open again from ${date}`,
  reason: 'Reason',
  reasonHint: 'Only staff see it.',
  open: 'Open again',
  lastBeforeFirst: 'The last night is before the first',
  tooLong: 'Please close at most one year at a time',
  listFailed: errorToast('Not loaded', 'The closed nights could not be loaded. Please try again.'),
  saved: toastText('Nights closed', 'Nobody can book them now.'),
  removed: toastText('Nights open again'),
  failed: errorToast('Not saved', 'Nothing was changed. Please try again.'),
  conflict: errorToast(
    'Changed by somebody else',
    'Somebody else has just changed these closed nights. Please look at them and decide again.',
  ),
};

export const closingRefusalWords = {
  'closing-days': () => 'Please choose a first and a last night, at most one year apart.',
  'closing-reason': () => 'Please write a reason of at most 200 characters.',
  'closing-rooms': () => 'Please close at least one room.',
  'closing-taken': (room: string, nights: readonly string[], free: number) =>
    `${room}: ${free === 0 ? 'no room is' : free === 1 ? 'only 1 room is' : `only ${free} rooms are`} free on ${nights.slice(0, 5).join(', ')}${nights.length > 5 ? ' and more nights' : ''}.`,
};

export const paperWords = {
  link: 'Documents',
  title: 'Documents',
  purpose: 'Print them, or save them as PDF from the print window.',
  print: 'Print',
  back: 'Reservation',
  kinds: 'Which document',
  confirmation: 'Confirmation',
  registration: 'Registration card',
  invoice: 'Invoice',
  credit: 'Credit note',
  notFound: 'This reservation does not exist.',
  failed: 'The documents cannot be loaded right now.',
  reference: 'Reference',
  guest: 'Guest',
  date: 'Date',
  amount: 'Amount',
  // Texts around the invoice, which are not printed.
  none: 'There is no invoice for this stay yet.',
  numbered: 'When you make the invoice, it gets the next number. After that it never changes.',
  make: 'Make the invoice',
  makeAnother: 'Make a new invoice',
  notYet: 'An invoice can be made once the stay is confirmed and has a date.',
  /** @param number of the invoice of a stay that did not take place */
  stands: (number: string) =>
    `This stay did not take place, but its invoice ${number} is still valid. Cancel it with a credit note, unless the guest must pay anyway.`,
  toInvoice: 'Open the invoice',
  outdated:
    'The stay has changed since this invoice was made. Cancel it with a credit note, then make a new one.',
  cancel: 'Cancel with a credit note',
  cancelQuestion: (number: string) => `Cancel ${number}?`,
  cancelText:
    'This makes a credit note with the same amounts and the next number. The invoice stays in your books.',
  keep: 'Keep the invoice',
  all: 'Invoices of this stay',
  cancelledBy: (number: string, credit: string) => `${number}, cancelled by ${credit}`,
};

export const invoiceListWords = {
  title: 'Invoices of this month',
  exportFile: 'Export invoices',
  failed: 'The invoices cannot be loaded right now.',
  none: 'No invoice was made in this month.',
  number: 'Number',
  sum: 'Total',
  csv: [
    'Number',
    'Kind',
    'Date',
    'Guest',
    'Reference',
    'Room',
    'Check-in',
    'Check-out',
    'Nights',
    'Room price',
    'Service fee',
    'Extras',
    'Tax',
    'Amount',
  ],
};

export const invoiceSettingsWords = {
  title: 'Invoice settings',
  text: 'For new invoices. Existing invoices do not change.',
  prefix: 'Text before the number',
  prefixHint: 'For example INV- or 2027/. If you change it, the numbers start at 1 again.',
  taxName: 'Tax',
  taxNameHint: 'For example VAT. Leave empty if there is none.',
  taxPercent: 'Percent',
  included: 'Included in the prices',
  added: 'Added to the total',
  how: 'How it is charged',
  rielRate: 'Riel rate',
  rielRateHint:
    'How many riel you count for one unit of your currency. Documents then also show the total in riel. Enter 0 to leave it out.',
  address: 'Issued by',
  addressHint: 'Address and tax number. If empty, your location from Contact is used.',
};

export const invoiceSettingsErrors = {
  prefix: 'Please use letters, digits and / . _ - only',
  percent: 'Please enter 0 to 100',
  taxName: 'Please name the tax',
  rate: 'Please enter 0 to 100,000',
};

export const invoiceToasts = {
  listFailed: errorToast('Not loaded', 'The invoices could not be loaded. Please try again.'),
  settingsFailed: errorToast('Not loaded', 'The settings could not be loaded. Please try again.'),
  settingsSaved: toastText('Saved', 'New invoices use these settings.'),
  settingsNotSaved: errorToast('Not saved', 'What you typed is still here. Please try again.'),
  made: toastText('Invoice made'),
  cancelled: toastText('Credit note made'),
  failed: errorToast('Not made', 'Nothing was changed. Please try again.'),
};

export const invoiceRefusalWords = {
  'invoice-not-yet': () => 'An invoice can be made once the stay is confirmed and has a date.',
  'invoice-settings': () => 'Please check the fields: one of them is not valid.',
};

export const figuresWords = {
  purpose: 'One month compared with the previous month and with the same month last year.',
  exportFile: 'Export CSV',
  today: 'This month',
  failed: 'The report cannot be loaded right now.',
  loadFailed: errorToast('Not loaded', 'The report could not be loaded. Please try again.'),
  twoYears: 'Twelve months compared with the year before',
  yearBefore: 'A year before',
  lighter: 'Lighter bar: the month is not over yet.',
  inCells: (now: string, before: string) => `${now}, and the difference to ${before}`,
  points: (points: number) => `${points} pts`,
  noStays:
    'There were no stays in the last two years. Occupancy and income appear here after the first stay.',
  byRoom: 'By room',
  bySource: 'By source of the booking',
  name: 'Name',
  house: 'The whole hotel',
  occupancy: 'Occupancy',
  nights: 'Nights',
  income: 'Income',
  extras: 'Extras',
  rate: 'Average rate',
  percent: (percent: number) => `${percent} %`,
  inMonth: (month: string, figure: string) => `${month}: ${figure}`,
  /** @param count stays that nobody has marked as arrived or not */
  unmarked: (count: number) =>
    count === 1
      ? 'The past nights of one stay do not count yet, because nobody has marked whether the guest came.'
      : `The past nights of ${count} stays do not count yet, because nobody has marked whether the guests came.`,
  /** @param count nights sold on booking sites for which no stay exists */
  calendarNights: (count: number) =>
    count === 1
      ? 'One of these nights was sold on a booking site and is not a stay here yet. It counts as occupied, without income.'
      : `${count} of these nights were sold on booking sites and are not stays here yet. They count as occupied, without income.`,
  unmarkedLink: 'Show these stays',
  how: 'These nights count as occupied: past nights of guests who came, future nights of guests who are expected, and nights that booking sites sold. If a stay crosses the end of a month, each month gets its nights and its share of the room price and the extras. Income and average rate are the room price only, without extras, service fee and taxes. Closed nights do not count, because they were not for sale. The number of rooms is today’s number.',
  csv: {
    house: 'Hotel',
    room: 'Room',
    source: 'Source',
    headings: [
      'Month',
      'From',
      'To',
      'By',
      'Name',
      'Occupancy %',
      'Nights',
      'Nights offered',
      'Stays',
      'Income',
      'Extras',
      'Average rate',
      'Nights without income (booking sites)',
    ],
  },
};

export const browserBellWords = {
  title: 'In this browser',
  text: 'If you look at another tab, the tab of the admin area shows how many new things arrived. If several tabs are open, only one of them alerts you.',
  sound: 'Play a sound',
  soundHint: 'After a reload, the browser plays no sound until you click on the page once.',
  notify: 'Show a notification',
  notifyDenied:
    'The browser blocks notifications from this site: allow them in the browser’s settings for this site.',
  notifyMissing: 'This browser does not support notifications.',
  hear: 'Test the alert',
  rings: 'Alert',
  /** @param count requests, messages, change requests and cancellations */
  arrived: (count: number) =>
    count === 1 ? 'Something new from a guest' : `${count} new things from guests`,
};

export const channelsPageWords = {
  purpose:
    'Rooms that you also sell on Booking.com, Airbnb, Agoda and other sites. Calendars keep both sides up to date.',
  delay:
    'Booking sites read our calendar every one to four hours. We read their calendars every 15 minutes. A double booking can happen in between. This page then shows it at once. Days and times on this page are in the hotel’s time zone.',
  notLoaded: { failed: 'The listings cannot be loaded right now.' },
  part: 'list of listings',
  add: 'Add a listing',
  listings: 'Listings',
  noneTitle: 'No booking sites yet',
  none: 'Add each room you also sell on Booking.com, Airbnb, Agoda or elsewhere. Nights sold there are then taken here, and nights sold here are closed there.',
  room: (room: string) => `Room kind: ${room}`,
  roomGone: 'a deleted room kind',
  numbered: (channel: string, slot: number) => (slot === 1 ? channel : `${channel}, room ${slot}`),
  lastRead: (ago: string) => `Last read: ${ago}`,
  neverRead: 'Not read yet',
  noAddress:
    'Their calendar link is missing, so we cannot read their calendar yet. You can already copy our link.',
  failing: (since: string) => `We cannot read this calendar. The problem began ${since}.`,
  unheard: (since: string) =>
    `We do not read this calendar. The problem began ${since}. The automatic reading does not run, or it stops too early.`,
  unheardToday: (sites: string) =>
    `We could not read these calendars: ${sites}. The nights that we know stay taken. New nights may be double-booked.`,
  kept: 'Nights that are already taken stay taken.',
  nights: (nights: number) => (nights === 1 ? '1 night taken' : `${nights} nights taken`),
  skipped: (count: number, why: string) => `${count} ignored (${why})`,
  echoes: (count: number) =>
    count === 1
      ? '1 entry repeats our own closed nights'
      : `${count} entries repeat our own closed nights`,
  inConflict: (count: number) => (count === 1 ? '1 double booking' : `${count} double bookings`),
  reasons: {
    words: 'by text',
    transparent: 'marked as free',
    hours: 'within one day',
    past: 'past',
    far: 'too far ahead',
  },
  counted: (count: number, reason: string) => `${count} ${reason}`,
  read: 'Read now',
  holds: 'Nights taken',
  copy: 'Copy our calendar link',
  copied: 'Copied',
  notCopied: 'Our calendar link, to copy by hand',
  key: 'New calendar link',
  edit: 'Edit',
  remove: 'Remove',
  of: (action: string, listing: string) => `${action}: ${listing}`,
};

export const feedErrorWords = {
  unreachable: 'The link cannot be reached. Is it written as the booking site gives it?',
  timeout: 'The booking site took too long to answer.',
  status: 'The booking site refuses the link. It may have a new link: copy it there again.',
  redirects: 'The link redirects too many times.',
  'private-address': 'The link leads into a private network, so we do not read it.',
  'not-https': 'The link leads to a page without https, so we do not read it.',
  'not-a-calendar':
    'This link opens a web page, not a calendar. Copy the calendar link (it often ends in .ics).',
  'too-large': 'The calendar is larger than 1 MB.',
  'too-many': 'The calendar has more than 2,000 entries.',
  other: 'The calendar could not be read.',
};

export const listingFormWords = {
  addTitle: 'Add a listing',
  editTitle: 'Listing',
  room: 'Room kind',
  channel: 'Booking site',
  otherChannel: 'Another booking site',
  name: 'Name of the booking site',
  slot: 'Number of the room there',
  slotHint: 'If the booking site has several rooms of this kind, add a listing for each: 1, 2, 3 …',
  next: 'Next: calendar links',
  ours: 'Our calendar link, to paste there',
  theirs: 'Their calendar link',
  theirsHint: 'It begins with https:// and often ends in .ics. Keep it secret, like our link.',
  skip: 'Ignore entries containing',
  skipHint:
    'One per line. Entries with these words are not stays: the booking site closed these nights itself.',
  steps: 'On the booking site',
  stepsMay: 'Booking sites sometimes rename their pages. Look for “iCal” or “calendar sync”.',
  look: 'Check the link',
  save: 'Save',
  hold: 'Take these nights',
  found: (count: number) =>
    count === 0
      ? 'The calendar is empty. This may be correct.'
      : count === 1
        ? '1 entry was found:'
        : `${count} entries were found:`,
  notYet: 'Nothing is taken yet. The calendar is read automatically within 15 minutes.',
  more: (count: number) => `and ${count} more`,
  merged: 'Somebody else has just changed this listing. This form now has their changes and yours.',
  gone: 'Somebody else has just removed this listing. Save once more to add it again.',
};

export const channelStepWords = {
  booking: [
    'Open the Extranet and choose “Rates & Availability”, then “Sync calendars”.',
    'Choose the room and “Add calendar connection”. Paste our calendar link there.',
    'Choose “Export calendar”, copy the link, and paste it below.',
  ],
  airbnb: [
    'Open your listing, then “Calendar” and “Availability”.',
    'Under “Connect calendars” choose “Connect to another website”.',
    'Copy the link that Airbnb shows, and paste it below.',
    'Paste our calendar link under “Other website link”, and give it a name.',
  ],
  agoda: [
    'Open YCS (or Agoda Homes) and choose “Calendar”, then “Sync calendar”.',
    'Choose “Import calendar” and paste our calendar link there.',
    'Choose “Export calendar”, copy the link, and paste it below.',
  ],
  expedia: [
    'At Vrbo choose “Calendar”, then “Import & export” (at Expedia: “Rates and availability”, “Sync calendars”).',
    'Choose “Import calendar” and paste our calendar link there.',
    'Choose “Export calendar”, copy the link, and paste it below.',
  ],
  other: [
    'Look for “iCal” or “calendar sync” in the booking site’s settings.',
    'Paste our calendar link where it imports a calendar.',
    'Copy the link of its own calendar, and paste it below.',
  ],
};

export const channelEventWords = {
  title: (listing: string) => `Nights taken: ${listing}`,
  text: 'The entries of the booking site’s calendar, in the order of their first nights, and what we did with them.',
  none: 'Nothing was found in this calendar.',
  unnamed: 'No text',
  held: 'Nights taken',
  wouldHold: 'Will take these nights',
  conflict: (nights: string) => `Double booking on ${nights}`,
  settled: (nights: string) => `Double booking on ${nights}: solved`,
  echo: 'Our own closed nights: no nights taken',
  skipped: (reason: string) => `Ignored, ${reason}: no nights taken`,
  gone: 'No longer in their calendar',
  letGone: 'Freed by staff: no nights taken',
  stay: 'Is now a stay',
  letGo: 'Free these nights',
  takeBack: 'Take these nights again',
  showAll: (count: number) => `Show all ${count}`,
};

export const channelAskWords = {
  key: 'Make a new calendar link?',
  keyText:
    'Our calendar gets a new link and the old one stops working. Until you paste the new link on the booking site, it does not know what you sell here.',
  keyYes: 'Make a new calendar link',
  remove: (listing: string) => `Remove ${listing}?`,
  removeText:
    'All nights of this listing become free, and you can sell them here at once. The booking site no longer sees what you sell here.',
  removeYes: 'Remove it and free its nights',
};

export const channelConflictWords = {
  title: (count: number) => (count === 1 ? '1 double booking' : `${count} double bookings`),
  text: 'These nights were sold on a booking site but are not free here. No booking is lost yet: please decide what to do.',
  part: 'double booking',
  heading: (room: string, nights: string) => `${room}: ${nights}`,
  there: (channel: string) => `On ${channel}`,
  here: 'Here',
  closed: (reason: string, days: string) => `Closed: ${reason}, ${days}`,
  otherChannel: (channel: string) => `Sold on ${channel}`,
  someone: 'A guest',
  madeStay: 'The booking site has changed the dates of this stay',
  free: 'The nights are free now. They will be taken when we next read the calendar.',
  todo: 'What you can do',
  move: 'Open one of our stays above, and move it to other nights or another room',
  calendar: 'Reopen closed nights in the calendar',
  cancelThere: (channel: string) => `Cancel the booking on ${channel}`,
  settle: 'Mark as solved',
  settled: (what: string) => `Mark as solved: ${what}`,
  notice: (count: number) =>
    count === 1 ? 'There is 1 double booking.' : `There are ${count} double bookings.`,
  look: 'See what you can do',
  soft: {
    title: (count: number) =>
      count === 1
        ? '1 entry that may be a double booking'
        : `${count} entries that may be double bookings`,
    text: 'We closed these nights on the booking site because they are sold here, but its calendar shows other days than ours. These may be our own closed nights, or a guest who booked before we closed them. Please check on the booking site.',
    ours: 'Our own closed nights',
    notice: (count: number) =>
      count === 1
        ? '1 entry of a booking site may be a double booking.'
        : `${count} entries of booking sites may be double bookings.`,
  },
};

export const channelToasts = {
  notLoaded: {
    title: 'Not loaded',
    description: 'The booking sites could not be loaded. Please try again.',
    destructive: true,
  },
  notSaved: {
    title: 'Not saved',
    description: 'Nothing was changed. Please try again.',
    destructive: true,
  },
  notRead: {
    title: 'Not read',
    description: 'The calendar was not read. Please try again.',
    destructive: true,
  },
  read: (nights: string) => ({ title: 'Calendar read', description: nights }),
  holding: {
    title: 'Nights taken',
    description: 'The calendar is read every 15 minutes from now on.',
  },
  failed: (why: string) => ({ title: 'Not read', description: why, destructive: true }),
  saved: { title: 'Listing saved' },
  newKey: {
    title: 'New calendar link made',
    description: 'Please paste it on the booking site.',
  },
  removed: { title: 'Listing removed', description: 'Its nights are free.' },
  settled: {
    title: 'Marked as solved',
    description: 'It appears again only if more nights are affected.',
  },
};

export const listingRefusalWords = {
  'listing-address': () =>
    'This is not a calendar link. Copy it from the booking site; it begins with https://.',
  'listing-twice': (room: string) =>
    `This link is already used for ${room}. Each room on a booking site has its own link.`,
  'listing-fields': () =>
    'Please check the booking site, the number (1 to 500) and the ignored words (at most 20).',
  'listings-many': () => 'There are already 200 listings. Remove some before you add more.',
  'room-gone': () => 'This room kind no longer exists. Please choose another.',
};

export const channelNightsWords = {
  failed: 'The nights of booking sites cannot be loaded right now.',
  conflict: 'double booking',
  label: (room: string, nights: string, channel: string) =>
    `${room}, ${nights}, sold on ${channel}`,
  today: 'From booking sites',
  arrives: (until: string) => `arrives today, until ${until}`,
  leaves: 'leaves today',
  stays: (until: string) => `until ${until}`,
  make: 'Turn into a stay',
  makeOf: (channel: string, room: string) => `Turn into a stay: ${channel}, ${room}`,
};

export const eventStayWords = {
  title: 'Turn into a stay',
  text: (channel: string, nights: string) =>
    `${channel}, ${nights}. The nights stay taken, and the reports count the stay under ${channel}.`,
  guest: 'Guest',
  email: 'Email',
  phone: 'Phone',
  guests: 'Guests',
  price: 'Paid for the room',
  priceHint: 'In dollars, as the booking site says. If empty: our own price.',
  twice: 'Some of these nights are also sold here. Move one of the two stays first.',
  submit: 'Turn into a stay',
};

export const eventRefusalWords = {
  'event-is-stay': () => 'This is already a stay.',
  'event-not-held': () =>
    'These nights are no longer taken. Look at the booking site’s calendar again.',
};

export const eventStayToasts = {
  made: toastText('Stay added'),
  failed: errorToast('The stay could not be added'),
};

/** The list of who did what. */
export const activityWords = {
  purpose: 'Who changed stays, prices, the team and content, and when.',
  who: 'Person, guest or name',
  kind: 'What',
  kinds: { '': 'Everything', stay: 'Stays', price: 'Prices', team: 'Team', content: 'Content' },
  emptyText: 'Every change appears here.',
  website: 'Website',
  unknown: 'Not in the admin area',
  acts: { saved: 'saved', deleted: 'deleted', invoice: 'issued', credit: 'credited' },
  things: {
    reservations: 'Stay',
    invoices: 'Invoice',
    profiles: 'Person',
    invitations: 'Invitation',
    hotel_config: 'Section',
    rooms: 'Room',
    testimonials: 'Testimonial',
    pages: 'Page',
    hotel_images: 'Picture',
    translations: 'Translation',
    letter_texts: 'Text of an email',
    price_periods: 'Price period',
    stay_discounts: 'Discount',
    extras: 'Extra',
    child_bands: 'Age group',
    charges: 'Fee or tax',
    promo_codes: 'Promo code',
  },
  sections: {
    hotelInfo: 'Hotel information',
    heroSection: 'Hero section',
    place: 'The place',
    luxuryExperience: 'Luxury experience',
    aboutSection: 'About: the story',
    gallery: 'About: more pictures',
    aboutStory: 'About: days and services',
    contactInfo: 'Contact details',
    legal: 'Privacy and terms',
    footer: 'Foot of the pages',
    pageTexts: 'Short introductions',
    goodToKnow: 'Good to know',
    gettingHere: 'Getting here',
    houseFacts: 'Hotel facts',
    moon: 'Moon',
    privacy: 'Storage time',
  },
};
