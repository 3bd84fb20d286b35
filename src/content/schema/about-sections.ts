import * as v from 'valibot';
import { pictureReference } from './image.ts';
import * as limits from '../../basics/rules/limits.ts';
import { requiredText, text } from '../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';

export const aboutSectionSchema = v.object({
  title: requiredText(limits.TITLE_MAX),
  description: requiredText(limits.DESCRIPTION_MAX),
  images: v.pipe(v.array(pictureReference), v.maxLength(limits.ABOUT_IMAGE_SLOTS)),
});
export type AboutSection = v.InferOutput<typeof aboutSectionSchema>;

/** One card of what the house does for its guests. */
const serviceSchema = v.object({
  title: requiredText(limits.SERVICE_TITLE_MAX),
  text: requiredText(limits.SERVICE_TEXT_MAX),
});
export type Service = v.InferOutput<typeof serviceSchema>;

/** What About says below its first words and pictures; an empty part is not shown. */
export const aboutStorySchema = v.object({
  daysTitle: text(limits.TITLE_MAX),
  /** Paragraphs stand apart by an empty line. */
  days: text(limits.DESCRIPTION_MAX),
  services: v.pipe(
    v.array(serviceSchema),
    v.maxLength(limits.ABOUT_SERVICES_MAX, VALIDATION.tooMany(limits.ABOUT_SERVICES_MAX)),
  ),
  onwardTitle: text(limits.TITLE_MAX),
});
export type AboutStory = v.InferOutput<typeof aboutStorySchema>;

/** More pictures of the house, below the four of About; none, and nothing of it is shown. */
export const gallerySchema = v.object({
  images: v.pipe(v.array(pictureReference), v.maxLength(limits.GALLERY_IMAGES_MAX)),
});
export type GallerySection = v.InferOutput<typeof gallerySchema>;
