import { useEffect, useRef } from 'react';
import { getOwn } from '@/basics/rules/get-own';
import { changedFields, type Fields } from '@/basics/rules/merge';
import { readDraft, removeDraft, writeDraft } from './drafts';

/** How long after the last key stroke a draft is written, in milliseconds. */
const DRAFT_DELAY_MS = 500;

/** Whether a kept field can be put into the form; undefined where its likeness to the value decides. */
export type IsUsable = (field: string, kept: unknown) => boolean | undefined;

/** `value` with the fields that a draft had changed: what they were then, and what was typed. */
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
    // A draft of another version of the editor may hold something else under this name.
    const fits = (kept: unknown) => isUsable(field, kept) ?? isLike(kept, value[field]);
    if (!change || !fits(change.mine) || !fits(change.base)) continue;
    base[field] = change.base;
    mine[field] = change.mine;
  }
  // Only fields of T were touched, each with a value of the same type.
  return { base: base as T, mine: mine as T };
}

/**
 * Keeps what differs from `base` as a draft, if there is a `key`, and removes the draft when nothing does.
 * @returns what forgets the draft at once: an editor that closes in the moment of saving or discarding
 * is not drawn again, and would keep what it last differed in
 * @param newId the id that the draft will be stored under
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

  // Whatever is still waiting is written when the page or the editor goes away.
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

/** Texts, or lists: of texts, or of things with the same few texts and choices. */
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
