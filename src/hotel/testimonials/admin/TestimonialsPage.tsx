import { CollectionEditor, CollectionSkeleton } from '@/hotel/editing/admin/CollectionEditor';
import { blankTestimonial, testimonialDraftSchema } from '@/hotel/testimonials/testimonial';
import type { TestimonialDraft, Testimonial } from '@/hotel/testimonials/testimonial';
import { TESTIMONIAL_EDITOR } from '@/hotel/editing/admin/texts-to-translate';
import { useContent } from '@/hotel/content/queries/content';
import { useTestimonials } from '@/hotel/testimonials/staff-queries/testimonials';
import { IS_OWN_SITE } from '@/lib/own-site';
import { testimonialEditorWords as words } from '@/words/staff';
import { TestimonialFields } from './TestimonialFields';
import { TestimonialSlide } from '@/hotel/testimonials/view/TestimonialSlide';
import type { Column } from '@/hotel/editing/admin/collection';
import { RATING_MAX } from '@/hotel/rules/limits';
import { Stars } from '@/ui/Stars';

/** Testimonial editor (specification 2): the same table and dialog as for rooms. */
export function TestimonialsPage() {
  const { content, isLoading } = useContent();
  const { testimonials } = content;
  const kind = useTestimonials();
  if (isLoading) return <CollectionSkeleton title={words.title} />;

  const hasHiddenSamples = IS_OWN_SITE && testimonials.some(({ sample }) => sample);
  const purpose = words.purpose(testimonials.length);
  return (
    <CollectionEditor
      {...kind}
      words={words}
      purpose={hasHiddenSamples ? `${purpose} ${words.hiddenSamples}` : purpose}
      items={testimonials}
      columns={TESTIMONIAL_COLUMNS}
      schema={testimonialDraftSchema}
      required={['text', 'author']}
      blank={blankTestimonial}
      searchText={({ author, position, text }) => `${author} ${position} ${text}`}
      texts={TESTIMONIAL_EDITOR}
      fields={(form) => <TestimonialFields form={form} />}
      preview={(draft) => <TestimonialPreview draft={draft} />}
    />
  );
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
    <div className="px-5 py-10 text-center">
      <TestimonialSlide testimonial={testimonial} index={0} count={1} isCurrent />
    </div>
  );
}

const { labels } = words;

/** The columns of the testimonial table (checklist T-01). */
const TESTIMONIAL_COLUMNS: readonly Column<Testimonial>[] = [
  { header: labels.author, variant: 'name', cell: ({ author }) => author },
  {
    header: labels.position,
    cell: ({ position, sample }) => (
      <>
        <span dir="auto">{position}</span> {sample && <span className="pill">{words.sample}</span>}
      </>
    ),
  },
  {
    header: labels.text,
    variant: 'text',
    cell: ({ text }) => (
      <span className="line-clamp-2 max-w-120" dir="auto">
        {text}
      </span>
    ),
  },
  { header: labels.rating, cell: ({ rating }) => <Stars rating={rating} max={RATING_MAX} /> },
];
