import type { UseFormReturn } from 'react-hook-form';
import type { TestimonialDraft } from '@/hotel/testimonials/testimonial';
import { ChoiceField } from '@/hotel/editing/admin/ChoiceField';
import { addMonths, monthOf } from '@/hotel/time/month';
import { hotelToday, monthLabel } from '@/hotel/time/dates';
import { testimonialEditorWords } from '@/words/staff';

/** Months that are offered: the last three years. */
const OFFERED = 36;

/**
 * The month a guest wrote in. A list and no `<input type="month">`: two of three browsers have none
 * and would let anything be typed.
 */
export function MonthField({ form }: { form: UseFormReturn<TestimonialDraft> }) {
  const stored = form.getValues('month');
  const now = monthOf(hotelToday());
  const months = Array.from({ length: OFFERED }, (_, back) => addMonths(now, -back));
  if (stored && !months.includes(stored)) months.push(stored);
  return (
    <ChoiceField
      form={form}
      name="month"
      label={testimonialEditorWords.labels.month}
      note={testimonialEditorWords.optional}
      choices={[
        ['', testimonialEditorWords.noMonth],
        ...months.map((month) => [month, monthLabel(month)] as const),
      ]}
    />
  );
}
