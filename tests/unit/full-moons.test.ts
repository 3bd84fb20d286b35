import { nextFullMoons } from '@/hotel/moon/next-full-moons';

const KEP = { latitude: 10.4829, longitude: 104.3167 };

test('the next full moons come with the time of their rise; a night lasts until six in the morning', () => {
  const moons = nextFullMoons('2026-12-01', 6, KEP);
  expect(moons.map(({ night }) => night)).toEqual([
    '2026-12-24',
    '2027-01-22',
    '2027-02-21', // full at 6:23 in the morning of the 21st
    '2027-03-22',
    '2027-04-20', // full at 5:27 in the morning of the 21st
    '2027-05-20',
  ]);
  expect(moons[0]?.rise).toBe('18:08');
  for (const { elongation } of moons) expect(Math.abs(elongation - 180)).toBeLessThan(10);
});

test('a hotel without a position has the nights alone, and tonight counts', () => {
  expect(nextFullMoons('2026-12-24', 1)).toMatchObject([{ night: '2026-12-24', rise: undefined }]);
});
