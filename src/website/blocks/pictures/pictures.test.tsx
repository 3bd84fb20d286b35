import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block, openBlocks } from '../../../../tests/support/own-page';

const main = () => within(screen.getByRole('main'));
const images = ['/images/about-1.jpg', '/images/about-2.jpg', '/images/about-3.jpg'];

test.each(['rows', 'pair', 'strip'] as const)('%s: each opens in full view', async (look) => {
  const { user } = await openBlocks([block('pictures', { look, title: 'Last winter', images })]);
  const list = within(main().getByRole('list', { name: 'Pictures of Last winter' }));
  expect(list.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual(images);
  const [, second] = list.getAllByRole('link');
  if (second) await user.click(second);
  expect(await screen.findByText('2 of 3')).toBeVisible();
});

test('without a title they are those of the house', async () => {
  const { content } = await openBlocks([block('pictures', { images })]);
  const { name } = content.sections.hotelInfo;
  expect(main().getByRole('list', { name: `Pictures of ${name}` })).toBeVisible();
});

test('without pictures not even its title is there', async () => {
  await openBlocks([block('pictures', { title: 'Last winter', images: [''] })]);
  expect(screen.queryByText('Last winter')).toBeNull();
  expect(main().getByRole('heading', { level: 1, name: 'The table' })).toBeVisible();
});
