/** The guest's page for a stay, opened by the secret link in an email. */
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
    total: (then: string, now: string) => `Total after the change: ${then} (now ${now})`,
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

/** Refusals on the guest's page, in addition to `refusalWords`. */
export const guestRefusalWords = {
  'change-empty': () =>
    'That is what we have already. Please change something or write us a message.',
  'change-nights-full': () => 'The room is full on some of these nights.',
  'stay-closed': () => 'It is too late to change or cancel this here. Please call us.',
};

/** The list of rooms booked together, on the guest's page. */
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
  changeOne: (room: string) => `This is about ${room}. To change another room, show it first.`,
  show: (room: string) => `Show ${room}`,
};

export const unsubscribeWords = {
  title: 'Unsubscribe from the newsletter',
  text: 'We will take your address off the list and send you no more newsletters.',
  button: 'Unsubscribe',
  done: 'Your address is off the list. You are welcome back at any time.',
  unknown: 'This address is no longer on our list, or the link is incomplete.',
  failed: 'That did not work. Please try again in a moment, or write to us.',
};
