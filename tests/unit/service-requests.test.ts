import { describe, expect, test, vi } from 'vitest';
import type { StaffBooking } from '@/hotel/reservations/reservation';
import { serviceFetch } from '../support/service-fetch.ts';

/** What services ask for, and what they make of good answers: at `fetch`, below supabase-js. */

// A hosted project's function sends; the embedded backend looks by itself.
vi.stubEnv('VITE_OUTBOX', 'on');
const { asked, replies } = serviceFetch();
const { restError, ServiceError } = await import('@/lib/service-error');
const { exportCsv } = await import('@/hotel/desk/staff-services/export');
const { messagesExport } = await import('@/hotel/messages/staff-queries/messages-queries');
const { reservationsExport } =
  await import('@/hotel/reservation-pages/staff-queries/reservations-export');
const { subscribersExport } = await import('@/hotel/subscribers/staff-queries/subscribers-queries');
const { fetchFigures } = await import('@/hotel/desk/staff-services/figures');
const guests = await import('@/hotel/guests/staff-services/guests');
const messages = await import('@/hotel/messages/staff-services/messages-service');
const { reservationFailure } = await import('@/hotel/reservations/staff-services/nights-taken');
const outbox = await import('@/hotel/letters/staff-services/outbox-service');
const { columnsOf, decimal, rowSchema, rowTimestamp, toColumns } =
  await import('@/hotel/content/staff-services/row-schema');
const { askChanged } = await import('@/hotel/content/staff-services/writes');
const reservations = await import('@/hotel/reservations/staff-services/reservations');
const { fetchHistory } = await import('@/hotel/reservations/staff-services/reservation-row');
const { removeObjects, objectExists, uploadObject } =
  await import('@/hotel/pictures/staff-services/bucket');
const { fetchSubscribers } = await import('@/hotel/subscribers/staff-services/subscribers-service');
const { fetchAvailability, fetchFullNights } =
  await import('@/hotel/booking/services/availability');
const v = await import('valibot');

const ROW = {
  id: 'r1',
  room_id: 'room-premier',
  room_name: 'Moonrise Premier',
  email: 'guest@example.com',
  guest_name: null,
  phone: null,
  guests: 2,
  nights: 3,
  check_in: '2026-11-24',
  check_out: '2026-11-27',
  price: '747.00',
  fee: '75.00',
  total: 822,
  status: 'confirmed',
  source: 'walk_in',
  message: '=2+2',
  language: 'km',
  notes: '=1+1',
  erased_at: null,
  asks_change: false,
  created_at: '2026-11-20 10:00:00.000+00',
  updated_at: '2026-11-20 10:00:00.000+00',
};
const MESSAGE = {
  id: 'm1',
  name: 'Sok',
  email: 'a@b.cd',
  subject: 'S',
  message: 'M',
  language: 'fr',
  status: 'archived',
  created_at: '2026-11-20T10:00:00+00:00',
  updated_at: '2026-11-20T10:00:00+00:00',
};
const SUBSCRIBER = {
  id: 's1',
  email: 'a@b.cd',
  unsubscribe_token: 't',
  created_at: '2026-11-20T10:00:00+00:00',
};

const search = (index = 0) => Object.fromEntries(asked[index]?.url.searchParams ?? []);
const rows = (body: unknown) => replies(() => ({ status: 200, body }));

describe('a page of a list', () => {
  const three = ['c', 'b', 'a'].map((id) => ({ ...ROW, id }));

  test('asks for one row more than it shows, and says where the next begins', async () => {
    rows(three);
    const page = await reservations.fetchReservations({}, undefined, 2);
    expect(search()).toMatchObject({ order: 'created_at.desc,id.desc', limit: '3' });
    expect(search()['or']).toBeUndefined();
    expect(page.items.map(({ id }) => id)).toEqual(['c', 'b']);
    expect(page.next).toEqual({ createdAt: '2026-11-20T10:00:00.000+00:00', id: 'b' });
  });

  test('that is the last has no next one, also when it is full', async () => {
    rows(three.slice(0, 2));
    expect((await reservations.fetchReservations({}, undefined, 2)).next).toBeUndefined();
    rows([]);
    expect(await reservations.fetchReservations({}, undefined, 0)).toEqual({
      items: [],
      next: undefined,
    });
  });

  test('begins behind the last row of the one before, in its index', async () => {
    rows([]);
    await reservations.fetchReservations({}, { createdAt: 'T', id: 'i' }, 2);
    expect(search()).toMatchObject({
      created_at: 'lte.T',
      or: '(created_at.lt."T",and(created_at.eq."T",id.lt."i"))',
    });
  });

  test('is narrowed by everything that was chosen, and by nothing else', async () => {
    rows([]);
    await reservations.fetchReservations(
      { status: 'new', roomId: 'r', from: '2026-11-01', to: '2026-11-30' },
      undefined,
      2,
    );
    const { searchParams } = asked[0]?.url ?? new URL('http://x');
    expect(searchParams.get('status')).toBe('eq.new');
    expect(searchParams.get('room_id')).toBe('eq.r');
    expect(searchParams.getAll('check_in')).toEqual(['gte.2026-11-01', 'lte.2026-11-30']);
    asked.length = 0;
    await reservations.fetchReservations({}, undefined, 2);
    expect(Object.keys(search()).toSorted()).toEqual(['limit', 'order', 'select']);
  });

  test.each([['subscribers', (email: string) => fetchSubscribers({ email }, undefined, 2)]])(
    'of %s is found by how an address begins',
    async (_name, fetch) => {
      rows([]);
      await fetch('  Gue ');
      expect(asked[0]?.url.searchParams.getAll('email')).toEqual(['gte.gue', 'lt.gue\u{10FFFF}']);
      asked.length = 0;
      await fetch('');
      expect(search()['email']).toBeUndefined();
    },
  );

  test.each([
    [undefined, 'in.(unread,read)'],
    ['archived', 'eq.archived'],
    ['any', undefined],
  ] as const)('of messages that are %s asks for %s', async (status, filter) => {
    rows([]);
    await messages.fetchMessages({ status }, undefined, 2);
    expect(search()['status']).toBe(filter);
  });

  test('ends when its reader goes away', async () => {
    const gone = AbortSignal.abort();
    await expect(reservations.fetchReservations({}, undefined, 2, gone)).rejects.toThrow(
      ServiceError,
    );
    await expect(fetchAvailability('r', '2026-11-24', 1, gone)).rejects.toThrow(ServiceError);
  });
});

test('full nights are asked for by GET, and read as nights', async () => {
  rows([{ night: '2026-11-24' }, { night: '2026-11-26' }]);
  expect(await fetchFullNights('r', '2026-11-22', '2026-12-01')).toEqual([
    '2026-11-24',
    '2026-11-26',
  ]);
  expect(asked[0]).toMatchObject({ method: 'GET' });
  expect(search()).toEqual({ room_id: 'r', from_date: '2026-11-22', to_date: '2026-12-01' });
  rows([{ day: '2026-11-24' }]);
  await expect(fetchFullNights('r', '2026-11-22', '2026-12-01')).rejects.toMatchObject({
    kind: 'shape',
  });
});

test('a row is read under the domain’s names, times in one form, numbers as numbers', async () => {
  rows([ROW]);
  expect(await reservations.fetchReservation('r1')).toMatchObject({
    roomId: 'room-premier',
    guestName: null,
    price: 747,
    fee: 75,
    total: 822,
    createdAt: '2026-11-20T10:00:00.000+00:00',
    updatedAt: '2026-11-20T10:00:00.000+00:00',
  });
});

test('a read that fails is asked once: asking again is the query client’s work', async () => {
  replies(() => ({ status: 503, body: { message: 'planned' } }));
  for (const read of [() => messages.fetchMessage('m1'), fetchFigures, guests.fetchRetention]) {
    asked.length = 0;
    await expect(read()).rejects.toMatchObject({ kind: 'server' });
    expect(asked).toHaveLength(1);
  }
});

describe('a row', () => {
  const entries = { aB: v.string(), size: decimal, at: rowTimestamp };

  test('is read by the names of its columns; what is none is not understood', () => {
    const row = { a_b: '7', size: '1.50', at: '2026-01-01 00:00:00+00', other_at: '1 +00' };
    const read = { aB: '7', size: 1.5, at: '2026-01-01T00:00:00+00:00' };
    expect(v.parse(rowSchema(entries), row)).toEqual(read);
    expect(v.parse(rowSchema(entries), { ...row, size: 1.5 })).toEqual(read);
    for (const none of [null, undefined, 7, 'x', {}, { ...row, at: 7 }, { ...row, size: null }]) {
      expect(v.is(rowSchema(entries), none)).toBe(false);
    }
    expect(v.is(rowSchema(entries), { ...row, size: 'wide' })).toBe(false);
  });

  test('is asked for and written under the same names', () => {
    expect(columnsOf(entries)).toBe('a_b, size, at');
    expect(toColumns({ aB: null, checkIn: '', at: 1 })).toEqual({ a_b: null, check_in: '', at: 1 });
  });
});

test('a write changed one row: none is refused, two are not understood', async () => {
  const changed = (data: unknown) =>
    askChanged(Promise.resolve({ data, error: null, status: 200 }), v.number());
  expect(await changed([7])).toBe(7);
  await expect(changed([])).rejects.toMatchObject({ kind: 'refused' });
  await expect(changed([1, 2])).rejects.toMatchObject({ kind: 'shape' });
  await expect(changed(['x'])).rejects.toMatchObject({ kind: 'shape', status: 200 });
});

describe('stays', () => {
  test('of a month are those that reach into it', async () => {
    rows([]);
    await reservations.fetchStays('2026-11-01', '2026-12-01', ['confirmed', 'checked_in']);
    const { searchParams } = asked[0]?.url ?? new URL('http://x');
    expect(searchParams.get('status')).toBe('in.(confirmed,checked_in)');
    expect(searchParams.getAll('check_in')).toEqual(['gt.2026-09-02', 'lt.2026-12-01']);
    expect(searchParams.get('check_out')).toBe('gt.2026-11-01');
    expect(search()).toMatchObject({ order: 'check_in.asc,id.asc', limit: '1000' });
  });

  test('are changed field by field, over the version seen', async () => {
    rows([ROW]);
    const seen = { id: 'r1', updatedAt: 'T' };
    await reservations.changeReservation(seen, { notes: '' });
    await reservations.changeReservation(seen, { roomId: 'r', checkIn: '' });
    expect(search()).toMatchObject({ id: 'eq.r1', updated_at: 'eq.T' });
    expect(asked.map(({ body }) => body)).toEqual([
      { notes: '' },
      { room_id: 'r', check_in: null },
    ]);
  });

  test('that others changed meanwhile are shown; that nobody changed were refused', async () => {
    const seen = { id: 'r1', updatedAt: '2026-11-20T10:00:00.000+00:00' };
    replies(({ method }) => ({ status: 200, body: method === 'PATCH' ? [] : [ROW] }));
    await expect(reservations.changeReservation(seen, {})).rejects.toMatchObject({
      kind: 'refused',
    });
    await expect(
      reservations.changeReservation({ ...seen, updatedAt: 'earlier' }, {}),
    ).rejects.toMatchObject({ name: 'ConflictError', current: { id: 'r1' } });
    rows([]);
    await expect(reservations.changeReservation(seen, {})).rejects.toMatchObject({
      kind: 'refused',
    });
  });

  const booking = {
    roomId: 'r',
    checkIn: '2026-11-24',
    nights: 1,
    guests: 2,
    guestName: '',
    email: '',
    phone: '',
    language: 'km',
    notes: '',
    source: 'phone',
    as: 'confirmed' as const,
    moreRooms: [],
  } satisfies StaffBooking;

  test('by phone: what is empty is nothing', async () => {
    rows([ROW]);
    await reservations.addReservation('id', booking);
    await reservations.addReservation('id', {
      ...booking,
      guestName: 'S',
      email: 'a@b.cd',
      phone: '1',
      as: 'new',
    });
    const same = {
      id: 'id',
      room_id: 'r',
      check_in: '2026-11-24',
      nights: 1,
      guests: 2,
      language: 'km',
      notes: '',
    };
    expect(asked.map(({ body }) => body)).toEqual([
      { ...same, guest_name: null, email: null, phone: null, source: 'phone', status: 'confirmed' },
      { ...same, guest_name: 'S', email: 'a@b.cd', phone: '1', source: 'phone', status: 'new' },
    ]);
  });

  test('sent twice are one; a code of another kind is a failure', async () => {
    const taken = { status: 409, body: { code: '23505', message: 'duplicate' } };
    replies(({ method }) => (method === 'POST' ? taken : { status: 200, body: [ROW] }));
    expect(await reservations.addReservation('r1', booking)).toMatchObject({ id: 'r1' });
    replies(({ method }) => (method === 'POST' ? taken : { status: 200, body: [] }));
    await expect(reservations.addReservation('r1', booking)).rejects.toMatchObject({
      kind: 'conflict',
    });
  });

  test('for nights that are full say which, and when it would go', async () => {
    const full = {
      code: 'PT409',
      message: 'nights-full',
      details: JSON.stringify({
        room: 'Garden Standard',
        nights: ['2026-11-24', '2026-11-25'],
        free: ['2026-11-28', 'nonsense'],
      }),
    };
    replies(() => ({ status: 409, body: full }));
    const failure = {
      name: 'NightsTakenError',
      kind: 'conflict',
      status: 409,
      message:
        'Garden Standard is full on Tue 24 Nov 2026, Wed 25 Nov 2026. Next free: Sat 28 Nov 2026.',
      nights: ['2026-11-24', '2026-11-25'],
      nextFree: ['2026-11-28'],
    };
    await expect(reservations.addReservation('r1', booking)).rejects.toMatchObject(failure);
    await expect(
      reservations.changeReservation({ id: 'r1', updatedAt: 'T' }, {}),
    ).rejects.toMatchObject(failure);
    const other = restError({ code: '23505', message: 'duplicate key' }, 409);
    expect(reservationFailure(other)).toMatchObject({ name: 'ServiceError', message: '' });
    const silent = restError({ code: 'PT409', message: 'nights-full' }, 409);
    expect(reservationFailure(silent)).toMatchObject({ nights: [], nextFree: [] });
  });

  test('have a history, newest first', async () => {
    const event = {
      id: 7,
      at: '2026-11-20 10:00:00+00',
      actor_name: 'Sokha',
      changes: { a: [1, 2] },
    };
    rows([event]);
    expect(await fetchHistory('r1')).toEqual([
      { id: 7, at: '2026-11-20T10:00:00+00:00', actorName: 'Sokha', changes: { a: [1, 2] } },
    ]);
    expect(search()).toMatchObject({ reservation_id: 'eq.r1', order: 'id.desc', limit: '100' });
  });
});

describe('letters', () => {
  const letter = { to: 'a@b.cd', subject: 'S', body: 'B' };
  const QUEUED = {
    id: 'l1',
    kind: 'letter',
    channel: 'email',
    recipient: 'a@b.cd',
    reservation_id: 'r1',
    subject: 'S',
    status: 'queued',
    attempts: 0,
    next_try_at: '2026-11-20T10:00:00Z',
    error_code: null,
    created_at: '2026-11-20T10:00:00Z',
  };

  test('are put into the outbox, and the function is woken', async () => {
    rows([QUEUED]);
    await outbox.queueLetter('l1', letter, 'r1');
    await vi.waitFor(() => expect(asked).toHaveLength(2)); // nobody waits for the function
    expect(asked[0]?.body).toEqual({
      id: 'l1',
      recipient: 'a@b.cd',
      subject: 'S',
      body: 'B',
      reservation_id: 'r1',
      kind: 'letter',
    });
    expect(asked[1]).toMatchObject({
      method: 'POST',
      url: { pathname: '/functions/v1/send-outbox' },
    });
  });

  test('that are there already were put there before', async () => {
    replies(() => ({ status: 409, body: { code: '23505', message: 'duplicate' } }));
    await outbox.queueLetter('l1', letter, 'r1');
    await vi.waitFor(() => expect(asked).toHaveLength(2)); // nobody waits for the function
    expect(asked.map(({ url }) => url.pathname)).toEqual([
      '/rest/v1/outbox',
      '/functions/v1/send-outbox',
    ]);
  });

  test('of a reservation come newest first', async () => {
    rows([QUEUED]);
    expect(await outbox.fetchLetters(['r1'])).toMatchObject([{ id: 'l1', status: 'queued' }]);
    expect(search()).toMatchObject({
      reservation_id: 'in.(r1)',
      order: 'created_at.desc',
      limit: '20',
    });
  });
});

describe('guests’ data', () => {
  test.each([
    [{ retentionMonths: 1 }, 1],
    [{ retentionMonths: 120 }, 120],
    [{ retentionMonths: 121 }, 24],
    [{ retentionMonths: 0 }, 24],
    [{ retentionMonths: '12' }, 24],
    [{}, 24],
    [null, 24],
  ])('with %j stored they are kept for %i months', async (value, months) => {
    rows([{ value }]);
    expect(await guests.fetchRetention()).toBe(months);
    expect(search()).toMatchObject({ key: 'eq.privacy', select: 'value' });
  });

  test('the time is set by the key of its row', async () => {
    rows([{ key: 'privacy' }]);
    expect(await guests.saveRetention(6)).toBe(6);
    expect(asked[0]?.body).toEqual({ key: 'privacy', value: { retentionMonths: 6 } });
  });

  test('what was erased is counted; a purge leaves the letter alone', async () => {
    rows({ reservations: 1, messages: 2, letters: 3 });
    const counts = { reservations: 1, messages: 2, letters: 3, subscribers: 0 };
    expect(await guests.eraseGuest('a@b.cd')).toEqual(counts);
    expect(asked[0]).toMatchObject({
      url: { pathname: '/rest/v1/rpc/erase_guest' },
      body: { email: 'a@b.cd' },
    });
    expect(await guests.purgeExpired()).toEqual(counts);
    expect(asked[1]?.url.pathname).toBe('/rest/v1/rpc/purge_expired');
    rows({ reservations: -1, messages: 2, letters: 3 });
    await expect(guests.purgeExpired()).rejects.toMatchObject({ kind: 'shape' });
  });
});

test('the figures are asked for by GET, and all of them are figures', async () => {
  const figures = {
    reservations: 62,
    guests: 128,
    messages: 18,
    latestReservations: [
      { id: 'r', email: 'a@b.cd', roomName: 'R', checkIn: null, total: 1, status: 'new' },
    ],
    latestMessages: [{ id: 'm', name: 'S', subject: 'S' }],
  };
  rows(figures);
  expect(await fetchFigures()).toEqual(figures);
  expect(asked[0]).toMatchObject({
    method: 'GET',
    url: { pathname: '/rest/v1/rpc/dashboard_figures' },
  });
  for (const wrong of [{ guests: 1.5 }, { messages: -1 }, { latestMessages: [{}] }]) {
    rows({ ...figures, ...wrong });
    await expect(fetchFigures()).rejects.toMatchObject({ kind: 'shape' });
  }
});

describe('an export', () => {
  async function exported(source: Parameters<typeof exportCsv>[0], signal?: AbortSignal) {
    const pieces: { text: string; rows: number }[] = [];
    for await (const piece of exportCsv(source, signal)) pieces.push(piece);
    return pieces;
  }

  test.each([
    [
      'reservations',
      reservationsExport(),
      ROW,
      'Received,Status,Room,Guest,E-mail,Phone,Guests,Check-in,Check-out,Nights,Room price,Service fee,Total,Source,Message,Notes,Language,Reference,Invoice',
      "2026-11-20T10:00:00.000+00:00,Confirmed,Moonrise Premier,,guest@example.com,,2,2026-11-24,2026-11-27,3,747,75,822,Walk-in,'=2+2,'=1+1,Khmer,0000-0000,INV-0007",
    ],
    [
      'messages',
      messagesExport,
      MESSAGE,
      'Received,Status,Name,E-mail,Subject,Message,Language',
      '2026-11-20T10:00:00+00:00,Archived,Sok,a@b.cd,S,M,French',
    ],
    [
      'subscribers',
      subscribersExport,
      SUBSCRIBER,
      'Since,E-mail',
      '2026-11-20T10:00:00+00:00,a@b.cd',
    ],
  ] as const)('of %s has its headings and lines', async (_kind, source, row, headings, line) => {
    const invoice = { id: 'i', reservation_id: row.id, prefix: 'INV-', number: 7 };
    replies(({ url }) => ({
      status: 200,
      body: url.pathname.endsWith('/invoices')
        ? [{ ...invoice, kind: 'invoice', cancels: null }]
        : [row],
    }));
    const plain = (text: string) => text.replaceAll('"', '').trim();
    const [head, body, ...rest] = await exported(source);
    expect(head?.text.codePointAt(0)).toBe(0xfeff);
    expect(plain(head?.text ?? '')).toBe(headings);
    expect([plain(body?.text ?? ''), body?.rows]).toEqual([line, 1]);
    expect(rest).toEqual([]);
    expect(search()['limit']).toBe('1000');
  });

  test('of messages has the archived ones, too', async () => {
    rows([]);
    await exported(messagesExport);
    expect(search()['status']).toBeUndefined();
  });

  test('goes on page by page until there are no more', async () => {
    const full = Array.from({ length: 1000 }, (_, index) => ({ ...SUBSCRIBER, id: `s${index}` }));
    replies(({ url }) => ({ status: 200, body: url.searchParams.has('or') ? [SUBSCRIBER] : full }));
    expect((await exported(subscribersExport)).map((piece) => piece.rows)).toEqual([0, 999, 1]);
  });

  test('that is given up asks for no other page', async () => {
    const full = Array.from({ length: 1000 }, (_, index) => ({ ...SUBSCRIBER, id: `s${index}` }));
    const giveUp = new AbortController();
    replies(() => {
      queueMicrotask(() => giveUp.abort());
      return { status: 200, body: full };
    });
    await exported(subscribersExport, giveUp.signal).catch(() => undefined);
    expect(asked).toHaveLength(1);
  });
});

describe('the bucket', () => {
  const file = (type: 'image/jpeg') => ({
    blob: new Blob(['x'], { type: 'text/html' }),
    type,
    width: 1,
  });

  test.each([
    [0, 'network'],
    [400, 'invalid'],
    [403, 'refused'],
    [409, 'conflict'],
    [413, 'invalid'],
    [415, 'invalid'],
    [422, 'invalid'],
    [429, 'busy'],
    [500, 'server'],
    [503, 'server'],
  ] as const)('an upload that ends in %i is %s', async (status, kind) => {
    replies(() => ({ status, body: { message: 'planned' } }));
    await expect(uploadObject('hero/1.jpg', file('image/jpeg'))).rejects.toMatchObject({ kind });
  });

  test('the status inside an answer of 400 counts', async () => {
    replies(() => ({ status: 400, body: { statusCode: '409', message: 'Duplicate' } }));
    await expect(uploadObject('hero/1.jpg', file('image/jpeg'))).rejects.toMatchObject({
      kind: 'conflict',
      status: 409,
      message: 'Duplicate',
    });
  });

  test('nothing to remove is nothing to ask', async () => {
    await removeObjects([]);
    expect(asked).toEqual([]);
  });

  test('an object that is still there was not removed; one that is not was gone', async () => {
    replies(({ method }) => ({ status: 200, body: method === 'DELETE' ? [] : { id: 'o' } }));
    await expect(removeObjects(['hero/1.jpg'])).rejects.toMatchObject({ kind: 'refused' });
    replies(({ method }) =>
      method === 'DELETE' ? { status: 200, body: [] } : { status: 404, body: { message: 'no' } },
    );
    await removeObjects(['hero/1.jpg']);
    asked.length = 0;
    replies(() => ({ status: 200, body: [{ name: 'hero/1.jpg' }] }));
    await removeObjects(['hero/1.jpg']);
    expect(asked.map(({ method }) => method)).toEqual(['DELETE']);
  });

  test.each([400, 404])(
    '[X-18] an answer of %i says that an object is not there',
    async (status) => {
      replies(() => ({ status, body: { message: 'no' } }));
      expect(await objectExists('hero/1.jpg')).toBe(false);
    },
  );

  test.each([0, 403, 500])('an answer of %i says nothing of it', async (status) => {
    replies(() => ({ status, body: { message: 'no' } }));
    await expect(objectExists('hero/1.jpg')).rejects.toThrow(ServiceError);
  });
});

describe('free nights', () => {
  test('are free when none is taken; else the next days are asked for', async () => {
    rows([]);
    expect(await fetchAvailability('r', '2026-11-24', 3)).toEqual({ isFree: true, nextFree: [] });
    expect(search()).toEqual({ room_id: 'r', from_date: '2026-11-24', to_date: '2026-11-27' });
    asked.length = 0;
    replies(({ url }) => ({
      status: 200,
      body: url.pathname.endsWith('next_free_dates')
        ? [{ check_in: '2026-11-28' }]
        : [{ night: '2026-11-24' }],
    }));
    expect(await fetchAvailability('r', '2026-11-24', 3)).toEqual({
      isFree: false,
      nextFree: ['2026-11-28'],
    });
    expect(search(1)).toMatchObject({ room_id: 'r', nights: '3', from_date: '2026-11-24' });
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'GET']);
  });

  test.each([[null], [{}], [[{}]], [[{ check_in: '2026-02-30' }]], [[{ check_in: 7 }]]])(
    'next days of %j are none',
    async (next) => {
      replies(({ url }) => ({
        status: 200,
        body: url.pathname.endsWith('next_free_dates') ? next : [{ night: 'x' }],
      }));
      await expect(fetchAvailability('r', '2026-11-24', 3)).rejects.toMatchObject({
        kind: 'shape',
      });
    },
  );
});
