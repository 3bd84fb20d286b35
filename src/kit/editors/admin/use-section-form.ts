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

/** What a save is given: where the person began, and what they want. */
export type Edit<T> = { base: T; mine: T };
/** A schema that makes something else of the form: what is saved is what was typed, to be parsed by it. */
type Unchanged<T> = { checkedBy: GenericSchema<T, unknown> };
type FieldOf<T> = keyof T & string;

type Options<T extends Fields> = {
  /** Where its draft is kept, if one is. */
  draftKey?: string;
  /** The id that a new item will be stored under, if it is no uuid. */
  newId?: string;
  schema: GenericSchema<T, T> | Unchanged<T>;
  /** What the server has now; may change under the editor's hands. */
  value: T;
  /** Rejects when anything was not saved; the words for it are the mutation's. */
  save: (edit: Edit<T>) => Promise<unknown>;
  /** Of drafts: for fields that hold things of several kinds. */
  isUsable?: IsUsable;
};

export type SectionForm<T extends Fields> = ReturnType<typeof useSectionForm<T>>;

/** How the form differs from what the server has. */
type Standing<T> = {
  /** What the fields are compared with: what the server has. */
  base: T;
  /** Fields that were changed on both sides, until they are decided. */
  clashing: FieldOf<T>[];
  wasRestored: boolean;
  /** The last save, when not all of it came through. */
  failed?: Edit<T>;
};

/**
 * The draft of a section editor: it starts from the server's value, follows it where the person
 * has changed nothing, and stops at fields that both changed. React Hook Form holds the fields and
 * the save that is on its way. Following is done here and not by its `values`: those merge lists
 * slot by slot, take away the errors and the state of a save, and tell nobody what clashes.
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
    // A whole T is a fine default for each of its fields; React Hook Form's type cannot tell.
    defaultValues: start.value as DefaultValues<T>,
    // All that is wrong at once, also what is wrong between two fields.
    criteriaMode: 'all',
    resolver:
      'checkedBy' in schema
        ? valibotResolver<T, unknown, unknown>(schema.checkedBy, undefined, { raw: true })
        : valibotResolver<T, unknown, T>(schema),
  });
  const { isSubmitting: isSaving } = form.formState;
  // All fields are registered with a default, so none is missing here.
  const values = useWatch({ control: form.control }) as T;
  const dirty = changedFields(base, values);
  const forgetDraft = useSavedDraft(draftKey, base, values, newId);

  function put(changes: T): void {
    for (const field of changedFields(form.getValues(), changes)) {
      // Field and value come from the same T.
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
  // The server's value moved (another person, another tab, our own save). While a save is on its
  // way it waits, because only the save knows whose change it was.
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
      // The toast has said it; what was typed stays, and what came through is named beside it.
      setStanding((before) => ({ ...before, failed: { base, mine } }));
    }
  }

  return {
    form,
    values,
    /** The id to store a new item under: it stays the same over all tries, until the draft is gone. */
    newId,
    /** Fields that differ from what the server has. */
    dirty,
    isSaving,
    wasRestored,
    /** Fields of a save that failed in part: what came through all the same. */
    savedInPart: failed && !isSaving && dirty.length > 0 ? cameThrough(failed, base) : [],
    /** Fields that someone else has changed too, and what they wrote. */
    clashes,
    /** Where they are put to the choice. */
    conflict,
    choose: (field: FieldOf<T>, side: 'mine' | 'theirs') => {
      if (side === 'theirs') put({ ...form.getValues(), [field]: base[field] });
      const others = clashing.filter((other) => other !== field);
      setStanding((before) => ({ ...before, clashing: others }));
    },
    /**
     * Saves, unless something is invalid or is being saved; where something clashes, goes to the choice.
     * @param onInvalid told what is invalid
     */
    submit: async (onInvalid?: (errors: FieldErrors<T>) => void) => {
      if (hasRunningUploads()) return toast({ ...staffToasts.uploadsInHand, about: UPLOADS });
      if (clashes.length > 0) return conflict.current?.focus();
      if (!isSaving) await form.handleSubmit(store, onInvalid)();
      return undefined;
    },
    /** Back to what the server has at that moment, which may be newer than what was drawn last. */
    discard: () => {
      forgetDraft();
      form.reset(followed.current as DefaultValues<T>);
      setStanding({ base: followed.current, clashing: [], wasRestored: false });
    },
  };
}

/** Fields of a failed save that the server has all the same. */
function cameThrough<T extends Fields>({ base, mine }: Edit<T>, now: T): FieldOf<T>[] {
  const missing = changedFields(now, mine);
  return changedFields(base, mine).filter((field) => !missing.includes(field));
}
