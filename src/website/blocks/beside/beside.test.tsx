import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block, openBlocks, paragraph } from '../../../../tests/support/own-page';

const main = () => within(screen.getByRole('main'));
const told = {
  title: 'The deck',
  body: [paragraph('In the evening it is cool.')],
  image: '/images/about-2.jpg',
  label: 'See the house',
  to: '/about',
};

test.each(['start', 'end', 'over'] as const)('%s: a picture, words and a link', async (look) => {
  await openBlocks([block('text', { title: 'First' }), block('beside', { look, ...told })]);
  expect(main().getByRole('heading', { level: 2, name: 'The deck' })).toBeVisible();
  expect(main().getByText('In the evening it is cool.')).toBeVisible();
  expect(main().getByRole('img')).toHaveAttribute('src', told.image);
  expect(main().getByRole('link', { name: 'See the house' })).toHaveAttribute('href', '/about');
});

test.each(['start', 'end', 'over'] as const)('%s: without a picture the words', async (look) => {
  await openBlocks([block('beside', { look, ...told, image: '' })]);
  expect(main().getByText('In the evening it is cool.')).toBeVisible();
  expect(main().queryByRole('img')).toBeNull();
});

test('a link without words says what all such links say', async () => {
  await openBlocks([block('beside', { ...told, label: '' })]);
  expect(main().getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/about');
});

test('without a place to lead to there is no link', async () => {
  await openBlocks([block('beside', { ...told, to: '' })]);
  expect(main().queryByRole('link')).toBeNull();
});

test('a picture that cannot be had is a placeholder, and the words stay', async () => {
  await openBlocks([block('beside', told)]);
  fireEvent.error(main().getByRole('img'));
  expect(main().queryByRole('img')).toBeNull();
  expect(main().getByText('In the evening it is cool.')).toBeVisible();
});
