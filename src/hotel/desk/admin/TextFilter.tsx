import { FIND_TEXT_MAX } from '@/hotel/rules/limits';
import { Field } from '@/ui/Field';
import { useEffect, useRef, useState } from 'react';

type Props = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  inputMode?: 'email';
};

/** Finds entries by what is typed; asks once the typing rests. */
export function TextFilter({ label, value, onChange, inputMode }: Props) {
  const { typed, type } = useTypedFilter(value, onChange);
  return (
    <Field label={label} className="filter-find">
      {(control) => (
        <input
          {...control}
          type="search"
          inputMode={inputMode}
          autoComplete="off"
          maxLength={FIND_TEXT_MAX}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </Field>
  );
}

/** Longest pause between two keys of one word, in milliseconds. */
const TYPING_MS = 300;

/** The text of a field that filters a list: asks once the typing rests. */
export function useTypedFilter(value: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address changed by itself, e.g. by going back.
  if (value !== seen) {
    setSeen(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    typed,
    type(text: string): void {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onChange(text.trim()), TYPING_MS);
    },
  };
}
