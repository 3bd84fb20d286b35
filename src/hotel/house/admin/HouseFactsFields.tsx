import { get, useFieldArray, useFormState, type UseFormReturn } from 'react-hook-form';
import { ListField } from '@/hotel/editing/admin/ListField';
import { TextField } from '@/hotel/editing/admin/TextField';
import { FREE_CANCEL_DAYS, type HouseFacts, type OwnAmenity } from '@/hotel/house/house-facts';
import { OWN_AMENITIES_MAX } from '@/hotel/rules/limits';
import { Field } from '@/ui/Field';
import { houseFactsWords as words } from '@/words/staff';

const BLANK: OwnAmenity = { name: '' };

export function HouseFactsFields({ form }: { form: UseFormReturn<HouseFacts> }) {
  const { control, register } = form;
  const { errors } = useFormState({ control });
  const rows = useFieldArray({ control, name: 'amenities' });
  return (
    <>
      <div className="two">
        {(['checkIn', 'checkOut'] as const).map((name) => (
          <Field key={name} label={words.labels[name]} error={get(errors, `${name}.message`)}>
            {(field) => <input {...field} {...register(name)} type="time" step={60} />}
          </Field>
        ))}
      </div>
      <Field label={words.labels.freeCancelDays} hint={words.freeCancelHint}>
        {(field) => (
          <select
            {...field}
            {...register('freeCancelDays', {
              // Read also from what the form has: null stays null.
              setValueAs: (days: string | number | null) =>
                days === null || days === '' ? null : Number(days),
            })}
          >
            <option value="">{words.neverFree}</option>
            {FREE_CANCEL_DAYS.map((days) => (
              <option key={days} value={days}>
                {words.freeUntil(days)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ListField
        form={form}
        name="amenities"
        legend={words.labels.amenities}
        hint={words.amenitiesHint}
        noun="amenity"
        rows={rows}
        blank={BLANK}
        max={OWN_AMENITIES_MAX}
        row={(index) => (
          <TextField form={form} name={`amenities.${index}.name`} label={words.amenity} />
        )}
      />
    </>
  );
}
