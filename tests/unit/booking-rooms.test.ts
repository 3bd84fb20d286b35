import type { Reservation } from '@/desk/stays/reservation';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { nextRoom, roomsWithStatus, wrongRooms } from '@/desk/stays/booking-rooms';

const [standard, , premier] = DEFAULT_CONTENT.rooms;
if (!standard || !premier) throw new Error('the sample hotel has three rooms');
const rooms = [
  { ...standard, id: 'many', units: 6, capacity: 2, price: 129 },
  { ...premier, id: 'pair', units: 2, capacity: 4, price: 99.5 },
];

test('another room begins as the last one, as long as the house has one more of its kind', () => {
  const last = { roomId: 'pair', guests: 3, children: [] };
  expect(nextRoom([last], rooms)).toEqual(last);
  const both = [
    { roomId: 'pair', guests: 4, children: [] },
    { roomId: 'pair', guests: 4, children: [] },
  ];
  expect(nextRoom(both, rooms)).toEqual({ roomId: 'many', guests: 2, children: [] });
});

test('where every room is taken the first one stands, for people to choose; without rooms nothing', () => {
  const all = Array.from({ length: 8 }, (_, index) => ({
    roomId: index < 6 ? 'many' : 'pair',
    guests: 1,
    children: [],
  }));
  expect(nextRoom(all, rooms)).toEqual({ roomId: 'many', guests: 1, children: [] });
  expect(nextRoom([], [])).toEqual({ roomId: '', guests: 2, children: [] });
});

test('more guests than beds, and more rooms of a kind than the house has, are said at their place', () => {
  const pairs = [1, 5, 2].map((guests) => ({ roomId: 'pair', guests, children: [] }));
  expect(wrongRooms(pairs, rooms, [])).toEqual([
    { place: 2, name: 'guests', most: 4 },
    { place: 3, name: 'roomId', most: 2 },
  ]);
  expect(wrongRooms([{ roomId: 'gone', guests: 99, children: [] }], rooms, [])).toEqual([]);
});

test('a step for all is for the rooms that stand where this one does, and still have a guest', () => {
  const room = (id: string, status: string, erasedAt: string | null = null) =>
    // The cast is safe: the tested function reads only these fields.
    ({ id, status, erasedAt }) as Reservation;
  const rooms = [
    room('a', 'new'),
    room('b', 'confirmed'),
    room('c', 'new', '2026-11-22T07:05:00Z'),
    room('d', 'new'),
  ];
  expect(roomsWithStatus(rooms, 'new').map(({ id }) => id)).toEqual(['a', 'd']);
});
