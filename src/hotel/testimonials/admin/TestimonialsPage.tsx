import { CollectionEditor } from '@/hotel/editing/admin/CollectionEditor';
import { CollectionSkeleton } from '@/hotel/editing/admin/CollectionSkeleton';
import {
  blankTestimonial,
  newTestimonialId,
  testimonialDraftSchema,
} from '@/hotel/testimonials/testimonial';
import type { TestimonialDraft } from '@/hotel/testimonials/testimonial';
import { TESTIMONIAL_EDITOR } from '@/hotel/editing/admin/editor-texts';
import { useContent } from '@/hotel/content/queries/content';
import { useTestimonials } from '@/hotel/testimonials/staff-queries/testimonials';
import { IS_OWN_SITE } from '@/lib/own-site';
import { testimonialEditorWords } from '@/words/staff';
import { TESTIMONIAL_COLUMNS } from './testimonial-columns';
import { TestimonialFields } from './TestimonialFields';
import { TestimonialPreview } from './TestimonialPreview';

const TITLE = testimonialEditorWords.title;

/** Testimonial editor (specification 2): the same table and dialog as for rooms. */
export function TestimonialsPage() {
  const { content, isLoading } = useContent();
  const { testimonials } = content;
  const kind = useTestimonials();
  if (isLoading || !testimonials) return <CollectionSkeleton title={TITLE} />;

  const hasHiddenSamples = IS_OWN_SITE && testimonials.some(({ sample }) => sample);
  const purpose = [
    testimonialEditorWords.purpose(testimonials.length),
    ...(hasHiddenSamples ? [testimonialEditorWords.hiddenSamples] : []),
  ].join(' ');
  return (
    <CollectionEditor
      {...kind}
      title={TITLE}
      purpose={purpose}
      emptyText={testimonialEditorWords.emptyText}
      items={testimonials}
      columns={TESTIMONIAL_COLUMNS}
      schema={testimonialDraftSchema}
      labels={testimonialEditorWords.labels}
      required={REQUIRED}
      blank={blankTestimonial}
      newId={newTestimonialId}
      searchText={searchText}
      texts={TESTIMONIAL_EDITOR}
      fields={(form) => <TestimonialFields form={form} />}
      preview={(draft) => <TestimonialPreview draft={draft} />}
    />
  );
}

const REQUIRED = ['text', 'author'] as const;

function searchText({ author, position, text }: TestimonialDraft): string {
  return `${author} ${position} ${text}`;
}
