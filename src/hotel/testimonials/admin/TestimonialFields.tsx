import { useController, type UseFormReturn } from 'react-hook-form';
import { TextField, ChoiceField } from '@/hotel/editing/admin/form-fields';
import type { TestimonialDraft } from '@/hotel/testimonials/testimonial';
import { testimonialEditorWords as words } from '@/words/staff';
import { addMonths, monthOf } from '@/hotel/time/month';
import { hotelToday, monthLabel } from '@/hotel/time/dates';
import { useId } from 'react';
import { RATING_MAX, RATING_MIN } from '@/hotel/rules/limits';
import { cn } from '@/lib/cn';

const { labels } = words;

/** What the testimonial dialog asks for (specification 3 and 5). */
export function TestimonialFields({ form }: { form: UseFormReturn<TestimonialDraft> }) {
  const { field } = useController({ control: form.control, name: 'rating' });
  return (
    <>
      <TextField form={form} name="text" label={labels.text} rows={5} />
      <div className="two">
        <TextField form={form} name="author" label={labels.author} />
        <TextField
          form={form}
          name="position"
          label={labels.position}
          note={words.optional}
          hint={words.positionHint}
        />
      </div>
      <div className="two">
        <TextField
          form={form}
          name="source"
          label={labels.source}
          note={words.optional}
          hint={words.sourceHint}
        />
        <MonthField form={form} />
      </div>
      <RatingChoice label={labels.rating} value={field.value} onChange={field.onChange} />
    </>
  );
}

/** Months that are offered: the last three years. */
const OFFERED = 36;

/**
 * The month a guest wrote in. A list and no `<input type="month">`: two of three browsers have none
 * and would let anything be typed.
 */
function MonthField({ form }: { form: UseFormReturn<TestimonialDraft> }) {
  const stored = form.getValues('month');
  const now = monthOf(hotelToday());
  const months = Array.from({ length: OFFERED }, (_, back) => addMonths(now, -back));
  if (stored && !months.includes(stored)) months.push(stored);
  return (
    <ChoiceField
      form={form}
      name="month"
      label={words.labels.month}
      note={words.optional}
      choices={[['', words.noMonth], ...months.map((month) => [month, monthLabel(month)] as const)]}
    />
  );
}

type Props = { label: string; value: number; onChange: (rating: number) => void };

const RATINGS = Array.from({ length: RATING_MAX - RATING_MIN + 1 }, (_, at) => RATING_MIN + at);

/** Stars to choose from: a group of radio buttons, moved with the arrow keys. */
function RatingChoice({ label, value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className="field rating">
      <legend className="label">{label}</legend>
      <div className="flex">
        {RATINGS.map((rating) => (
          <label key={rating} className={cn(rating <= value && 'is-on')}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={rating}
              checked={rating === value}
              onChange={() => onChange(rating)}
            />
            <span className="sr-only">{words.stars(rating)}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z" />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
