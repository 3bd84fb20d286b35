import { useId, useState, type FocusEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { isLink } from '@/content/schema/link';
import { useFieldError, useLabel } from '@/kit/editors/admin/form-fields';
import { VALIDATION } from '@/basics/rules/validation-texts';
import { Field } from '@/ui/Field';
import { completeLink } from './complete-link';
import { LinkSuggestions } from './LinkSuggestions';
import { blockFieldWords as words, commonWords } from '@/words/staff';

type Props = {
  name: string;
  label?: string;
  optional?: boolean;
  hint?: string;
};

/** An address or one of the site's pages. Shows an error on leaving the field. */
export function LinkField(props: Props) {
  const { name, label, optional, hint = words.addressHint } = props;
  const { register, setValue } = useFormContext();
  const places = useId();
  const [isWrong, setWrong] = useState(false);
  const error = useFieldError(name) ?? (isWrong ? VALIDATION.linkInvalid : undefined);

  function complete(input: HTMLInputElement): void {
    const whole = completeLink(input.value);
    setWrong(whole !== '' && !isLink(whole));
    if (whole !== input.value) setValue(name, whole, { shouldDirty: true });
  }

  return (
    <Field
      label={useLabel(name, label)}
      note={optional ? commonWords.optional : undefined}
      hint={hint}
      error={error}
    >
      {(control) => (
        <>
          <input
            {...control}
            {...register(name, {
              onChange: () => setWrong(false),
              onBlur: ({ target }: FocusEvent<HTMLInputElement>) => complete(target),
            })}
            // Enter submits the form without leaving the field.
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && complete(currentTarget)}
            inputMode="url"
            autoComplete="off"
            list={places}
            dir="auto"
          />
          <LinkSuggestions id={places} />
        </>
      )}
    </Field>
  );
}
