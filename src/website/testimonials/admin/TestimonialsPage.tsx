import { CollectionEditor, CollectionSkeleton } from '@/kit/editors/admin/CollectionEditor';
import {
  blankTestimonial,
  testimonialDraftSchema,
  type Testimonial,
  type TestimonialDraft,
} from '@/content/schema/testimonial';
import { TESTIMONIAL_EDITOR_TEXTS } from '@/kit/editors/admin/texts-to-translate';
import { useContent } from '@/content/store/queries/content';
import { useTestimonials } from '@/website/testimonials/staff-calls/save-testimonials';
import { HAS_HOSTED_BACKEND } from '@/lib/hosted-backend';
import { testimonialEditorWords as words } from '@/words/staff';
import { TestimonialSlide } from '@/website/testimonials/view/TestimonialSlide';
import type { Column } from '@/kit/editors/admin/collection';
import { RATING_MAX, RATING_MIN } from '@/basics/rules/limits';
import { Stars } from '@/ui/Stars';
import { useController, useFormContext } from 'react-hook-form';
import { TextField, ChoiceField } from '@/kit/editors/admin/form-fields';
import { addMonths, monthOf } from '@/basics/time/month';
import { hotelToday, monthLabel } from '@/basics/time/dates';
import { useId } from 'react';
import { cn } from '@/lib/cn';

export function TestimonialsPage() {
  const { content, isLoading } = useContent();
  const { testimonials } = content;
  const kind = useTestimonials();
  if (isLoading) return <CollectionSkeleton title={words.title} />;

  const hasHiddenSamples = HAS_HOSTED_BACKEND && testimonials.some(({ sample }) => sample);
  const purpose = words.purpose(testimonials.length);
  return (
    <CollectionEditor
      {...kind}
      table="testimonials"
      words={words}
      purpose={hasHiddenSamples ? `${purpose} ${words.hiddenSamples}` : purpose}
      items={testimonials}
      columns={TESTIMONIAL_COLUMNS}
      schema={testimonialDraftSchema}
      required={['text', 'author']}
      blank={blankTestimonial}
      searchText={({ author, position, text }) => `${author} ${position} ${text}`}
      texts={TESTIMONIAL_EDITOR_TEXTS}
      fields={<TestimonialFields />}
      preview={(draft) => <TestimonialPreview draft={draft} />}
    />
  );
}

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

function TestimonialFields() {
  const { field } = useController({ name: 'rating' });
  return (
    <>
      <TextField name="text" rows={5} />
      <div className="two">
        <TextField name="author" />
        <TextField name="position" optional hint={words.positionHint} />
      </div>
      <div className="two">
        <TextField name="source" optional hint={words.sourceHint} />
        <MonthField />
      </div>
      <RatingChoice label={labels.rating} value={field.value} onChange={field.onChange} />
    </>
  );
}

/** Months to choose from: the last three years. */
const OFFERED = 36;

/** A select, because two of three browsers have no month picker and accept any text. */
function MonthField() {
  const stored = useFormContext<TestimonialDraft>().getValues('month');
  const now = monthOf(hotelToday());
  const months = Array.from({ length: OFFERED }, (_, back) => addMonths(now, -back));
  if (stored && !months.includes(stored)) months.push(stored);
  return (
    <ChoiceField
      name="month"
      optional
      choices={[['', words.noMonth], ...months.map((month) => [month, monthLabel(month)] as const)]}
    />
  );
}

type Props = { label: string; value: number; onChange: (rating: number) => void };

const RATINGS = Array.from({ length: RATING_MAX - RATING_MIN + 1 }, (_, at) => RATING_MIN + at);

/** Stars as radio buttons, so that the arrow keys work. */
function RatingChoice({ label, value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className="field rating">
      <legend className="label">{label}</legend>
      <div className="flex">
        {RATINGS.map((rating) => (
          <label
            key={rating}
            className={cn(
              'relative grid place-items-center w-11 h-11 rounded-2 cursor-pointer has-focus-visible:[outline:2px_solid_var(--focus)]',
              rating <= value && 'is-on',
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={rating}
              checked={rating === value}
              onChange={() => onChange(rating)}
            />
            <span className="sr-only">{words.stars(rating)}</span>
            <svg
              className="w-[1.6rem] h-[1.6rem] [stroke-width:1.2]"
              viewBox="0 0 24 24"
              aria-hidden="true"
            >
              <path d="m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z" />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
