import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { blankBooking } from '@/desk/stays/staff-booking';
import { blankRoom } from '@/content/schema/room';
import { prepared } from '../support/picture-files.ts';
import { MESSAGE, QUEUED_EMAIL, STAY, SUBSCRIBER } from '../support/rows.ts';
import { serviceFetch } from '../support/service-fetch.ts';

// A hosted project's function sends emails; the embedded backend needs no call.
vi.stubEnv('VITE_OUTBOX', 'on');
const { asked, replies } = serviceFetch();
const { restError, ServiceError } = await import('@/lib/service-error');
const { exportCsv } = await import('@/desk/lists/staff-calls/export-list');
const { messagesExport } = await import('@/guests/messages/staff-calls/messages-export');
const { reservationsExport } = await import('@/front/reservation/staff-calls/reservations-export');
const { subscribersExport } = await import('@/guests/newsletter/staff-calls/subscribers');
const { fetchInboxCounts } = await import('@/desk/lists/staff-calls/inbox-counts');
const guests = await import('@/guests/privacy/staff-calls/privacy');
const messages = await import('@/guests/messages/staff-calls/messages');
const { reservationFailure } = await import('@/desk/stays/staff-calls/nights-taken');
const outbox = {
  ...(await import('@/guests/emails/staff-calls/outbox')),
  ...(await import('@/guests/emails/staff-calls/queue-email')),
};
const { columnsOf, decimal, rowSchema, rowTimestamp, toColumns } =
  await import('@/content/store/staff-calls/row-schema');
const { askChanged } = await import('@/content/store/staff-calls/writes');
const reservations = {
  ...(await import('@/desk/stays/staff-calls/reservations')),
  ...(await import('@/desk/stays/staff-calls/change-reservation')),
};
const { removeObjects, objectExists, uploadObject } =
  await import('@/content/pictures/staff-calls/bucket');
const { saveAbout } = await import('@/website/about/staff-calls/save-about');
const { saveImage } = await import('@/content/pictures/staff-calls/store-image');
const { roomTable } = await import('@/selling/rooms/staff-calls/save-rooms');
const { saveSection } = await import('@/content/store/staff-calls/site-config');
const { fetchAvailability, fetchFullNights } =
  await import('@/selling/booking/services/availability-service');
const v = await import('valibot');

const SEEN = '2026-11-20T10:00:00.000+00:00';
const search = (index = 0) => Object.fromEntries(asked[index]?.url.searchParams ?? []);
const rows = (body: unknown) => replies(() => ({ status: 200, body }));

test('a page of a list begins behind the last row of the one before, in its index', async () => {
  rows([]);
  await reservations.fetchReservations({}, { createdAt: 'T', id: 'i' }, 2);
  expect(search()).toMatchObject({ created_at: 'lte.T' });
});

test('a read ends when its reader goes away', async () => {
  const gone = AbortSignal.abort();
  const page = reservations.fetchReservations({}, undefined, 2, gone);
  await expect(page).rejects.toThrow(ServiceError);
  await expect(fetchAvailability('r', '2026-11-24', 1, gone)).rejects.toThrow(ServiceError);
});

test('full nights are asked for by GET, and read as nights', async () => {
  const fullNights = () => fetchFullNights('r', '2026-11-22', '2026-12-01');
  rows([{ night: '2026-11-24' }, { night: '2026-11-26' }]);
  expect(await fullNights()).toEqual(['2026-11-24', '2026-11-26']);
  expect(asked[0]?.method).toBe('GET');
  rows([{ day: '2026-11-24' }]);
  await expect(fullNights()).rejects.toMatchObject({ kind: 'shape' });
});

test('a read that fails is asked once: asking again is the query client’s work', async () => {
  replies(() => ({ status: 503, body: { message: 'planned' } }));
  for (const read of [() => messages.fetchMessage('m1'), fetchInboxCounts, guests.fetchRetention]) {
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
    rows([STAY]);
    const seen = { id: 'r1', updatedAt: 'T' };
    await reservations.changeReservation(seen, { notes: '' });
    await reservations.changeReservation(seen, { roomId: 'r', checkIn: '' });
    expect(search()).toMatchObject({ id: 'eq.r1', updated_at: 'eq.T' });
    expect(asked.map(({ body }) => body)).toEqual([
      { notes: '' },
      { room_id: 'r', check_in: null },
    ]);
  });

  test('that nobody changed were refused', async () => {
    const seen = { id: STAY.id, updatedAt: '2026-11-20T17:15:28.781+00:00' };
    replies(({ method }) => ({ status: 200, body: method === 'PATCH' ? [] : [STAY] }));
    const refused = { kind: 'refused' };
    await expect(reservations.changeReservation(seen, {})).rejects.toMatchObject(refused);
    rows([]);
    await expect(reservations.changeReservation(seen, {})).rejects.toMatchObject(refused);
  });

  const booking = blankBooking('r', '2026-11-24');

  test('with a number that another one has are a failure', async () => {
    const taken = { status: 409, body: { code: '23505', message: 'duplicate' } };
    replies(({ method }) => (method === 'POST' ? taken : { status: 200, body: [] }));
    await expect(reservations.addReservation('r1', booking)).rejects.toMatchObject({
      kind: 'conflict',
    });
  });

  test('for nights that are full say which, and when it would go', async () => {
    const room = { room: 'Garden Standard', nights: ['2026-11-24'], free: ['2026-11-28', 'odd'] };
    const full = { code: 'PT409', message: 'nights-full', details: JSON.stringify(room) };
    expect(reservationFailure(restError(full, 409))).toMatchObject({
      name: 'NightsTakenError',
      message: 'Garden Standard is full on Tue 24 Nov 2026. Next free: Sat 28 Nov 2026.',
      nights: ['2026-11-24'],
      nextFree: ['2026-11-28'],
    });
    const other = restError({ code: '23505', message: 'duplicate key' }, 409);
    expect(reservationFailure(other)).toMatchObject({ name: 'ServiceError', message: '' });
    const silent = restError({ code: 'PT409', message: 'nights-full' }, 409);
    expect(reservationFailure(silent)).toMatchObject({ nights: [], nextFree: [] });
  });
});

describe('e-mails', () => {
  const email = { to: 'a@b.cd', subject: 'S', body: 'B' };

  test.each([
    ['are put into the outbox', 200, [QUEUED_EMAIL]],
    ['that are there already were put there before', 409, { code: '23505', message: 'duplicate' }],
  ])('%s, and the function is woken', async (_what, status, body) => {
    replies(() => ({ status, body }));
    await outbox.queueEmail('l1', email, 'r1');
    await vi.waitFor(() => expect(asked).toHaveLength(2)); // nobody waits for the function
    expect(asked.map(({ method, url }) => [method, url.pathname])).toEqual([
      ['POST', '/rest/v1/outbox'],
      ['POST', '/functions/v1/send-outbox'],
    ]);
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

  test('what was erased is counted, none below nothing', async () => {
    rows({ reservations: 1, messages: 2, letters: 3 });
    const counts = { reservations: 1, messages: 2, letters: 3, subscribers: 0 };
    expect(await guests.eraseGuest('a@b.cd')).toEqual(counts);
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
  expect(await fetchInboxCounts()).toEqual(figures);
  expect(asked[0]?.method).toBe('GET');
  for (const wrong of [{ guests: 1.5 }, { messages: -1 }, { latestMessages: [{}] }]) {
    rows({ ...figures, ...wrong });
    await expect(fetchInboxCounts()).rejects.toMatchObject({ kind: 'shape' });
  }
});

describe('an export', () => {
  test.each([
    [
      'reservations',
      reservationsExport(),
      {
        ...STAY,
        message: '=2+2',
        notes: '=1+1',
        language: 'km',
        source: 'walk_in',
        night_amounts: ['4249.00', 4249, 4249],
        extras: [
          { id: 'b', name: 'Breakfast', count: 2, amount: 0.2 },
          { id: 't', name: 'Transfer', count: 1, amount: 0.1 },
        ],
        discount: '20.50',
        promo_code: 'MOON',
        price_reason: '=A regular',
        children: [4, 9],
      },
      'Received,Status,Room,Guest,E-mail,Phone,Guests,Check-in,Check-out,Nights,Room price,Service fee,Total,Source,Message,Notes,Language,Reference,Invoice,Price of each night,Extras,Price of extras,Discount,Code,Reason for another price,Taxes,Ages of children',
      "2026-11-20T17:15:28.781+00:00,Confirmed,Moonrise Premier,,guest@example.com,,2,2026-11-22,2026-11-25,3,12747,75,12822.5,Walk-in,'=2+2,'=1+1,Khmer,248H-248H,INV-0007,4249; 4249; 4249,2 × Breakfast; 1 × Transfer,0.3,20.5,MOON,'=A regular,0,4; 9",
    ],
    [
      'messages',
      messagesExport,
      { ...MESSAGE, status: 'archived', language: 'fr' },
      'Received,Status,Name,E-mail,Subject,Message,Language',
      '2026-11-18T17:15:28.781+00:00,Archived,Vanna,vanna@example.com,Late arrival,We come after nine.,French',
    ],
    [
      'subscribers',
      subscribersExport,
      SUBSCRIBER,
      'Since,E-mail',
      '2026-11-20T17:15:28.781+00:00,reader@example.com',
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
    const pieces = [];
    for await (const piece of exportCsv(source)) pieces.push(piece);
    const [head, body, ...rest] = pieces;
    expect(head?.text.codePointAt(0)).toBe(0xfeff);
    expect(plain(head?.text ?? '')).toBe(headings);
    expect([plain(body?.text ?? ''), body?.rows]).toEqual([line, 1]);
    expect(rest).toEqual([]);
    expect(search()['limit']).toBe('1000');
  });
});

describe('the bucket', () => {
  const file = { blob: new Blob(['x']), type: 'image/jpeg', width: 1 } as const;

  test.each([
    ['network', [0]],
    ['invalid', [400, 413, 415, 422]],
    ['refused', [403]],
    ['conflict', [409]],
    ['busy', [429]],
    ['server', [500, 503]],
  ] as const)('an upload that is %s ends in %j', async (kind, statuses) => {
    for (const status of statuses) {
      replies(() => ({ status, body: { message: 'planned' } }));
      await expect(uploadObject('hero/1.jpg', file)).rejects.toMatchObject({ kind });
    }
  });

  test('the status inside an answer of 400 counts', async () => {
    replies(() => ({ status: 400, body: { statusCode: '409', message: 'Duplicate' } }));
    await expect(uploadObject('hero/1.jpg', file)).rejects.toMatchObject({
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

  test.each([400, 404])('[X-18] status %i says that an object is not there', async (status) => {
    replies(() => ({ status, body: { message: 'no' } }));
    expect(await objectExists('hero/1.jpg')).toBe(false);
  });

  test.each([0, 403, 500])('an answer of %i says nothing of it', async (status) => {
    replies(() => ({ status, body: { message: 'no' } }));
    await expect(objectExists('hero/1.jpg')).rejects.toThrow(ServiceError);
  });
});

describe('free nights', () => {
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

describe('writes over what is there', () => {
  const TAKEN = { status: 409, body: { code: '23505', message: 'duplicate' } };
  const { heroSection, aboutSection } = DEFAULT_CONTENT.sections;

  test('a room with a conflict of another kind, or one that nobody finds, is not added', async () => {
    const added = () => roomTable.insert('r', blankRoom(), 4);
    replies(() => ({ status: 409, body: { code: '23503', message: 'other' } }));
    await expect(added()).rejects.toMatchObject({ kind: 'conflict' });
    expect(asked.map(({ method }) => method)).toEqual(['POST']);
    replies(({ method }) => (method === 'POST' ? TAKEN : { status: 200, body: [] }));
    await expect(added()).rejects.toMatchObject({ kind: 'conflict' });
  });

  test('a change of which nobody can tell what became is a plain failure', async () => {
    replies(({ method }) => ({ status: method === 'PATCH' ? 200 : 500, body: [] }));
    const change = roomTable.update('r', blankRoom(), SEEN);
    await expect(change).rejects.toMatchObject({ kind: 'server' });
  });

  test('a section that meets another insert, and is as it was seen, is a plain conflict', async () => {
    const row = { value: heroSection, updated_at: SEEN };
    replies(({ method }) => (method === 'GET' ? { status: 200, body: row } : TAKEN));
    const save = saveSection('heroSection', heroSection, SEEN);
    await expect(save).rejects.toMatchObject({ name: 'ServiceError', kind: 'conflict' });
  });

  test('About without a version is not understood', async () => {
    rows({ images: [], removed: [] });
    await expect(saveAbout(aboutSection, [], SEEN)).rejects.toMatchObject({ kind: 'shape' });
  });

  test.each([
    ['refused', 403, 200, true],
    ['not answered', 500, 200, true],
    ['not answered, and nobody can tell', 500, 500, false],
  ])('[I-10] whether files go after a swap that is %s', async (_what, swap, list, isRemoved) => {
    replies(({ url, method }) => {
      if (url.pathname.endsWith('replace_images'))
        return { status: swap, body: { message: 'planned' } };
      if (method === 'GET' && url.pathname.startsWith('/rest')) return { status: list, body: [] };
      return method === 'GET' ? { status: 404, body: {} } : { status: 200, body: [] };
    });
    const save = saveImage({ category: 'hero', position: 0 }, prepared());
    await expect(save).rejects.toMatchObject({ message: 'planned', status: swap });
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(isRemoved);
  });
});
