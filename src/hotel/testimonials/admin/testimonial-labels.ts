import type { TestimonialDraft } from '@/hotel/testimonials/testimonial';

/** What the fields of a testimonial are called in its dialog. */
export const TESTIMONIAL_LABELS: Record<keyof TestimonialDraft, string> = {
  text: 'Text',
  author: 'Author',
  position: 'Position',
  rating: 'Rating',
  source: 'Written on',
  month: 'Month',
};
