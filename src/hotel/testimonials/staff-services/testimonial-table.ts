import { testimonialSchema } from '@/hotel/testimonials/testimonial';
import type { Testimonial, TestimonialDraft } from '@/hotel/testimonials/testimonial';
import { itemTable } from '@/hotel/content/staff-services/item-table';
import { rowSchema, rowTimestamp } from '@/hotel/content/staff-services/row-schema';

/** The table of testimonials (DECISIONS 3); `position` is the author's, the order is `sortOrder`. */
export const testimonialTable = itemTable<Testimonial, TestimonialDraft>({
  table: 'testimonials',
  place: 'sortOrder',
  row: rowSchema({ ...testimonialSchema.entries, updatedAt: rowTimestamp }),
});
