import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block, openBlocks, paragraph } from '../../../../tests/support/own-page';

const main = () => within(screen.getByRole('main'));

test.each(['column', 'columns', 'large'] as const)(
  '%s: paragraphs, headings, lists and links as they were written',
  async (look) => {
    await openBlocks([
      block('text', {
        look,
        title: 'The kitchen',
        body: [
          paragraph(
            'Open from **six**. See [our rooms](/rooms) or [the web](https://example.com).',
          ),
          { type: 'heading', text: 'What there is' },
          { type: 'bullet', text: 'Fish' },
          { type: 'bullet', text: 'Rice' },
          { type: 'number', text: 'Sit down' },
        ],
      }),
    ]);
    expect(main().getByRole('heading', { level: 1, name: 'The kitchen' })).toBeVisible();
    expect(main().getByRole('heading', { level: 2, name: 'What there is' })).toBeVisible();
    expect(main().getByText('six').tagName).toBe('STRONG');
    expect(main().getByRole('link', { name: 'our rooms' })).toHaveAttribute('href', '/rooms');
    const outside = main().getByRole('link', { name: 'the web' });
    expect(outside).toHaveAttribute('href', 'https://example.com');
    const [bullets, numbers] = main().getAllByRole('list');
    expect(bullets?.children).toHaveLength(2);
    expect(numbers?.tagName).toBe('OL');
  },
);

test('what is written is never read as HTML, and leads nowhere that no link may', async () => {
  await openBlocks([
    block('text', { body: [paragraph('<b>bold</b> [press](javascript:alert(1))')] }),
  ]);
  expect(main().getByText('<b>bold</b> [press](javascript:alert(1))')).toBeVisible();
  expect(main().queryByRole('link')).toBeNull();
});

test('without a title the page’s own stands above it', async () => {
  await openBlocks([block('text', { body: [paragraph('Only words.')] })]);
  expect(main().getByRole('heading', { level: 1, name: 'The table' })).toBeVisible();
  expect(main().getByText('Only words.')).toBeVisible();
});
