import * as v from 'valibot';
import { PAGE_TEXT_MAX } from '../../basics/rules/limits.ts';
import { text } from '../../basics/rules/text-schema.ts';

/** A sentence or two of the house on pages that have no editor of their own; empty: not shown. */
export const pageTextsSchema = v.object({
  /** Above the rooms of the home page; may hold `{rooms}` (rooms-lead.ts). */
  roomsLead: text(PAGE_TEXT_MAX),
  /** Above the rooms of their own page. */
  roomsIntro: text(PAGE_TEXT_MAX),
  contactIntro: text(PAGE_TEXT_MAX),
  notFound: text(PAGE_TEXT_MAX),
});
