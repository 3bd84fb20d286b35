import * as v from 'valibot';
import { pictureReference } from '../image.ts';
import {
  DESCRIPTION_MAX,
  LUXURY_IMAGE_POSITIONS,
  TITLE_MAX,
} from '../../../basics/rules/limits.ts';
import { requiredText } from '../../../basics/rules/text-schema.ts';
import { section } from '../section.ts';

export const luxuryExperience = section({
  schema: v.object({
    title: requiredText(TITLE_MAX),
    description: requiredText(DESCRIPTION_MAX),
    images: v.pipe(v.array(pictureReference), v.maxLength(LUXURY_IMAGE_POSITIONS.length)),
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
