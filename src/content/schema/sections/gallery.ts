import * as v from 'valibot';
import { pictureReference } from '../image.ts';
import * as limits from '../../../basics/rules/limits.ts';
import { listOf } from '../../../basics/rules/text-schema.ts';
import { defineSection } from '../section.ts';

/** More pictures of the hotel; an empty list hides them. */
export const gallery = defineSection({
  schema: v.object({
    images: listOf(pictureReference, limits.GALLERY_IMAGES_MAX),
  }),
  texts: [],
  editor: 'adminAbout',
  sample: { images: ['/images/house-1.jpg', '/images/house-2.jpg'] },
});
export type GallerySection = v.InferOutput<typeof gallery.schema>;
