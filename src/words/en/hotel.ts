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
  /** Label of the honeypot field, which only bots fill in. */
  trap: 'Leave this field empty',
  needsScript: 'Sending from here needs JavaScript. You can also write or call:',
};

export const gettingHereWords = {
  title: 'Getting here',
  map: 'Map showing how to reach us',
  open: 'Get directions',
};

export const moonWords = {
  /** Formats a time, `18:04`, for use in a sentence. */
  hour: (clock: string) => clock,
  rising: {
    sea: (time: string) => `Tonight the moon rises from the sea at ${time}.`,
    river: (time: string) => `Tonight the moon rises over the river at ${time}.`,
    hills: (time: string) => `Tonight the moon rises behind the hills at ${time}.`,
    land: (time: string) => `Tonight the moon rises at ${time}.`,
  },
  full: {
    sea: (time: string) => `Full moon tonight. It rises from the sea at ${time}.`,
    river: (time: string) => `Full moon tonight. It rises over the river at ${time}.`,
    hills: (time: string) => `Full moon tonight. It rises behind the hills at ${time}.`,
    land: (time: string) => `Full moon tonight. It rises at ${time}.`,
  },
  fullTonight: 'Full moon tonight.',
  dark: 'No moon tonight: the sky belongs to the stars.',
  sets: (time: string) => `Tonight the moon shines until ${time}.`,
  /** Nights of a stay from the first; later nights use `fullOn`. */
  fullNights: 'first second third fourth fifth sixth seventh eighth ninth tenth'
    .split(' ')
    .map((night) => `On your ${night} night the moon is full.`) as readonly string[],
  fullOn: (date: string) => `On ${date} the moon is full.`,
  /** Added to the day's name for screen readers. */
  phases: { full: 'full moon', new: 'new moon' },
};

/** The next full moons, with the stays that can be booked around them. */
export const fullMoonWords = {
  title: 'Book by the moon',
  lead: 'The next six full moons. Arrive the day before, and the moon is full on your second night.',
  rises: (time: string) => `The moon rises at ${time}`,
  /** Leads to a room that is free on other nights; the room's name follows. */
  beside: (date: string) => `Free from ${date}:`,
  notSo: 'Not for these two nights',
};
