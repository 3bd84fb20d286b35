import { useController } from 'react-hook-form';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Check } from '@/ui/Check';

type Props<T extends FieldValues> = {
  form: UseFormReturn<T>;
  /** A list of texts. */
  name: Path<T>;
  legend: string;
  hint?: string;
  choices: readonly (readonly [value: string, label: string])[];
};

/** Several of some values, in the order in which they are offered. */
export function ChecksField<T extends FieldValues>(props: Props<T>) {
  const { form, name, legend, hint, choices } = props;
  const { field } = useController({ control: form.control, name });
  const chosen: readonly string[] = field.value;
  return (
    <fieldset className="field">
      <legend className="label">{legend}</legend>
      <div className="checks">
        {choices.map(([value, label]) => (
          <Check
            key={value}
            checked={chosen.includes(value)}
            onChange={(checked) =>
              field.onChange(
                choices
                  .map(([one]) => one)
                  .filter((one) => (one === value ? checked : chosen.includes(one))),
              )
            }
          >
            {label}
          </Check>
        ))}
      </div>
      {hint && <p className="hint">{hint}</p>}
    </fieldset>
  );
}
