import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BlockOf } from '@/content/schema/block';
import { hotelToday, addDays } from '@/basics/time/dates';
import { block, openBlocks, ownPage } from '../../../../tests/support/own-page';

type Card = BlockOf<'cards'>['items'][number];
const main = () => within(screen.getByRole('main'));
const card = (to: string, more: Partial<Card> = {}): Card => ({
  to,
  name: '',
  line: '',
  image: '',
  ...more,
});
const first = block('text', { title: 'First' });
const ROOM = '/rooms/room-deluxe';

test.each(['three', 'two', 'rows'] as const)(
  '%s: a room gives its name, first sentence and picture',
  async (look) => {
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
  },
);

test('words and a picture of its own go before those of the room', async () => {
  const own = { name: 'Upstairs', line: 'With a view.', image: '/images/about-1.jpg' };
  await openBlocks([first, block('cards', { items: [card(ROOM, own)] })]);
  expect(main().getByRole('link', { name: 'Upstairs' })).toHaveAttribute('href', ROOM);
  expect(main().getByText('With a view.')).toBeVisible();
  expect(main().getByRole('img')).toHaveAttribute('src', own.image);
});

test('a page gives its title, description and first picture, also at an address that it had before', async () => {
  await openBlocks([first, block('cards', { items: [card('/old-spa')] })], ({ pages }) => {
    const opening = block('opening', { image: '/images/luxury-2.jpg' });
    const spa = { slug: 'spa', title: 'The spa', description: 'Two tables.', blocks: [opening] };
    pages.push(ownPage({ ...spa, formerSlugs: ['old-spa'] }));
  });
  expect(main().getByRole('link', { name: 'The spa' })).toHaveAttribute('href', '/spa');
  expect(main().getByText('Two tables.')).toBeVisible();
  expect(main().getByRole('img')).toHaveAttribute('src', '/images/luxury-2.jpg');
});

test('what does not exist any more, or not yet, is not shown', async () => {
  const items = [card('/rooms/gone', { name: 'Gone' }), card('/gone', { name: 'Gone too' })];
  items.push(card('/soon'), card('/rooms'), card('https://example.com', { name: 'Boats' }));
  await openBlocks([first, block('cards', { title: 'Ways', items })], ({ pages }) => {
    const showsFrom = addDays(hotelToday(), 1);
    pages.push(ownPage({ slug: 'soon', title: 'Soon', showsFrom }));
  });
  const links = main().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/rooms', 'https://example.com']);
});

test('a card without a link is words, and none of them has a picture’s place without one', async () => {
  await openBlocks([first, block('cards', { items: [card('', { name: 'By boat' })] })]);
  expect(main().getByRole('heading', { name: 'By boat' })).toBeVisible();
  expect(main().queryByRole('link')).toBeNull();
  expect(main().getByRole('listitem').querySelector('.pic')).toBeNull();
});

test('with nothing left to lead to not even its title is there', async () => {
  await openBlocks([first, block('cards', { title: 'Ways', items: [card('/gone')] })]);
  expect(screen.queryByText('Ways')).toBeNull();
});
