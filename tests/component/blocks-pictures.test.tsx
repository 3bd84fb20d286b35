import { expectLink, fireEvent, screen, within } from '../support/site';
import type { BlockOf } from '@/content/schema/block';
import { hotelToday, addDays } from '@/basics/time/dates';
import { block, openBlocks, customPage, paragraph } from '../support/custom-page';

const main = () => within(screen.getByRole('main'));

const TITLE = 'A table outside';
const IMAGE = '/images/about-2.jpg';
const first = block('text', { title: 'First' });
const onlyHeading = () => main().getByRole('heading', { level: 1 });

test.each(['wide', 'beside', 'quiet'] as const)(
  'opening, %s: the title is the page’s heading, and its picture, where it has one, comes before all others',
  async (look) => {
    const words = { look, title: TITLE, lead: 'Nine of them.' };
    const { leave } = await openBlocks([block('opening', { ...words, image: IMAGE })]);
    expect(onlyHeading()).toHaveAccessibleName(TITLE);
    expect(main().getByText('Nine of them.')).toBeVisible();
    const picture = main().getByRole('img');
    expect(picture).toHaveAttribute('src', IMAGE);
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAccessibleName();
    leave();
    await openBlocks([block('opening', words)]);
    expect(onlyHeading()).toHaveAccessibleName(TITLE);
    expect(main().queryByRole('img')).toBeNull();
  },
);

test.each([
  ['without a title of its own it has the page’s', { image: IMAGE }, 1],
  ['empty it is not there, and the page’s title stands above what follows', {}, 0],
])('opening: %s', async (_what, more, pictures) => {
  await openBlocks([block('opening', more), block('quotation', { quote: 'Good.' })]);
  expect(onlyHeading()).toHaveAccessibleName('The table');
  expect(main().queryAllByRole('img')).toHaveLength(pictures);
});

test('opening: further down it is a section like others, and its picture waits', async () => {
  await openBlocks([first, block('opening', { title: TITLE, image: IMAGE })]);
  expect(onlyHeading()).toHaveAccessibleName('First');
  expect(main().getByRole('heading', { level: 2, name: TITLE })).toBeVisible();
  expect(main().getByRole('img')).toHaveAttribute('loading', 'lazy');
});

const told = {
  title: 'The deck',
  body: [paragraph('In the evening it is cool.')],
  image: IMAGE,
  label: 'See the house',
  to: '/about',
};

test.each(['start', 'end', 'over'] as const)('beside, %s: picture, words, link', async (look) => {
  const { leave } = await openBlocks([first, block('beside', { look, ...told })]);
  expect(main().getByRole('heading', { level: 2, name: 'The deck' })).toBeVisible();
  expect(main().getByText('In the evening it is cool.')).toBeVisible();
  expect(main().getByRole('img')).toHaveAttribute('src', told.image);
  expectLink('See the house', '/about', main());
  leave();
  await openBlocks([block('beside', { look, ...told, image: '' })]);
  expect(main().getByText('In the evening it is cool.')).toBeVisible();
  expect(main().queryByRole('img')).toBeNull();
});

test('beside: a link without words says what all such links say; without a place there is none', async () => {
  const { leave } = await openBlocks([block('beside', { ...told, label: '' })]);
  expectLink('Read more', '/about', main());
  leave();
  await openBlocks([block('beside', { ...told, to: '' })]);
  expect(main().queryByRole('link')).toBeNull();
});

test('beside: a picture that cannot be had is a placeholder, and the words stay', async () => {
  await openBlocks([block('beside', told)]);
  fireEvent.error(main().getByRole('img'));
  expect(main().queryByRole('img')).toBeNull();
  expect(main().getByText('In the evening it is cool.')).toBeVisible();
});

const images = ['/images/about-1.jpg', '/images/about-2.jpg', '/images/about-3.jpg'];

test.each(['rows', 'pair', 'strip'] as const)('pictures, %s: each opens enlarged', async (look) => {
  const { user } = await openBlocks([block('pictures', { look, title: 'Last winter', images })]);
  const list = within(main().getByRole('list', { name: 'Pictures of Last winter' }));
  expect(list.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual(images);
  const [, second] = list.getAllByRole('link');
  if (second) await user.click(second);
  expect(await screen.findByText('2 of 3')).toBeVisible();
});

test('pictures: without a title they are those of the house', async () => {
  const { content } = await openBlocks([block('pictures', { images })]);
  const { name } = content.sections.hotelInfo;
  expect(main().getByRole('list', { name: `Pictures of ${name}` })).toBeVisible();
});

type Card = BlockOf<'cards'>['items'][number];
const card = (to: string, more: Partial<Card> = {}): Card => ({
  to,
  name: '',
  line: '',
  image: '',
  ...more,
});
const ROOM = '/rooms/room-deluxe';

test.each(['three', 'two', 'rows'] as const)('cards, %s: name, sentence, picture', async (look) => {
  const { content } = await openBlocks([
    first,
    block('cards', { look, title: 'Sleep', items: [card(ROOM)] }),
  ]);
  const room = content.rooms.find(({ id }) => id === 'room-deluxe');
  const name = room?.name ?? '';
  const face = within(main().getByRole('listitem'));
  expect(face.getByRole('heading', { level: 3, name })).toBeVisible();
  expect(face.getByRole('link', { name })).toHaveAttribute('href', ROOM);
  expect(face.getByText(room?.description.split('. ')[0] ?? '', { exact: false })).toBeVisible();
  expect(face.getByRole('img')).toHaveAttribute('src', room?.images[0]);
});

test('cards: words and a picture of its own go before those of the room', async () => {
  const own = { name: 'Upstairs', line: 'With a view.', image: '/images/about-1.jpg' };
  await openBlocks([first, block('cards', { items: [card(ROOM, own)] })]);
  expectLink('Upstairs', ROOM, main());
  expect(main().getByText('With a view.')).toBeVisible();
  expect(main().getByRole('img')).toHaveAttribute('src', own.image);
});

test('cards: a page gives its title, description and first picture, also at an address that it had before', async () => {
  await openBlocks([first, block('cards', { items: [card('/old-spa')] })], ({ pages }) => {
    const opening = block('opening', { image: '/images/luxury-2.jpg' });
    const spa = { slug: 'spa', title: 'The spa', description: 'Two tables.', blocks: [opening] };
    pages.push(customPage({ ...spa, formerSlugs: ['old-spa'] }));
  });
  expectLink('The spa', '/spa', main());
  expect(main().getByText('Two tables.')).toBeVisible();
  expect(main().getByRole('img')).toHaveAttribute('src', '/images/luxury-2.jpg');
});

test('cards: what does not exist any more, or not yet, is not shown', async () => {
  const items = [card('/rooms/gone', { name: 'Gone' }), card('/gone', { name: 'Gone too' })];
  items.push(card('/soon'), card('/rooms'), card('https://example.com', { name: 'Boats' }));
  await openBlocks([first, block('cards', { title: 'Ways', items })], ({ pages }) => {
    const showsFrom = addDays(hotelToday(), 1);
    pages.push(customPage({ slug: 'soon', title: 'Soon', showsFrom }));
  });
  const links = main().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/rooms', 'https://example.com']);
});

test('cards: a card without a link is words, and none of them has a picture’s place without one', async () => {
  await openBlocks([first, block('cards', { items: [card('', { name: 'By boat' })] })]);
  expect(main().getByRole('heading', { name: 'By boat' })).toBeVisible();
  expect(main().queryByRole('link')).toBeNull();
  expect(main().getByRole('listitem').querySelector('.pic')).toBeNull();
});
