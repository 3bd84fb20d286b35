import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { useFieldError } from './use-field-error';

type Props<T extends FieldValues> = {
  form: UseFormReturn<T>;
  name: Path<T>;
  label: string;
  min: number;
  max?: number;
  /** `any` allows cents. */
  step?: number | 'any';
  hint?: string;
};

/** A number of the form, as a number (specification 5); its schema says what is wrong with it. */
export function NumberField<T extends FieldValues>(props: Props<T>) {
  const { form, name, label, min, max, step = 1, hint } = props;
  const error = useFieldError(form, name);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          {...form.register(name, { valueAsNumber: true })}
          type="number"
          inputMode={step === 'any' ? 'decimal' : 'numeric'}
          min={min}
          max={max}
          step={step}
          // Scrolling the dialog with the pointer over the field must not change the number.
          onWheel={(event) => event.currentTarget.blur()}
        />
      )}
    </Field>
  );
}
