import { Field } from '@/ui/Field';
import { inboxWords } from '@/words/staff';
import { useTypedFilter } from './use-typed-filter';

type Props = { value: string; onChange: (email: string) => void };

/** Finds entries by e-mail; asks once the typing rests. */
export function EmailFilter({ value, onChange }: Props) {
  const { typed, type } = useTypedFilter(value, onChange);
  return (
    <Field label={inboxWords.emailFilter}>
      {(control) => (
        <input
          {...control}
          type="search"
          inputMode="email"
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </Field>
  );
}
