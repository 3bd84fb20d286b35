import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useFindField } from '@/hotel/desk/admin/find-field';
import { useTypedFilter } from '@/hotel/desk/admin/use-typed-filter';
import { Field } from '@/ui/Field';
import { findWords } from '@/words/staff';

type Props = { value: string; onChange: (text: string) => void };

/** Finds stays by any part of a name, phone, e-mail or reference; asks once the typing rests. */
export function FindFilter({ value, onChange }: Props) {
  const { typed, type } = useTypedFilter(value, onChange);
  const field = useRef<HTMLInputElement>(null);
  const { state } = useLocation();
  const find = useFindField();
  const isCalled = state === 'find';

  // The key / was pressed on a page that has no such box.
  useEffect(() => {
    if (isCalled) field.current?.focus();
  }, [isCalled]);

  return (
    <Field label={findWords.label} className="filter-find">
      {(control) => (
        <input
          {...control}
          {...find}
          ref={field}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </Field>
  );
}
