import { useSection } from '@/hotel/editing/admin/use-section';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { houseFactsWords as words, staffToasts, previewWords } from '@/words/staff';
import { get, useFieldArray, useFormState, type UseFormReturn } from 'react-hook-form';
import { ListField } from '@/hotel/editing/admin/ListField';
import { TextField } from '@/hotel/editing/admin/form-fields';
import { FREE_CANCEL_DAYS, type HouseFacts, type OwnAmenity } from '@/hotel/house/house-facts';
import { OWN_AMENITIES_MAX } from '@/hotel/rules/limits';
import { Field } from '@/ui/Field';
import { scriptProps } from '@/ui/script-props';

/** Hours, free cancelling and amenities: what letters, papers, search engines and rooms go by. */
export function HouseFactsTab() {
  const section = useSection('houseFacts', { success: staffToasts.houseFactsUpdated });
  return (
    <SectionEditor
      {...section}
      draft="house-facts"
      inTab
      title={words.title}
      purpose={words.purpose}
      labels={words.labels}
      texts={{ ...section.texts, labels: { 'amenities.name': words.amenity } }}
      fields={(form) => <HouseFactsFields form={form} />}
      preview={(draft) => <HouseFactsPreview facts={draft} />}
    />
  );
}

const BLANK: OwnAmenity = { name: '' };

function HouseFactsFields({ form }: { form: UseFormReturn<HouseFacts> }) {
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

/**
 * The facts as letters may name them, and the amenities as rooms may have them. No page shows them
 * like this, so none is imitated: they stand at the size of the form.
 */
function HouseFactsPreview({ facts }: { facts: HouseFacts }) {
  const { checkIn, checkOut, freeCancelDays, amenities } = facts;
  return (
    <section className="preview stick" aria-label={previewWords.title}>
      <header>{previewWords.title}</header>
      <div className="facts-preview px-5 pt-2 pb-5">
        <dl className="details">
          {row('{checkin}', checkIn || words.notTold)}
          {row('{checkout}', checkOut || words.notTold)}
          {row(
            '{cancelby}',
            freeCancelDays === null ? words.neverFree : words.freeUntil(freeCancelDays),
          )}
        </dl>
        <ul className="amenities">
          {amenities.map(({ name }, index) => (
            <li key={index} {...scriptProps(name)}>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function row(term: string, value: string) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
