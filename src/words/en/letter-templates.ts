/**
 * Letters to guests as the house begins with; staff may write each anew (Letters). A name in braces
 * is a fact of the stay; a line whose fact is not known is left out. Read by staff's pages and by
 * the function that sends, by no visitor's page.
 */
import { countWords, dateWords, numberWords } from './visitors.ts';

/** How this language writes days, numbers and amounts in a letter. */
export const letterNumbers = { countWords, dateWords, numberWords };

/** In running text. @param from undefined while no date is set */
export const letterStay = (
  room: string,
  guests: string,
  nights: string,
  from: string | undefined,
) => `${room}, ${guests}, ${nights}${from === undefined ? '' : ` from ${from}`}`;

/** Whom a letter greets who has given no name. */
export const letterGuest: string = 'guest';

const FACTS = `Room: {room}
Arrival: {arrival}
Departure: {departure}
Stay: {nights}, {guests}
Total: {total}, service fee included
{rooms}`;

const CLOSE = `If anything is to be different, simply reply to this message or call us at {phone}.

{hotel}
Reference: {reference}`;

export const letterTemplates = {
  received: {
    subject: 'Your request at {hotel}: {room}',
    body: `Dear {guest},

thank you for asking for {stay}. We have your request and answer soon. Nothing is booked yet, and nothing has been charged.

${FACTS}
Look it up: {link}

${CLOSE}`,
  },
  confirmed: {
    subject: 'Your booking at {hotel} is confirmed: {room}',
    body: `Dear {guest},

your booking is confirmed.

${FACTS}
Your stay: {link}

You pay at the house; nothing has been charged. We look forward to having you with us.

${CLOSE}`,
  },
  declined: {
    subject: 'Your request at {hotel}: {room}',
    body: `Dear {guest},

thank you for asking for {stay}. We are sorry that we cannot offer it. If other dates or another room suit you, tell us and we will look at once.

${CLOSE}`,
  },
  changed: {
    subject: 'Your booking at {hotel} has changed: {room}',
    body: `Dear {guest},

your booking has been changed. From now on it is this:

${FACTS}
Your stay: {link}

${CLOSE}`,
  },
  cancelled: {
    subject: 'Your booking at {hotel} is cancelled: {room}',
    body: `Dear {guest},

your booking for {stay} is cancelled, and nothing has been charged. We would be glad to see you another time.

${CLOSE}`,
  },
  reminder: {
    subject: 'See you tomorrow at {hotel}',
    body: `Dear {guest},

tomorrow is the day: we look forward to having you with us.

${FACTS}
Your stay: {link}

${CLOSE}`,
  },
  /** Whatever else it is about; staff begin with it. */
  general: {
    subject: 'Your stay at {hotel}: {room}',
    body: `Dear {guest},

we are writing about your stay.

${FACTS}
Your stay: {link}

${CLOSE}`,
  },
};
