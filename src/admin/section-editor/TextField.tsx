import { useFormState } from 'react-hook-form';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
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
  return (
    <Field label={label} hint={hint} note={note} error={message ? String(message) : undefined}>
      {(control) =>
        rows ? (
          <textarea {...control} {...form.register(name)} rows={rows} dir="auto" />
        ) : (
          <input {...control} {...form.register(name)} type={type} dir="auto" />
        )
      }
    </Field>
  );
}
