import { testimonialSchema } from '@/content/schema/testimonial';
import type { Testimonial, TestimonialDraft } from '@/content/schema/testimonial';
import { itemTable } from '@/content/store/staff-services/item-table';
import { rowSchema, rowTimestamp } from '@/content/store/staff-services/row-schema';

/** The table of testimonials (DECISIONS 3); `position` is the author's, the order is `sortOrder`. */
export const testimonialTable = itemTable<Testimonial, TestimonialDraft>({
  table: 'testimonials',
  place: 'sortOrder',
  row: rowSchema({ ...testimonialSchema.entries, updatedAt: rowTimestamp }),
});
