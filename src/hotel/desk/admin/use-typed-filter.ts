import { useEffect, useRef, useState } from 'react';

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
