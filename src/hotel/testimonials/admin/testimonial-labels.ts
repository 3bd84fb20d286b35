import type { TestimonialDraft } from '@/hotel/testimonials/testimonial';
import { testimonialEditorWords } from '@/words/staff';

/** What the fields of a testimonial are called in its dialog. */
export const TESTIMONIAL_LABELS: Record<keyof TestimonialDraft, string> =
  testimonialEditorWords.labels;
