import { columnsFor } from '@/website/blocks/view/columns';

test('a few stand in one row; of more, rows of three or four leave none alone where that can be', () => {
  expect([1, 2, 3, 4].map(columnsFor)).toEqual([1, 2, 3, 4]);
  // With 13 items, rows of three and rows of four both leave one item alone.
  for (const count of [5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18])
    expect(count % columnsFor(count), String(count)).not.toBe(1);
});
