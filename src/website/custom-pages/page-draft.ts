import * as v from 'valibot';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';
import { hasBuiltInParts, pageFields } from '../../content/schema/page.ts';
import { isSlug } from './slug.ts';

/** A gap that staff must fill in on a page template: `[… a dish]`. Other brackets are text. */
export const GAP = /\[…\s[^[\]]+\]/u;

export function gapFor(what: string): string {
  return `[… ${what}]`;
}

/** Validates a page on saving. Separate from the schema for reading, which needs fewer rules. */
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
