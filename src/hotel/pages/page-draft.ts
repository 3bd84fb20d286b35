import * as v from 'valibot';
import { VALIDATION } from '../rules/validation-texts.ts';
import { isArranged, pageFields } from './page.ts';
import { isSlug } from './slug.ts';

/** A page as its editor saves it. Apart from what a page is read by, which needs none of these rules. */
export const pageDraftSchema = v.pipe(
  v.object({
    ...pageFields,
    slug: v.pipe(
      pageFields.slug,
      v.check((slug) => isSlug(slug) || isArranged(slug), VALIDATION.slugInvalid),
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
