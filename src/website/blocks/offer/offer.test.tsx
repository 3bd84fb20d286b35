import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { textsOf } from '../../../../tests/support/deeds';
import { block, openBlocks, paragraph } from '../../../../tests/support/own-page';

const main = () => within(screen.getByRole('main'));
const offer = {
  title: 'Two nights',
  body: [paragraph('With dinner.')],
  image: '/images/about-2.jpg',
  from: '2026-12-01',
  until: '2027-02-28',
  price: '$289 for two',
  included: [{ name: 'Breakfast' }, { name: 'A boat' }],
  rooms: ['room-deluxe', 'room-premier', 'room-gone'],
};
const on = (day: string) =>
  vi.useFakeTimers({ now: new Date(`${day}T05:00:00Z`), toFake: ['Date'] });

test.each(['beside', 'card', 'wide'] as const)(
  '%s: what it is, when, what is in it, in which rooms and what it costs',
  async (look) => {
    on('2026-12-24');
    const { content } = await openBlocks([block('offer', { look, ...offer })]);
    expect(main().getByRole('heading', { level: 1, name: 'Two nights' })).toBeVisible();
    expect(textsOf(main().getAllByRole('term'))).toEqual(['When', 'Included', 'Rooms', 'Price']);
    const rooms = content.rooms.filter(({ id }) => offer.rooms.includes(id));
    expect(textsOf(main().getAllByRole('definition'))).toEqual([
      '1 Dec 2026 to 28 Feb 2027',
      'Breakfast',
      'A boat',
      ...rooms.map(({ name }) => name),
      '$289 for two',
    ]);
    for (const { id, name } of rooms)
      expect(main().getByRole('link', { name })).toHaveAttribute('href', `/rooms/${id}`);
    expect(main().getByRole('link', { name: 'CHOOSE ROOM' })).toHaveAttribute('href', '/rooms');
  },
);

test('for one room alone the way leads to its page', async () => {
  on('2026-12-24');
  await openBlocks([block('offer', { ...offer, rooms: ['room-deluxe'] })]);
  const way = main().getByRole('link', { name: 'Book Now' });
  expect(way).toHaveAttribute('href', '/rooms/room-deluxe');
});

test('its code is told, and filled in where the ways to its rooms lead', async () => {
  on('2026-12-24');
  await openBlocks([block('offer', { ...offer, rooms: ['room-deluxe'], code: 'ចន្ទ' })]);
  expect(textsOf(main().getAllByRole('definition'))).toContain('ចន្ទ');
  const ways = main()
    .getAllByRole('link')
    .map((way) => way.getAttribute('href'));
  const way = `/rooms/room-deluxe?code=${encodeURIComponent('ចន្ទ')}`;
  expect(ways).toEqual([way, way]);
});

test.each([
  [{ from: '' }, 'Until 28 Feb 2027'],
  [{ until: '' }, 'From 1 Dec 2026'],
])('with one day alone it says which, %o', async (days, said) => {
  on('2026-12-24');
  await openBlocks([block('offer', { ...offer, ...days })]);
  expect(main().getByText(said)).toBeVisible();
});

test('what nobody has written has no line', async () => {
  await openBlocks([block('offer', { title: 'Two nights' })]);
  expect(main().queryByRole('term')).toBeNull();
  expect(main().queryByRole('img')).toBeNull();
  expect(main().getByRole('link', { name: 'CHOOSE ROOM' })).toBeVisible();
});

test('after its last day it is not there', async () => {
  on('2027-03-01');
  await openBlocks([block('offer', offer)]);
  expect(screen.queryByText('Two nights')).toBeNull();
});
