import { expect, test, vi } from 'vitest';
import { phoneLink } from '@/basics/rules/phone-number';
import { screen, textsOf, within } from '../support/testing';
import { block, openBlocks, paragraph } from '../support/own-page';

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
  'offer, %s: what it is, when, what is in it, in which rooms and what it costs',
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

test('offer: for one room alone the way leads to its page', async () => {
  on('2026-12-24');
  await openBlocks([block('offer', { ...offer, rooms: ['room-deluxe'] })]);
  const way = main().getByRole('link', { name: 'Book Now' });
  expect(way).toHaveAttribute('href', '/rooms/room-deluxe');
});

test('offer: its code is told, and filled in where the ways to its rooms lead', async () => {
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

test('offer: what nobody has written has no line', async () => {
  await openBlocks([block('offer', { title: 'Two nights' })]);
  expect(main().queryByRole('term')).toBeNull();
  expect(main().queryByRole('img')).toBeNull();
  expect(main().getByRole('link', { name: 'CHOOSE ROOM' })).toBeVisible();
});

test('offer: after its last day it is not there', async () => {
  on('2027-03-01');
  await openBlocks([block('offer', offer)]);
  expect(screen.queryByText('Two nights')).toBeNull();
});

test.each(['band', 'quiet', 'picture'] as const)(
  'press, %s: words and one button',
  async (look) => {
    const image = '/images/about-2.jpg';
    await openBlocks([
      block('text', { title: 'First' }),
      block('press', { look, title: 'Stay the night', lead: 'Or two.', image }),
    ]);
    expect(main().getByRole('heading', { level: 2, name: 'Stay the night' })).toBeVisible();
    expect(main().getByText('Or two.')).toBeVisible();
    expect(main().getByRole('link', { name: 'CHOOSE ROOM' })).toHaveAttribute('href', '/rooms');
    expect(main().queryAllByRole('img')).toHaveLength(look === 'picture' ? 1 : 0);
  },
);

test('press: to write it leads to the form, to call it dials', async () => {
  const { content } = await openBlocks([
    block('press', { title: 'Ask', action: 'write' }),
    block('press', { title: 'Call', action: 'call' }),
  ]);
  const { contactInfo } = content.sections;
  expect(main().getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  const call = main().getByRole('link', { name: `Call ${contactInfo.phone}` });
  expect(call).toHaveAttribute('href', phoneLink(contactInfo));
});

test('press: to a page it leads where staff say, in their words', async () => {
  await openBlocks([block('press', { action: 'page', to: '/about', label: 'See the house' })]);
  expect(main().getByRole('link', { name: 'See the house' })).toHaveAttribute('href', '/about');
});

test('press: to nowhere there is no button, and without words nothing', async () => {
  await openBlocks([
    block('press', { title: 'Only words', action: 'page' }),
    block('press', { action: 'page', label: 'Lost' }),
  ]);
  expect(main().getByRole('heading', { name: 'Only words' })).toBeVisible();
  expect(main().queryByRole('link')).toBeNull();
  expect(screen.queryByText('Lost')).toBeNull();
});

test('press: without a picture the look that needs one is a band', async () => {
  await openBlocks([block('press', { look: 'picture', title: 'Stay the night' })]);
  expect(main().getByRole('link', { name: 'CHOOSE ROOM' })).toBeVisible();
  expect(main().queryByRole('img')).toBeNull();
});

const part = (name: string) => within(main().getByRole('region', { name }));

test('way: the map of the house with its distances, under its own words', async () => {
  await openBlocks([block('way', { title: 'The way here', note: 'Three hours by car.' })]);
  const way = part('The way here');
  expect(way.getByRole('heading', { level: 1 })).toBeVisible();
  expect(way.getByText('Three hours by car.')).toBeVisible();
  expect(way.getByRole('img')).toHaveAttribute('src', '/images/map.jpg');
  expect(way.getAllByRole('term').length).toBeGreaterThan(1);
});

test('way: without words of its own it has those of the house; as a list no map', async () => {
  await openBlocks([block('text', { title: 'First' }), block('way', { look: 'list' })]);
  const way = part('Getting here');
  expect(way.getByRole('heading', { level: 2 })).toBeVisible();
  expect(way.queryByRole('img')).toBeNull();
  expect(way.getAllByRole('term').length).toBeGreaterThan(1);
  expect(way.getByRole('link', { name: 'Get directions' })).toBeVisible();
});

test('way: it is not there where the house tells neither', async () => {
  await openBlocks([block('way', { title: 'The way here' })], ({ sections }) => {
    sections.gettingHere.distances = [];
    sections.gettingHere.map = '';
  });
  expect(screen.queryByText('The way here')).toBeNull();
});
