import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useContent } from '@/content/store/queries/content';
import { readAges } from '@/selling/prices/children';
import { useFieldError } from '@/kit/editors/admin/form-fields';
import { InputField } from '@/ui/Field';
import { commonWords, stayFormWords as words } from '@/words/staff';

/** No age, so that a form with ages that cannot be read is refused. */
const UNREAD = [-1];

/** The ages of the children among the guests. Hotels without prices for children have no field. */
export function AgesField({ name = 'children' }: { name?: string }) {
  const { bands } = useContent().content.prices;
  const { field } = useController({ name });
  const error = useFieldError(name);
  const ages: readonly number[] = field.value;
  const [typed, setTyped] = useState(ages.join(', '));
  if (bands.length === 0 && ages.length === 0) return null;
  const agesIn = (text: string) => readAges(text) ?? UNREAD;
  // Shows the text as typed until the value changes from outside.
  const text = agesIn(typed).join() === ages.join() ? typed : ages.join(', ');
  return (
    <InputField
      label={words.ages}
      note={commonWords.optional}
      hint={words.agesHint}
      error={error}
      {...field}
      value={text}
      autoComplete="off"
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(agesIn(target.value));
      }}
    />
  );
}
