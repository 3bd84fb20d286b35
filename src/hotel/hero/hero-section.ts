import * as v from 'valibot';
import { pictureReference } from '../pictures/image.ts';
import { SUBTITLE_MAX, TITLE_MAX } from '../rules/limits.ts';
import { requiredText, text } from '../rules/text-schema.ts';

export const heroSectionSchema = v.object({
  title: requiredText(TITLE_MAX),
  subtitle: text(SUBTITLE_MAX),
  image: pictureReference,
});
export type HeroSection = v.InferOutput<typeof heroSectionSchema>;
