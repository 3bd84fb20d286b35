import { useController, type UseFormReturn } from 'react-hook-form';
import { TextField } from '@/hotel/editing/admin/TextField';
import type { TestimonialDraft } from '@/hotel/testimonials/testimonial';
import { testimonialEditorWords } from '@/words/staff';
import { MonthField } from './MonthField';
import { RatingChoice } from './RatingChoice';

const { labels } = testimonialEditorWords;

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
          note={testimonialEditorWords.optional}
          hint={testimonialEditorWords.positionHint}
        />
      </div>
      <div className="two">
        <TextField
          form={form}
          name="source"
          label={labels.source}
          note={testimonialEditorWords.optional}
          hint={testimonialEditorWords.sourceHint}
        />
        <MonthField form={form} />
      </div>
      <RatingChoice label={labels.rating} value={field.value} onChange={field.onChange} />
    </>
  );
}
