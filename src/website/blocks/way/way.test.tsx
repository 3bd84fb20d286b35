import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block, openBlocks } from '../../../../tests/support/own-page';

const main = () => within(screen.getByRole('main'));
const part = (name: string) => within(main().getByRole('region', { name }));

test('the map of the house with its distances, under its own words', async () => {
  await openBlocks([block('way', { title: 'The way here', note: 'Three hours by car.' })]);
  const way = part('The way here');
  expect(way.getByRole('heading', { level: 1 })).toBeVisible();
  expect(way.getByText('Three hours by car.')).toBeVisible();
  expect(way.getByRole('img')).toHaveAttribute('src', '/images/map.jpg');
  expect(way.getAllByRole('term').length).toBeGreaterThan(1);
});

test('without words of its own it has those of the house; as a list no map', async () => {
  await openBlocks([block('text', { title: 'First' }), block('way', { look: 'list' })]);
  const way = part('Getting here');
  expect(way.getByRole('heading', { level: 2 })).toBeVisible();
  expect(way.queryByRole('img')).toBeNull();
  expect(way.getAllByRole('term').length).toBeGreaterThan(1);
  expect(way.getByRole('link', { name: 'Get directions' })).toBeVisible();
});

test('it is not there where the house tells neither', async () => {
  await openBlocks([block('way', { title: 'The way here' })], ({ sections }) => {
    sections.gettingHere.distances = [];
    sections.gettingHere.map = '';
  });
  expect(screen.queryByText('The way here')).toBeNull();
});
