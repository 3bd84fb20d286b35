/** What stands in place of the booking form once a request is stored. */
export const RECEIPT_COPY = {
  title: 'Request received',
  reference: 'Reference',
  room: 'Room',
  arrival: 'Arrival',
  departure: 'Departure',
  noDate: 'To be agreed',
  stay: 'Stay',
  total: 'Total',
  notBooked: 'It becomes a booking when we confirm it. Nothing is charged before.',
  full: 'Some of these nights are full at the moment. We will see what is possible, and write to you in any case.',
  wasFull:
    'Some of these nights were full when you asked. We will see what is possible, or suggest other days, and write to you in any case.',
  silence: 'If you hear nothing within a day, please ask us:',
  another: 'Send another request',
  show: 'Show it',
} as const;

/** @param email undefined when it is no longer known: it is not kept */
export function answerWords(email: string | undefined): string {
  return `We read every request and answer to ${email ?? 'the address you gave'}.`;
}

/** `Your request K7QM-4XTD is with us.` */
export function withUs(reference: string): string {
  return `Your request ${reference} is with us.`;
}
