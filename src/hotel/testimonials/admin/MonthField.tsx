import { useFormState } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import type { TestimonialDraft } from '@/hotel/testimonials/testimonial';
import { addMonths, monthOf } from '@/hotel/time/month';
import { hotelToday, monthLabel } from '@/hotel/time/dates';
import { Field } from '@/ui/Field';
import { testimonialEditorWords } from '@/words/staff';
import { TESTIMONIAL_LABELS } from './testimonial-labels';

/** Months that are offered: the last three years. */
const OFFERED = 36;

/**
 * The month a guest wrote in. A list and no `<input type="month">`: two of three browsers have none
 * and would let anything be typed.
 */
export function MonthField({ form }: { form: UseFormReturn<TestimonialDraft> }) {
  const { errors } = useFormState({ control: form.control, name: 'month', exact: true });
  const stored = form.getValues('month');
  const now = monthOf(hotelToday());
  const months = Array.from({ length: OFFERED }, (_, back) => addMonths(now, -back));
  if (stored && !months.includes(stored)) months.push(stored);
  return (
    <Field
      label={TESTIMONIAL_LABELS.month}
      note={testimonialEditorWords.optional}
      error={errors.month?.message}
    >
      {(control) => (
        <select {...control} {...form.register('month')}>
          <option value="">{testimonialEditorWords.noMonth}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {monthLabel(month)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
