import * as v from 'valibot';
import { pictureReference } from '../image.ts';
import * as limits from '../../../basics/rules/limits.ts';
import { listOf, requiredText } from '../../../basics/rules/text-schema.ts';
import { defineSection } from '../section.ts';

export const aboutSection = defineSection({
  schema: v.object({
    title: requiredText(limits.TITLE_MAX),
    description: requiredText(limits.DESCRIPTION_MAX),
    images: listOf(pictureReference, limits.ABOUT_IMAGE_SLOTS),
  }),
  texts: ['title', 'description'],
  slots: 'about',
  editor: 'adminAbout',
  sample: {
    title: 'A house that keeps the hours of the tide',
    description:
      'Chanrea means moonrise. Our house stands where the pepper hills of Kep come down to the Gulf of Thailand: one open hall, three kinds of room, a long pool and a jetty. We built it low and in timber, under the steep double roofs of the coast, so that the evening breeze does most of the work.',
    images: [
      '/images/about-1.jpg',
      '/images/about-2.jpg',
      '/images/about-3.jpg',
      '/images/about-4.jpg',
    ],
  },
});
export type AboutSection = v.InferOutput<typeof aboutSection.schema>;
