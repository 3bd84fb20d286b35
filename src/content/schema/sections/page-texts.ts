import * as v from 'valibot';
import { PAGE_TEXT_MAX } from '../../../basics/rules/limits.ts';
import { text } from '../../../basics/rules/text-schema.ts';
import { defineSection } from '../section.ts';

/** Texts of pages that have no editor of their own; empty texts are not shown. */
export const pageTexts = defineSection({
  schema: v.object({
    /** The text above the rooms on the home page. `{rooms}` becomes their number. */
    roomsLead: text(PAGE_TEXT_MAX),
    /** The text above the rooms on the Rooms page. */
    roomsIntro: text(PAGE_TEXT_MAX),
    contactIntro: text(PAGE_TEXT_MAX),
    notFound: text(PAGE_TEXT_MAX),
  }),
  texts: ['roomsLead', 'roomsIntro', 'contactIntro', 'notFound'],
  editor: 'adminSiteConfig',
  sample: {
    roomsLead: '{rooms} ways to stay, each with its own window on the water.',
    roomsIntro:
      'Every room has the sea in it somewhere: across the garden, along the whole of a balcony, or along the whole of a corner. All rates are per room, per night.',
    contactIntro: 'Write to us, or call at any hour. We answer in Khmer, English and French.',
    notFound: 'The path you followed ends at the water. Let us walk you back.',
  },
});
