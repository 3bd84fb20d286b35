import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textsOf } from '../../../../tests/support/deeds';
import { block, openBlocks } from '../../../../tests/support/own-page';

const main = () => within(screen.getByRole('main'));

test.each(['rows', 'columns', 'large'] as const)('%s: words and their sentences', async (look) => {
  await openBlocks([
    block('facts', {
      look,
      title: 'Good to know',
      items: [
        { label: '9 tables', line: 'Four outside.' },
        { label: 'No music', line: '' },
      ],
    }),
  ]);
  expect(main().getByRole('heading', { level: 1, name: 'Good to know' })).toBeVisible();
  expect(textsOf(main().getAllByRole('term'))).toEqual(['9 tables', 'No music']);
  expect(textsOf(main().getAllByRole('definition'))).toEqual(['Four outside.']);
});

test('an empty one is not there', async () => {
  await openBlocks([block('facts', { title: 'Good to know' })]);
  expect(screen.queryByText('Good to know')).toBeNull();
});
