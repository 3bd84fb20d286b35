import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block, openBlocks } from '../../../../tests/support/own-page';

const main = () => within(screen.getByRole('main'));

test.each(['large', 'quiet', 'dark'] as const)('%s: the words, and who said them', async (look) => {
  await openBlocks([
    block('quotation', { look, quote: 'We stayed.', author: 'Sample Guest A.', role: 'In March' }),
  ]);
  const figure = within(main().getByRole('figure'));
  expect(figure.getByRole('blockquote')).toHaveTextContent('“We stayed.”');
  expect(figure.getByText('Sample Guest A.')).toBeVisible();
  expect(figure.getByText('In March')).toBeVisible();
});

test('nobody is named where nobody is known', async () => {
  await openBlocks([block('quotation', { quote: 'We stayed.' })]);
  expect(main().getByRole('figure').querySelector('figcaption')).toBeNull();
});

test('without words nobody is quoted', async () => {
  await openBlocks([block('quotation', { author: 'Sample Guest A.' })]);
  expect(screen.queryByText('Sample Guest A.')).toBeNull();
});
