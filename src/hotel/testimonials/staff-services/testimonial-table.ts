import { testimonialSchema } from '@/hotel/testimonials/testimonial';
import type { Testimonial, TestimonialDraft } from '@/hotel/testimonials/testimonial';
import { itemTable, parseItem } from '@/hotel/content/staff-services/item-table';

/** The table of testimonials (decision 3); `position` is the author's, the order is `sort_order`. */
export const testimonialTable = itemTable<Testimonial, TestimonialDraft>({
  table: 'testimonials',
  placeColumn: 'sort_order',
  placeName: 'sortOrder',
  reorderCall: 'reorder_testimonials',
  toRow: (draft) => ({ ...draft }),
  parse: (row) => parseItem(testimonialSchema, row, { sortOrder: 'sort_order' }),
});
