import { useEffect, useRef } from 'react';
import { getOwn } from '@/basics/rules/get-own';
import { changedFields, type Fields } from '@/basics/rules/merge';
import { readDraft, removeDraft, writeDraft } from './drafts';

const DRAFT_DELAY_MS = 500;

/** True if a draft's value fits a form field; undefined to compare the types of both values. */
export type IsUsable = (field: string, kept: unknown) => boolean | undefined;

/** Returns `value` with a saved draft applied: the draft's original values and its edits. */
export function restoreDraft<T extends Fields>(
  key: string | undefined,
  value: T,
  isUsable: IsUsable = () => undefined,
): { base: T; mine: T } | undefined {
  const draft = key === undefined ? undefined : readDraft(key);
  if (!draft) return undefined;
  const base: Fields = { ...value };
  const mine: Fields = { ...value };
  for (const field of Object.keys(value)) {
    const change = Object.hasOwn(draft, field) ? draft[field] : undefined;
    // Another version of the editor may have saved another type under this field name.
    const fits = (kept: unknown) => isUsable(field, kept) ?? isLike(kept, value[field]);
    if (!change || !fits(change.mine) || !fits(change.base)) continue;
    base[field] = change.base;
    mine[field] = change.mine;
  }
  // Only fields of `T` were replaced, each by a value of its type, so the casts are safe.
  return { base: base as T, mine: mine as T };
}

/**
 * Saves the fields that differ from `base` as a draft under `key`; removes it if none does.
 * @returns a function that removes the draft at once: call it when the editor closes after saving
 * or discarding, because the editor does not render again
 */
export function useSavedDraft<T extends Fields>(
  key: string | undefined,
  base: T,
  values: T,
  newId?: string,
): () => void {
  const write = useRef<() => void>(undefined);

  useEffect(() => {
    if (key === undefined) return undefined;
    const changed = changedFields(base, values).map(
      (field) => [field, { base: base[field], mine: values[field] }] as const,
    );
    if (changed.length === 0) {
      write.current = undefined;
      removeDraft(key);
      return undefined;
    }
    write.current = () => writeDraft(key, Object.fromEntries(changed), newId);
    const timer = setTimeout(() => write.current?.(), DRAFT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key, base, values, newId]);

  // Saves edits that still wait for the delay when the page or the editor closes.
  useEffect(() => {
    const flush = () => write.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  return () => {
    write.current = undefined;
    if (key !== undefined) removeDraft(key);
  };
}

/** True if both values have the same type. Lists must hold texts, or objects with equal fields. */
function isLike(stored: unknown, value: unknown): boolean {
  if (!Array.isArray(value)) return typeof stored === typeof value;
  if (!Array.isArray(stored)) return false;
  const [example] = [...value, ...stored];
  return stored.every((item) => typeof item === typeof example && hasFieldsOf(item, example));
}

function hasFieldsOf(item: unknown, example: unknown): boolean {
  if (typeof example !== 'object' || example === null) return typeof item === 'string';
  return Object.entries(example).every(
    ([name, field]) => typeof getOwn(item, name) === typeof field && typeof field !== 'object',
  );
}
