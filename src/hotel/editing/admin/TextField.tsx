import { useFormState } from 'react-hook-form';
import type { FocusEvent } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { toWebAddress } from '@/hotel/rules/web-address';
import { Field } from '@/ui/Field';

type Props<T extends FieldValues> = {
  form: UseFormReturn<T>;
  name: Path<T>;
  label: string;
  hint?: string;
  note?: string;
  type?: 'text' | 'email' | 'tel' | 'url';
  /** More than one line. */
  rows?: number;
};

/** A text of the form with its label, hint and error. */
export function TextField<T extends FieldValues>(props: Props<T>) {
  const { form, name, label, hint, note, type = 'text', rows } = props;
  const { errors } = useFormState({ control: form.control, name, exact: true });
  const message = errors[name]?.message;
  // A web address is completed where one can see it.
  const complete = (event: FocusEvent<HTMLInputElement>) => {
    const whole = toWebAddress(event.target.value) as PathValue<T, Path<T>>;
    if (whole !== event.target.value) form.setValue(name, whole, { shouldValidate: true });
  };
  return (
    <Field label={label} hint={hint} note={note} error={message ? String(message) : undefined}>
      {(control) =>
        rows ? (
          <textarea {...control} {...form.register(name)} rows={rows} dir="auto" />
        ) : (
          <input
            {...control}
            {...form.register(name, type === 'url' ? { onBlur: complete } : undefined)}
            type={type}
            dir="auto"
          />
        )
      }
    </Field>
  );
}
