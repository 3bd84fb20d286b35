import { builtInPicture } from '@/content/store/built-in-pictures';
import { imageAt } from '@/content/schema/find-images';
import type { HotelImage } from '@/content/schema/image';
import type { HeroSection } from '@/content/schema/sections/hero-section';
import type { PictureData } from '@/ui/picture-data';
import type { SkySpot } from '@/hotel/moon/view/moon-parts';
import { fileSources, slotPictures } from '@/content/pictures/view/picture-of';

/** `window` chooses by the shape of the window; a preview names the one it stands for. */
export type HeroShape = 'window' | 'wide' | 'tall';

export const TALL_WINDOW = '(max-aspect-ratio: 4/5)';
/** A 3:4 picture in a phone's frame is drawn this much wider than the frame. */
const TALL_SIZES = '165vw';
/** Brightness from which white letters need more shade than the usual scrim. */
const BRIGHT_FROM = 135;

/** The hero's pictures, with the tall file where there is one and the shape asks for it. */
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

/** True when the picture is bright where the text lies, or nobody has measured it. */
export function isBrightHero(section: HeroSection, images: readonly HotelImage[]): boolean {
  const luminance =
    imageAt(images, 'hero', 0)?.luminance ?? builtInPicture(section.image)?.luminance;
  return (luminance ?? 255) >= BRIGHT_FROM;
}

/** The hotel's own picture that the hero shows; undefined where it is one of the site. */
export function ownHeroPicture(
  image: string,
  images: readonly HotelImage[],
): PictureData | undefined {
  const [picture] = slotPictures(images, 'hero', 0, image);
  return picture && !builtInPicture(picture.src) ? picture : undefined;
}

/** Where the moon is in that picture; undefined where it shows no sky, or a moon of its own. */
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
