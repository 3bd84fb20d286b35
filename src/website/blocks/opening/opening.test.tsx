import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block, openBlocks } from '../../../../tests/support/own-page';

const TITLE = 'A table outside';
const IMAGE = '/images/about-2.jpg';
const main = () => within(screen.getByRole('main'));
const onlyHeading = () => main().getByRole('heading', { level: 1 });

test.each(['wide', 'beside', 'quiet'] as const)(
  '%s: the title is the page’s heading, and its picture comes before all others',
  async (look) => {
    await openBlocks([
      block('opening', { look, title: TITLE, lead: 'Nine of them.', image: IMAGE }),
    ]);
    expect(onlyHeading()).toHaveAccessibleName(TITLE);
    expect(main().getByText('Nine of them.')).toBeVisible();
    const picture = main().getByRole('img');
    expect(picture).toHaveAttribute('src', IMAGE);
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAccessibleName();
  },
);

test.each(['wide', 'beside', 'quiet'] as const)(
  '%s: without a picture words alone',
  async (look) => {
    await openBlocks([block('opening', { look, title: TITLE })]);
    expect(onlyHeading()).toHaveAccessibleName(TITLE);
    expect(main().queryByRole('img')).toBeNull();
  },
);

test('without a title of its own it has the page’s', async () => {
  await openBlocks([block('opening', { image: IMAGE })]);
  expect(onlyHeading()).toHaveAccessibleName('The table');
});

test('empty it is not there, and the page’s title stands above what follows', async () => {
  await openBlocks([block('opening', {}), block('quotation', { quote: 'Good.' })]);
  expect(onlyHeading()).toHaveAccessibleName('The table');
  expect(main().queryByRole('img')).toBeNull();
});

test('further down it is a section like others, and its picture waits', async () => {
  await openBlocks([
    block('text', { title: 'First' }),
    block('opening', { title: TITLE, image: IMAGE }),
  ]);
  expect(onlyHeading()).toHaveAccessibleName('First');
  expect(main().getByRole('heading', { level: 2, name: TITLE })).toBeVisible();
  expect(main().getByRole('img')).toHaveAttribute('loading', 'lazy');
});
