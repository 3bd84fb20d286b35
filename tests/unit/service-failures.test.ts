import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { blankBooking } from '@/desk/stays/staff-booking';
import { PICTURE, REQUEST } from '../support/rows.ts';
import { serviceFetch } from '../support/service-fetch.ts';

/** Whatever a server answers, a service returns what its type says or throws a `ServiceError`. */

const { asked, replies } = serviceFetch();
const { isRetryable, restError, ServiceError } = await import('@/lib/service-error');
const about = await import('@/website/about/staff-calls/save-about');
const figures = await import('@/desk/lists/staff-calls/inbox-counts');
const guests = await import('@/guests/privacy/staff-calls/privacy');
const imageRows = await import('@/content/pictures/staff-calls/image-rows');
const images = await import('@/content/pictures/staff-calls/store-image');
const messages = await import('@/guests/messages/staff-calls/messages');
const outbox = {
  ...(await import('@/guests/emails/staff-calls/outbox')),
  ...(await import('@/guests/emails/staff-calls/queue-email')),
};
const history = await import('@/desk/stays/staff-calls/reservation-row');
const reservations = {
  ...(await import('@/desk/stays/staff-calls/reservations')),
  ...(await import('@/desk/stays/staff-calls/change-reservation')),
};
const { roomTable } = await import('@/selling/rooms/staff-calls/save-rooms');
const siteConfig = await import('@/content/store/staff-calls/site-config');
const subscribers = await import('@/guests/newsletter/staff-calls/subscribers');
const { testimonialTable } = await import('@/website/testimonials/staff-calls/save-testimonials');
const { fetchAvailability } = await import('@/selling/booking/services/availability-service');
const { fetchContent } = await import('@/content/store/services/content-service');
const { submitMessage } = await import('@/guests/messages/services/contact-service');
const { submitReservation } = await import('@/selling/booking/services/booking-requests');
const visitorSubscribers = await import('@/guests/newsletter/services/newsletter-service');

const [room] = DEFAULT_CONTENT.rooms;
const [testimonial] = DEFAULT_CONTENT.testimonials;
if (!room || !testimonial) throw new Error('the defaults have rooms and testimonials');
const { aboutSection, heroSection } = DEFAULT_CONTENT.sections;
const UUID = '11111111-1111-4111-8111-111111111111';
const SEEN = '2026-11-20T10:00:00.000+00:00';
const GUEST_EMAIL = { to: 'a@b.cd', subject: 'S', body: 'B' };
const MESSAGE = { id: UUID, name: 'S', email: 'a@b.cd', subject: 'S', message: 'M' };

type Call = [name: string, call: () => Promise<unknown>];

const LISTS: Call[] = [
  ['list pictures', () => imageRows.listImages('hero')],
  ['list reservations', () => reservations.fetchReservations({}, undefined, 2)],
  ['list stays', () => reservations.fetchStays('2026-11-01', '2026-12-01', ['confirmed'])],
  ['read a reservation', () => reservations.fetchReservation(UUID)],
  ['list messages', () => messages.fetchMessages({}, undefined, 2)],
  ['read a message', () => messages.fetchMessage(UUID)],
  ['list subscribers', () => subscribers.fetchSubscribers({}, undefined, 2)],
  ['read the history', () => history.fetchHistory(UUID)],
  ['list e-mails', () => outbox.fetchEmails([UUID])],
  ['ask for free nights', () => fetchAvailability('r', '2026-11-24', 2)],
];

/** Calls that delete a row; they also succeed if the row is missing. */
const DELETES: Call[] = [
  ['delete a room', () => roomTable.remove('r')],
  ['delete a message', () => messages.deleteMessage(UUID)],
  ['delete a subscriber', () => subscribers.deleteSubscriber(UUID)],
];

const OTHERS: Call[] = [
  ['read everything', () => fetchContent()],
  ['read the figures', () => figures.fetchInboxCounts()],
  ['read a section', () => siteConfig.fetchSection('heroSection')],
  ['save a section', () => siteConfig.saveSection('heroSection', heroSection, SEEN)],
  ['save a first section', () => siteConfig.saveSection('heroSection', heroSection, '')],
  ['save About', () => about.saveAbout(aboutSection, [], SEEN)],
  ['add a room', () => roomTable.insert('r', room, 0)],
  ['change a room', () => roomTable.update('r', room, SEEN)],
  ['order rooms', () => roomTable.reorder(['r'])],
  ['add a testimonial', () => testimonialTable.insert('t', testimonial, 0)],
  ['change a testimonial', () => testimonialTable.update('t', testimonial, SEEN)],
  ['order testimonials', () => testimonialTable.reorder(['t'])],
  ['swap pictures', () => imageRows.swapImages([])],
  ['describe a picture', () => imageRows.updateImage(UUID, { alt: '', focalX: 0, focalY: 0 })],
  [
    'change a reservation',
    () => reservations.changeReservation({ id: UUID, updatedAt: SEEN }, { nights: 2 }),
  ],
  ['add a reservation', () => reservations.addReservation(UUID, blankBooking('r', '2026-11-24'))],
  ['file a message', () => messages.fileMessage(UUID, 'read')],
  ['queue an e-mail', () => outbox.queueEmail(UUID, GUEST_EMAIL, UUID)],
  ['erase a guest', () => guests.eraseGuest('a@b.cd')],
  ['purge', () => guests.purgeExpired()],
  ['set the time of keeping', () => guests.saveRetention(12)],
];

const DELETE_PICTURE: Call = ['delete a picture', () => images.deleteImage(PICTURE)];
const MOVE_PICTURE: Call = ['move a picture', () => imageRows.moveImage('hero/1-a.jpg', 'about')];
const RETENTION: Call = ['read the time of keeping', () => guests.fetchRetention()];
const SUBMITS: Call[] = [
  ['send a message', () => submitMessage(MESSAGE)],
  ['book', () => submitReservation(REQUEST)],
  ['subscribe', () => visitorSubscribers.subscribe('A@b.cd')],
];
const UNSUBSCRIBE: Call = ['unsubscribe', () => visitorSubscribers.unsubscribe(UUID)];

const SINGLE = [DELETE_PICTURE, MOVE_PICTURE, RETENTION, UNSUBSCRIBE];
const EVERY = [...LISTS, ...DELETES, ...OTHERS, ...SUBMITS, ...SINGLE];

async function failureOf(call: () => Promise<unknown>): Promise<InstanceType<typeof ServiceError>> {
  const failure: unknown = await call().then(
    (value) => new Error(`no failure: ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (failure instanceof ServiceError) return failure;
  throw failure;
}

describe.each(EVERY)('%s', (_name, call) => {
  test.each([
    [0, 'network'],
    [400, 'invalid'],
    [401, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [413, 'invalid'],
    [418, 'shape'],
    [422, 'invalid'],
    [429, 'busy'],
    [500, 'server'],
    [503, 'server'],
  ] as const)('a status of %i is %s', async (status, kind) => {
    replies(() => ({ status, body: { message: 'planned failure' } }));
    expect(await failureOf(call)).toMatchObject({ kind, status });
  });
});

describe.each([...LISTS, ...DELETES, ...OTHERS, DELETE_PICTURE])('%s', (_name, call) => {
  test.each([[null], [{}], ['x'], [7], [[{}, {}]], [[null, null]], [[7, 8]]])(
    'an answer of %j is a failure that says so',
    async (body) => {
      replies(() => ({ status: 200, body }));
      const isRow = Array.isArray(body) && DELETES.some(([, one]) => one === call);
      // Deletions accept any list as an answer, because they only count its rows.
      if (isRow || (Array.isArray(body) && _name === DELETE_PICTURE[0])) return;
      if (_name === 'ask for free nights' && Array.isArray(body)) return;
      expect(['shape', 'refused', 'conflict']).toContain((await failureOf(call)).kind);
    },
  );
});

test.each([...OTHERS])('%s: an answer of no row is a failure', async (_name, call) => {
  replies(() => ({ status: 200, body: [] }));
  expect(['shape', 'refused', 'conflict']).toContain((await failureOf(call)).kind);
});

test.each(LISTS)('%s: no row is an answer', async (_name, call) => {
  replies(() => ({ status: 200, body: [] }));
  await expect(call()).resolves.not.toThrow();
});

test.each(DELETES)('%s: gone already is gone, still there is refused', async (_name, call) => {
  replies(() => ({ status: 200, body: [] }));
  await call();
  expect(asked.map(({ method }) => method)).toEqual(['DELETE', 'GET']);
  // A policy refuses a deletion silently: afterwards the row can still be read.
  const row = { id: UUID };
  replies(({ method }) => ({ status: 200, body: method === 'DELETE' ? [] : [row] }));
  expect((await failureOf(call)).kind).toBe('refused');
  asked.length = 0;
  replies(() => ({ status: 200, body: [row] }));
  await call();
  expect(asked.map(({ method }) => method)).toEqual(['DELETE']);
});

describe('the kinds of failures of PostgREST', () => {
  test.each([
    ['23505', '', 409, 'conflict'],
    ['23505', '', 400, 'conflict'],
    ['23P01', '', 400, 'conflict'],
    ['', '', 409, 'conflict'],
    ['SUP', 'new row violates check constraint "x"', 500, 'invalid'],
    ['SUP', 'violates exclusion constraint "x"', 500, 'invalid'],
    ['', 'check constraint', 500, 'server'],
    ['', '', 0, 'network'],
    ['', '', 406, 'refused'],
    ['', '', 499, 'shape'],
  ] as const)('code %j, %j and status %i are %s', (code, message, status, kind) => {
    const cause = { code, message };
    const error = restError(cause, status);
    expect(error).toMatchObject({ name: 'ServiceError', kind, message, status, cause });
  });

  test('without a code and a message there is still a kind', () => {
    expect(restError({ code: null }, 500)).toMatchObject({ kind: 'server', message: '' });
  });

  test('asking again may help when nothing was answered or the server failed', () => {
    const kinds = ['network', 'refused', 'conflict', 'invalid', 'busy', 'server', 'shape'] as const;
    expect(kinds.filter((kind) => isRetryable(new ServiceError(kind, '')))).toEqual([
      'network',
      'server',
    ]);
    expect(isRetryable(new Error('network'))).toBe(false);
    expect(new ServiceError('shape', 'x').status).toBe(0);
  });
});

describe('what is sent once', () => {
  test.each(SUBMITS)('%s: one that is there already was stored before', async (_name, call) => {
    replies(() => ({ status: 409, body: { code: '23505', message: 'duplicate' } }));
    await call();
    replies(() => ({ status: 201 }));
    await call();
    // Visitors may not read these tables, so a service must not request the inserted row.
    for (const { method, url, headers } of asked) {
      expect([method, url.search]).toEqual(['POST', '']);
      expect(headers.get('prefer') ?? '').not.toContain('return=representation');
    }
  });

  test('[X-26] bodies hold what was asked for and no more', async () => {
    replies(() => ({ status: 201 }));
    for (const [, call] of SUBMITS) await call();
    expect(asked.map(({ url, body }) => [url.pathname, body])).toEqual([
      ['/rest/v1/messages', { ...MESSAGE, language: 'en' }],
      [
        '/rest/v1/reservations',
        {
          id: UUID,
          room_id: REQUEST.roomId,
          email: REQUEST.email,
          guests: 1,
          nights: 1,
          check_in: null,
          guest_name: null,
          phone: null,
          message: '',
          language: 'en',
        },
      ],
      // The service sends the address as typed, because the database converts it to lower case.
      ['/rest/v1/subscribers', { email: 'A@b.cd' }],
    ]);
  });

  test.each([true, false])('unsubscribing gives what the server says: %s', async (known) => {
    replies(() => ({ status: 200, body: known }));
    expect(await visitorSubscribers.unsubscribe(UUID)).toBe(known);
    expect(asked[0]?.body).toEqual({ token: UUID });
  });

  test.each(['', 'x', `${UUID}1`, `x${UUID}`, UUID.replace('-', '')])(
    'a token of %j is asked of nobody',
    async (token) => {
      expect(await visitorSubscribers.unsubscribe(token)).toBe(false);
      expect(asked).toEqual([]);
    },
  );
});
