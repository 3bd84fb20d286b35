import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BlockOf } from '@/content/schema/block';
import { textsOf } from '../../../../tests/support/deeds';
import { block, openBlocks } from '../../../../tests/support/own-page';

type Item = BlockOf<'list'>['items'][number];
const main = () => within(screen.getByRole('main'));
const item = (name: string, more: Partial<Item> = {}): Item => ({
  group: '',
  name,
  line: '',
  price: '',
  marks: [],
  ...more,
});

const items = [
  item('Soup', { group: 'To begin', price: '$4', line: 'Of corn.', marks: ['vegetarian'] }),
  item('Salad', { price: '$5', marks: ['vegan', 'glutenFree'] }),
  item('Squid', { group: 'From the sea', price: '$11' }),
];

test.each(['menu', 'columns', 'cards'] as const)(
  '%s: under the headings of their groups, each with its price',
  async (look) => {
    await openBlocks([
      block('text', { title: 'First' }),
      block('list', { look, title: 'The card', note: 'It changes.', items }),
    ]);
    expect(main().getByRole('heading', { level: 2, name: 'The card' })).toBeVisible();
    expect(main().getByText('It changes.')).toBeVisible();
    expect(textsOf(main().getAllByRole('heading', { level: 3 }))).toEqual([
      'To begin',
      'From the sea',
    ]);
    const [first, second] = main().getAllByRole('list');
    expect(first).toHaveTextContent(/^Soup vegetarian \$4Of corn\.Salad vegan gluten-free \$5$/);
    expect(second).toHaveTextContent(/^Squid \$11$/);
  },
);

test('a legend tells of the marks that stand in it, and of no others', async () => {
  await openBlocks([block('list', { items })]);
  expect(textsOf(main().getAllByRole('term'))).toEqual(['vegetarian', 'vegan', 'gluten-free']);
  expect(main().getByText('without meat or fish')).toBeVisible();
});

test('without groups or marks there is one list and nothing else', async () => {
  await openBlocks([block('list', { title: 'The card', items: [item('Soup'), item('Rice')] })]);
  expect(main().getAllByRole('listitem')).toHaveLength(2);
  expect(main().getAllByRole('heading')).toHaveLength(1);
  expect(main().queryByRole('term')).toBeNull();
});

test('sixty stand there as one does', async () => {
  const many = Array.from({ length: 60 }, (_, index) => item(`Dish ${index + 1}`));
  await openBlocks([block('list', { look: 'cards', items: many })]);
  expect(main().getAllByRole('listitem')).toHaveLength(60);
});

test('an empty one is not there', async () => {
  await openBlocks([block('list', { title: 'The card' })]);
  expect(screen.queryByText('The card')).toBeNull();
});
