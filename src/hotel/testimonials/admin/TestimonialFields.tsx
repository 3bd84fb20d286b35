import { useController } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '@/hotel/editing/admin/TextField';
import type { TestimonialDraft } from '@/hotel/testimonials/testimonial';
import { testimonialEditorWords } from '@/words/staff';
import { MonthField } from './MonthField';
import { RatingChoice } from './RatingChoice';
import { TESTIMONIAL_LABELS } from './testimonial-labels';

/** What the testimonial dialog asks for (specification 3 and 5). */
export function TestimonialFields({ form }: { form: UseFormReturn<TestimonialDraft> }) {
  const { field } = useController({ control: form.control, name: 'rating' });
  return (
    <>
      <TextField form={form} name="text" label={TESTIMONIAL_LABELS.text} rows={5} />
      <div className="two">
        <TextField form={form} name="author" label={TESTIMONIAL_LABELS.author} />
        <TextField
          form={form}
          name="position"
          label={TESTIMONIAL_LABELS.position}
          note={testimonialEditorWords.optional}
          hint={testimonialEditorWords.positionHint}
        />
      </div>
      <div className="two">
        <TextField
          form={form}
          name="source"
          label={TESTIMONIAL_LABELS.source}
          note={testimonialEditorWords.optional}
          hint={testimonialEditorWords.sourceHint}
        />
        <MonthField form={form} />
      </div>
      <RatingChoice
        label={TESTIMONIAL_LABELS.rating}
        value={field.value}
        onChange={field.onChange}
      />
    </>
  );
}
