import * as v from 'valibot';
import { pictureReference } from '../pictures/image.ts';
import { ABOUT_IMAGE_SLOTS, DESCRIPTION_MAX, TITLE_MAX } from '../rules/limits.ts';
import { requiredText } from '../rules/text-schema.ts';

export const aboutSectionSchema = v.object({
  title: requiredText(TITLE_MAX),
  description: requiredText(DESCRIPTION_MAX),
  images: v.pipe(v.array(pictureReference), v.maxLength(ABOUT_IMAGE_SLOTS)),
});
export type AboutSection = v.InferOutput<typeof aboutSectionSchema>;
