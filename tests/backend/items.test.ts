import { blankRoom, roomDraftSchema, type RoomDraft } from '@/content/schema/room';
import { blankTestimonial, testimonialDraftSchema } from '@/content/schema/testimonial';
import { ConflictError } from '@/content/store/staff-calls/writes';
import { roomTable } from '@/selling/rooms/staff-calls/save-rooms';
import { testimonialTable } from '@/website/testimonials/staff-calls/save-testimonials';
import { fetchContent } from '@/content/store/services/content-service';
import { signIn } from '@/basics/session/staff-calls/auth';
import { openBackend } from '../support/hotel.ts';
import { differentFrom } from '../support/schema-walk.ts';

let lastId = Date.now();

const backend = await openBackend();
backend.answerFetch();
beforeEach(() => signIn('admin@hotel.test', 'admin-demo-1'));

function newId(): string {
  lastId += 1;
  return `room-${lastId}`;
}

/** Every field differs from a new room's, so that a dropped field is noticed. */
const draft: RoomDraft = differentFrom(roomDraftSchema, blankRoom());

test('[M-13] [N-04] a room is stored with all its fields, and visitors read the same', async () => {
  const id = newId();
  expect(id).toMatch(/^room-\d{13}$/);
  const stored = await roomTable.insert(id, draft, 7);
  expect(stored).toMatchObject({ ...draft, id, position: 7 });
  const { rooms } = await fetchContent();
  expect(rooms.find((room) => room.id === id)).toEqual(stored);
});

test('[T-04] [N-08] a testimonial is stored with all its fields, and visitors read the same', async () => {
  const id = 'testimonial-1763640000000';
  const words = differentFrom(testimonialDraftSchema, blankTestimonial());
  const stored = await testimonialTable.insert(id, words, 9);
  expect(stored).toMatchObject({ ...words, id, sortOrder: 9 });
  const { testimonials } = await fetchContent();
  expect(testimonials.find((testimonial) => testimonial.id === id)).toEqual(stored);
});

test('a save whose answer got lost can be repeated, with what was changed since', async () => {
  const id = newId();
  await roomTable.insert(id, draft, 1);
  const again = await roomTable.insert(id, { ...draft, price: 150 }, 1);
  expect(again).toMatchObject({ id, price: 150 });
});

test('[N-36] a save over another person’s changes nothing and brings theirs back', async () => {
  const mine = await roomTable.insert(newId(), draft, 1);
  const theirs = await roomTable.update(mine.id, { ...draft, price: 300 }, mine.updatedAt);
  expect(theirs.updatedAt > mine.updatedAt).toBe(true);
  const late = roomTable.update(mine.id, { ...draft, name: 'Mine' }, mine.updatedAt);
  await expect(late).rejects.toBeInstanceOf(ConflictError);
  await expect(late).rejects.toMatchObject({ current: theirs });
});

test('an item that someone else deleted is not brought back unseen', async () => {
  const room = await roomTable.insert(newId(), draft, 1);
  await roomTable.remove(room.id);
  const late = roomTable.update(room.id, draft, room.updatedAt);
  await expect(late).rejects.toBeInstanceOf(ConflictError);
  await expect(late).rejects.toMatchObject({ current: undefined });
  await roomTable.remove(room.id);
});

test('[M-18] a room with reservations can be deleted; they keep its name and price', async () => {
  const reserved = 'select room_name, price from public.reservations order by id';
  const before = await backend.serviceSql(reserved);
  await roomTable.remove('room-deluxe');
  expect(await backend.serviceSql(reserved)).toEqual(before);
  expect((await fetchContent()).rooms.map(({ id }) => id)).not.toContain('room-deluxe');
});

test('the order is set in one call, and only what moved gets a new version', async () => {
  const ids = (await fetchContent()).testimonials.map(({ id }) => id);
  await testimonialTable.reorder(ids).catch(() => []);
  const [first = '', second = '', ...others] = ids;
  const moves = await testimonialTable.reorder([second, first, ...others]);
  expect(moves.map(({ id, place }) => [id, place]).toSorted()).toEqual(
    [
      [first, 1],
      [second, 0],
    ].toSorted(),
  );
  const { testimonials } = await fetchContent();
  expect(testimonials.map(({ id }) => id)).toEqual([second, first, ...others]);
  for (const { id, updatedAt } of moves) {
    expect(testimonials.find((one) => one.id === id)?.updatedAt).toBe(updatedAt);
  }
});
