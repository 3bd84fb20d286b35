import * as v from 'valibot';
import {
  ABOUT_SERVICES_MAX,
  DESCRIPTION_MAX,
  SERVICE_TEXT_MAX,
  SERVICE_TITLE_MAX,
  TITLE_MAX,
} from '../rules/limits.ts';
import { requiredText, text } from '../rules/text-schema.ts';
import { VALIDATION } from '../rules/validation-texts.ts';

/** One card of what the house does for its guests. */
export const serviceSchema = v.object({
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
