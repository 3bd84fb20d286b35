import { ROOM_IMAGES_MAX } from '@/basics/rules/limits';
import { mosaicRows } from '@/website/room-showcase/site/mosaic-rows';

test('pictures beside a large one fill whole rows, at most four in one and three below each other', () => {
  const said = [1, 2, 3, 4, 5, 7].map((count) => mosaicRows(count).join('+'));
  expect(said).toEqual(['1', '1+1', '1+2', '2+2', '2+3', '2+2+3']);
  for (let count = 1; count < ROOM_IMAGES_MAX; count += 1) {
    const rows = mosaicRows(count);
    expect(rows.reduce((sum, row) => sum + row)).toBe(count);
    expect(Math.max(...rows)).toBeLessThanOrEqual(4);
    expect(rows.length).toBeLessThanOrEqual(3);
  }
});
