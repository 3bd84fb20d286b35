import * as v from 'valibot';
import * as limits from '../../basics/rules/limits.ts';
import { requiredText, storedRow, text, wholeNumber } from '../../basics/rules/text-schema.ts';
import type { TextPath } from './section.ts';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';

const fields = {
  text: requiredText(limits.TESTIMONIAL_TEXT_MAX),
  author: requiredText(limits.NAME_MAX),
  /** A note about the author, e.g. `Travelled with family`. */
  position: text(limits.SHORT_TEXT_MAX),
  rating: wholeNumber(limits.RATING_MIN, limits.RATING_MAX),
  /** The site where the review was published, e.g. `Booking.com`. */
  source: text(limits.TESTIMONIAL_SOURCE_MAX),
  /** The month of the review, `YYYY-MM`; '' if unknown. */
  month: v.pipe(v.string(), v.regex(/^([12]\d{3}-(0[1-9]|1[0-2]))?$/, VALIDATION.monthInvalid)),
};

export const testimonialSchema = v.object({
  ...storedRow,
  ...fields,
  /** The order of display (`position` is a note about the author). */
  sortOrder: wholeNumber(0, limits.POSITION_MAX),
  /** True for the sample hotel's testimonials; the database clears it when staff edit them. */
  sample: v.boolean(),
});
export type Testimonial = v.InferOutput<typeof testimonialSchema>;

export const testimonialDraftSchema = v.object(fields);
export type TestimonialDraft = v.InferOutput<typeof testimonialDraftSchema>;

/** The values of a new testimonial, which also replace missing fields of a stored testimonial. */
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

export const TESTIMONIAL_TEXTS: readonly TextPath<Testimonial>[] = ['text', 'position'];

export const SAMPLE_TESTIMONIALS: readonly Testimonial[] = [
  {
    text: 'We came for two nights and stayed for six. I have never slept so well, or watched so little of anything except the sea.',
    author: 'Sample Guest A.',
    position: 'Stayed in Moonrise Premier',
  },
  {
    text: 'Someone noticed that we liked to swim early. From the second morning there were towels and coffee at the pool at six, without a word said.',
    author: 'Sample Guest B.',
    position: 'Stayed in Horizon Deluxe',
  },
  {
    text: 'A beautiful house, quietly run. The room smelled of lemongrass and wood, and the crab at dinner had been in the water that morning.',
    author: 'Sample Guest C.',
    position: 'Stayed in Garden Standard',
  },
  {
    text: 'Simple in the best way. Good linen, good light, kind people. Bring a longer book than you think you need.',
    author: 'Sample Guest D.',
    position: 'Travelled with family',
    rating: 4,
  },
  {
    text: 'The jetty at first light is reason enough to come. The breakfast afterwards is reason enough to stay.',
    author: 'Sample Guest E.',
  },
].map((told, sortOrder) => ({
  id: `testimonial-${sortOrder + 1}`,
  ...blankTestimonial(),
  ...told,
  sample: true,
  sortOrder,
  updatedAt: '',
}));
