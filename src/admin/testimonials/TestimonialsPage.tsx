import { CollectionEditor } from '@/admin/collection-editor/CollectionEditor';
import { CollectionSkeleton } from '@/admin/collection-editor/CollectionSkeleton';
import { blankTestimonial, newTestimonialId, testimonialDraftSchema } from '@/domain/testimonial';
import type { TestimonialDraft } from '@/domain/testimonial';
import { useContent } from '@/queries/content';
import {
  testimonialDraft,
  useDeleteTestimonial,
  useReorderTestimonials,
  useSaveTestimonial,
} from '@/queries/staff/testimonials';
import { TESTIMONIAL_COLUMNS } from './testimonial-columns';
import { TESTIMONIAL_LABELS } from './testimonial-labels';
import { TestimonialFields } from './TestimonialFields';
import { TestimonialPreview } from './TestimonialPreview';

const TITLE = 'Testimonials';

/** Testimonial editor (specification 2): the same table and dialog as for rooms. */
export function TestimonialsPage() {
  const { content, isLoading } = useContent();
  const { testimonials } = content;
  const saving = useSaveTestimonial();
  const deleting = useDeleteTestimonial();
  const reordering = useReorderTestimonials();
  if (isLoading) return <CollectionSkeleton title={TITLE} />;

  const noun = testimonials.length === 1 ? 'testimonial' : 'testimonials';
  return (
    <CollectionEditor
      title={TITLE}
      purpose={`${testimonials.length} ${noun}. They take turns on the home page.`}
      noun="testimonial"
      emptyText="Testimonials that you add take turns on the home page."
      items={testimonials}
      columns={TESTIMONIAL_COLUMNS}
      schema={testimonialDraftSchema}
      labels={TESTIMONIAL_LABELS}
      required={REQUIRED}
      blank={blankTestimonial}
      newId={newTestimonialId}
      draftOf={testimonialDraft}
      nameOf={nameOf}
      searchText={searchText}
      fields={(form) => <TestimonialFields form={form} />}
      preview={(draft) => <TestimonialPreview draft={draft} />}
      onSave={saving.mutateAsync}
      onDelete={deleting.mutateAsync}
      onReorder={reordering.mutate}
    />
  );
}

const REQUIRED = ['text', 'author'] as const;

function nameOf({ author }: TestimonialDraft): string {
  return author;
}

function searchText({ author, position, text }: TestimonialDraft): string {
  return `${author} ${position} ${text}`;
}
