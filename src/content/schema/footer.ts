import * as v from 'valibot';
import { FOOTER_TEXT_MAX, TITLE_MAX } from '../../basics/rules/limits.ts';
import { requiredText, text } from '../../basics/rules/text-schema.ts';

/** What the house says at the foot of every page; an empty text is not shown. */
export const footerSchema = v.object({
  blurb: text(FOOTER_TEXT_MAX),
  newsletterTitle: requiredText(TITLE_MAX),
  newsletterText: text(FOOTER_TEXT_MAX),
});
