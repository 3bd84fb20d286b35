import { TAB } from './browser-storage';

const KEY = 'typedBeforeReload';
/** Passwords and files are never kept. */
const FIELDS = 'input:not([type=password], [type=file], [type=hidden]), select, textarea';

export type FieldState = { value: string; checked?: boolean };
type Field = FieldState & HTMLInputElement;

/** The page's fields, by a key that is the same after a reload: kind, name and how many such come before. */
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

/** Keeps what is in the page's fields until the page has loaded again. Staff have drafts instead. */
export function saveTypedFields(): void {
  if (document.documentElement.classList.contains('admin')) return;
  const fields = [...fieldsByKey()].map(([key, { value, checked }]) => [key, { value, checked }]);
  TAB.write(KEY, JSON.stringify({ path: window.location.pathname, fields }));
}

export function hasSavedFields(): boolean {
  return TAB.read(KEY) !== null;
}

/** Gives what `keepTyped` kept on this page and forgets it. */
export function takeSavedFields(): Map<string, FieldState> {
  // Written by `keepTyped` alone.
  const kept = TAB.readJson(KEY) as { path: string; fields: [string, FieldState][] } | undefined;
  TAB.remove(KEY);
  return new Map(kept?.path === window.location.pathname ? kept.fields : []);
}
