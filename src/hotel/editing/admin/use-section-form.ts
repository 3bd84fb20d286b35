import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { DefaultValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { changedFields, mergeFields } from '@/hotel/rules/merge';
import type { Fields } from '@/hotel/rules/merge';
import { restoreDraft, useKeptDraft } from './use-draft';

/** What a save is given: where the person began, and what they want. */
export type Edit<T> = { base: T; mine: T };
type FieldOf<T> = keyof T & string;

type Options<T extends Fields> = {
  draftKey: string;
  schema: GenericSchema<T, T>;
  /** What the server has now; may change under the editor's hands. */
  value: T;
  /** Rejects when anything was not saved; the words for it are the mutation's. */
  save: (edit: Edit<T>) => Promise<unknown>;
};

export type SectionForm<T extends Fields> = {
  form: UseFormReturn<T>;
  values: T;
  /** Fields that differ from what the server has. */
  dirty: FieldOf<T>[];
  isSaving: boolean;
  wasRestored: boolean;
  /** Fields of a save that failed in part: what came through all the same. */
  savedInPart: FieldOf<T>[];
  /** Fields that someone else has changed too, and what they wrote. */
  clashes: { field: FieldOf<T>; mine: T[FieldOf<T>]; theirs: T[FieldOf<T>] }[];
  choose: (field: FieldOf<T>, side: 'mine' | 'theirs') => void;
  submit: () => Promise<void>;
  discard: () => void;
};

/**
 * The draft of a section editor: it starts from the server's value, follows it where the person
 * has changed nothing, and stops at fields that both changed. React Hook Form holds the fields;
 * this holds what they are compared with.
 */
export function useSectionForm<T extends Fields>({
  draftKey,
  schema,
  value,
  save,
}: Options<T>): SectionForm<T> {
  const [start] = useState(() => {
    const kept = restoreDraft(draftKey, value) ?? { base: value, mine: value };
    return mergeFields(kept.base, kept.mine, value);
  });
  const [base, setBase] = useState(value);
  const [seen, setSeen] = useState(value);
  const [clashing, setClashing] = useState(start.clashes);
  const [wasRestored, setRestored] = useState(() => changedFields(value, start.value).length > 0);
  const [failed, setFailed] = useState<Edit<T>>();
  const [incoming, setIncoming] = useState<Partial<T>>();
  const [isSaving, setSaving] = useState(false);
  const busy = useRef(false);

  const form = useForm<T>({
    // A whole T is a fine default for each of its fields; React Hook Form's type cannot tell.
    defaultValues: start.value as DefaultValues<T>,
    resolver: valibotResolver<T, unknown, T>(schema),
  });
  // All fields are registered with a default, so none is missing here.
  const values = useWatch({ control: form.control }) as T;
  const dirty = changedFields(base, values);
  useKeptDraft(draftKey, base, values);

  function put(changes: Partial<T>): void {
    for (const field of changedFields(form.getValues(), { ...form.getValues(), ...changes })) {
      // Field and value come from the same T.
      form.setValue(field as Path<T>, changes[field] as PathValue<T, Path<T>>);
    }
  }

  // The server's value moved (another person, another tab, our own save): follow it. While a save
  // is on its way it waits, because only the save knows whose change it was.
  if (!isSaving && changedFields(seen, value).length > 0) {
    const merged = mergeFields(base, values, value);
    const theirs = changedFields(values, merged.value).map((field) => [field, merged.value[field]]);
    setSeen(value);
    setBase(value);
    setClashing([...new Set([...clashing, ...merged.clashes])]);
    // Fields of T with values of T, fewer of them.
    setIncoming(Object.fromEntries(theirs) as Partial<T>);
  }
  useEffect(() => {
    if (incoming) put(incoming);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- put only speaks to the form
  }, [incoming]);

  const clashes = clashing
    .filter((field) => dirty.includes(field))
    .map((field) => ({ field, mine: values[field], theirs: base[field] }));

  async function store(mine: T): Promise<void> {
    if (busy.current || clashes.length > 0) return;
    busy.current = true;
    setSaving(true);
    put(mine);
    try {
      await save({ base, mine });
      setBase(mine);
      setRestored(false);
      setFailed(undefined);
    } catch {
      // The toast has said it; what was typed stays, and what came through is named beside it.
      setFailed({ base, mine });
    } finally {
      busy.current = false;
      setSaving(false);
    }
  }

  return {
    form,
    values,
    dirty,
    isSaving,
    wasRestored,
    savedInPart: failed && !isSaving && dirty.length > 0 ? cameThrough(failed, base) : [],
    clashes,
    choose: (field, side) => {
      if (side === 'theirs') put({ [field]: base[field] } as Partial<T>);
      setClashing((before) => before.filter((other) => other !== field));
    },
    submit: () => form.handleSubmit(store)(),
    discard: () => {
      form.reset(base as DefaultValues<T>);
      setRestored(false);
      setFailed(undefined);
      setClashing([]);
    },
  };
}

/** Fields of a failed save that the server has all the same. */
function cameThrough<T extends Fields>({ base, mine }: Edit<T>, now: T): FieldOf<T>[] {
  const missing = changedFields(now, mine);
  return changedFields(base, mine).filter((field) => !missing.includes(field));
}
