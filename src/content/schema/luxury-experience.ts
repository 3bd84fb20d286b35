import * as v from 'valibot';
import { pictureReference } from './image.ts';
import { DESCRIPTION_MAX, LUXURY_IMAGE_POSITIONS, TITLE_MAX } from '../../basics/rules/limits.ts';
import { requiredText } from '../../basics/rules/text-schema.ts';

export const luxuryExperienceSchema = v.object({
  title: requiredText(TITLE_MAX),
  description: requiredText(DESCRIPTION_MAX),
  images: v.pipe(v.array(pictureReference), v.maxLength(LUXURY_IMAGE_POSITIONS.length)),
});
export type LuxuryExperience = v.InferOutput<typeof luxuryExperienceSchema>;
