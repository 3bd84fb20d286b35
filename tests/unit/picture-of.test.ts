import { pictureOf, slotPictures } from '@/content/pictures/view/picture-of';
import { PICTURE } from '../support/rows';

const stored = { ...PICTURE, category: 'hero' as const, position: 0 };
const ADDRESS = 'https://pictures.example/hall.jpg';

test.each([
  ['an address of the hotel', ADDRESS, [ADDRESS]],
  ['a picture of the sample', '/images/hero.jpg', []],
  ['nothing', '', []],
])('if a stored picture fails, its slot shows what the section names: %s', (_what, own, after) => {
  const [first, ...others] = slotPictures([stored], 'hero', 0, own);
  expect(first?.src).toBe(pictureOf(stored.path, [stored])?.src);
  expect(others.map(({ src }) => src)).toEqual(after);
});
