import type { FocusEvent } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { toWebAddress } from '@/hotel/rules/web-address';
import { Field } from '@/ui/Field';
import { useFieldError } from './use-field-error';

type Props<T extends FieldValues> = {
  form: UseFormReturn<T>;
  name: Path<T>;
  label: string;
  hint?: string;
  note?: string;
  type?: 'text' | 'email' | 'tel' | 'url';
  /** What a person means by what they typed; put in place when they leave the field or send the form. */
  complete?: (typed: string) => string;
  /** More than one line. */
  rows?: number;
};

/** A text of the form with its label, hint and error. */
export function TextField<T extends FieldValues>(props: Props<T>) {
  const { form, name, label, hint, note, type = 'text', rows } = props;
  const error = useFieldError(form, name);
  const { complete = type === 'url' ? toWebAddress : undefined } = props;
  function completeIn({ value }: HTMLInputElement): void {
    const whole = complete?.(value) as PathValue<T, Path<T>>;
    if (complete && whole !== value) form.setValue(name, whole, { shouldValidate: true });
  }
  return (
    <Field label={label} hint={hint} note={note} error={error}>
      {(control) =>
        rows ? (
          <textarea {...control} {...form.register(name)} rows={rows} dir="auto" />
        ) : (
          <input
            {...control}
            {...form.register(name, {
              onBlur: ({ target }: FocusEvent<HTMLInputElement>) => completeIn(target),
            })}
            // It sends the form without leaving the field.
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && completeIn(currentTarget)}
            type={type}
            dir="auto"
          />
        )
      }
    </Field>
  );
}
