import * as v from 'valibot';
import { pictureReference } from '../pictures/image.ts';
import {
  ABOUT_IMAGE_SLOTS,
  DESCRIPTION_MAX,
  TITLE_MAX,
  ABOUT_SERVICES_MAX,
  SERVICE_TEXT_MAX,
  SERVICE_TITLE_MAX,
  GALLERY_IMAGES_MAX,
} from '../rules/limits.ts';
import { requiredText, text } from '../rules/text-schema.ts';
import { VALIDATION } from '../rules/validation-texts.ts';

export const aboutSectionSchema = v.object({
  title: requiredText(TITLE_MAX),
  description: requiredText(DESCRIPTION_MAX),
  images: v.pipe(v.array(pictureReference), v.maxLength(ABOUT_IMAGE_SLOTS)),
});
export type AboutSection = v.InferOutput<typeof aboutSectionSchema>;

/** One card of what the house does for its guests. */
const serviceSchema = v.object({
  title: requiredText(SERVICE_TITLE_MAX),
  text: requiredText(SERVICE_TEXT_MAX),
});
export type Service = v.InferOutput<typeof serviceSchema>;

/** What About says below its first words and pictures; an empty part is not shown. */
export const aboutStorySchema = v.object({
  daysTitle: text(TITLE_MAX),
  /** Paragraphs stand apart by an empty line. */
  days: text(DESCRIPTION_MAX),
  services: v.pipe(
    v.array(serviceSchema),
    v.maxLength(ABOUT_SERVICES_MAX, VALIDATION.tooMany(ABOUT_SERVICES_MAX)),
  ),
  onwardTitle: text(TITLE_MAX),
});
export type AboutStory = v.InferOutput<typeof aboutStorySchema>;

/** More pictures of the house, below the four of About; none, and nothing of it is shown. */
export const gallerySchema = v.object({
  images: v.pipe(v.array(pictureReference), v.maxLength(GALLERY_IMAGES_MAX)),
});
export type GallerySection = v.InferOutput<typeof gallerySchema>;
