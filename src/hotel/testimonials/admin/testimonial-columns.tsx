import type { Column } from '@/hotel/editing/admin/collection';
import { RATING_MAX } from '@/hotel/rules/limits';
import type { Testimonial } from '@/hotel/testimonials/testimonial';
import { Stars } from '@/ui/Stars';
import { testimonialEditorWords } from '@/words/staff';

const LABELS = testimonialEditorWords.labels;

/** The columns of the testimonial table (checklist T-01). */
export const TESTIMONIAL_COLUMNS: readonly Column<Testimonial>[] = [
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
      <span className="cell-quote" dir="auto">
        {text}
      </span>
    ),
  },
  { header: LABELS.rating, cell: ({ rating }) => <Stars rating={rating} max={RATING_MAX} /> },
];
