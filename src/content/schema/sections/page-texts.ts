import * as v from 'valibot';
import { PAGE_TEXT_MAX } from '../../../basics/rules/limits.ts';
import { text } from '../../../basics/rules/text-schema.ts';
import { defineSection } from '../section.ts';

/** A sentence or two of the house on pages that have no editor of their own; empty: not shown. */
export const pageTexts = defineSection({
  schema: v.object({
    /** Above the rooms of the home page; may hold `{rooms}` (rooms-lead.ts). */
    roomsLead: text(PAGE_TEXT_MAX),
    /** Above the rooms of their own page. */
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
