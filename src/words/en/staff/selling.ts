import { errorToast, toastText } from '../../toast-text.ts';

export const roomEditorWords = {
  title: 'Rooms',
  purpose: (rooms: number) =>
    `${rooms} ${rooms === 1 ? 'room' : 'rooms'}. Changes appear on the public site at once.`,
  emptyText: 'Rooms that you add appear here and on the site.',
  labels: {
    name: 'Name',
    type: 'Type',
    price: 'Price per night',
    capacity: 'Capacity',
    size: 'Size (ft²)',
    description: 'Description',
    images: 'Pictures',
    amenities: 'Amenities',
    bestSeller: 'Best seller',
    guestsIncluded: 'Guests included',
    extraGuestPrice: 'Per additional guest and night',
    units: 'Number of rooms',
  },
  types: { standard: 'standard', deluxe: 'deluxe', premier: 'premier' },
  /** Example: `Price per night ($)`. */
  priceIn: (sign: string) => `Price per night (${sign})`,
  sizeInMetres: 'Size (m²)',
  /** Example: `30 ft² are 2.8 m². Did you mean 30 m²?` */
  sizeDoubt: (feet: string, metres: string, meant: string) =>
    `${feet} are ${metres}. Did you mean ${meant}?`,
  sizeMeant: (size: string) => `Make it ${size}`,
  allIncluded: 'All of them',
  includedHint: 'How many guests the price covers.',
  extraHint: '0: no charge.',
  unitsHint: 'Rooms of this kind in the hotel',
  amenitiesHint: 'Add your own under Contact, Hotel facts.',
  firstPicture: 'On the card',
  picturesHint: 'Without a picture, the room shows the picture of its type.',
  typePictures: 'Pictures by type',
  typePicturesText:
    'Shown for rooms that have no picture of their own. A change appears on the site at once.',
  image: 'Image',
  name: 'Name',
  size: 'Size (ft²)',
  type: 'Type',
  price: 'Price per night',
  capacity: 'Capacity',
  bestSeller: 'Best seller',
  notBestSeller: 'No',
};

export const goodToKnowEditorWords = {
  title: 'Good to know',
  purpose:
    'On every room’s page and on the contact page; marked items also appear beside the price.',
  labels: { items: 'Good to know' },
  items: 'Items',
  hint: (most: number) =>
    `Arrival, cancelling, breakfast, taxes … Mark up to ${most} that matter most before booking.`,
  label: 'Label',
  text: 'Text',
  besidePrice: 'Also beside the price',
};

export const priceNameWords = {
  periods: (name: string) => `Period “${name}”`,
  extras: (name: string) => `Extra “${name}”`,
  charges: (name: string) => `Fee or tax “${name}”`,
};

export const pricesWords = {
  sameNights: 'There is already a discount for this number of nights.',
  sameCode: 'This code already exists.',
  sameAge: 'There is already a price up to this age.',
  purpose: 'What nights cost by date, and what is added or taken off. Guests see changes at once.',
  tabs: {
    nights: 'Nights',
    extras: 'Extras',
    bands: 'Children',
    obligatory: 'Obligatory extras',
    discounts: 'Long stays',
    codes: 'Promo codes',
    charges: 'Fee and taxes',
    names: 'Languages',
    quote: 'Price check',
  },
  room: 'Room',
  notLoaded: { failed: 'The prices cannot be loaded right now.' },
  listFailed: errorToast('Not loaded', 'The prices could not be loaded. Please try again.'),
  saved: toastText('Prices saved', 'Guests see them now.'),
  removed: toastText('Deleted', 'Guests see the prices that apply now.'),
  failed: errorToast('Not saved', 'Nothing was changed. Please try again.'),
  conflict: errorToast(
    'Changed by somebody else',
    'Somebody else has just changed this. Please look at it and decide again.',
  ),
  previousYear: 'A year earlier',
  nextYear: 'A year later',
  ownPrice: (price: string) => `Outside these periods: ${price} (base price).`,
  howByTouch: 'Tap a night, or drag sideways over several.',
  how: 'Drag over nights with the mouse. Or use the arrow keys, hold Shift to choose several nights, and press Enter.',
  /** @param price with its sign @param period of the night, if any */
  night: (date: string, price: string, period: string | undefined) =>
    `${date}: ${price}${period === undefined ? '' : `, ${period}`}`,
  periods: 'Periods',
  noPeriods: 'No periods in these twelve months: every night costs the base price.',
  add: 'Add a period',
  copy: 'Copy last year’s periods',
  columns: {
    name: 'Name',
    nights: 'Nights',
    price: 'Price',
    weekdays: 'By weekday',
    rules: 'Rules',
  },
  endless: (from: string) => `from ${from} on`,
  oneLanguage: 'The site has one language. You can add others in Site Config.',
  onDay: (day: string, price: string) => `${day} ${price}`,
  leastThroughout: (nights: number) =>
    `at least ${nights} ${nights === 1 ? 'night' : 'nights'} for every stay`,
  leastArriving: (nights: number) =>
    `at least ${nights} ${nights === 1 ? 'night' : 'nights'} for arrivals`,
  arrival: (days: readonly string[]) => `arrival on ${days.join(', ')}`,
  done: (periods: number) =>
    periods === 1 ? '1 period is saved.' : `${periods} periods are saved.`,
  undo: 'Undo',
};

export const periodWords = {
  add: 'Add a period',
  edit: 'Edit period',
  text: 'If periods overlap, the shortest one applies.',
  name: 'Name',
  nameHint: 'Guests may read it. For example: Dry season.',
  firstNight: 'First night',
  lastNight: 'Last night',
  departure: (date: string) => `Up to the departure on ${date}`,
  price: (sign: string) => `Price per night (${sign})`,
  percent: 'Or in % above or below the base price',
  round: (price: string) => `Round to ${price}`,
  percentHint: (price: string) =>
    `For example 20 or -10. The price is then computed from ${price}.`,
  weekdays: 'Another price on some nights',
  weekdaysHint: 'For the night that begins on this day. If empty: the price above.',
  endless: 'Without an end, all year round',
  only: 'Only the nights of these weekdays',
  onlyHint: 'If you tick none: every night. This period does not change other nights.',
  rooms: 'Rooms',
  allRooms: 'All rooms',
  effect: 'What it changes',
  effectHint: 'Nights in the next twelve months. Nothing changes before you save.',
  nights: 'Nights',
  change: 'Price of a night',
  becomes: (before: string, after: string) => `${before} → ${after}`,
  stays: (price: string) => `stay at ${price}`,
  least: 'Minimum nights',
  throughout: 'Also for stays that begin earlier but include a night in this period',
  arrival: 'Guests may arrive on',
  arrivalHint: 'If you tick none: on any day.',
  typical: 'Typical stays',
  afterSaving: 'At the saved prices.',
  typicalStay: (date: string, nights: string) => `${date}, ${nights}`,
  quoteFailed: 'cannot be computed right now',
};

export const copyWords = {
  title: 'Copy last year’s periods',
  text: (from: string, until: string) =>
    `Copies the periods that begin from ${from} to ${until} to the next year. Nothing is saved before you press the button.`,
  none: 'There are no periods in the year before.',
  by: 'A year later means',
  ways: { dates: 'the same dates', weekdays: 'the same weekdays (52 weeks later)' },
  period: (name: string, from: string, until: string) => `${name}: ${from} – ${until}`,
  becomes: (from: string, until: string) => `becomes ${from} – ${until}`,
  leapDay: 'That year has no 29 February, so it is the 28th.',
  submit: (periods: number) => (periods === 1 ? 'Save 1 period' : `Save ${periods} periods`),
};

export const priceListWords = {
  extras: {
    title: 'Extras',
    purpose:
      'What guests may add to a stay, such as breakfast or a transfer. Fee and taxes are not added to extras.',
    none: 'No extras yet. Guests can choose the extras that you add.',
    name: 'Name',
    price: (sign: string) => `Price (${sign})`,
    per: 'Charged',
    pers: {
      stay: 'per stay',
      night: 'per night',
      guest: 'per guest',
      guest_night: 'per guest and night',
    },
    atFullMoon: 'Only for stays at full moon',
    most: 'How many a guest may choose',
    mostShort: 'At most',
  },
  bands: {
    title: 'Children',
    purpose:
      'What children cost per night, by their age on arrival. Of several age groups the youngest that reaches the age applies; a child older than all of them costs as an adult. Guests are asked for ages only if you add an age group.',
    none: 'No age groups yet. Children cost as adults, and guests are not asked for ages.',
    untilAge: 'Up to age',
    upTo: (age: number) => (age === 0 ? 'under 1 year' : `up to ${age}`),
    price: (sign: string) => `Price per night (${sign})`,
    priceHint: 'In place of the price of an additional guest. 0 for free.',
    takesPlace: 'Takes a place in the room',
    place: 'Place in the room',
    places: { yes: 'takes a place', no: 'takes no place' },
  },
  obligatory: {
    title: 'Obligatory extras',
    purpose:
      'Charges of every stay that guests cannot leave out, such as a tourist tax. They are in every total that guests see. Fee and taxes are not added to them.',
    none: 'No obligatory extras.',
    nameHint: 'Guests read it.',
    who: 'Who pays',
    fromAge: 'Paid from age',
    fromAgeHint: 'If empty: everybody. Counts for prices per guest.',
    from: (age: number) => `from age ${age}`,
    everybody: 'everybody',
  },
  example: 'Example',
  discounts: {
    title: 'Long stays',
    purpose:
      'A percentage off every night from a certain length of stay. The highest one reached applies.',
    none: 'No discount for long stays yet.',
    minNights: 'Minimum nights',
    percent: 'Percent off',
    name: (nights: number) => `${nights} nights`,
  },
  charges: {
    title: 'Fee and taxes',
    purpose:
      'What is added to every stay, in percent of its room price after discounts. Nothing is added to extras. Agreed stays do not change. The tax on the whole amount of an invoice is in the Invoice settings.',
    alsoSaid: (sentence: string) =>
      `Guests also read “${sentence}” on your site. Does that fit the taxes below?`,
    sayOtherwise: 'Change it under Contact, Good to know',
    none: 'Nothing is added to the room price.',
    serviceFee: 'Service fee',
    name: 'Name',
    nameHint:
      'Guests read it. For a fee you can leave it empty: guests then read “Service fee” in their language.',
    percent: 'Percent',
    kind: 'What it is',
    kinds: { fee: 'a fee of the hotel', tax: 'a tax' },
    rounding: 'Rounded',
    roundings: { whole: 'to whole amounts', cent: 'to the cent' },
  },
  codes: {
    title: 'Promo codes',
    purpose:
      'Guests enter a code to get a discount. Only confirmed stays count as a use, requests do not.',
    none: 'No promo codes yet.',
    code: 'Promo code',
    codeHint: 'Without spaces. Capital or small letters make no difference.',
    kind: 'Type of discount',
    kinds: { percent: 'percent', amount: 'an amount' },
    percent: 'Percent',
    amount: (sign: string) => `Amount (${sign})`,
    from: 'First day of arrival',
    until: 'Last day of arrival',
    atFullMoon: 'Only for stays at full moon',
    rooms: 'Rooms',
    roomsHint: 'If you tick none: all rooms.',
    all: 'all',
    most: 'Maximum number of stays',
    mostHint: 'If empty: any number.',
    worth: 'Discount',
    arrivals: 'Arrivals',
    uses: 'Uses',
    usesOf: (uses: number, most: number) => `${uses} of ${most}`,
    anyTime: 'any time',
    fromDay: (date: string) => `from ${date}`,
    untilDay: (date: string) => `until ${date}`,
  },
};

export const quoteWords = {
  purpose: 'What a guest would pay at the saved prices.',
  room: 'Room',
  arrival: 'Arrival',
  nights: 'Nights',
  guests: 'Guests',
  code: 'Promo code',
  show: 'Show the cost',
  failed: 'The cost cannot be computed right now. Please check what you typed.',
  night: 'Night',
  period: 'Period',
  amount: 'Amount',
  ownPrice: 'base price',
  price: 'Room price',
  discount: (amount: string) => `${amount} less for a long stay or a promo code`,
  fee: 'Service fee',
  total: 'Total',
  result: 'What it costs',
  /** Why guests cannot book this stay; staff may still enter it. */
  rules: {
    'least-nights': (name: string, from: string, until: string | undefined, nights: number) =>
      `${name}, ${until === undefined ? `from ${from} on` : `${from} to ${until}`}: ${nights} nights or more.`,
    'arrival-day': (name: string, days: readonly string[], next: string | undefined) =>
      `${name}: guests arrive on ${days.join(', ')}${next === undefined ? '.' : `, next on ${next}.`}`,
    'too-many-guests': (guests: number) => `This room takes at most ${guests} guests.`,
    'code-early': (date: string) => `This code is valid for arrivals from ${date}.`,
    'code-expired': (date: string) => `This code was valid for arrivals until ${date}.`,
    'code-wrong': () => 'There is no such code.',
    'code-room': () => 'This code is not valid for this room.',
    'code-moon': () => 'This code is only for stays at full moon.',
    'code-used-up': () => 'This code has reached its maximum number of stays.',
    'code-unquoted': () => 'This code has to be checked first.',
  },
};

export const stayCostWords = {
  title: 'Price',
  extra: (name: string, price: string, per: string) => `${name}, ${price} ${per}`,
  none: 'none',
  open: 'Choose room, nights and guests to see the price.',
  failed: 'The price cannot be shown right now. It will be computed when you save.',
  another: 'Another amount',
  asQuoted: 'Use the computed amount',
  withCode: 'With a promo code',
  own: (sign: string) => `Room, all nights (${sign})`,
  ownHint: 'Replaces the computed room price. Fee and taxes are computed from it.',
  why: 'Reason',
  whyHint: 'Only staff see it. The history shows it, too.',
  whyMissing: 'Please give a reason',
  past: 'Reason for the exception',
  pastHint: 'The price rules do not let guests book this stay.',
  pastMissing: 'Please give a reason for the exception',
  eachRoom:
    'First save the booking. Then you can add extras, a promo code or another amount to each room.',
  agreedBecause: (reason: string) => `agreed: ${reason}`,
  pastBecause: (reason: string) => `exception to the price rules: ${reason}`,
  withCodeOf: (code: string) => `code ${code}`,
  discounted: (amount: string) => `agreed discount of ${amount}`,
};

export const quoteRefusalWords = {
  'code-too-long': () => 'A promo code has at most 40 characters.',
  'extra-gone': () => 'One of the extras is no longer offered. Please choose again.',
  'extra-count': () => 'One of the extras cannot be added so many times.',
  'extras-unreadable': () => 'The extras could not be read. Please choose them again.',
  'price-changed': () => 'The price has changed. Please look at it again.',
  'stay-rule': () => 'The price rules do not allow this stay. Give a reason for the exception.',
  'code-refused': () => 'The promo code cannot be used for this stay. Change it or remove it.',
  'code-used-up': () =>
    'The code of this stay has reached its maximum number of stays. Enter another amount for this stay first.',
  'price-reason-missing': () => 'Please give a reason for the different amount.',
  'reason-too-long': () => 'A reason has at most 200 characters.',
};

export const priceRefusalWords = {
  'periods-equal': (room: string, one: string, other: string, from: string) =>
    `${room}: “${one}” and “${other}” are equally long and both cover ${from}: it is unclear which price applies. Make one of them longer or shorter.`,
  'period-ends-before': (name: string) => `“${name}”: the last night is before the first.`,
  'period-price': (name: string) =>
    `“${name}”: please enter a price above 0 and up to 10,000,000, with at most two decimals.`,
  'too-many-periods': (most: number) =>
    `A room can have at most ${most} periods. Delete some that are in the past.`,
};
