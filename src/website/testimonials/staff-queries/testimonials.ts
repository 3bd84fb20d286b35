import type { Testimonial, TestimonialDraft } from '@/content/schema/testimonial';
import { staffToasts } from '@/words/staff';
import { testimonialTable } from '@/website/testimonials/staff-services/testimonial-table';
import { useItems, type ItemKind } from '@/content/store/staff-queries/items';

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

/** The fields of a testimonial that its dialog edits. */
export function testimonialDraft(testimonial: Testimonial): TestimonialDraft {
  const { id: _id, sortOrder: _place, updatedAt: _version, sample: _kind, ...draft } = testimonial;
  return draft;
}

/** Testimonials as their editor has them. */
export const useTestimonials = () => useItems(TESTIMONIALS);
