import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block, openBlocks } from '../../../../tests/support/own-page';

const main = () => within(screen.getByRole('main'));
const items = [
  { when: '6:30', name: 'Breakfast', line: 'Outside.' },
  { when: 'at dusk', name: 'Drinks', line: '' },
];

test.each(['line', 'table', 'columns'] as const)('%s: in their order', async (look) => {
  await openBlocks([
    block('text', { title: 'First' }),
    block('times', { look, title: 'The day', items }),
  ]);
  const [first, second] = main().getAllByRole('listitem');
  expect(first).toHaveTextContent('6:30BreakfastOutside.');
  expect(second).toHaveTextContent('at duskDrinks');
  expect(main().getByRole('heading', { level: 3, name: 'Drinks' })).toBeVisible();
});

test('an empty one is not there', async () => {
  await openBlocks([block('times', { title: 'The day' })]);
  expect(screen.queryByText('The day')).toBeNull();
});
