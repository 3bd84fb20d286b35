import { useFormContext } from 'react-hook-form';
import { TextField } from '@/kit/editors/admin/form-fields';
import { ListField } from '@/kit/editors/admin/ListField';
import { SectionEditor, useSection } from '@/kit/editors/admin/SectionEditor';
import { FREE_CANCEL_DAYS, type HouseFacts } from '@/content/schema/sections/house-facts';
import { OWN_AMENITIES_MAX } from '@/basics/rules/limits';
import { SelectField } from '@/ui/Field';
import { languageProps } from '@/ui/Text';
import { houseFactsWords as words, rowWords, staffToasts } from '@/words/staff';
import { options } from '@/ui/options';

const { labels } = words;
const INNER_LABELS = { 'amenities.name': words.amenity };

/** Check-in hours, free cancellation and amenities: e-mails, documents and JSON-LD use them. */
export function HotelFactsTab() {
  return (
    <SectionEditor
      {...useSection('houseFacts', { success: staffToasts.houseFactsUpdated }, INNER_LABELS)}
      draft="house-facts"
      right="manage"
      inTab
      words={words}
      fields={
        <>
          <div className="two">
            {(['checkIn', 'checkOut'] as const).map((name) => (
              <TextField key={name} name={name} type="time" />
            ))}
          </div>
          <FreeCancelling />
          <ListField
            name="amenities"
            hint={words.amenitiesHint}
            noun={rowWords.amenity}
            blank={{ name: '' }}
            max={OWN_AMENITIES_MAX}
            row={(nth) => <TextField name={`amenities.${nth}.name`} />}
          />
        </>
      }
      preview={(draft) => <HouseFactsPreview facts={draft} />}
      isUnframed
    />
  );
}

function FreeCancelling() {
  const { register } = useFormContext();
  return (
    <SelectField
      label={labels.freeCancelDays}
      hint={words.freeCancelHint}
      {...register('freeCancelDays', {
        // `setValueAs` also receives the stored value, so null must pass through.
        setValueAs: (days: string | number | null) =>
          days === null || days === '' ? null : Number(days),
      })}
    >
      {options([
        ['', words.neverFree],
        ...FREE_CANCEL_DAYS.map((days) => [days, words.freeUntil(days)] as const),
      ])}
    </SelectField>
  );
}

/** Each fact beside its placeholder in e-mails, and the amenities as on a room's page. */
function HouseFactsPreview({ facts }: { facts: HouseFacts }) {
  const { checkIn, checkOut, freeCancelDays, amenities } = facts;
  const told = {
    '{checkin}': checkIn || words.notTold,
    '{checkout}': checkOut || words.notTold,
    '{cancelby}': freeCancelDays === null ? words.neverFree : words.freeUntil(freeCancelDays),
  };
  return (
    <>
      <dl className="details">
        {Object.entries(told).map(([placeholder, fact]) => (
          <div className="first:border-t-0" key={placeholder}>
            <dt>{placeholder}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <ul className="amenities mt-4">
        {amenities.map(({ name }, index) => (
          <li key={index} {...languageProps(name)}>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
