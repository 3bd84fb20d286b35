import { CollectionEditor, CollectionSkeleton } from '@/hotel/editing/admin/CollectionEditor';
import {
  blankTestimonial,
  newTestimonialId,
  testimonialDraftSchema,
} from '@/hotel/testimonials/testimonial';
import type { TestimonialDraft, Testimonial } from '@/hotel/testimonials/testimonial';
import { TESTIMONIAL_EDITOR } from '@/hotel/editing/admin/texts-to-translate';
import { useContent } from '@/hotel/content/queries/content';
import { useTestimonials } from '@/hotel/testimonials/staff-queries/testimonials';
import { IS_OWN_SITE } from '@/lib/own-site';
import { testimonialEditorWords, previewWords } from '@/words/staff';
import { TestimonialFields } from './TestimonialFields';
import { PreviewFrame } from '@/hotel/editing/admin/PreviewPane';
import { TestimonialSlide } from '@/hotel/testimonials/view/TestimonialSlide';
import type { Column } from '@/hotel/editing/admin/collection';
import { RATING_MAX } from '@/hotel/rules/limits';
import { Stars } from '@/ui/Stars';

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

/** The words as they appear on the home page, while they are being typed. */
function TestimonialPreview({ draft }: { draft: TestimonialDraft }) {
  const testimonial = {
    ...draft,
    text: draft.text || '…',
    id: 'preview',
    sample: false,
    sortOrder: 0,
    updatedAt: '',
  };
  return (
    <section
      className="preview self-start lg:sticky lg:top-4 lg:mt-4"
      aria-label={previewWords.title}
    >
      <header>{previewWords.title}</header>
      <PreviewFrame device="phone">
        <div className="px-5 py-10 text-center">
          <TestimonialSlide testimonial={testimonial} index={0} count={1} isCurrent />
        </div>
      </PreviewFrame>
    </section>
  );
}

const LABELS = testimonialEditorWords.labels;

/** The columns of the testimonial table (checklist T-01). */
const TESTIMONIAL_COLUMNS: readonly Column<Testimonial>[] = [
  { header: LABELS.author, variant: 'name', cell: ({ author }) => author },
  {
    header: LABELS.position,
    cell: ({ position, sample }) => (
      <>
        <span dir="auto">{position}</span>{' '}
        {sample && <span className="pill">{testimonialEditorWords.sample}</span>}
      </>
    ),
  },
  {
    header: LABELS.text,
    variant: 'text',
    cell: ({ text }) => (
      <span className="line-clamp-2 max-w-120" dir="auto">
        {text}
      </span>
    ),
  },
  { header: LABELS.rating, cell: ({ rating }) => <Stars rating={rating} max={RATING_MAX} /> },
];
