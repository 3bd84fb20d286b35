import * as v from 'valibot';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';
import { hasBuiltInParts, pageFields } from '../../content/schema/page.ts';
import { isSlug } from './slug.ts';

/** What only the hotel can write is asked for in its place, `[… a dish]`; brackets alone are text. */
export const GAP = /\[…\s[^[\]]+\]/u;

/** The gap that asks for something. */
export function gapFor(what: string): string {
  return `[… ${what}]`;
}

/** A page as its editor saves it. Apart from what a page is read by, which needs none of these rules. */
export const pageDraftSchema = v.pipe(
  v.object({
    ...pageFields,
    slug: v.pipe(
      pageFields.slug,
      v.check((slug) => isSlug(slug) || hasBuiltInParts(slug), VALIDATION.slugInvalid),
    ),
  }),
  v.forward(
    v.check(
      ({ showsFrom, showsUntil }) => !showsFrom || !showsUntil || showsFrom <= showsUntil,
      VALIDATION.endsBefore,
    ),
    ['showsUntil'],
  ),
);
