/** Text stored in this browser. No function throws, even if storage is disabled or full. */
export type BrowserStorage = {
  read: (key: string) => string | null;
  readJson: (key: string) => unknown;
  /** @returns false if the text could not be stored */
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
  keys: (prefix: string) => string[];
};

/** Local storage: permanent, and shared by all tabs. */
export const LOCAL = browserStorage('localStorage');
/** Session storage: survives reloads, but not closing the tab. */
export const TAB = browserStorage('sessionStorage');

function browserStorage(name: 'localStorage' | 'sessionStorage'): BrowserStorage {
  // Looks up the storage at each use: if it is disabled, even naming it throws.
  const storage = () => globalThis[name];
  return {
    read: (key) => attempt(() => storage().getItem(key), null),
    readJson: (key) => parseJson(attempt(() => storage().getItem(key), null)),
    write: (key, text) =>
      attempt(() => {
        storage().setItem(key, text);
        return true;
      }, false),
    remove: (key) => attempt(() => storage().removeItem(key), undefined),
    keys: (prefix) =>
      attempt(() => Object.keys(storage()).filter((key) => key.startsWith(prefix)), []),
  };
}

/** Undefined if the text is missing or not JSON. */
export function parseJson(
  text: string | null,
  reviver?: (name: string, value: unknown) => unknown,
): unknown {
  return attempt((): unknown => JSON.parse(text ?? '', reviver), undefined);
}

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
