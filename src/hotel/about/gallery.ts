import * as v from 'valibot';
import { pictureReference } from '../pictures/image.ts';
import { GALLERY_IMAGES_MAX } from '../rules/limits.ts';

/** More pictures of the house, below the four of About; none, and nothing of it is shown. */
export const gallerySchema = v.object({
  images: v.pipe(v.array(pictureReference), v.maxLength(GALLERY_IMAGES_MAX)),
});
export type GallerySection = v.InferOutput<typeof gallerySchema>;
