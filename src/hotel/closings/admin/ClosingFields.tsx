import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import type { ClosingDraft } from '@/hotel/closings/closing';
import { useContent } from '@/hotel/content/queries/content';
import { ChoiceField, NumberField, TextField } from '@/hotel/editing/admin/form-fields';
import { addDays, formatDate, isCalendarDate } from '@/hotel/time/dates';
import { UNITS_MAX } from '@/hotel/rules/limits';
import { Field } from '@/ui/Field';
import { closingWords } from '@/words/staff';

/** Which rooms, on which nights, and why. */
export function ClosingFields({ form }: { form: UseFormReturn<ClosingDraft> }) {
  const { rooms } = useContent().content;
  const { errors } = useFormState({ control: form.control });
  const [roomId, lastNight] = useWatch({ control: form.control, name: ['roomId', 'lastNight'] });
  const units = rooms.find(({ id }) => id === roomId)?.units ?? UNITS_MAX;
  const openAgain = isCalendarDate(lastNight)
    ? closingWords.openAgain(formatDate(addDays(lastNight, 1)))
    : undefined;
  return (
    <>
      <div className="two">
        <ChoiceField
          form={form}
          name="roomId"
          label={closingWords.room}
          choices={rooms.map(({ id, name }) => [id, name])}
        />
        <NumberField
          form={form}
          name="rooms"
          label={closingWords.rooms}
          min={1}
          max={units}
          hint={closingWords.units(units)}
        />
      </div>
      <div className="two">
        <Field label={closingWords.firstNight} error={errors.firstNight?.message}>
          {(control) => <input {...control} {...form.register('firstNight')} type="date" />}
        </Field>
        <Field label={closingWords.lastNight} hint={openAgain} error={errors.lastNight?.message}>
          {(control) => <input {...control} {...form.register('lastNight')} type="date" />}
        </Field>
      </div>
      <TextField
        form={form}
        name="reason"
        label={closingWords.reason}
        hint={closingWords.reasonHint}
      />
    </>
  );
}
