import { FIND_TEXT_MAX } from '@/hotel/rules/limits';
import { Field } from '@/ui/Field';
import { useTypedFilter } from './use-typed-filter';

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
