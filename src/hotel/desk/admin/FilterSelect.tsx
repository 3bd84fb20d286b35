import { Field } from '@/ui/Field';

type Props = {
  label: string;
  value: string;
  /** By value; the first stands for all. */
  choices: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
  className?: string;
};

/** One choice of the filters above a list. */
export function FilterSelect({ label, value, choices, onChange, className }: Props) {
  return (
    <Field label={label} className={className}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {choices.map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
