/** The bell: what staff are told outside the admin area. It names no guest. */

const requests = (count: number) => `${count} new ${count === 1 ? 'request' : 'requests'}`;
const messages = (count: number) => `${count} new ${count === 1 ? 'message' : 'messages'}`;
/** @param since the clock, `14:05`; undefined for a single one */
const several = (ofRequests: number, ofMessages: number, since: string | undefined) =>
  [
    ...(ofRequests > 0 ? [requests(ofRequests)] : []),
    ...(ofMessages > 0 ? [messages(ofMessages)] : []),
  ].join(' and ') + (since === undefined ? '' : ` since ${since}`);

export const bellWords = {
  several,
  request: (room: string) => `New request: ${room}`,
  message: 'New message',
  messageText: 'A visitor has written to you.',
  look: (address: string) => `Look at it: ${address}`,
  test: {
    subject: 'Test: the bell rings',
    text: 'This is a test from the admin area. If you read it, requests and messages will reach you here.',
  },
};
