import { randomUUID } from 'node:crypto';
import { addDays, hotelToday } from '@/basics/time/dates';
import { blankBooking, type StaffBooking } from '@/desk/stays/staff-booking';
import { signIn, signOut } from '@/basics/session/staff-calls/auth';
import { ConflictError } from '@/content/store/staff-calls/writes';
import { exportCsv } from '@/desk/lists/staff-calls/export-list';
import { reservationsExport } from '@/front/reservation/staff-calls/reservations-export';
import { fetchInboxCounts } from '@/desk/lists/staff-calls/inbox-counts';
import { eraseGuest, fetchRetention, purgeExpired } from '@/guests/privacy/staff-calls/privacy';
import { saveRetention } from '@/guests/privacy/staff-calls/privacy';
import { deleteMessage, fetchMessage, fetchMessages } from '@/guests/messages/staff-calls/messages';
import { fileMessage, setAnswered } from '@/guests/messages/staff-calls/messages';
import { requestReference } from '@/selling/booking/reference';
import { invoiceNumber } from '@/desk/invoices/invoice';
import { cancelInvoice, fetchInvoicesOfMonth } from '@/desk/invoices/staff-calls/invoices';
import { makeInvoice } from '@/desk/invoices/staff-calls/invoices';
import { addMonths } from '@/basics/time/month';
import { NightsTakenError } from '@/desk/stays/staff-calls/nights-taken';
import { queueEmail, queueReply } from '@/guests/emails/staff-calls/queue-email';
import { fetchEmails, fetchReplies, deleteUnsent } from '@/guests/emails/staff-calls/outbox';
import type { Cursor } from '@/desk/lists/staff-calls/paging';
import { fetchHistory } from '@/desk/stays/staff-calls/reservation-row';
import { addBooking } from '@/desk/stays/staff-calls/bookings';
import { addReservation, changeReservation } from '@/desk/stays/staff-calls/change-reservation';
import { fetchReservation, fetchReservations } from '@/desk/stays/staff-calls/reservations';
import { deleteSubscriber, fetchSubscribers } from '@/guests/newsletter/staff-calls/subscribers';
import { fetchAvailability } from '@/selling/booking/services/availability-service';
import { submitMessage } from '@/guests/messages/services/contact-service';
import { submitReservation } from '@/selling/booking/services/booking-requests';
import { subscribe } from '@/guests/newsletter/services/newsletter-service';
import { openBackend } from '../support/hotel.ts';

const ROOM = 'room-premier';
const day = (n: number) => addDays(hotelToday(), 100 + n);

const backend = await openBackend();
const { exec } = backend;
backend.answerFetch();
await signIn('admin@hotel.test', 'admin-demo-1');
beforeEach(
  () => exec`
    delete from outbox; delete from reservations;
    delete from messages; delete from subscribers;
    delete from hotel_config where key = 'privacy'`,
);
afterAll(() => signOut());

function booking(changes: Partial<StaffBooking> = {}): StaffBooking {
  return { ...blankBooking(ROOM, day(0)), guestName: 'Sophea', nights: 2, ...changes };
}
const add = (changes: Partial<StaffBooking> = {}) => addReservation(randomUUID(), booking(changes));

async function request(email = 'guest@example.com', checkIn: string | null = day(0)) {
  const id = randomUUID();
  const words = { guestName: '', phone: '', message: '' };
  await submitReservation({ id, roomId: ROOM, email, guests: 2, nights: 2, checkIn, ...words });
  const stored = await fetchReservation(id);
  if (!stored) throw new Error('the request is not there');
  return stored;
}

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(() => undefined).catch((reason: unknown) => reason);

function fill(count: number) {
  return exec`insert into public.reservations
      (room_id, email, guests, nights, created_at)
    select '${ROOM}', format('guest%s@example.com', n), 2, 1,
      date_trunc('milliseconds', now()) - (n / 3) * interval '1 minute'
    from generate_series(1, ${count}) n`;
}

describe('reservations', () => {
  test('a full room refuses and names the next free days; the services hand them on', async () => {
    await add({ as: 'confirmed' });
    await add({ as: 'confirmed' });
    const third = await request();
    const error = await failureOf(changeReservation(third, { status: 'confirmed' }));
    expect(error).toBeInstanceOf(NightsTakenError);
    expect(error).toMatchObject({ nights: [day(0), day(1)], nextFree: [day(2), day(3), day(4)] });
    expect(await fetchReservation(third.id)).toMatchObject({ status: 'new' });

    const direct = await failureOf(add({ checkIn: day(1), as: 'confirmed' }));
    expect(direct).toBeInstanceOf(NightsTakenError);
  });

  test('two people at one reservation: the second is shown what the first has done', async () => {
    const seen = await request();
    await changeReservation(seen, { notes: 'Wants a quiet room' });
    const error = await failureOf(changeReservation(seen, { status: 'declined' }));
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({ current: { status: 'new', notes: 'Wants a quiet room' } });
  });

  test('a booking by phone sent twice is stored once', async () => {
    const id = randomUUID();
    const first = await addReservation(id, booking({ phone: '+855 12 000 000' }));
    const again = await addReservation(id, booking({ phone: '+855 12 000 000' }));
    expect(again).toEqual(first);
    const stored = { source: 'phone', status: 'confirmed', phone: '+855 12 000 000', notes: '' };
    expect(first).toMatchObject({ ...stored, email: null, guestName: 'Sophea' });
    const unnamed = await add({ guestName: '', email: 'a@b.cd', checkIn: day(9), as: 'new' });
    expect(unnamed).toMatchObject({ guestName: null, phone: null, status: 'new' });
    expect((await fetchReservations({}, undefined, 10)).items).toHaveLength(2);
  });

  test('ages of children are stored with a booking, one by one or together, and taken out again', async () => {
    const family = { guests: 3, children: [4] };
    const alone = await add({ ...family, checkIn: day(0) });
    expect(alone).toMatchObject(family);
    const more = { roomId: 'room-deluxe', guests: 2, children: [9] };
    const rooms = await addBooking(randomUUID(), booking({ checkIn: day(5), moreRooms: [more] }));
    expect(rooms.find(({ roomId }) => roomId === more.roomId)).toMatchObject(more);
    expect(await changeReservation(alone, { children: [] })).toMatchObject({ children: [] });
    expect((await fetchHistory(alone.id))[0]?.changes).toMatchObject({ children: [[4], []] });
  });

  test('filters: status, room, arrival, and how the e-mail begins, whatever signs are in it', async () => {
    await request('sok_a*x@example.com', day(0));
    await request('sokha@example.com', day(10));
    await add({ roomId: 'room-deluxe', as: 'confirmed', checkIn: day(3) });
    const emails = async (filter: Parameters<typeof fetchReservations>[0]) =>
      (await fetchReservations(filter, undefined, 50)).items.map(({ email }) => email).sort();
    expect(await emails({ text: 'sok' })).toEqual(['sok_a*x@example.com', 'sokha@example.com']);
    expect(await emails({ text: 'Sok_' })).toEqual(['sok_a*x@example.com']);
    expect(await emails({ text: 'sok_a*' })).toEqual(['sok_a*x@example.com']);
    expect(await emails({ status: 'confirmed' })).toEqual([null]);
    expect(await emails({ roomId: 'room-deluxe' })).toEqual([null]);
    expect(await emails({ roomId: ROOM, from: day(5) })).toEqual(['sokha@example.com']);
    expect(await emails({ from: day(0), to: day(0) })).toEqual(['sok_a*x@example.com']);
  });

  test('page by page every row comes once, newest first, also where moments are equal', async () => {
    await fill(500);
    const seen: string[] = [];
    const times: string[] = [];
    let pages = 0;
    let after: Cursor | undefined;
    do {
      const page = await fetchReservations({}, after, 100);
      seen.push(...page.items.map(({ id }) => id));
      times.push(...page.items.map(({ createdAt }) => createdAt));
      after = page.next;
      pages += 1;
    } while (after);
    expect(pages).toBe(5);
    expect(new Set(seen).size).toBe(500);
    expect(seen).toHaveLength(500);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});

describe('what visitors may know', () => {
  test('a room is free until its last unit is taken, and free again when one is cancelled', async () => {
    expect(await fetchAvailability(ROOM, day(0), 2)).toEqual({ isFree: true, nextFree: [] });
    await add({ as: 'confirmed' });
    expect((await fetchAvailability(ROOM, day(0), 2)).isFree).toBe(true);
    const last = await add({ as: 'confirmed' });
    const taken = { isFree: false, nextFree: [day(2), day(3), day(4)] };
    for (const from of [-1, 1]) expect(await fetchAvailability(ROOM, day(from), 2)).toEqual(taken);
    expect((await fetchAvailability(ROOM, day(2), 2)).isFree).toBe(true);
    await changeReservation(last, { status: 'cancelled' });
    expect((await fetchAvailability(ROOM, day(0), 2)).isFree).toBe(true);
  });
});

describe('messages and subscribers', () => {
  const MESSAGE = { subject: 'Hello', message: 'A few words' };
  const write = (n: number) =>
    submitMessage({
      ...MESSAGE,
      id: randomUUID(),
      name: `Guest ${n}`,
      email: `guest${n}@example.com`,
    });

  test('read, archived, taken back, deleted; the inbox leaves the archive out', async () => {
    await write(1);
    await write(2);
    const [second, first] = (await fetchMessages({}, undefined, 10)).items;
    if (!first || !second) throw new Error('not stored');
    expect(await fileMessage(first.id, 'archived')).toMatchObject({ status: 'archived' });
    expect((await fetchMessages({}, undefined, 10)).items).toHaveLength(1);
    expect((await fetchMessages({ status: 'archived' }, undefined, 10)).items).toHaveLength(1);
    expect((await fetchMessages({ status: 'any' }, undefined, 10)).items).toHaveLength(2);
    expect(await setAnswered(second.id, true)).toMatchObject({ answeredAt: expect.any(String) });
    expect(await setAnswered(second.id, false)).toMatchObject({ answeredAt: null });
    await fileMessage(first.id, 'read');
    await deleteMessage(first.id);
    await deleteMessage(first.id); // gone already: that is what was wanted
    expect((await fetchMessages({ status: 'any' }, undefined, 10)).items).toMatchObject([
      { id: second.id },
    ]);
  });

  test('spam is a place of its own, which the inbox leaves out and nobody is told of', async () => {
    await write(1);
    const [spam] = (await fetchMessages({}, undefined, 10)).items;
    await fileMessage(spam?.id ?? '', 'spam');
    expect((await fetchMessages({}, undefined, 10)).items).toEqual([]);
    expect((await fetchMessages({ status: 'spam' }, undefined, 10)).items).toHaveLength(1);
    expect(await fetchInboxCounts()).toMatchObject({ unreadMessages: 0, latestMessages: [] });
  });

  test('a reply by e-mail answers the message, also after it is deleted; one taken out unsent does not', async () => {
    await write(1);
    const [message] = (await fetchMessages({}, undefined, 10)).items;
    const id = message?.id ?? '';
    const email = { to: 'guest1@example.com', subject: 'Re: Hello', body: 'Come at nine.' };
    const reply = randomUUID();
    await queueReply(reply, email, id);
    await queueReply(reply, email, id); // its answer got lost
    const answered = { status: 'read', answeredAt: expect.any(String) };
    expect(await fetchMessage(id)).toMatchObject(answered);
    expect(await fetchReplies(id)).toMatchObject([{ id: reply, recipient: email.to }]);
    await deleteUnsent(reply);
    expect(await fetchMessage(id)).toMatchObject({ answeredAt: null });
    await queueReply(reply, email, id);
    await exec`update outbox set status = 'sent'; delete from outbox`;
    expect(await fetchMessage(id)).toMatchObject(answered);
  });

  test.each([
    ['the middle of a name', 'est 2'],
    ['the end of an address', '2@example.com'],
    ['words of the message, in any order', 'nine after'],
    ['the end of a long message', 'torch'],
    ['accents left out', 'cafe'],
  ])('a message is found by %s', async (_what, text) => {
    await write(1);
    const long = `${'On and on. '.repeat(200)}Bring a torch to the café after nine.`;
    const two = { name: 'Guest 2', email: 'guest2@example.com', subject: 'Hello', message: long };
    await submitMessage({ id: randomUUID(), ...two });
    const { items } = await fetchMessages({ text }, undefined, 10);
    expect(items.map(({ name }) => name)).toEqual(['Guest 2']);
    expect((await fetchMessages({ text, status: 'archived' }, undefined, 10)).items).toEqual([]);
    expect((await fetchMessages({ text: '%' }, undefined, 10)).items).toEqual([]);
  });

  test('pages of what is found follow each other', async () => {
    await exec`
      insert into messages (name, email, subject, message, created_at)
      select 'Guest', 'guest@example.com', 'S' || n, 'M', now() - n * interval '1 minute'
      from generate_series(1, 5) n`;
    const first = await fetchMessages({ text: 'guest' }, undefined, 3);
    const rest = await fetchMessages({ text: 'guest' }, first.next, 3);
    const subjects = [...first.items, ...rest.items].map(({ subject }) => subject);
    expect(subjects).toEqual(['S1', 'S2', 'S3', 'S4', 'S5']);
    expect(rest.next).toBeUndefined();
  });

  test('a subscriber is found by the beginning of the address and deleted', async () => {
    await subscribe('reader@example.com');
    const [found] = (await fetchSubscribers({ email: ' READ ' }, undefined, 10)).items;
    expect((await fetchSubscribers({ email: 'ead' }, undefined, 10)).items).toEqual([]);
    await deleteSubscriber(found?.id ?? '');
    await deleteSubscriber(found?.id ?? '');
    expect((await fetchSubscribers({}, undefined, 10)).items).toEqual([]);
  });
});

describe('export', () => {
  async function exported(filter: Parameters<typeof reservationsExport>[0] = {}) {
    const all = { text: '', rows: 0, pieces: 0 };
    for await (const { text, rows } of exportCsv(reservationsExport(filter))) {
      all.text += text;
      all.rows += rows;
      all.pieces += 1;
    }
    return all;
  }

  test('[T19] every reservation, each once, in pages, formulas disarmed', async () => {
    await fill(1000);
    await backend.db.query(
      `insert into public.reservations (room_id, guest_name, guests, nights, notes)
       values ($1, $2, 1, 1, $3)`,
      [ROOM, '=HYPERLINK("evil.example")', 'two\nlines, "quoted"'],
    );
    const { text, rows, pieces } = await exported();
    expect(rows).toBe(1001);
    expect(pieces).toBeGreaterThan(2);
    expect(text.startsWith('\uFEFFReceived,Status,Room,Guest,E-mail')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""evil.example"")"`);
    expect(text).toContain('"two\nlines, ""quoted"""');
    const emails = text.match(/guest\d+@example\.com/g) ?? [];
    expect([emails.length, new Set(emails).size]).toEqual([1000, 1000]);
  });

  test('an export takes what the filter of the list leaves', async () => {
    await add({ guestName: 'Early', checkIn: day(1) });
    await add({ guestName: 'Late', checkIn: day(30) });
    const { text } = await exported({ from: day(20) });
    expect(text.trimEnd().split('\r\n')).toHaveLength(2);
    expect(text).toContain(',Late,');
  });

  test('an export has the reference, and the number of the invoice that counts', async () => {
    const stay = await add({ as: 'confirmed' });
    const first = await makeInvoice(stay.id);
    await cancelInvoice(first.id);
    const second = await makeInvoice(stay.id);
    await add({ guestName: 'Nobody invoiced' });
    const { text } = await exported();
    const [, without, withOne] = text.trimEnd().split('\r\n');
    expect(withOne).toContain(`,${requestReference(stay.id)},${invoiceNumber(second)},`);
    expect(without).not.toContain(invoiceNumber(second));
    const month = hotelToday().slice(0, 7);
    const listed = await fetchInvoicesOfMonth(month);
    expect(listed.map(({ kind }) => kind)).toEqual(['invoice', 'credit', 'invoice']);
    expect(await fetchInvoicesOfMonth(addMonths(month, 1))).toEqual([]);
    await exec`delete from invoices`;
  });
});

describe('privacy', () => {
  test('everything of one guest goes; the stay remains as room, nights and price', async () => {
    const stored = await request('guest@example.com');
    await subscribe('guest@example.com');
    const email = { to: 'guest@example.com', subject: 'Hello', body: 'A few words' };
    await queueEmail(randomUUID(), email, stored.id);
    expect(await fetchEmails([stored.id])).toMatchObject([
      { kind: 'letter', subject: 'Hello', status: 'queued' },
      { kind: 'received', subject: null, status: 'queued' },
    ]);
    const erased = { reservations: 1, messages: 0, letters: 4, subscribers: 1 };
    expect(await eraseGuest(' Guest@Example.com ')).toEqual(erased);
    const left = { email: null, guestName: null, status: 'cancelled', price: 498 };
    expect(await fetchReservation(stored.id)).toMatchObject(left);
    expect((await fetchHistory(stored.id))[0]?.changes).toHaveProperty('erased');
  });

  test('the time that data are kept is set, and what is older is erased', async () => {
    expect(await fetchRetention()).toBe(24);
    expect(await saveRetention(3)).toBe(3);
    expect(await fetchRetention()).toBe(3);
    await request('old@example.com', null);
    await request('young@example.com', null);
    await exec`
      update reservations set created_at = now() - interval '4 months'
      where email = 'old@example.com'`;
    expect(await purgeExpired()).toMatchObject({ reservations: 1, messages: 0 });
    const { items } = await fetchReservations({}, undefined, 10);
    expect(items.map(({ email }) => email)).toEqual(['young@example.com', null]);
  });
});
