import { chosenRoom, guestsIn, spreadParty, stayId } from '@/selling/search/chosen-rooms';

const band = { id: 'x', updatedAt: '2027-01-01T00:00:00Z', untilAge: 3, price: 0 };
const bands = [
  { ...band, takesPlace: false },
  { ...band, untilAge: 11, takesPlace: true },
];

test.each([
  ['five adults over two rooms', 5, [], [2, 3], ['2', '3']],
  ['a couple that wants a room each', 2, [], [2, 3], ['1', '1']],
  ['children, of which the small one needs no place', 4, [2, 8], [2, 3], ['3: 2,8', '1']],
  ['more people than the rooms hold', 7, [], [2, 3], ['2', '3']],
  ['more rooms than adults', 3, [4, 9], [2, 3], undefined],
])('%s', (_who, guests, children, capacities, spread) => {
  const rooms = spreadParty({ guests, children }, capacities, bands);
  const told = rooms?.map((room) => [room.guests, room.children.join()].filter(Boolean).join(': '));
  expect(told).toEqual(spread);
});

test('guests who change rooms count once, those in rooms of the same nights together', () => {
  const room = { id: 'a', name: 'A' };
  const stay = (arrive: string, guests: number) =>
    chosenRoom(room, { arrive, nights: 2, guests, children: [] });
  expect(guestsIn([stay('2027-11-04', 2), stay('2027-11-06', 2)])).toBe(2);
  expect(guestsIn([stay('2027-11-04', 2), stay('2027-11-04', 3)])).toBe(5);
});

test('each room of a request has an id of its own, the same at every try', () => {
  const request = 'f2345678-1234-4234-8234-123456789012';
  const ids = [0, 1, 2, 3, 4, 5].map((place) => stayId(request, place));
  expect(ids[0]).toBe(request);
  expect(new Set(ids).size).toBe(6);
  expect(ids.every((id) => /^[0-9a-f]2345678-1234-4234-8234-123456789012$/.test(id))).toBe(true);
});
