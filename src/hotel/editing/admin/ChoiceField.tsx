import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { useFieldError } from './use-field-error';

type Props<T extends FieldValues> = {
  form: UseFormReturn<T>;
  name: Path<T>;
  label: string;
  /** What the form holds, and how it is read. */
  choices: readonly (readonly [value: string, label: string])[];
  hint?: string;
  note?: string;
};

/** One of several values of the form. */
export function ChoiceField<T extends FieldValues>(props: Props<T>) {
  const { form, name, label, choices, hint, note } = props;
  const error = useFieldError(form, name);
  return (
    <Field label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <select {...control} {...form.register(name)}>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
