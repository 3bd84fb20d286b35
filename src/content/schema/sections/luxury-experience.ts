import * as v from 'valibot';
import { pictureReference } from '../image.ts';
import * as limits from '../../../basics/rules/limits.ts';
import { listOf, requiredText } from '../../../basics/rules/text-schema.ts';
import { defineSection } from '../section.ts';

export const luxuryExperience = defineSection({
  schema: v.object({
    title: requiredText(limits.TITLE_MAX),
    description: requiredText(limits.DESCRIPTION_MAX),
    images: listOf(pictureReference, limits.LUXURY_IMAGE_POSITIONS.length),
  }),
  texts: ['title', 'description'],
  slots: 'luxury',
  editor: 'adminLuxury',
  sample: {
    title: 'An unhurried kind of luxury',
    description:
      'A stone bath drawn at dusk with frangipani from the garden. Supper at a table for two, with crab from the morning boats and green Kampot pepper. Lanterns lit along the water at six. Nothing here asks you to hurry, and someone is always near when you want them.',
    images: ['/images/luxury-1.jpg', '/images/luxury-2.jpg'],
  },
});
export type LuxuryExperience = v.InferOutput<typeof luxuryExperience.schema>;
