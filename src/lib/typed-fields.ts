import { TAB } from './browser-storage';

const KEY = 'typedBeforeReload';
/** Fields whose values may be stored: all except passwords and files. */
const FIELDS = 'input:not([type=password], [type=file], [type=hidden]), select, textarea';

export type FieldState = { value: string; checked?: boolean };
type Field = FieldState & HTMLInputElement;

/** The page's fields by a key that survives a reload: tag, name and index among equal fields. */
export function fieldsByKey(): Map<string, Field> {
  const found = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    const { tagName, name, type, value } = field;
    let key = tagName + name + (type === 'checkbox' ? value : '');
    while (found.has(key)) key += '+';
    found.set(key, field);
  }
  return found;
}

/** Saves the fields' values for the reloaded page, except in the admin area, which has drafts. */
export function saveTypedFields(): void {
  if (document.documentElement.classList.contains('admin')) return;
  const fields = [...fieldsByKey()].map(([key, { value, checked }]) => [key, { value, checked }]);
  TAB.write(KEY, JSON.stringify({ path: window.location.pathname, fields }));
}

export function hasSavedFields(): boolean {
  return TAB.read(KEY) !== null;
}

/** Returns and deletes the values that `saveTypedFields` stored on this page. */
export function takeSavedFields(): Map<string, FieldState> {
  // The cast is safe, because only `saveTypedFields` writes this entry.
  const kept = TAB.readJson(KEY) as { path: string; fields: [string, FieldState][] } | undefined;
  TAB.remove(KEY);
  return new Map(kept?.path === window.location.pathname ? kept.fields : []);
}
