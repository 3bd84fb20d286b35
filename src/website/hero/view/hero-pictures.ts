import { builtInPicture } from '@/content/store/built-in-pictures';
import { imageAt } from '@/content/schema/find-images';
import type { HotelImage } from '@/content/schema/image';
import type { HeroSection } from '@/content/schema/sections/hero-section';
import type { PictureData } from '@/ui/picture-data';
import type { SkySpot } from '@/hotel/moon/view/moon-parts';
import { fileSources, slotPictures } from '@/content/pictures/view/picture-of';

/** The shape of the hero's picture: that of the window, or one that a preview chooses. */
export type HeroShape = 'window' | 'wide' | 'tall';

export const TALL_WINDOW = '(max-aspect-ratio: 4/5)';
/** Width of a 3:4 picture that fills a phone's hero: cropping makes it wider than the screen. */
const TALL_SIZES = '165vw';
/** Pictures of this brightness (0–255) need a darker shade below white text. */
const BRIGHT_FROM = 135;

/** Returns the hero's pictures, with the portrait file if there is one and the shape needs it. */
export function heroPictures(
  section: HeroSection,
  images: readonly HotelImage[],
  shape: HeroShape,
): PictureData[] {
  return slotPictures(images, 'hero', 0, section.image).map((picture) => {
    const portrait = builtInPicture(picture.src)?.portrait;
    if (!portrait || shape === 'wide') return picture;
    const tall = fileSources(portrait).map((source) => ({ ...source, sizes: TALL_SIZES }));
    if (shape === 'tall') return { ...picture, sources: tall };
    const media = tall.map((source) => ({ ...source, media: TALL_WINDOW }));
    return { ...picture, sources: [...media, ...picture.sources] };
  });
}

/** True if the picture is bright behind the text, or was never measured. */
export function isBrightHero(section: HeroSection, images: readonly HotelImage[]): boolean {
  const luminance =
    imageAt(images, 'hero', 0)?.luminance ?? builtInPicture(section.image)?.luminance;
  return (luminance ?? 255) >= BRIGHT_FROM;
}

/** Returns the hotel's own hero picture; undefined if it is a built-in one. */
export function ownHeroPicture(
  image: string,
  images: readonly HotelImage[],
): PictureData | undefined {
  const [picture] = slotPictures(images, 'hero', 0, image);
  return picture && !builtInPicture(picture.src) ? picture : undefined;
}

/** Returns the moon's place in the picture; undefined if it shows no sky, or a moon already. */
export function heroSky(
  section: HeroSection,
  images: readonly HotelImage[],
  isTall: boolean,
): SkySpot | undefined {
  const [picture] = slotPictures(images, 'hero', 0, section.image);
  if (!picture) return undefined;
  const { focalX, focalY } = picture;
  const builtIn = builtInPicture(picture.src);
  const file = (isTall && builtIn?.portrait) || builtIn;
  if (file) return file.sky && { ...file.sky, ratio: file.width / file.height, focalX, focalY };
  const [x, y] = section.sky.split(' ').map((share) => Number(share) / 100);
  const { width, height } = picture;
  if (!section.sky || x === undefined || y === undefined || !width || !height) return undefined;
  return { x, y, ratio: width / height, focalX, focalY };
}
