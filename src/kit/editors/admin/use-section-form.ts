import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { DefaultValues, FieldErrors, Path, PathValue } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { withPlainSpaces } from '@/basics/rules/with-plain-spaces';
import { getOwn } from '@/basics/rules/get-own';
import { namesPictures } from '@/content/schema/image';
import { changedFields, mergeFields, type Fields } from '@/basics/rules/merge';
import { hasRunningUploads } from '@/content/pictures/admin/running-uploads';
import { staffToasts } from '@/words/staff';
import { toast } from '@/ui/toast';
import { idForNewRow } from '@/basics/drafts/admin/drafts';
import { restoreDraft, useSavedDraft, type IsUsable } from '@/basics/drafts/admin/use-draft';

const UPLOADS = 'uploads';

/** An edit: the values when the person began (`base`) and the values to save (`mine`). */
export type Edit<T> = { base: T; mine: T };
/** A schema that only validates: the typed value is saved, not the schema's output. */
type Unchanged<T> = { checkedBy: GenericSchema<T, unknown> };
type FieldOf<T> = keyof T & string;

type Options<T extends Fields> = {
  draftKey?: string;
  /** The id for a new item, if it is not a uuid. */
  newId?: string;
  schema: GenericSchema<T, T> | Unchanged<T>;
  /** The server's current value, which may change while the form is open. */
  value: T;
  /** Saves the edits. Rejects if anything was not saved; the mutation then shows a toast. */
  save: (edit: Edit<T>) => Promise<unknown>;
  /** Decides whether a field of a stored draft still fits the form, if a field's type can vary. */
  isUsable?: IsUsable;
};

export type SectionForm<T extends Fields> = ReturnType<typeof useSectionForm<T>>;

type Standing<T> = {
  /** The server's value with which the fields are compared. */
  base: T;
  /** Fields that both this person and somebody else changed, until the person chooses a version. */
  clashing: FieldOf<T>[];
  wasRestored: boolean;
  /** The last save, if some of its fields could not be saved. */
  failed?: Edit<T>;
};

/**
 * The draft of a section editor. It follows the server's value, except in fields that the person
 * changed. React Hook Form's `values` merges lists by index and reports no conflicts.
 */
export function useSectionForm<T extends Fields>({
  draftKey,
  newId: given,
  schema,
  value,
  save,
  isUsable,
}: Options<T>) {
  const [newId] = useState(() => given ?? idForNewRow(draftKey));
  const [start] = useState(() => {
    const kept = restoreDraft(draftKey, value, isUsable) ?? { base: value, mine: value };
    return mergeFields(kept.base, kept.mine, value);
  });
  const [{ base, clashing, wasRestored, failed }, setStanding] = useState<Standing<T>>(() => ({
    base: value,
    clashing: start.clashes,
    wasRestored: changedFields(value, start.value).length > 0,
  }));
  const checker = 'checkedBy' in schema ? schema.checkedBy : schema;
  const form = useForm<T>({
    // The cast is safe, because a whole `T` has a default for each field.
    defaultValues: start.value as DefaultValues<T>,
    // Collects all errors of a field, including those that depend on another field.
    criteriaMode: 'all',
    resolver:
      'checkedBy' in schema
        ? valibotResolver<T, unknown, unknown>(schema.checkedBy, undefined, { raw: true })
        : valibotResolver<T, unknown, T>(schema),
  });
  const { isSubmitting: isSaving } = form.formState;
  // The cast is safe: each field has a default, so none is missing.
  const values = useWatch({ control: form.control }) as T;
  const dirty = changedFields(base, values);
  const forgetDraft = useSavedDraft(draftKey, base, values, newId);

  function put(changes: T): void {
    for (const field of changedFields(form.getValues(), changes)) {
      // The casts are safe: field and value come from the same type `T`.
      form.setValue(field as Path<T>, changes[field] as PathValue<T, Path<T>>);
    }
  }

  const conflict = useRef<HTMLElement>(null);
  const followed = useRef(value);
  const follow = useEffectEvent(() => {
    if (changedFields(followed.current, value).length === 0) return;
    followed.current = value;
    const merged = mergeFields(base, form.getValues(), value);
    put(merged.value);
    const clashes = [...new Set([...clashing, ...merged.clashes])];
    setStanding((before) => ({ ...before, base: value, clashing: clashes }));
  });
  // Waits until a save has ended: only its answer shows whether this person or somebody else
  // changed the server's value.
  useEffect(() => {
    if (!isSaving) follow();
  }, [isSaving, value]);

  const clashes = clashing
    .filter((field) => dirty.includes(field))
    .map((field) => ({
      field,
      mine: values[field],
      theirs: base[field],
      isPicture: namesPictures(getOwn(getOwn(checker, 'entries'), field)),
    }));

  async function store(checked: T): Promise<void> {
    const mine = withPlainSpaces(checked);
    put(mine);
    try {
      await save({ base, mine });
      forgetDraft();
      setStanding({ base: mine, clashing, wasRestored: false });
    } catch {
      // A toast has shown the error. Typed values stay, and a notice names the saved fields.
      setStanding((before) => ({ ...before, failed: { base, mine } }));
    }
  }

  return {
    form,
    values,
    /** The id for a new item: the same for all attempts, until the draft is deleted. */
    newId,
    /** Fields that differ from the server's value. */
    dirty,
    isSaving,
    wasRestored,
    /** Fields that were saved although the save as a whole failed. */
    savedInPart: failed && !isSaving && dirty.length > 0 ? cameThrough(failed, base) : [],
    /** Fields that somebody else has changed too, with both versions. */
    clashes,
    conflict,
    choose: (field: FieldOf<T>, side: 'mine' | 'theirs') => {
      if (side === 'theirs') put({ ...form.getValues(), [field]: base[field] });
      const others = clashing.filter((other) => other !== field);
      setStanding((before) => ({ ...before, clashing: others }));
    },
    /** Saves the form. If there are conflicts, focuses them instead. */
    submit: async (onInvalid?: (errors: FieldErrors<T>) => void) => {
      if (hasRunningUploads()) return toast({ ...staffToasts.uploadsInHand, about: UPLOADS });
      if (clashes.length > 0) return conflict.current?.focus();
      if (!isSaving) await form.handleSubmit(store, onInvalid)();
      return undefined;
    },
    /** Resets the form to the server's latest value, which may be newer than the rendered one. */
    discard: () => {
      forgetDraft();
      form.reset(followed.current as DefaultValues<T>);
      setStanding({ base: followed.current, clashing: [], wasRestored: false });
    },
  };
}

function cameThrough<T extends Fields>({ base, mine }: Edit<T>, now: T): FieldOf<T>[] {
  const missing = changedFields(now, mine);
  return changedFields(base, mine).filter((field) => !missing.includes(field));
}
