import type { Column } from '@/hotel/editing/admin/collection';
import { RATING_MAX } from '@/hotel/rules/limits';
import type { Testimonial } from '@/hotel/testimonials/testimonial';
import { Stars } from '@/ui/Stars';

/** The columns of the testimonial table (checklist T-01). */
export const TESTIMONIAL_COLUMNS: readonly Column<Testimonial>[] = [
  { header: 'Author', variant: 'name', cell: ({ author }) => author },
  {
    header: 'Position',
    cell: ({ position, sample }) => (
      <>
        <span dir="auto">{position}</span> {sample && <span className="pill">sample</span>}
      </>
    ),
  },
  {
    header: 'Text',
    variant: 'text',
    cell: ({ text }) => (
      <span className="cell-quote" dir="auto">
        {text}
      </span>
    ),
  },
  { header: 'Rating', cell: ({ rating }) => <Stars rating={rating} max={RATING_MAX} /> },
];
