import { withoutOverridden } from '@/content/store/overridden-pictures';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { imageAt, imagesOf } from '@/content/schema/find-images';
import { IMAGE_BUCKET, type HotelImage } from '@/content/schema/image';
import { roomImageCategory } from '@/content/schema/room-picture';
import { PICTURE } from '../support/rows';

const image = (category: string, position: number) => ({ category, position });
const IMAGES = [
  image('luxury', 1),
  image('about', 4),
  image('about', 2),
  image('luxury', 0),
  image('about', 0),
  image('about', 3),
  image('luxury', 5),
];

test('[I-21] [N-30] pictures of a category come by position, of About no more than four', () => {
  const positions = (category: string) => imagesOf(IMAGES, category).map((one) => one.position);
  expect(positions('luxury')).toEqual([0, 1, 5]);
  expect(positions('about')).toEqual([0, 2, 3]);
  expect(positions('hero')).toEqual([]);
  expect(IMAGES[0]).toEqual(image('luxury', 1));
});

test('[N-12] the picture of a slot is of that category and that position', () => {
  expect(imageAt(IMAGES, 'luxury', 1)).toBe(IMAGES[0]);
  expect(imageAt(IMAGES, 'about', 1)).toBeUndefined();
  expect(imageAt(IMAGES, 'hero', 0)).toBeUndefined();
});

test('behind a picture in its slot a file of the site is not published, an address still is', () => {
  const { sections, images } = DEFAULT_CONTENT;
  const stored = (position: number): HotelImage => ({
    ...PICTURE,
    id: `luxury-${position}`,
    path: 'luxury/1-a.jpg',
    category: 'luxury',
    position,
  });
  const named = ['/images/sample.jpg', 'https://example.com/a.jpg'];
  const luxuryExperience = { ...sections.luxuryExperience, images: named };
  const content = { ...DEFAULT_CONTENT, sections: { ...sections, luxuryExperience } };
  const published = (more: HotelImage[]) =>
    withoutOverridden({ ...content, images: [...images, ...more] }).sections.luxuryExperience
      .images;
  expect(published([])).toEqual(named);
  expect(published([stored(0), stored(1)])).toEqual(['', 'https://example.com/a.jpg']);
});

test('[N-26] [N-12] the bucket and the categories of rooms have the names that the database knows', () => {
  expect(IMAGE_BUCKET).toBe('hotel_images');
  expect(roomImageCategory('deluxe')).toBe('room-deluxe');
});
