import * as v from 'valibot';
import * as limits from '../../basics/rules/limits.ts';
import { requiredText, text, wholeNumber } from '../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';

const fields = {
  text: requiredText(limits.TESTIMONIAL_TEXT_MAX),
  author: requiredText(limits.NAME_MAX),
  /** Who the author is, e.g. `Travelled with family`; may be empty. */
  position: text(limits.SHORT_TEXT_MAX),
  rating: wholeNumber(limits.RATING_MIN, limits.RATING_MAX),
  /** Where it was written, e.g. `Booking.com`; may be empty. */
  source: text(limits.TESTIMONIAL_SOURCE_MAX),
  /** When, as `YYYY-MM`; may be empty. */
  month: v.pipe(v.string(), v.regex(/^([12]\d{3}-(0[1-9]|1[0-2]))?$/, VALIDATION.monthInvalid)),
};

/** A testimonial as stored and shown (specification 3). */
export const testimonialSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/)),
  ...fields,
  /** Order of display, low first. (`position` is the author's.) */
  sortOrder: wholeNumber(0, limits.POSITION_MAX),
  /** Of the invented ones the site comes with; the database takes it away once it is edited. */
  sample: v.boolean(),
  updatedAt: v.pipe(v.string(), v.maxLength(40)),
});
export type Testimonial = v.InferOutput<typeof testimonialSchema>;

/** A testimonial as the dialog saves it. */
export const testimonialDraftSchema = v.object(fields);
export type TestimonialDraft = v.InferOutput<typeof testimonialDraftSchema>;

/** What the dialog starts with in add mode, and what a stored testimonial may lack. */
export function blankTestimonial(): TestimonialDraft {
  return {
    text: '',
    author: '',
    position: '',
    rating: limits.RATING_DEFAULT,
    source: '',
    month: '',
  };
}
