import {
  testimonialSchema,
  type Testimonial,
  type TestimonialDraft,
} from '@/content/schema/testimonial';
import { itemTable } from '@/content/store/staff-calls/item-table';
import { rowSchema, rowTimestamp } from '@/content/store/staff-calls/row-schema';
import { staffToasts } from '@/words/staff';
import { useItems, type ItemKind } from '@/content/store/staff-calls/items';

/** `position` is the author's job title (DECISIONS 3); `sortOrder` is the order of display. */
export const testimonialTable = itemTable<Testimonial, TestimonialDraft>({
  table: 'testimonials',
  place: 'sortOrder',
  row: rowSchema({ ...testimonialSchema.entries, updatedAt: rowTimestamp }),
});

const TESTIMONIALS: ItemKind<Testimonial, TestimonialDraft> = {
  noun: 'testimonial',
  table: testimonialTable,
  draftOf: testimonialDraft,
  nameOf: ({ author }) => author,
  placeOf: ({ sortOrder }) => sortOrder,
  withPlace: (testimonial, sortOrder) => ({ ...testimonial, sortOrder }),
  read: ({ testimonials }) => testimonials,
  write: (content, testimonials) => ({ ...content, testimonials }),
  words: {
    added: staffToasts.testimonialAdded,
    updated: staffToasts.testimonialUpdated,
    deleted: staffToasts.testimonialDeleted,
  },
};

export function testimonialDraft(testimonial: Testimonial): TestimonialDraft {
  const { id: _id, sortOrder: _place, updatedAt: _version, sample: _kind, ...draft } = testimonial;
  return draft;
}

export const useTestimonials = () => useItems(TESTIMONIALS);
