import { useEffect, useRef, useState } from 'react';
import { Field } from '@/ui/Field';
import { inboxWords } from '@/words/staff';

type Props = { value: string; onChange: (email: string) => void };

/** Longest pause between two keys of one word, in milliseconds. */
const TYPING_MS = 300;

/** Finds entries by e-mail; asks once the typing rests. */
export function EmailFilter({ value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address changed by itself, e.g. by going back.
  if (value !== seen) {
    setSeen(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <Field label={inboxWords.emailFilter}>
      {(control) => (
        <input
          {...control}
          type="search"
          inputMode="email"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            const text = event.target.value;
            setTyped(text);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => onChange(text.trim()), TYPING_MS);
          }}
        />
      )}
    </Field>
  );
}
