import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { phoneLink } from '@/basics/rules/phone-number';
import { block, openBlocks } from '../../../../tests/support/own-page';

const main = () => within(screen.getByRole('main'));

test.each(['band', 'quiet', 'picture'] as const)('%s: words and one button', async (look) => {
  const image = '/images/about-2.jpg';
  await openBlocks([
    block('text', { title: 'First' }),
    block('press', { look, title: 'Stay the night', lead: 'Or two.', image }),
  ]);
  expect(main().getByRole('heading', { level: 2, name: 'Stay the night' })).toBeVisible();
  expect(main().getByText('Or two.')).toBeVisible();
  expect(main().getByRole('link', { name: 'CHOOSE ROOM' })).toHaveAttribute('href', '/rooms');
  expect(main().queryAllByRole('img')).toHaveLength(look === 'picture' ? 1 : 0);
});

test('to write it leads to the form, to call it dials', async () => {
  const { content } = await openBlocks([
    block('press', { title: 'Ask', action: 'write' }),
    block('press', { title: 'Call', action: 'call' }),
  ]);
  const { contactInfo } = content.sections;
  expect(main().getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  const call = main().getByRole('link', { name: `Call ${contactInfo.phone}` });
  expect(call).toHaveAttribute('href', phoneLink(contactInfo));
});

test('to a page it leads where staff say, in their words', async () => {
  await openBlocks([block('press', { action: 'page', to: '/about', label: 'See the house' })]);
  expect(main().getByRole('link', { name: 'See the house' })).toHaveAttribute('href', '/about');
});

test('to nowhere there is no button, and without words nothing', async () => {
  await openBlocks([
    block('press', { title: 'Only words', action: 'page' }),
    block('press', { action: 'page', label: 'Lost' }),
  ]);
  expect(main().getByRole('heading', { name: 'Only words' })).toBeVisible();
  expect(main().queryByRole('link')).toBeNull();
  expect(screen.queryByText('Lost')).toBeNull();
});

test('without a picture the look that needs one is a band', async () => {
  await openBlocks([block('press', { look: 'picture', title: 'Stay the night' })]);
  expect(main().getByRole('link', { name: 'CHOOSE ROOM' })).toBeVisible();
  expect(main().queryByRole('img')).toBeNull();
});
