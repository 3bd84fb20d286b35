import * as v from 'valibot';
import { FOOTER_TEXT_MAX, TITLE_MAX } from '../../../basics/rules/limits.ts';
import { requiredText, text } from '../../../basics/rules/text-schema.ts';
import { defineSection } from '../section.ts';

export const footer = defineSection({
  schema: v.object({
    blurb: text(FOOTER_TEXT_MAX),
    newsletterTitle: requiredText(TITLE_MAX),
    newsletterText: text(FOOTER_TEXT_MAX),
  }),
  texts: ['blurb', 'newsletterTitle', 'newsletterText'],
  editor: 'adminSiteConfig',
  sample: {
    blurb: 'A small house by the sea in Kep, Cambodia. Come for the moonrise; stay for breakfast.',
    newsletterTitle: 'Letters from the coast',
    newsletterText: 'A short note, four times a year.',
  },
});
