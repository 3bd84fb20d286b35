import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { FIND_TEXT_MAX } from '@/basics/rules/limits';
import { Field, SelectField } from '@/ui/Field';
import { options } from '@/ui/options';

/** How long typing must pause before the list is searched (ms). */
const TYPING_MS = 300;

type Props = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string;
  value: string;
  onChange: (text: string) => void;
};

export function TextFilter({ label, value, onChange, ...input }: Props) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Copies filters into the form if they changed outside it, for example by the back button.
  if (value !== seen) {
    setSeen(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(text: string): void {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(text.trim()), TYPING_MS);
  }

  return (
    <Field label={label} className="filter-find max-xl:col-span-full">
      {(control) => (
        <input
          type="search"
          autoComplete="off"
          maxLength={FIND_TEXT_MAX}
          {...input}
          {...control}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </Field>
  );
}

type FilterSelectProps = {
  label: string;
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
  className?: string;
};

export function FilterSelect({ label, value, choices, onChange, className }: FilterSelectProps) {
  return (
    <SelectField
      label={label}
      className={className}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options(choices)}
    </SelectField>
  );
}
