import { phoneLink } from '@/basics/rules/phone-number';
import { expectLink, screen, textsOf, within } from '../support/testing';
import { block, customPage, openBlocks, paragraph } from '../support/custom-page';
import { openPage } from '../support/site';

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

test.each(['beside', 'card', 'wide'] as const)('offer, %s: days, content, price', async (look) => {
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
  for (const { id, name } of rooms) expectLink(name, `/rooms/${id}`, main());
  expectLink('CHOOSE ROOM', '/rooms', main());
});

test('offer: for one room alone the way leads to its page', async () => {
  on('2026-12-24');
  await openBlocks([block('offer', { ...offer, rooms: ['room-deluxe'] })]);
  expectLink('Book Now', '/rooms/room-deluxe', main());
});

test('offer: the days of the address come along to its rooms', async () => {
  on('2026-12-24');
  const only = block('offer', { ...offer, rooms: ['room-deluxe'], code: 'MOON' });
  await openPage('/table?arrive=2027-01-04&nights=2&guests=2&children=4', (content) => {
    content.pages.push(customPage({ blocks: [only] }));
  });
  const way = '/rooms/room-deluxe?arrive=2027-01-04&nights=2&guests=2&children=4&code=MOON';
  expectLink('Book Now', way, main());
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

test.each([
  ['band', '/images/about-2.jpg', 0],
  ['quiet', '/images/about-2.jpg', 0],
  ['picture', '/images/about-2.jpg', 1],
  ['picture', '', 0],
] as const)('press, %s, over "%s": words and one button', async (look, image, pictures) => {
  const words = { title: 'Stay the night', lead: 'Or two.' };
  await openBlocks([block('text', { title: 'First' }), block('press', { look, ...words, image })]);
  expect(main().getByRole('heading', { level: 2, name: 'Stay the night' })).toBeVisible();
  expect(main().getByText('Or two.')).toBeVisible();
  expectLink('CHOOSE ROOM', '/rooms', main());
  expect(main().queryAllByRole('img')).toHaveLength(pictures);
});

test('press: it leads to the form, dials, or leads to a page where staff say, in their words', async () => {
  const { content } = await openBlocks([
    block('press', { title: 'Ask', action: 'write' }),
    block('press', { title: 'Call', action: 'call' }),
    block('press', { action: 'page', to: '/about', label: 'See the house' }),
  ]);
  const { contactInfo } = content.sections;
  expectLink('Write to us', '/contact', main());
  expectLink(`Call ${contactInfo.phone}`, phoneLink(contactInfo), main());
  expectLink('See the house', '/about', main());
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
