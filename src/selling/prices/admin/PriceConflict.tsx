import { useRef, useState, type ReactNode } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { ConflictNotice } from '@/kit/editors/admin/DraftNotices';
import { conflictOf } from '@/selling/prices/staff-queries/prices-queries';
import { mergeFields } from '@/basics/rules/merge';

type Labels<Form> = Record<keyof Form & string, string>;
type Clash<Form> = { field: keyof Form & string; theirs: unknown };
type Options<T, Form extends FieldValues> = {
  form: UseFormReturn<Form>;
  /** That the form began with; undefined for a new one. */
  item: T | undefined;
  formOf: (item: T) => Form;
  labels: Labels<Form>;
  /** A value as people read it. */
  shown?: ((field: string, value: unknown) => ReactNode) | undefined;
};

/**
 * What somebody else has stored meanwhile is followed, as in editors: what one alone has changed is in
 * the form, what both have is put to the choice.
 */
export function usePriceConflict<T, Form extends FieldValues>(options: Options<T, Form>) {
  const { form, item, formOf, labels, shown = (_field, value) => String(value) } = options;
  const [seen, setSeen] = useState(item);
  const [clashes, setClashes] = useState<Clash<Form>[]>([]);
  const notice = useRef<HTMLElement>(null);

  function put(field: string, value: unknown): void {
    // Field and value come from the same form.
    form.setValue(field as Path<Form>, value as PathValue<Form, Path<Form>>, { shouldDirty: true });
  }

  return {
    /** The version that is written over. */
    seen,
    /** Whether something is to be chosen first; then that has the focus. */
    isOpen(): boolean {
      notice.current?.focus();
      return clashes.length > 0;
    },
    take(error: unknown): void {
      const theirs = conflictOf<T>(error)?.current;
      if (!theirs || !seen) return;
      const stored = formOf(theirs);
      const merged = mergeFields<Form>(formOf(seen), form.getValues(), stored);
      for (const [field, value] of Object.entries(merged.value)) put(field, value);
      setClashes(merged.clashes.map((field) => ({ field, theirs: stored[field] })));
      setSeen(theirs);
    },
    notice: (
      <ConflictNotice<Form>
        ref={notice}
        clashes={clashes.map(({ field, theirs }) => ({
          field,
          mine: shown(field, form.getValues(field as unknown as Path<Form>)),
          theirs: shown(field, theirs),
        }))}
        labels={labels}
        onChoose={(field, side) => {
          const clash = clashes.find((one) => one.field === field);
          if (side === 'theirs' && clash) put(field, clash.theirs);
          setClashes(clashes.filter((one) => one !== clash));
        }}
      />
    ),
  };
}

/** Why something was not stored, beside what was typed; a conflict is told as a choice. */
export function Refused({ error }: { error: Error | null }) {
  if (!error?.message || conflictOf(error)) return null;
  return (
    <p className="notice bad" role="alert">
      {error.message}
    </p>
  );
}
