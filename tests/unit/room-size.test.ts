import { sizeLabel } from '@/selling/rooms/room-size';
import { toSquareFeet, toSquareMetres } from '@/basics/rules/size-unit';

test.each([
  [30, 'ft2', '30 ft²'],
  [1234.5, 'ft2', '1,234.5 ft²'],
  [30, 'm2', '2.8 m²'],
  [0, 'm2', '0 m²'],
  [107, 'm2', '9.9 m²'],
  [323, 'm2', '30 m²'],
  [100_000, 'm2', '9,290 m²'],
] as const)('[G-23] a size of %d square feet is told in %s as %s', (size, unit, told) => {
  expect(sizeLabel(size, unit)).toBe(told);
});

test('square metres that were typed are told again as they were typed', () => {
  for (let metres = 1; metres <= 9000; metres += 1)
    expect(toSquareMetres(toSquareFeet(metres))).toBe(metres);
  for (let tenths = 1; tenths < 100; tenths += 1)
    expect(toSquareMetres(toSquareFeet(tenths / 10))).toBe(tenths / 10);
});
